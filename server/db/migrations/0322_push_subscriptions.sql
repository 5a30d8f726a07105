-- The browsers to which notifications are pushed: each ends with the session that it was made in.

create table push_subscriptions (
  id uuid constraint push_subscriptions_pkey primary key,
  user_id uuid not null constraint push_subscriptions_person_fkey references users (id),
  session_ref uuid not null constraint push_subscriptions_session_fkey references sessions (id) on delete cascade,
  endpoint text not null constraint push_subscriptions_endpoint_length check (char_length(endpoint) between 12 and 1000),
  p256dh text not null constraint push_subscriptions_key_shape check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null constraint push_subscriptions_auth_shape check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  made_at timestamptz not null,
  last_ok_at timestamptz,
  failures integer not null default 0,
  constraint push_subscriptions_endpoint_once unique (endpoint)
);
create index push_subscriptions_of_person on push_subscriptions (user_id, made_at);
create index push_subscriptions_of_session on push_subscriptions (session_ref);

alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy push_subscriptions_backup on push_subscriptions for select to sereshta_backup using (true);
create policy push_subscriptions_system on push_subscriptions for all to sereshta_system using (true) with check (true);
create policy push_subscriptions_own on push_subscriptions for all to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select on push_subscriptions to sereshta_backup;
grant select, insert, update, delete on push_subscriptions to sereshta_system;
grant select, delete on push_subscriptions to sereshta_staff;

-- A browser is one person's: whoever it was before them lets go of it. Ten of one person, the newest.
create function keep_push_subscription(p_id uuid, p_session uuid, p_endpoint text, p_p256dh text, p_auth text, p_at timestamptz)
  returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  delete from push_subscriptions where endpoint = p_endpoint or session_ref = p_session;
  delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = app_user_id() order by made_at desc, id desc offset 9);
  insert into push_subscriptions (id, user_id, session_ref, endpoint, p256dh, auth, made_at)
    select p_id, s.user_id, s.id, p_endpoint, p_p256dh, p_auth, p_at
      from sessions s where s.id = p_session and s.user_id = app_user_id() and s.ended_at is null;
$$;
alter function keep_push_subscription(uuid, uuid, text, text, text, timestamptz) owner to sereshta_system;
revoke all on function keep_push_subscription(uuid, uuid, text, text, text, timestamptz) from public;
grant execute on function keep_push_subscription(uuid, uuid, text, text, text, timestamptz) to sereshta_staff;

create function end_pushes_of_session() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from push_subscriptions where session_ref = new.id;
  return null;
end $$;
alter function end_pushes_of_session() owner to sereshta_system;
revoke all on function end_pushes_of_session() from public;
create trigger sessions_end_pushes after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function end_pushes_of_session();
