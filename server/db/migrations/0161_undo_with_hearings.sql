-- Next dates that an import brings are hearings, which go with their cases when it is undone; a case on which somebody has
-- put anything since stays.

-- Whether a case has anything that came after a moment; also of rows that the caller may not read.
create function taken_up_since(p_case uuid, p_at timestamptz) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from notes r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from case_costing r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from case_timeline r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from calendar_events r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from meetings r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from hearings r where r.case_ref = p_case
      and (r.came_from <> 'import' or r.created_at <> p_at or r.version <> 1));
alter function taken_up_since owner to sereshta_system;
revoke all on function taken_up_since from public;
grant execute on function taken_up_since to sereshta_staff;

-- Takes the untouched hearings of an import off cases, by who may import.
create function take_back_hearings(p_cases uuid[], p_at timestamptz) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if not app_has_right('data.import') then
    raise insufficient_privilege using message = 'the hearings of an import are taken back by who may import';
  end if;
  delete from hearings where case_ref = any (p_cases) and came_from = 'import' and created_at = p_at and version = 1
    and not (app_hides_cases() and hidden_from_me(case_ref));
end $$;
alter function take_back_hearings owner to sereshta_system;
revoke all on function take_back_hearings from public;
grant execute on function take_back_hearings to sereshta_staff;
