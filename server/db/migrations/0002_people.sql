-- People: who may sign in (users), what others may know of them (profiles), and the sessions they hold.
create table users (
  id uuid constraint users_pkey primary key,
  email text not null constraint users_email_unique unique
    constraint users_email_folded check (email = lower(email) and length(email) between 3 and 320),
  password_hash text not null,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  deactivated_at timestamptz,
  created_at timestamptz not null
);
alter table users enable row level security;
alter table users force row level security;
create policy users_system on users for all to sereshta_system using (true) with check (true);
-- A person's own e-mail and standing, for the profile page; the password hash is in no grant.
create policy users_own on users for select to sereshta_staff using (id = (select app_user_id()));
grant select (id, email, email_confirmed_at, last_sign_in_at, created_at) on users to sereshta_staff;
grant select, insert, update on users to sereshta_system;

create table profiles (
  user_id uuid constraint profiles_pkey primary key constraint profiles_user_fkey references users (id),
  full_name text not null constraint profiles_full_name_length check (char_length(full_name) between 1 and 200),
  role text not null constraint profiles_role_known check (role in ('partner', 'associate')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index profiles_by_role on profiles (role, full_name);
alter table profiles enable row level security;
alter table profiles force row level security;
create policy profiles_seen_by_staff on profiles for select to sereshta_staff using ((select app_user_id()) is not null);
create policy profiles_own_name on profiles for update to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy profiles_system on profiles for all to sereshta_system using (true) with check (true);
grant select on profiles to sereshta_staff;
grant update (full_name, version, updated_at) on profiles to sereshta_staff;
grant select, insert, update on profiles to sereshta_system;

-- One family of refresh tokens, at most 30 days old.
create table sessions (
  id uuid constraint sessions_pkey primary key,
  user_id uuid not null constraint sessions_user_fkey references users (id),
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id, ended_at);
create index sessions_by_expiry on sessions (expires_at);
alter table sessions enable row level security;
alter table sessions force row level security;
create policy sessions_own on sessions for select to sereshta_staff using (user_id = (select app_user_id()));
create policy sessions_system on sessions for all to sereshta_system using (true) with check (true);
grant select on sessions to sereshta_staff;
grant select, insert, update, delete on sessions to sereshta_system;

-- Refresh tokens as keyed hashes. A used token's successor is the next generation, derived from the secret
-- and never stored: presenting it again within the grace gives that same successor, later it ends the family.
create table refresh_tokens (
  token_hash bytea constraint refresh_tokens_pkey primary key,
  session_id uuid not null constraint refresh_tokens_session_fkey references sessions (id) on delete cascade,
  generation integer not null,
  used_at timestamptz,
  created_at timestamptz not null,
  constraint refresh_tokens_one_per_generation unique (session_id, generation)
);
alter table refresh_tokens enable row level security;
alter table refresh_tokens force row level security;
create policy refresh_tokens_system on refresh_tokens for all to sereshta_system using (true) with check (true);
grant select, insert, update, delete on refresh_tokens to sereshta_system;

-- Codes that let somebody sign up, as keyed hashes.
create table authorization_codes (
  id uuid constraint authorization_codes_pkey primary key,
  code_hash bytea not null constraint authorization_codes_hash_unique unique,
  role text not null constraint authorization_codes_role_known check (role in ('partner', 'associate')),
  email text constraint authorization_codes_email_folded check (email = lower(email)),
  max_uses integer constraint authorization_codes_max_uses_positive check (max_uses > 0),
  uses integer not null default 0,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_by uuid constraint authorization_codes_creator_fkey references users (id),
  created_at timestamptz not null,
  constraint authorization_codes_uses_within_limit check (uses >= 0 and (max_uses is null or uses <= max_uses))
);
alter table authorization_codes enable row level security;
alter table authorization_codes force row level security;
create policy authorization_codes_partners_read on authorization_codes for select to sereshta_staff
  using ((select app_is_partner()));
create policy authorization_codes_partners_create on authorization_codes for insert to sereshta_staff
  with check ((select app_is_partner()) and created_by = (select app_user_id()));
create policy authorization_codes_partners_revoke on authorization_codes for update to sereshta_staff
  using ((select app_is_partner())) with check ((select app_is_partner()));
create policy authorization_codes_system on authorization_codes for all to sereshta_system using (true) with check (true);
grant select (id, role, email, max_uses, uses, expires_at, revoked_at, created_by, created_at)
  on authorization_codes to sereshta_staff;
grant insert on authorization_codes to sereshta_staff;
grant update (revoked_at) on authorization_codes to sereshta_staff;
grant select, insert, update on authorization_codes to sereshta_system;

-- Links sent by mail. The token is an HMAC over this id, so nothing here opens anything.
create table one_time_tokens (
  id uuid constraint one_time_tokens_pkey primary key,
  user_id uuid not null constraint one_time_tokens_user_fkey references users (id),
  purpose text not null constraint one_time_tokens_purpose_known check (purpose in ('signup', 'recovery')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index one_time_tokens_by_user on one_time_tokens (user_id, purpose);
alter table one_time_tokens enable row level security;
alter table one_time_tokens force row level security;
create policy one_time_tokens_system on one_time_tokens for all to sereshta_system using (true) with check (true);
grant select, insert, update, delete on one_time_tokens to sereshta_system;

-- Begins a signed-in person's transaction: vouches for the session and sets who acts. No row: not vouched for.
create function begin_request(p_session uuid, p_user uuid, p_now timestamptz)
  returns table (role text, full_name text)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  select p.role, p.full_name into begin_request.role, begin_request.full_name
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join profiles p on p.user_id = u.id
    where s.id = p_session and s.user_id = p_user and s.ended_at is null and s.expires_at > p_now;
  if not found then
    return;
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.role', begin_request.role, true);
  return next;
end $$;
-- It must read the session before anybody is known, which the staff's policies do not allow.
alter function begin_request owner to sereshta_system;
revoke all on function begin_request from public;
grant execute on function begin_request to sereshta_staff;
