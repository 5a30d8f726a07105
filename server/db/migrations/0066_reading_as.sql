-- Whoever acts for a person without a session (a calendar's feed, a mail) reads as that person, and can do no more: the
-- rights go into the transaction as they do for a session, and from here on it refuses to write (decision 069).
-- goes in the next release: the policy calendar_events_system
create function begin_reading(p_user uuid) returns table (role text, full_name text, rights text[])
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  select p.role, p.full_name, r.rights into begin_reading.role, begin_reading.full_name, begin_reading.rights
    from users u join profiles p on p.user_id = u.id join role_rights r on r.role = p.role
    where u.id = p_user and u.deactivated_at is null;
  if not found then
    return;
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.role', begin_reading.role, true),
    set_config('app.rights', array_to_string('staff'::text || begin_reading.rights, ' '), true),
    set_config('transaction_read_only', 'on', true);
  return next;
end $$;
alter function begin_reading owner to sereshta_system;
revoke all on function begin_reading from public;
grant execute on function begin_reading to sereshta_system;
