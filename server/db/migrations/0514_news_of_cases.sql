-- That there is a deadline to sign, and that one was added to a case, comes in the digest until somebody chooses otherwise.
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
              m.type in ('hearing_handover', 'deadline_sign', 'case_people', 'conflict_check', 'security', 'note_due',
                'note_owner', 'absence_cover', 'timesheet_due', 'timesheet_waiting')) end),
          ('push', coalesce(s.push, false))) as w (channel, is_wanted)
      where w.is_wanted and (m.params -> 'without' ? w.channel) is not true;
  update notifications n set in_app = false
    from made m left join notification_settings s on s.user_id = m.user_id and s.kind = m.type
    where n.id = m.id and coalesce(m.params ->> 'kind', '') not in ('hearing.unseen', 'deadline.unseen')
      and (s.in_app is false or m.params -> 'without' ? 'app');
  return null;
end $$;
