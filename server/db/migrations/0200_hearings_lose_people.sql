-- Several people may lose sight of a case at once: a row that an update joins twice is changed by one of them only.
create or replace function hearings_without_hidden() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update hearings h set
      appears_id = case when h.appears_id = any (lost.people) then null else h.appears_id end,
      with_ids = array(select w.id from unnest(h.with_ids) with ordinality as w (id, place)
        where w.id <> all (lost.people) order by w.place),
      version = h.version + 1
    from (select case_ref, array_agg(user_id) as people from added group by case_ref) lost
    where h.case_ref = lost.case_ref and h.state = 'set'
      and (h.appears_id = any (lost.people) or h.with_ids && lost.people);
  return null;
end $$;
