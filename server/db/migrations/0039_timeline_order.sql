-- The timeline begins with the case whose newest event is the newest. That date stands beside each case, so that a page is
-- a walk; null when no event of it stands. Kept by the trigger.
create table timeline_cases (
  case_id text constraint timeline_cases_pkey primary key,
  newest_date date
);
create index timeline_cases_newest on timeline_cases (newest_date desc, case_id) where newest_date is not null;
alter table timeline_cases enable row level security;
alter table timeline_cases force row level security;
create policy timeline_cases_seen_by_staff on timeline_cases for select to sereshta_staff
  using ((select app_user_id()) is not null);
create policy timeline_cases_system on timeline_cases for all to sereshta_system using (true) with check (true);
create policy timeline_cases_backup on timeline_cases for select to sereshta_backup using (true);
grant select on timeline_cases to sereshta_staff, sereshta_backup;
grant select, insert, update on timeline_cases to sereshta_system;

create function date_timeline_case() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  touched text;
begin
  -- In one order for everybody. Whoever comes second waits here, and then sees what the first has done.
  for touched in select distinct case_id from unnest(array[old.case_id, new.case_id]) as case_id
      where case_id is not null order by case_id loop
    insert into timeline_cases (case_id) values (touched) on conflict on constraint timeline_cases_pkey do nothing;
    perform from timeline_cases where case_id = touched for update;
    update timeline_cases set newest_date =
        (select max(timeline_date) from case_timeline t where t.case_id = touched and t.deleted_at is null)
      where case_id = touched;
  end loop;
  return null;
end $$;
alter function date_timeline_case owner to sereshta_system;
create trigger case_timeline_dated after insert or update of case_id, timeline_date, deleted_at or delete on case_timeline
  for each row execute function date_timeline_case();

-- As the role that may: whoever migrates owns the tables and is still bound by their policies.
set local role sereshta_system;
insert into timeline_cases (case_id, newest_date)
  select case_id, max(timeline_date) from case_timeline where deleted_at is null group by case_id;
reset role;

-- The ids of the costs from an amount and below another, when they are p_most at most; null when they are more. Numbers are
-- compared by what may not come before a policy, and then no index helps. Ids only; the rows are read under the policies.
create function costs_of_amount(p_from numeric, p_below numeric, p_most integer) returns uuid[]
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select case when app_user_id() is null then '{}' when cardinality(ids) <= p_most then ids end
    from (select array(select id from case_costing where deleted_at is null and amount >= p_from and amount < p_below
      limit p_most + 1) as ids) as found
$$;
alter function costs_of_amount owner to sereshta_system;
revoke all on function costs_of_amount from public;
grant execute on function costs_of_amount to sereshta_staff;
