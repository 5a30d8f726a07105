-- The functions that read past the policies ask for rights too. Each stays as it is but for that question: it is put
-- into their own text, so that no copy of a hundred lines stands here to differ by one word.
do $$
declare
  asked record;
begin
  for asked in
    select pg_get_functiondef(p.oid) as definition, w.asks
      from (values
        ('find_notes', 'app_has_right(''notes.all'')'),
        ('find_case_ids', 'app_has_right(''notes.all'')'),
        ('keep_deleted_note', 'app_has_right(''notes.all'')'),
        ('restore_deleted_note', 'app_has_right(''notes.all'')'),
        ('rows_with_words', 'app_has_right(case p_list when ''career_applications'' then ''applications'' when ''financial_statements'' then ''statements'' else p_list end)')
      ) as w (name, asks)
      join pg_proc p on p.proname = w.name and p.pronamespace = 'public'::regnamespace
      where pg_get_functiondef(p.oid) like '%app_is_partner()%'
  loop
    execute replace(asked.definition, 'app_is_partner()', asked.asks);
  end loop;
end $$;

-- When somebody was last here is part of their standing.
create or replace function last_seen_of(p_person uuid) returns timestamptz
  language sql stable security definer
  set search_path = public, pg_temp
  return (select greatest(u.last_sign_in_at, (select max(s.refreshed_at) from sessions s where s.user_id = u.id))
    from users u where u.id = p_person and app_has_right('people'));

-- To change a role takes one right, to let people leave and come back another; a partner leaves only by a partner.
-- It asks the table, and not the transaction: what was held when the request began may be gone behind the lock.
create or replace function put_standing(p_actor uuid, p_person uuid, p_role text, p_active boolean, p_at timestamptz)
  returns text
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  by_role text;
  by_rights text[];
  was_role text;
  was_left timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('standing of people', 0));
  if p_actor is not null then
    select p.role, r.rights into by_role, by_rights
      from profiles p join users u on u.id = p.user_id join role_rights r on r.role = p.role
      where u.id = p_actor and u.deactivated_at is null;
    if not found or (p_role is not null and not 'roles.give' = any (by_rights))
        or (p_active is not null and not 'people' = any (by_rights)) then
      return 'not allowed';
    end if;
  end if;
  if p_actor = p_person then
    return 'oneself';
  end if;
  -- As strong as this, so that whatever they are just beginning waits.
  select u.deactivated_at into was_left from users u where u.id = p_person for update;
  select p.role into was_role from profiles p where p.user_id = p_person;
  if was_role is null then
    return 'nobody';
  end if;
  if was_role = coalesce(p_role, was_role) and (was_left is null) = coalesce(p_active, was_left is null) then
    return 'unchanged';
  end if;
  if was_role = 'partner' and p_actor is not null and by_role <> 'partner' then
    return 'not allowed';
  end if;
  if was_role = 'partner' and was_left is null and (p_role <> 'partner' or not p_active) and not exists (
    select from profiles p join users u on u.id = p.user_id
      where p.role = 'partner' and u.id <> p_person and u.deactivated_at is null and u.email_confirmed_at is not null) then
    return 'last partner';
  end if;
  perform set_config('app.standing_of', p_person::text, true);
  update profiles set role = p_role, updated_at = p_at where user_id = p_person and role <> p_role;
  perform set_config('app.standing_of', '', true);
  update users set deactivated_at = case when p_active then null else p_at end
    where id = p_person and (deactivated_at is null) <> p_active;
  return 'changed';
end $$;

create or replace function change_standing(p_person uuid, p_role text, p_active boolean, p_at timestamptz) returns text
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if app_user_id() is null or not (app_has_right('people') or app_has_right('roles.give')) then
    raise exception 'the standing of people needs a right' using errcode = '42501';
  end if;
  return put_standing(app_user_id(), p_person, p_role, p_active, p_at);
end $$;

-- The product itself may write profiles (somebody signs up, or again before they confirmed that), but of whoever has
-- confirmed it changes the role by put_standing alone: any other statement of ours that names the column fails.
create function refuse_role_by_hand() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if current_user = 'sereshta_system' and coalesce(current_setting('app.standing_of', true), '') <> new.user_id::text
      and exists (select from users where id = new.user_id and email_confirmed_at is not null) then
    raise exception 'a role is changed by put_standing alone' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger profiles_role_by_standing before update of role on profiles
  for each row when (old.role is distinct from new.role) execute function refuse_role_by_hand();
