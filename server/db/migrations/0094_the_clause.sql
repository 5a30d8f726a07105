-- THE CLAUSE: a row of a case that is hidden from the reader is not there for them, their own rows too, and nobody writes
-- one there. It stands beside every other policy and takes away only.
do $$
declare
  named text;
begin
  foreach named in array array['notes', 'deleted_notes', 'case_costing', 'case_timeline', 'calendar_events', 'meetings', 'notifications'] loop
    execute format('create policy %I on %I as restrictive for all to sereshta_staff
      using (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))
      with check (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))', named || '_hidden', named);
  end loop;
end $$;
create policy cases_hidden on cases as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not hidden_from_me(id))
  with check (not (select app_hides_cases()) or not hidden_from_me(id));
-- An event of a row that moved between cases is of both.
create policy activity_events_hidden on activity_events as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or ((case_ref is null or not hidden_from_me(case_ref))
    and (former_case_ref is null or not hidden_from_me(former_case_ref))))
  with check (not (select app_hides_cases()) or ((case_ref is null or not hidden_from_me(case_ref))
    and (former_case_ref is null or not hidden_from_me(former_case_ref))));
grant select (case_ref, former_case_ref) on activity_events to sereshta_staff;

-- What is kept for everybody tells of everybody's: whoever may not see a case counts what they see (`note_counts_seen`,
-- `timeline_cases_seen`).
create policy note_counts_hidden on note_counts as restrictive for all to sereshta_staff using (not (select app_hides_cases()));
create policy timeline_cases_hidden on timeline_cases as restrictive for all to sereshta_staff using (not (select app_hides_cases()));

create function note_counts_seen() returns setof note_counts
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select user_id, month, category, is_archived, is_priority, sum(notes)::integer, keep_alive from (
      select user_id, month, category, is_archived, is_priority, notes, keep_alive from note_counts
        where app_has_right('notes.all') or user_id = app_user_id()
      union all
      select n.user_id, firm_month(n.created_at), n.category, n.is_archived, n.is_priority, -1, n.keep_alive
        from case_hidden h join notes n on n.case_ref = h.case_ref
        where h.user_id = app_user_id() and (app_has_right('notes.all') or n.user_id = app_user_id())) as counted
    group by user_id, month, category, is_archived, is_priority, keep_alive having sum(notes) > 0
$$;
alter function note_counts_seen owner to sereshta_system;
revoke all on function note_counts_seen from public;
grant execute on function note_counts_seen to sereshta_staff;

create function timeline_cases_seen() returns setof timeline_cases
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select k.case_id, k.newest_date from timeline_cases k
    where app_user_id() is not null
      and not exists (select from case_hidden h join case_timeline t on t.case_ref = h.case_ref
        where h.user_id = app_user_id() and t.case_id = k.case_id)
  union all
  select t.case_id, max(t.timeline_date) from case_timeline t
    where t.deleted_at is null and (t.case_ref is null or not hidden_from_me(t.case_ref))
      and t.case_id in (select touched.case_id from case_hidden h join case_timeline touched on touched.case_ref = h.case_ref
        where h.user_id = app_user_id())
    group by t.case_id
$$;
alter function timeline_cases_seen owner to sereshta_system;
revoke all on function timeline_cases_seen from public;
grant execute on function timeline_cases_seen to sereshta_staff;
