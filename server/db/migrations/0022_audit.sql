-- What happened, as partners read it: by area, by kind of action, by person, by record and by day, newest first.
-- A filter under row-level security is answered by an index only where it compares a column, hence the two columns.
alter table activity_events
  add column area text not null generated always as (split_part(type, '.', 1)) stored,
  add column action text not null generated always as (split_part(type, '.', 2)) stored,
  -- From where somebody acted: for whoever runs the system. The sessions of others are no partner's business.
  add column whence jsonb;

drop index activity_events_by_subject;
drop index activity_events_by_actor;

-- Whoever proves who they are does so before a session is theirs; they have done it all the same.
-- Forced rights bind the owner too, for whom there are none here.
alter table activity_events no force row level security;
-- Whoever proves who they are does so before a session is theirs; they have done it all the same.
update activity_events set actor_id = subject_id
  where actor_id is null
    and type in ('auth.signed_up', 'auth.email_confirmed', 'auth.signed_in', 'auth.signed_out', 'auth.password_changed');
update activity_events set
    whence = jsonb_build_object('address', detail -> 'address', 'user_agent', detail -> 'user_agent'),
    detail = detail - array['address', 'user_agent']
  where detail ?| array['address', 'user_agent'];
alter table activity_events force row level security;

create index activity_events_newest on activity_events (happened_at, id);
create index activity_events_by_actor on activity_events (actor_id, happened_at, id);
create index activity_events_by_subject on activity_events (subject_id, happened_at, id);
create index activity_events_by_area on activity_events (area, happened_at, id);
create index activity_events_by_action on activity_events (action, happened_at, id);

-- Also what an instance of the version before writes while this one is brought in.
create function keep_whence_apart() returns trigger
  language plpgsql as $$
begin
  if new.detail ?| array['address', 'user_agent'] then
    new.whence := jsonb_build_object('address', new.detail -> 'address', 'user_agent', new.detail -> 'user_agent');
    new.detail := new.detail - array['address', 'user_agent'];
  end if;
  return new;
end $$;
create trigger activity_events_keep_whence_apart before insert on activity_events
  for each row when (new.type like 'auth.%') execute function keep_whence_apart();

revoke select on activity_events from sereshta_staff;
grant select (id, type, area, action, subject_id, actor_id, detail, request_id, happened_at)
  on activity_events to sereshta_staff;

-- Comings and goings are kept for a year; what was done to the firm's records is never forgotten.
create function activity_passes(type text) returns boolean
  language sql immutable parallel safe
  return type in (
    'auth.signed_in', 'auth.signed_out', 'auth.sign_in_denied', 'auth.sign_up_repeated',
    'timer.started', 'timer.stopped', 'timer.discarded', 'community_chat.sent');
create policy activity_events_passing_forgotten on activity_events for delete to sereshta_system
  using (activity_passes(type) and happened_at < now() - interval '1 year');
grant delete on activity_events to sereshta_system;
