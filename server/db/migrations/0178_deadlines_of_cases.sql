-- A case has its deadlines: they are counted with what else it has, and an import that made it is not undone under them.

create function case_deadlines_count(p_case uuid, p_most integer) returns integer
  language sql stable security definer
  set search_path = public, pg_temp
  return (select count(*)::integer from (select from deadlines d where d.case_ref = p_case and d.deleted_at is null
    and app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case)) limit p_most) as found);
alter function case_deadlines_count owner to sereshta_system;
revoke all on function case_deadlines_count from public;
grant execute on function case_deadlines_count to sereshta_staff;

create or replace function taken_up_since(p_case uuid, p_at timestamptz) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from notes r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from case_costing r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from case_timeline r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from calendar_events r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from meetings r where r.case_ref = p_case and r.created_at > p_at)
    or exists (select from deadlines r where r.case_ref = p_case)
    or exists (select from hearings r where r.case_ref = p_case
      and (r.came_from <> 'import' or r.created_at <> p_at or r.version <> 1));
