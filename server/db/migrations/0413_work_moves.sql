-- What somebody who leaves has open is moved to another person, and given back where that was too early.

create table work_moves (
  id uuid constraint work_moves_pkey primary key,
  from_id uuid not null constraint work_moves_from_fkey references users (id),
  to_id uuid not null constraint work_moves_to_fkey references users (id),
  parts text[] not null constraint work_moves_parts_known check (cardinality(parts) between 1 and 7
    and parts <@ '{tasks,recurrences,steps,leads,hearings,deadlines,events}'),
  -- By part and id: the version that the row then had, its case, and what undoing puts back.
  moved jsonb not null default '{}',
  by uuid not null constraint work_moves_by_fkey references users (id),
  at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  given_back_at timestamptz,
  constraint work_moves_two_people check (from_id <> to_id)
);
create index work_moves_newest on work_moves (at desc, id desc);

-- Nobody makes anybody the receiver of another's work who may not change everybody's.
create function may_move_work(p_from uuid) returns boolean
  language sql stable
  return app_has_right('people') and (app_has_right('notes.all') or p_from = app_user_id());

alter table work_moves enable row level security;
alter table work_moves force row level security;
create policy work_moves_seen on work_moves for select to sereshta_staff using ((select app_has_right('people')));
create policy work_moves_made on work_moves for insert to sereshta_staff
  with check (by = (select app_user_id()) and may_move_work(from_id));
create policy work_moves_backup on work_moves for select to sereshta_backup using (true);
create policy work_moves_system on work_moves for all to sereshta_system using (true) with check (true);
-- Which rows they were is nobody's to read: some may be of cases that are hidden from who looks.
grant select (id, from_id, to_id, parts, by, at, finished_at, undone_at, given_back_at) on work_moves to sereshta_staff;
grant insert (id, from_id, to_id, parts, by, at) on work_moves to sereshta_staff;
grant select on work_moves to sereshta_backup;
grant select, update on work_moves to sereshta_system;

grant update (user_id, version, modified_by, updated_at) on calendar_events to sereshta_system;

-- What a person has open of a part, of cases that the caller sees, and whether another one may have it.
create function work_of(p_from uuid, p_to uuid, p_part text, p_parts text[], p_today date)
  returns table (id uuid, case_ref uuid, fits boolean)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
begin
  if not may_move_work(p_from) then return; end if;
  return query select w.id, w.case_ref, w.has_room and (w.case_ref is null or not hidden_from(p_to, w.case_ref)) from (
    select n.id, n.case_ref, true as has_room from notes n
      where p_part = 'tasks' and n.user_id = p_from and not n.is_archived and n.status <> 'done'
    union all
    select r.id, (r.draft ->> 'case_ref')::uuid, true from note_recurrences r
      where p_part = 'recurrences' and r.user_id = p_from and r.next_on is not null
    union all
    -- Those of one's own tasks go along with these.
    select s.id, n.case_ref, n.user_id = p_to or p_to = any (n.assignee_ids) or cardinality(n.assignee_ids) < 20
      from note_steps s join notes n on n.id = s.note_id
      where p_part = 'steps' and s.assignee_id = p_from and s.done_at is null and not n.is_archived and n.status <> 'done'
        and not (n.user_id = p_from and 'tasks' = any (p_parts))
    union all
    select c.id, c.id, true from cases c
      where p_part = 'leads' and c.lead_id = p_from and c.merged_into is null and c.status <> 'closed'
    union all
    select h.id, h.case_ref, true from hearings h
      where p_part = 'hearings' and h.deleted_at is null and h.state = 'set'
        and (h.appears_id = p_from or (h.with_ids <> '{}' and p_from = any (h.with_ids)))
    union all
    select d.id, d.case_ref, true from deadlines d
      where p_part = 'deadlines' and d.deleted_at is null and d.state = 'open' and p_from in (d.assignee_id, d.backup_id)
    union all
    select e.id, e.case_ref, true from calendar_events e
      where p_part = 'events' and e.user_id = p_from and e.event_date >= p_today
  ) w where w.case_ref is null or not app_hides_cases() or not hidden_from_me(w.case_ref);
end $$;
alter function work_of owner to sereshta_system;
revoke all on function work_of from public;
grant execute on function work_of to sereshta_staff;
