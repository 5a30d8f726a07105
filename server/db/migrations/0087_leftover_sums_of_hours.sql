-- The sums of costs and hours that 0.3.0 reads no more (decision 067). First `users`, which every request reads before
-- anything else, so that nobody holds another table while this waits for it.
drop table worked_hours;
drop trigger daily_work_logs_rerolled on daily_work_logs;
drop trigger daily_work_logs_rolled_in on daily_work_logs;
drop trigger daily_work_logs_rolled_out on daily_work_logs;
drop table worked_hours_changes;
drop function sum_worked_hours();
drop function settle_worked_hours();

-- Who ranks where is asked for anew when hours have changed, which settling them told so far.
create function tell_leaderboard() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from new_logs) then return null; end if;
  elsif tg_op = 'DELETE' then
    if not exists (select from old_logs) then return null; end if;
  elsif not exists (
    select user_id, work_date, hours_worked from new_logs except all select user_id, work_date, hours_worked from old_logs
  ) then
    return null;
  end if;
  insert into live_events (topic, audience) values ('leaderboard', 'staff');
  return null;
end $$;
alter function tell_leaderboard owner to sereshta_system;
revoke all on function tell_leaderboard from public;
create trigger daily_work_logs_told_in after insert on daily_work_logs
  referencing new table as new_logs for each statement execute function tell_leaderboard();
create trigger daily_work_logs_told_out after delete on daily_work_logs
  referencing old table as old_logs for each statement execute function tell_leaderboard();
create trigger daily_work_logs_told after update on daily_work_logs
  referencing old table as old_logs new table as new_logs for each statement execute function tell_leaderboard();

drop trigger case_costing_summed on case_costing;
drop table cost_totals;
drop function sum_costs();
