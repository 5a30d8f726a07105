-- Of a changed password a letter of its own goes at once: what the notification says is not mailed again.
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
            when m.params ->> 'kind' in ('hearing.unseen', 'deadline.unseen', 'security.password_changed') then false
            when m.type in ('hearing_reminder', 'hearing_outcome', 'deadline_reminder', 'no_next_date')
              then coalesce(s.mail = 'digest', false)
            else coalesce(s.mail <> 'off',
              m.type in ('hearing_handover', 'conflict_check', 'security', 'note_due', 'note_owner', 'absence_cover')) end),
          ('push', coalesce(s.push, false))) as w (channel, is_wanted)
      where w.is_wanted;
  update notifications n set in_app = false
    from made m join notification_settings s on s.user_id = m.user_id and s.kind = m.type and not s.in_app
    where n.id = m.id and coalesce(m.params ->> 'kind', '') not in ('hearing.unseen', 'deadline.unseen');
  return null;
end $$;
