-- Tasks that are due are reminded of, too, and they need no case. How each person wants to hear of them is theirs to say.
alter table reminders_sent alter column case_ref drop not null;
alter table reminders_sent drop constraint reminders_sent_about_known;
alter table reminders_sent add constraint reminders_sent_about_known
  check (about in ('hearing', 'deadline', 'no_date', 'unseen', 'task')) not valid;
alter table reminder_steps drop constraint reminder_steps_about_known;
alter table reminder_steps add constraint reminder_steps_about_known
  check (about in ('hearing', 'deadline', 'no_date', 'unseen', 'task')) not valid;
-- That somebody has a task is for them alone.
create policy reminders_sent_of_tasks on reminders_sent as restrictive for select to sereshta_staff
  using (about <> 'task' or user_id = (select app_user_id()));

create or replace function queue_notifications() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into notification_queue (notification_id, channel, user_id, queued_at)
    select m.id, w.channel, m.user_id, m.created_at
      from made m left join notification_settings s on s.user_id = m.user_id and s.kind = m.type
        cross join lateral (values
          ('mail', case
            when m.params ->> 'kind' in ('hearing.unseen', 'deadline.unseen') then false
            when m.type in ('hearing_reminder', 'hearing_outcome', 'deadline_reminder', 'no_next_date')
              then coalesce(s.mail = 'digest', false)
            else coalesce(s.mail <> 'off',
              m.type in ('hearing_handover', 'conflict_check', 'security', 'note_due', 'note_owner')) end),
          ('push', coalesce(s.push, false))) as w (channel, is_wanted)
      where w.is_wanted;
  update notifications n set in_app = false
    from made m join notification_settings s on s.user_id = m.user_id and s.kind = m.type and not s.in_app
    where n.id = m.id and coalesce(m.params ->> 'kind', '') not in ('hearing.unseen', 'deadline.unseen');
  return null;
end $$;
