-- Rights have names. What stands here is what counts: each start of a server writes the catalogue of its release
-- (contract/rights.ts, server/db/role-rights.ts), unless a newer one has been here. Only the owner has the grant to
-- write; the policy is there because a forced table binds the owner too.
create table role_rights (
  role text constraint role_rights_pkey primary key,
  rights text[] not null
);
alter table role_rights enable row level security;
alter table role_rights force row level security;
create policy role_rights_of_the_owner on role_rights for all to public using (true) with check (true);
create policy role_rights_backup on role_rights for select to sereshta_backup using (true);
grant select on role_rights to sereshta_system, sereshta_backup;

-- As they are at this moment: the release before goes on between this and the first start of the new one.
insert into role_rights (role, rights) values
  ('partner', array['notes.all', 'cases.manage', 'feedback.give', 'chat.clear', 'partner_notes', 'meetings', 'statements',
    'applications', 'audit', 'people', 'roles.give']),
  ('associate', '{}');

-- Whether whoever acts in this transaction holds a right. Policies call it inside (select …), so once a statement.
-- goes in the next release: the else, for the release before, which begins reports on a replica without app.rights.
create function app_has_right(p_right text) returns boolean
  language sql stable parallel safe
  return case when coalesce(current_setting('app.rights', true), '') <> ''
    then p_right = any (string_to_array(current_setting('app.rights', true), ' '))
    else app_is_partner() end;

-- The rights come into the transaction with the person, as words in a row; the first stands for everybody signed in.
create or replace function begin_request(p_session uuid, p_user uuid, p_now timestamptz)
  returns table (role text, full_name text)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  held text[];
begin
  select p.role, p.full_name, r.rights into begin_request.role, begin_request.full_name, held
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join profiles p on p.user_id = u.id
    join role_rights r on r.role = p.role
    where s.id = p_session and s.user_id = p_user and s.ended_at is null and s.expires_at > p_now;
  if not found then
    return;
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.role', begin_request.role, true),
    set_config('app.rights', array_to_string('staff'::text || held, ' '), true);
  return next;
end $$;

-- Which roles there are says the catalogue, and no list of its own. The names stay: they are what a refusal is known by.
alter table profiles drop constraint profiles_role_known;
alter table profiles add constraint profiles_role_known foreign key (role) references role_rights (role) not valid;
alter table authorization_codes drop constraint authorization_codes_role_known;
alter table authorization_codes add constraint authorization_codes_role_known
  foreign key (role) references role_rights (role) not valid;
