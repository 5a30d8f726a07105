-- What a person wants of a notification beside the product's own list, taken down with it: whoever makes it need not know.

alter table notifications add column in_app boolean not null default true;
grant update (in_app) on notifications to sereshta_system;

create table notification_queue (
  notification_id uuid not null constraint notification_queue_notification_fkey references notifications (id) on delete cascade,
  channel text not null constraint notification_queue_channel_known check (channel in ('mail', 'push')),
  user_id uuid not null constraint notification_queue_person_fkey references users (id),
  queued_at timestamptz not null,
  constraint notification_queue_pkey primary key (notification_id, channel)
);
create index notification_queue_of_person on notification_queue (user_id, queued_at);

-- The one mail of a day of a person: whoever makes the row sends it.
create table notification_digests (
  user_id uuid not null constraint notification_digests_person_fkey references users (id),
  for_day date not null,
  constraint notification_digests_pkey primary key (user_id, for_day)
);
create index notification_digests_by_day on notification_digests (for_day);

do $$
declare
  made text;
begin
  foreach made in array array['notification_queue', 'notification_digests'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('grant select on %I to sereshta_backup', made);
    execute format('grant select, insert, delete on %I to sereshta_system', made);
  end loop;
end $$;

-- Of what is mailed unasked, the contract says the same (contract/notification-types.ts). Reminders mail what comes at
-- once themselves; what nobody has seen, and what concerns the safety of an account, is never muted.
create function queue_notifications() returns trigger
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
            else coalesce(s.mail <> 'off', m.type in ('hearing_handover', 'conflict_check', 'security')) end),
          ('push', coalesce(s.push, false))) as w (channel, is_wanted)
      where w.is_wanted;
  update notifications n set in_app = false
    from made m join notification_settings s on s.user_id = m.user_id and s.kind = m.type and not s.in_app
    where n.id = m.id and coalesce(m.params ->> 'kind', '') not in ('hearing.unseen', 'deadline.unseen');
  return null;
end $$;
alter function queue_notifications() owner to sereshta_system;
revoke all on function queue_notifications() from public;
create trigger notifications_are_queued after insert on notifications referencing new table as made
  for each statement execute function queue_notifications();
