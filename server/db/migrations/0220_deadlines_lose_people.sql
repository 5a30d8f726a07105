-- Whoever loses sight of a case keeps no deadline of it: an open one falls to the lead, else to who added it, to who takes
-- the sight away, to a partner, as far as they see the case; a backup who does not goes. What was signed stays signed.

create function who_keeps_deadline(p_case uuid, p_added_by uuid, p_else uuid) returns uuid
  language sql stable security definer
  set search_path = public, pg_temp
  return coalesce(
    (select p.user_id
      from unnest(array[(select c.lead_id from cases c where c.id = p_case), p_added_by, app_user_id()]) with ordinality as w (id, place)
        join profiles p on p.user_id = w.id and p.left_at is null
      where not exists (select from case_hidden h where h.user_id = p.user_id and h.case_ref = p_case)
      order by w.place limit 1),
    (select p.user_id from profiles p
      where p.role = 'partner' and p.left_at is null
        and not exists (select from case_hidden h where h.user_id = p.user_id and h.case_ref = p_case)
      order by p.created_at, p.user_id limit 1),
    p_else);
alter function who_keeps_deadline owner to sereshta_system;
revoke all on function who_keeps_deadline from public;

-- Also when a deadline comes to another case, or is open again, after its people lost sight.
create function deadlines_keep_seeing_people() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if exists (select from case_hidden h where h.user_id = new.assignee_id and h.case_ref = new.case_ref) then
    new.assignee_id := who_keeps_deadline(new.case_ref, new.created_by, new.assignee_id);
  end if;
  if new.backup_id = new.assignee_id
    or exists (select from case_hidden h where h.user_id = new.backup_id and h.case_ref = new.case_ref)
  then new.backup_id := null; end if;
  return new;
end $$;
alter function deadlines_keep_seeing_people owner to sereshta_system;
revoke all on function deadlines_keep_seeing_people from public;
create trigger deadlines_keep_seeing_people before update of case_ref, state on deadlines
  for each row when (new.state = 'open') execute function deadlines_keep_seeing_people();

grant insert on deadline_history to sereshta_system;

-- Several people may lose sight of several cases at once; whoever a deadline falls to is told, of a backup that goes the lead,
-- each of the next twenty. The words are those of `notificationWords`; a test holds them alike.
create function deadlines_without_hidden() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  me constant uuid := app_user_id();
  fell record;
begin
  for fell in
    with lost as (
      select a.case_ref, array_agg(a.user_id) as people from added a group by a.case_ref
    ), touched as (
      select d.id, d.assignee_id, d.backup_id from deadlines d join lost l on l.case_ref = d.case_ref
        where d.state = 'open' and (d.assignee_id = any (l.people) or d.backup_id = any (l.people))
        order by d.id for update of d
    ), changed as (
      update deadlines d set state = d.state, version = d.version + 1 from touched t where d.id = t.id
        returning d.id, d.case_ref, d.version, d.title, d.due_on, d.deleted_at, t.assignee_id as was_assignee,
          d.assignee_id, t.backup_id as was_backup, d.backup_id
    )
    select c.*, k.case_id, heir.full_name as assignee, was.full_name as old_assignee, gone.full_name as old_backup,
        c.assignee_id <> c.was_assignee as is_handed,
        case when c.assignee_id <> c.was_assignee then c.assignee_id else k.lead_id end as told,
        row_number() over (partition by case when c.assignee_id <> c.was_assignee then c.assignee_id else k.lead_id end
          order by c.due_on, c.id) as place
      from changed c join cases k on k.id = c.case_ref
        left join profiles heir on heir.user_id = c.assignee_id left join profiles was on was.user_id = c.was_assignee
        left join profiles gone on gone.user_id = c.was_backup
  loop
    insert into live_events (topic, subject_id, version, audience, case_ref)
      values ('deadlines', fell.id, fell.version, 'staff', fell.case_ref);
    -- By hand on the machine nobody of the firm did it.
    if me is not null then
      insert into deadline_history (id, deadline_ref, at, by, action, before, after)
        select gen_random_uuid(), fell.id, now(), me, 'modified', jsonb_object_agg(f.name, f.was), jsonb_object_agg(f.name, f.now)
          from (values ('assignee', fell.old_assignee, fell.assignee, fell.is_handed),
            ('backup', fell.old_backup, null, fell.was_backup is distinct from fell.backup_id)) as f (name, was, now, differs)
          where f.differs;
    end if;
    continue when fell.deleted_at is not null or fell.told is null or fell.told = me or fell.place > 20;
    perform notify_people(array[fell.told], 'deadline_assignee',
      case when fell.is_handed then 'You see to a deadline now' else 'A deadline has no backup any more' end,
      fell.case_id || ', ' || fell.title, fell.id, now(),
      jsonb_build_object('kind', case when fell.is_handed then 'deadline.handed' else 'deadline.without_backup' end,
        'case_id', fell.case_id, 'title', fell.title, 'day', fell.due_on), fell.case_ref);
  end loop;
  return null;
end $$;
alter function deadlines_without_hidden owner to sereshta_system;
revoke all on function deadlines_without_hidden from public;
create trigger deadlines_without_hidden after insert on case_hidden
  referencing new table as added for each statement execute function deadlines_without_hidden();

-- A hearing that comes to another case leaves behind whoever that one is hidden from.
create function hearings_keep_seeing_people() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if exists (select from case_hidden h where h.user_id = new.appears_id and h.case_ref = new.case_ref) then
    new.appears_id := null;
  end if;
  new.with_ids := array(select w.id from unnest(new.with_ids) with ordinality as w (id, place)
    where not exists (select from case_hidden h where h.user_id = w.id and h.case_ref = new.case_ref) order by w.place);
  return new;
end $$;
alter function hearings_keep_seeing_people owner to sereshta_system;
revoke all on function hearings_keep_seeing_people from public;
create trigger hearings_keep_seeing_people before update of case_ref, state on hearings
  for each row when (new.state = 'set') execute function hearings_keep_seeing_people();
