-- Each step says whether it is pushed, too: those that there are go on as they did. What a person asked for decides as before.
alter table reminder_steps add column is_pushed boolean not null default true;
grant update (is_pushed) on reminder_steps to sereshta_staff;

-- A notification names in `without` the ways that its step does not take.
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
            -- The digest finds what shows in the product.
            when m.type in ('hearing_reminder', 'hearing_outcome', 'deadline_reminder', 'no_next_date')
              then coalesce(s.mail = 'digest', false) and (m.params -> 'without' ? 'app') is not true
            else coalesce(s.mail <> 'off',
              m.type in ('hearing_handover', 'conflict_check', 'security', 'note_due', 'note_owner', 'absence_cover')) end),
          ('push', coalesce(s.push, false))) as w (channel, is_wanted)
      where w.is_wanted and (m.params -> 'without' ? w.channel) is not true;
  update notifications n set in_app = false
    from made m left join notification_settings s on s.user_id = m.user_id and s.kind = m.type
    where n.id = m.id and coalesce(m.params ->> 'kind', '') not in ('hearing.unseen', 'deadline.unseen')
      and (s.in_app is false or m.params -> 'without' ? 'app');
  return null;
end $$;
