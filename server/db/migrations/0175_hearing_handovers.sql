-- Somebody who sees a case is asked to appear on one of its days in court; until they answer, both names stand there.

create table hearing_handovers (
  id uuid constraint hearing_handovers_pkey primary key,
  -- A hearing goes for good with what was asked of it.
  hearing_ref uuid not null constraint hearing_handovers_hearing_fkey references hearings (id) on delete cascade,
  from_id uuid not null constraint hearing_handovers_from_fkey references users (id),
  to_id uuid not null constraint hearing_handovers_to_fkey references users (id),
  note text constraint hearing_handovers_note_length check (char_length(note) between 1 and 500),
  state text not null default 'asked'
    constraint hearing_handovers_state_known check (state in ('asked', 'accepted', 'declined', 'withdrawn')),
  answered_at timestamptz,
  created_at timestamptz not null,
  constraint hearing_handovers_two_people check (from_id <> to_id),
  constraint hearing_handovers_answered_whole check ((answered_at is not null) = (state in ('accepted', 'declined')))
);
create unique index hearing_handovers_asked_once on hearing_handovers (hearing_ref) where state = 'asked';
create index hearing_handovers_of_hearing on hearing_handovers (hearing_ref);
create index hearing_handovers_asked on hearing_handovers (to_id) where state = 'asked';

-- Whether the case of a hearing is hidden from the caller.
create function hearing_hidden_from_me(p_hearing uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from hearings h where h.id = p_hearing and hidden_from_me(h.case_ref));
alter function hearing_hidden_from_me owner to sereshta_system;
revoke all on function hearing_hidden_from_me from public;
grant execute on function hearing_hidden_from_me to sereshta_staff;

alter table hearing_handovers enable row level security;
alter table hearing_handovers force row level security;
create policy hearing_handovers_hidden on hearing_handovers as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not hearing_hidden_from_me(hearing_ref))
  with check (not (select app_hides_cases()) or not hearing_hidden_from_me(hearing_ref));
create policy hearing_handovers_seen on hearing_handovers for select to sereshta_staff
  using ((select app_user_id()) is not null);
create policy hearing_handovers_asked on hearing_handovers for insert to sereshta_staff
  with check ((select app_has_right('hearings.write')) and from_id = (select app_user_id()) and state = 'asked'
    and exists (select from hearings h where h.id = hearing_ref and h.state = 'set' and h.deleted_at is null
      and cannot_appear(h.case_ref, array[to_id]) = '{}'));
create policy hearing_handovers_ended on hearing_handovers for update to sereshta_staff
  using (state = 'asked' and (select app_has_right('hearings.write'))
    and (to_id = (select app_user_id()) or from_id = (select app_user_id()) or (select app_has_right('cases.manage'))))
  with check (case when state = 'withdrawn' then from_id = (select app_user_id()) or (select app_has_right('cases.manage'))
    else state <> 'asked' and to_id = (select app_user_id()) end);
create policy hearing_handovers_backup on hearing_handovers for select to sereshta_backup using (true);
create policy hearing_handovers_system on hearing_handovers for all to sereshta_system using (true) with check (true);
grant select, insert on hearing_handovers to sereshta_staff;
grant update (state, answered_at) on hearing_handovers to sereshta_staff;
grant select on hearing_handovers to sereshta_backup;
grant select, update on hearing_handovers to sereshta_system;

-- The one that waits for an answer stands on the hearing, so that reading a board costs nothing for those without one.
alter table hearings add column asked_ref uuid;
create function hearing_handovers_keep_asked() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update hearings set asked_ref = case when new.state = 'asked' then new.id end where id = new.hearing_ref;
  return null;
end $$;
alter function hearing_handovers_keep_asked owner to sereshta_system;
revoke all on function hearing_handovers_keep_asked from public;
create trigger hearing_handovers_keep_asked after insert or update of state on hearing_handovers
  for each row execute function hearing_handovers_keep_asked();

-- Nobody is asked any more once the hearing is over or gone, somebody else was named for it, or its case became one that
-- they do not see.
create function hearing_handovers_lapse() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update hearing_handovers o set state = 'withdrawn'
    where o.hearing_ref = new.id and o.state = 'asked'
      and (new.state <> 'set' or new.deleted_at is not null
        or (new.appears_id is not null and new.appears_id is distinct from old.appears_id)
        or exists (select from case_hidden h where h.user_id = o.to_id and h.case_ref = new.case_ref));
  return null;
end $$;
alter function hearing_handovers_lapse owner to sereshta_system;
revoke all on function hearing_handovers_lapse from public;
create trigger hearing_handovers_lapse after update of case_ref, state, deleted_at, appears_id on hearings
  for each row execute function hearing_handovers_lapse();

-- Nor whoever a case is hidden from. Before hearings_without_hidden, as its name has it: whoever accepts at that moment
-- holds the hearing, is waited for here, and is taken off it there.
create function hearing_handovers_without_hidden() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform from hearings h
    where h.id in (select o.hearing_ref from hearing_handovers o join added lost on lost.user_id = o.to_id
        where o.state = 'asked')
      and h.case_ref in (select lost.case_ref from added lost)
    order by h.id for update;
  update hearing_handovers o set state = 'withdrawn'
    from hearings h join added lost on lost.case_ref = h.case_ref
    where h.id = o.hearing_ref and lost.user_id = o.to_id and o.state = 'asked';
  return null;
end $$;
alter function hearing_handovers_without_hidden owner to sereshta_system;
revoke all on function hearing_handovers_without_hidden from public;
create trigger hearing_handovers_without_hidden after insert on case_hidden
  referencing new table as added for each statement execute function hearing_handovers_without_hidden();
