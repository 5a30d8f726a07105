-- Whoever moves the end of the closed period waits for all who log time, and they for whoever moves it.
create function billing_settings_wait() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('closed periods', 0));
  return new;
end $$;
alter function billing_settings_wait owner to sereshta_system;
revoke all on function billing_settings_wait from public;
create trigger billing_settings_wait before update of closed_through on billing_settings
  for each row when (new.closed_through is distinct from old.closed_through) execute function billing_settings_wait();
