-- A hearing is kept on a closed day of one calendar; of another one nobody has said so, whoever may see the hearing.

create function courts_forget_kept() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update hearings set kept_on = null where court_ref = new.id and kept_on is not null;
  return null;
end $$;
alter function courts_forget_kept owner to sereshta_system;
revoke all on function courts_forget_kept from public;
create trigger courts_forget_kept after update of calendar_ref on courts for each row
  when (old.calendar_ref is distinct from new.calendar_ref) execute function courts_forget_kept();
