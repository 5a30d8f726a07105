-- Sums are sums again (decision 067): of costs, statements and worked hours, each over an index that holds all it needs.
-- The release before goes on with what was kept for them: that stays, and is kept up to date by its triggers.
-- goes in the next release: the tables cost_totals, statement_totals, worked_hours, worked_hours_changes and note_days with
-- goes in the next release: their triggers and functions (the hint 'leaderboard' then needs another sender than
-- goes in the next release: settle_worked_hours), and the functions leaderboard and hours_by_month

-- Everybody's hours between two days, the first of them included: hours only, of those who have not left (specification: leaderboard 2, rights 5).
create function hours_of_people(p_from date, p_until date)
  returns table (user_id uuid, full_name text, role text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select p.user_id, p.full_name, p.role, worked.hours
    from (select l.user_id, sum(l.hours_worked) as hours from daily_work_logs l
            where l.work_date >= p_from and l.work_date < p_until group by l.user_id) as worked
    join profiles p on p.user_id = worked.user_id and p.left_at is null
    where app_user_id() is not null
$$;

-- A person's hours month by month, before a day: hours only, which everybody in the firm may know (specification: leaderboard 2, rights 5).
create function hours_of_months(p_user uuid, p_before date)
  returns table (month text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select to_char(day::timestamp, 'YYYY-MM'), sum(days.hours)
    from (select l.work_date as day, sum(l.hours_worked) as hours from daily_work_logs l
            where l.user_id = p_user and l.work_date < p_before group by 1) as days
    where app_user_id() is not null group by 1
$$;

alter function hours_of_people owner to sereshta_system;
alter function hours_of_months owner to sereshta_system;
revoke all on function hours_of_people, hours_of_months from public;
grant execute on function hours_of_people, hours_of_months to sereshta_staff;
