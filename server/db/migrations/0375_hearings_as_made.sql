-- The version at which a hearing still stands as it was made: a deletion that was taken back has not touched it, so that the
-- outcome before it can still be taken back.
alter table hearings add column version_as_made integer not null default 1;

create function hearings_keep_as_made() returns trigger
  language plpgsql set search_path to public, pg_temp as $$
begin
  new.version_as_made := new.version;
  return new;
end $$;
create trigger hearings_keep_as_made before update of deleted_at on hearings for each row
  when (old.version = old.version_as_made and new.deleted_at is distinct from old.deleted_at)
  execute function hearings_keep_as_made();

create or replace function take_back_hearing(p_hearing uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path to public, pg_temp as $$
begin
  update hearings h set deleted_at = p_at, deleted_by = app_user_id(), version = version + 1, updated_at = p_at
    where h.id = p_hearing and h.state = 'set' and h.version = h.version_as_made and h.deleted_at is null
      and app_has_right('hearings.write') and not (app_hides_cases() and hidden_from_me(h.case_ref));
  if not found then raise insufficient_privilege using message = 'a next hearing is taken back untouched, by who sees its case'; end if;
end $$;
