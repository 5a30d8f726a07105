-- Roles. The product signs in as the owner of the database and then acts, transaction by transaction,
-- as one of three roles without rights of their own beyond what the tables grant them:
--   sereshta_staff   a signed-in person (app.user_id and app.role say which)
--   sereshta_public  a stranger: the career portal
--   sereshta_system  the product itself: sign-in, jobs, commands on the machine
-- Roles belong to the cluster, so another database of it may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['sereshta_staff', 'sereshta_public', 'sereshta_system'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end $$;

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

revoke all on schema public from public;
grant usage on schema public to sereshta_staff, sereshta_public, sereshta_system;

-- Who acts in this transaction. Policies call these inside (select …), so that they run once a statement.
create function app_user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app_is_partner() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '') = 'partner';

-- What the database itself must know of the firm: where a day and a month begin.
create table firm (
  only_one boolean constraint firm_pkey primary key default true constraint firm_only_one check (only_one),
  time_zone text not null
);
insert into firm (time_zone) values ('Asia/Dhaka');
alter table firm enable row level security;
alter table firm force row level security;
create policy firm_known_to_all on firm for select to sereshta_staff, sereshta_public using (true);
create policy firm_system on firm for all to sereshta_system using (true) with check (true);
grant select on firm to sereshta_staff, sereshta_public;
grant select, update on firm to sereshta_system;

-- The month (YYYY-MM) and the day in which a moment falls for the firm.
create function firm_month(moment timestamptz) returns text
  language sql stable
  return to_char(moment at time zone (select time_zone from firm), 'YYYY-MM');

create function firm_day(moment timestamptz) returns date
  language sql stable
  return (moment at time zone (select time_zone from firm))::date;

-- What happened: append-only, no secrets. Written in the transaction of the change itself.
create table activity_events (
  id bigint generated always as identity primary key,
  type text not null constraint activity_events_type_shape check (type ~ '^[a-z_]+(\.[a-z_]+)+$'),
  subject_id uuid not null,
  actor_id uuid,
  detail jsonb not null default '{}',
  request_id text not null,
  happened_at timestamptz not null
);
create index activity_events_by_subject on activity_events (subject_id, id desc);
create index activity_events_by_actor on activity_events (actor_id, id desc);
alter table activity_events enable row level security;
alter table activity_events force row level security;
create policy activity_events_written_by_their_actor on activity_events for insert to sereshta_staff
  with check (actor_id = (select app_user_id()));
create policy activity_events_read_by_partners on activity_events for select to sereshta_staff
  using ((select app_is_partner()));
create policy activity_events_of_strangers on activity_events for insert to sereshta_public
  with check (actor_id is null);
create policy activity_events_system_reads on activity_events for select to sereshta_system using (true);
create policy activity_events_system_writes on activity_events for insert to sereshta_system with check (true);
grant select, insert on activity_events to sereshta_staff, sereshta_system;
grant insert on activity_events to sereshta_public;

-- Hints for open browsers: 'this topic changed', never the content. Kept for an hour.
-- `xid` lets a reader skip what is not settled yet: ids are drawn before they are committed.
create table live_events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  subject_id uuid,
  version integer,
  audience text not null constraint live_events_audience_known check (audience in ('staff', 'partners', 'person')),
  person_id uuid,
  created_at timestamptz not null default now(),
  constraint live_events_person_named check ((audience = 'person') = (person_id is not null))
);
create index live_events_in_order on live_events (xid, id);
create index live_events_by_age on live_events (created_at);
alter table live_events enable row level security;
alter table live_events force row level security;
create policy live_events_left_by_anyone on live_events for insert to sereshta_staff, sereshta_public with check (true);
create policy live_events_system on live_events for all to sereshta_system using (true) with check (true);
grant insert on live_events to sereshta_staff, sereshta_public;
grant select, insert, delete on live_events to sereshta_system;

-- The answers of creates, by the key that the client chose: the same key again answers the same.
create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  constraint idempotency_keys_pkey primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy idempotency_keys_own on idempotency_keys for all to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy idempotency_keys_system on idempotency_keys for all to sereshta_system using (true) with check (true);
grant select, insert on idempotency_keys to sereshta_staff;
grant update (answer) on idempotency_keys to sereshta_staff;
grant select, delete on idempotency_keys to sereshta_system;

-- Counted tries within a window, across all instances: sign-in, codes, mails. Nothing passes before
-- `blocked_until`; everything is forgotten at `reset_at`.
create table rate_limits (
  key text constraint rate_limits_pkey primary key,
  tries integer not null,
  blocked_until timestamptz,
  reset_at timestamptz not null
);
create index rate_limits_by_reset on rate_limits (reset_at);
alter table rate_limits enable row level security;
alter table rate_limits force row level security;
create policy rate_limits_system on rate_limits for all to sereshta_system using (true) with check (true);
grant select, insert, update, delete on rate_limits to sereshta_system;
