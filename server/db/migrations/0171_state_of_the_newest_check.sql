-- A case waits while any check of its parties does; then what was decided last stands on it.
create or replace function keep_conflict_state() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  came_to text;
begin
  if new.why = 'by_hand' then
    return null;
  end if;
  perform from cases where id = new.case_ref for no key update;
  select case when bool_or(c.state = 'waiting') then 'waiting' else
      (array_agg(c.state order by greatest(c.decided_at, c.second_at) desc, c.created_at desc, c.id desc))[1] end
    into came_to from conflict_checks c where c.case_ref = new.case_ref and c.why <> 'by_hand';
  update cases set conflict_state = came_to where id = new.case_ref and conflict_state <> came_to;
  return null;
end $$;
