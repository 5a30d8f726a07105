-- A case is never cleared by one check while another one of its parties waits or found a conflict. Whoever decides takes
-- the case first: of two checks that are decided at once, the second one sees what the first came to.
create or replace function keep_conflict_state() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  newest text;
  came_to text;
begin
  if new.why = 'by_hand' then
    return null;
  end if;
  perform from cases where id = new.case_ref for no key update;
  select c.state into newest from conflict_checks c where c.case_ref = new.case_ref and c.why <> 'by_hand'
    order by c.created_at desc, c.id desc limit 1;
  select case when newest = 'conflict' then newest
      when bool_or(c.state = 'waiting') then 'waiting'
      when newest = 'cleared' and bool_or(c.state = 'conflict') then 'conflict'
      else newest end
    into came_to from conflict_checks c where c.case_ref = new.case_ref and c.why <> 'by_hand';
  update cases set conflict_state = came_to where id = new.case_ref and conflict_state <> came_to;
  return null;
end $$;
