-- Events and meetings say which case they are about, and cases are picked by the names of whom they are for or against.
grant update (case_ref) on calendar_events to sereshta_staff;
grant update (case_ref) on meetings to sereshta_staff;

-- Cases that the caller sees and that name somebody like a text: whose name holds it as it is typed, has all of its words,
-- or shares one of its rarest keys; of the last two the names are still to be compared. Narrowed before it is cut.
create function cases_of_names(p_part text, p_words text[], p_rarest text[], p_most integer, p_everybody boolean, p_found uuid[])
  returns table (is_said boolean, name text, id uuid, case_id text, number text, title text, client_name text, status text)
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
as $$
declare
  hidden uuid[] := case when app_hides_cases() then array(select h.case_ref from case_hidden h where h.user_id = app_user_id()) else '{}' end;
  seen uuid[] := p_found;
  step text;
begin
  foreach step in array array_remove(array[case when p_part <> '' then 'i.roman like $1' end,
      case when p_words <> '{}' then 'i.keys @> $2' end, case when p_rarest <> '{}' then 'i.keys && $3' end], null) loop
    exit when app_user_id() is null or cardinality(seen) - cardinality(p_found) >= p_most;
    for is_said, name, id, case_id, number, title, client_name, status in execute format('
      select %L::boolean, i.name, c.id, c.case_id, c.case_no || ''/'' || c.case_year, c.title, c.client_name, c.status
        from name_index i, lateral (
            select p.case_ref from case_parties p where i.source = ''party'' and p.party_ref = i.source_id
            union all select i.case_ref where i.source = ''case_client'') as of_name
          join cases c on c.id = of_name.case_ref
        where %s and i.source in (''party'', ''case_client'') and c.merged_into is null
          and of_name.case_ref <> all ($4) and of_name.case_ref <> all ($5)
          and (not $6 or c.access = ''firm'' and not exists (select from case_walls w where w.case_ref = c.id))
        limit $7', step = 'i.roman like $1', step)
      using '%' || p_part || '%', p_words, p_rarest, hidden, seen, p_everybody,
        p_most + cardinality(p_found) - cardinality(seen) loop
      continue when id = any (seen);
      seen := seen || id;
      return next;
    end loop;
  end loop;
end $$;
alter function cases_of_names owner to sereshta_system;
revoke all on function cases_of_names from public;
grant execute on function cases_of_names to sereshta_staff;
