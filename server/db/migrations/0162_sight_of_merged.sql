-- A case that was merged into another one is hidden from whom that one is: its id is in use for nobody else, and its row on
-- no list. Who loses sight of it by the merge is told as ever.

create function hidden_by_own_rule(p_people uuid[], p_cases uuid[]) returns table (user_id uuid, case_ref uuid)
  language sql stable
  set search_path = public, pg_temp
as $$
  select w.user_id, w.case_ref
    from case_walls w join profiles p on p.user_id = w.user_id join users u on u.id = w.user_id and u.deactivated_at is null
    where (p_people is null or w.user_id = any (p_people)) and (p_cases is null or w.case_ref = any (p_cases))
  union
  select p.user_id, c.id
    from cases c cross join profiles p join users u on u.id = p.user_id and u.deactivated_at is null
    where c.access = 'restricted' and p.role <> 'partner'
      and (p_people is null or p.user_id = any (p_people)) and (p_cases is null or c.id = any (p_cases))
      and not exists (select from case_people t where t.case_ref = c.id and t.user_id = p.user_id)
$$;
revoke all on function hidden_by_own_rule from public;
grant execute on function hidden_by_own_rule to sereshta_system;

create or replace function hidden_by_rule(p_people uuid[], p_cases uuid[]) returns table (user_id uuid, case_ref uuid)
  language sql stable
  set search_path = public, pg_temp
as $$
  select own.user_id, own.case_ref from hidden_by_own_rule(p_people, p_cases) as own
  union
  select taken.user_id, merged.id
    from hidden_by_own_rule(p_people, (select coalesce(array_agg(distinct m.merged_into), '{}') from cases m
        where m.merged_into is not null and (p_cases is null or m.id = any (p_cases)))) as taken
      join cases merged on merged.merged_into = taken.case_ref
    where p_cases is null or merged.id = any (p_cases)
$$;

create or replace function remake_hidden(p_people uuid[], p_cases uuid[]) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  -- With those that were merged into them.
  touched constant uuid[] := case when p_cases is not null
    then array(select unnest(p_cases) union select c.id from cases c where c.merged_into = any (p_cases)) end;
begin
  with rule as materialized (
    select * from hidden_by_rule(p_people, touched)
  ), gone as (
    delete from case_hidden h
      where (p_people is null or h.user_id = any (p_people)) and (touched is null or h.case_ref = any (touched))
        and not exists (select from rule r where r.user_id = h.user_id and r.case_ref = h.case_ref)
      returning h.user_id, h.case_ref
  ), come as (
    insert into case_hidden select * from rule on conflict on constraint case_hidden_pkey do nothing
      returning case_hidden.user_id, case_hidden.case_ref
  )
  insert into live_events (topic, subject_id, audience, person_id)
    select 'sight', changed.case_ref, 'person', changed.user_id
      from (select * from gone union all select * from come) as changed where touched is not null;
end $$;

-- With those that were merged into the one that goes now, and follow it.
create or replace function tell_of_merged_sight() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform hold_sight();
  perform remake_hidden(null, array[new.merged_into]);
  return null;
end $$;
