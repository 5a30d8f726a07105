-- Whoever records an adjournment says whose it was; rows from before stay as they are, and are moved and restored as ever.
create function hearings_guard_adjourner() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if current_user = 'sereshta_staff' and new.state = 'adjourned' and new.adjourned_by is null
    and (tg_op = 'INSERT' or (old.state, old.adjourned_by) is distinct from (new.state, new.adjourned_by))
  then raise check_violation using message = 'an adjourned hearing says by whom', constraint = 'hearings_adjourned_by_whom'; end if;
  return new;
end $$;
create trigger hearings_guard_adjourner before insert or update of state, adjourned_by on hearings
  for each row execute function hearings_guard_adjourner();
