-- One's own time of a week on cases that were hidden from one since: what the week's sums count of it, and nothing of what it was.
create function own_hidden_week(p_user uuid, p_week date)
  returns table (id uuid, work_date date, seconds integer, is_billable boolean, no_activity boolean, no_text boolean)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select e.id, e.work_date, e.seconds, e.billing = 'bill', e.activity_code is null, e.description = '' from time_entries e
    where app_hides_cases() and p_user = app_user_id() and e.user_id = p_user and e.work_date between p_week and p_week + 6
      and e.case_ref is not null and hidden_from_me(e.case_ref)
$$;
alter function own_hidden_week owner to sereshta_system;
revoke all on function own_hidden_week from public;
grant execute on function own_hidden_week to sereshta_staff;
