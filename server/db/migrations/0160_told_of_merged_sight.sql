-- Who saw a case and does not see the one that it was merged into is told that their sight changed, as when a case is restricted.
create function tell_of_merged_sight() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into live_events (topic, subject_id, audience, person_id)
    select 'sight', new.id, 'person', kept.user_id from case_hidden kept
      where kept.case_ref = new.merged_into
        and not exists (select from case_hidden gone where gone.case_ref = new.id and gone.user_id = kept.user_id);
  return null;
end $$;
alter function tell_of_merged_sight owner to sereshta_system;
revoke all on function tell_of_merged_sight from public;

create trigger cases_merged_sight after update of merged_into on cases
  for each row when (new.merged_into is not null and old.merged_into is null) execute function tell_of_merged_sight();
