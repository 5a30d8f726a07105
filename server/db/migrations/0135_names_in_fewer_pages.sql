-- Names that may be alike one, each read once; and whether a party is hidden, in one look where one of its cases is seen.

create or replace function party_hidden_from_me(p_party uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return case when exists (select from case_parties where party_ref = p_party and not hidden_from_me(case_ref)) then false
    else exists (select from case_parties where party_ref = p_party)
      and not exists (select from parties where id = p_party and created_by = app_user_id()) end;

-- Of whom few cases are hidden the parties of those are read once: no other party can be hidden from them.
create or replace function names_alike(p_rarest text[], p_others text[], p_together jsonb, p_roman text, p_sources text[], p_most integer)
  returns table (id uuid, source text, source_id uuid, case_ref uuid, name text)
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set pg_trgm.similarity_threshold = 0.5
as $$
declare
  doubtful uuid[] := case when coalesce(current_setting('app.hidden_cases', true), '') <> '' then array(
    select c.party_ref from case_hidden h join case_parties c on c.case_ref = h.case_ref where h.user_id = app_user_id()) end;
  found name_index[];
  ids uuid[];
begin
  found := array(select i from name_index i
    where i.keys && p_rarest and (p_sources is null or i.source = any(p_sources))
      and case when i.source = 'party' and i.source_id <> all(doubtful) then true
        else sees_name(i.source, i.source_id, i.case_ref, i.name) end limit p_most);
  ids := array(select f.id from unnest(found) f);
  if cardinality(found) < p_most and p_roman <> '' then
    found := found || array(select i from name_index i
      where i.roman % p_roman and not (i.id = any(ids)) and (p_sources is null or i.source = any(p_sources))
        and case when i.source = 'party' and i.source_id <> all(doubtful) then true
          else sees_name(i.source, i.source_id, i.case_ref, i.name) end limit p_most - cardinality(found));
    ids := array(select f.id from unnest(found) f);
  end if;
  if cardinality(found) < p_most then
    found := found || array(select i from name_index i
      where i.keys && p_others and not (i.id = any(ids)) and (p_sources is null or i.source = any(p_sources))
        and case when i.source = 'party' and i.source_id <> all(doubtful) then true
          else sees_name(i.source, i.source_id, i.case_ref, i.name) end limit p_most - cardinality(found));
    ids := array(select f.id from unnest(found) f);
  end if;
  if cardinality(found) < p_most then
    found := found || array(select i from name_index i where i.id in (
        select n.id from jsonb_array_elements(p_together) as list, lateral (
            select array(select jsonb_array_elements_text(list)) as keys) as wanted, lateral (
          select n.id from name_index n where n.keys @> wanted.keys and not (n.id = any(ids))
            and (p_sources is null or n.source = any(p_sources))
            and case when n.source = 'party' and n.source_id <> all(doubtful) then true
              else sees_name(n.source, n.source_id, n.case_ref, n.name) end limit p_most - cardinality(found)) as n)
      limit p_most - cardinality(found));
    ids := array(select f.id from unnest(found) f);
  end if;
  -- What was not read yet is looked at as well.
  found := found || array(select i from name_index i
    where i.groups = 0 and not (i.id = any(ids)) and (p_sources is null or i.source = any(p_sources))
      and sees_name(i.source, i.source_id, i.case_ref, i.name) limit 200);
  return query select f.id, f.source, f.source_id, f.case_ref, f.name from unnest(found) f;
end $$;
