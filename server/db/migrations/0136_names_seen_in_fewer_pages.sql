-- Names that the caller sees, asked one by one only of parties on a case that is hidden from them.
create or replace function names_seen() returns integer
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
declare
  doubtful uuid[] := case when coalesce(current_setting('app.hidden_cases', true), '') <> '' then array(
    select c.party_ref from case_hidden h join case_parties c on c.case_ref = h.case_ref where h.user_id = app_user_id()) end;
begin
  return (select count(*) from (select from name_index i
    where case when i.source = 'party' and i.source_id <> all(doubtful) then true
      else sees_name(i.source, i.source_id, i.case_ref, i.name) end limit 10000) as seen);
end $$;
