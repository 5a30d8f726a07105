-- Whoever has not submitted a week is reminded, and whoever approves weeks of those that wait.
alter table reminders_sent drop constraint reminders_sent_about_known;
alter table reminders_sent add constraint reminders_sent_about_known
  check (about in ('hearing', 'deadline', 'no_date', 'unseen', 'task', 'timesheet', 'timesheet_waiting')) not valid;
alter table reminder_steps drop constraint reminder_steps_about_known;
alter table reminder_steps add constraint reminder_steps_about_known
  check (about in ('hearing', 'deadline', 'no_date', 'unseen', 'task', 'timesheet', 'timesheet_waiting')) not valid;
-- Whose week it is, and who is to decide, is for them alone.
create policy reminders_sent_of_weeks on reminders_sent as restrictive for select to sereshta_staff
  using (about not in ('timesheet', 'timesheet_waiting') or user_id = (select app_user_id()));
-- The release before cannot read steps that are about anything else: they are shown to whoever says that it can.
create policy reminder_steps_known_before on reminder_steps as restrictive for select to sereshta_staff
  using (about in ('hearing', 'deadline', 'no_date', 'unseen') or current_setting('app.reads_steps', true) = 'all');

set local role sereshta_system;
insert into reminder_steps (id, about, days_before, at_time, channels, created_at, updated_at)
  select overlay(overlay(md5('reminder step ' || about || days::text) placing '4' from 13) placing 'a' from 17)::uuid,
      about, days, at_time::time, '{app,mail}', '2026-11-27Z', '2026-11-27Z'
    from (values ('timesheet', -1, '09:00'), ('timesheet', -3, '09:00'), ('timesheet_waiting', -2, '10:00'))
      as shipped (about, days, at_time);
reset role;
