-- How the index of names is kept, and how it is searched. Rows come and go in the transaction that writes a name; what
-- they are found by is read by the product, at once for parties, by a job for the rest.

-- The names of a party: none once it was merged, nor when it is deleted and on no case.
create function index_party(p_party uuid) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  names text[];
begin
  select array_agg(distinct n.name) into names
    from parties p, lateral (values (p.name_latin), (p.name_bangla)
        union all select a.name from party_aliases a where a.party_ref = p.id) as n (name)
    where p.id = p_party and n.name is not null and p.merged_into is null
      and (p.deleted_at is null or exists (select from case_parties where party_ref = p.id));
  delete from name_index where source_id = p_party and source = 'party' and not (name = any(coalesce(names, '{}')));
  insert into name_index (source, source_id, name) select 'party', p_party, name from unnest(names) as name
    on conflict do nothing;
end $$;
alter function index_party owner to sereshta_system;
revoke all on function index_party from public;

create function parties_keep_names() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform index_party(new.id);
  return null;
end $$;
alter function parties_keep_names owner to sereshta_system;
create trigger parties_keep_names after insert or update of name_latin, name_bangla, deleted_at, merged_into on parties
  for each row execute function parties_keep_names();

create function party_aliases_keep_names() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then perform index_party(old.party_ref); end if;
  if tg_op <> 'DELETE' then perform index_party(new.party_ref); end if;
  return null;
end $$;
alter function party_aliases_keep_names owner to sereshta_system;
create trigger party_aliases_keep_names after insert or update of name, party_ref or delete on party_aliases
  for each row execute function party_aliases_keep_names();

-- One name of a row elsewhere, in place of the one that it had. What cannot be seen is no name.
create function index_name(p_source text, p_id uuid, p_case uuid, p_name text) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from name_index where source_id = p_id and source = p_source and name is distinct from p_name;
  if btrim(p_name) <> '' then
    insert into name_index (source, source_id, case_ref, name) values (p_source, p_id, p_case, p_name) on conflict do nothing;
  end if;
end $$;
alter function index_name owner to sereshta_system;
revoke all on function index_name from public;

create function cases_keep_names() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform index_name('case_client', new.id, new.id, case when new.merged_into is null then new.client_name end);
  return null;
end $$;
alter function cases_keep_names owner to sereshta_system;
create trigger cases_keep_names_added after insert on cases
  for each row when (new.client_name is not null) execute function cases_keep_names();
create trigger cases_keep_names_changed after update of client_name, merged_into on cases
  for each row when (new.client_name is distinct from old.client_name or new.merged_into is distinct from old.merged_into)
  execute function cases_keep_names();

create function career_applications_keep_names() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform index_name('applicant', coalesce(new.id, old.id), null, new.full_name);
  return null;
end $$;
alter function career_applications_keep_names owner to sereshta_system;
create trigger career_applications_keep_names after insert or update of full_name or delete on career_applications
  for each row execute function career_applications_keep_names();

create function profiles_keep_names() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform index_name('staff', new.user_id, null, new.full_name);
  return null;
end $$;
alter function profiles_keep_names owner to sereshta_system;
create trigger profiles_keep_names after insert or update of full_name on profiles
  for each row execute function profiles_keep_names();

-- One row for each text of tasks, looked for before it is written: most texts are there already. That one is on no task any
-- more is found by a job.
create function notes_keep_names() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if not exists (select from name_index where source = 'note_client' and source_id is null
      and md5(name) = md5(new.client_name) and name = new.client_name) then
    insert into name_index (source, name) values ('note_client', new.client_name) on conflict do nothing;
  end if;
  return null;
end $$;
alter function notes_keep_names owner to sereshta_system;
create trigger notes_keep_names_added after insert on notes
  for each row when (btrim(new.client_name) <> '') execute function notes_keep_names();
create trigger notes_keep_names_changed after update of client_name on notes
  for each row when (btrim(new.client_name) <> '' and new.client_name is distinct from old.client_name)
  execute function notes_keep_names();

-- Writes what names are found by: of each row its id and the name that was read, so that a name changed meanwhile is not.
create function keep_name_keys(p_groups integer, p_read jsonb) returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  update name_index i set roman = r.roman, keys = array(select jsonb_array_elements_text(r.keys)), groups = p_groups
    from jsonb_to_recordset(p_read) as r (id uuid, name text, roman text, keys jsonb)
    where i.id = r.id and i.name = r.name and i.groups < p_groups
$$;
alter function keep_name_keys owner to sereshta_system;
revoke all on function keep_name_keys from public;
grant execute on function keep_name_keys to sereshta_staff, sereshta_system;

-- Which state the groups of spellings have.
create function groups_state() returns integer
  language sql stable security definer
  set search_path = public, pg_temp
  return (select groups from name_index_state where what = 'groups');
alter function groups_state owner to sereshta_system;
revoke all on function groups_state from public;
grant execute on function groups_state to sereshta_staff, sereshta_system;

-- The names of a party that are not read yet, for whoever has just written them.
create function unread_names_of(p_party uuid) returns table (id uuid, name text)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select i.id, i.name
    from name_index i where i.source = 'party' and i.source_id = p_party and i.keys is null
      and not party_hidden_from_me(p_party)
$$;
alter function unread_names_of owner to sereshta_system;
revoke all on function unread_names_of from public;
grant execute on function unread_names_of to sereshta_staff;

-- Whether the caller sees a name: of a case, a party, a task that bears it, an applicant. It is asked before anything is
-- counted, so that no number and no cut tells of what is hidden.
create function sees_name(p_source text, p_id uuid, p_case uuid, p_name text) returns boolean
  language sql stable
  set search_path = public, pg_temp
  return case p_source
    when 'party' then not app_hides_cases() or not party_hidden_from_me(p_id)
    when 'note_client' then (app_has_right('notes.all') and not app_hides_cases()) or exists (select from notes n
      where n.client_name = p_name and (app_has_right('notes.all') or n.user_id = app_user_id())
        and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref)))
    when 'applicant' then app_has_right('applications')
    else p_case is null or not app_hides_cases() or not hidden_from_me(p_case)
  end;

-- Names that may be alike one: those that share its rarest keys first, then those written alike, then those that share
-- another key or all of a list; at most so many in all. `p_sources` null: of all sources.
create function names_alike(p_rarest text[], p_others text[], p_together jsonb, p_roman text, p_sources text[], p_most integer)
  returns table (id uuid, source text, source_id uuid, case_ref uuid, name text)
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set pg_trgm.similarity_threshold = 0.5
as $$
declare
  found uuid[];
begin
  found := array(select i.id from name_index i
    where i.keys && p_rarest and (p_sources is null or i.source = any(p_sources))
      and sees_name(i.source, i.source_id, i.case_ref, i.name) limit p_most);
  if cardinality(found) < p_most and p_roman <> '' then
    found := found || array(select i.id from name_index i
      where i.roman % p_roman and not (i.id = any(found)) and (p_sources is null or i.source = any(p_sources))
        and sees_name(i.source, i.source_id, i.case_ref, i.name) limit p_most - cardinality(found));
  end if;
  if cardinality(found) < p_most then
    found := found || array(select i.id from name_index i
      where i.keys && p_others and not (i.id = any(found)) and (p_sources is null or i.source = any(p_sources))
        and sees_name(i.source, i.source_id, i.case_ref, i.name) limit p_most - cardinality(found));
  end if;
  if cardinality(found) < p_most then
    found := found || array(select distinct i.id from jsonb_array_elements(p_together) as list, lateral (
        select array(select jsonb_array_elements_text(list)) as keys) as wanted, lateral (
        select n.id from name_index n where n.keys @> wanted.keys and not (n.id = any(found))
          and (p_sources is null or n.source = any(p_sources))
          and sees_name(n.source, n.source_id, n.case_ref, n.name) limit p_most - cardinality(found)) as i
      limit p_most - cardinality(found));
  end if;
  -- What was not read yet is looked at as well.
  found := found || array(select i.id from name_index i
    where i.groups = 0 and not (i.id = any(found)) and (p_sources is null or i.source = any(p_sources))
      and sees_name(i.source, i.source_id, i.case_ref, i.name) limit 200);
  return query select i.id, i.source, i.source_id, i.case_ref, i.name from name_index i where i.id = any(found);
end $$;
alter function names_alike owner to sereshta_system;
revoke all on function names_alike from public;
grant execute on function names_alike to sereshta_staff;

-- Parties of whose name somebody has typed a part.
create function parties_written(p_part text, p_most integer) returns table (id uuid)
  language sql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
as $$
  select i.source_id from name_index i
    where i.source = 'party' and i.roman like '%' || p_part || '%'
      and (not app_hides_cases() or not party_hidden_from_me(i.source_id)) limit p_most
$$;
alter function parties_written owner to sereshta_system;
revoke all on function parties_written from public;
grant execute on function parties_written to sereshta_staff;

-- Parties that have a telephone number, an e-mail or a national id with somebody in common, and which.
create function parties_reached(p_phones text[], p_emails text[], p_ids text[], p_most integer)
  returns table (id uuid, why text)
  language sql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
as $$
  select found.id, found.why from (
      select p.id, 'phone' as why from parties p where p.phones && p_phones and p.deleted_at is null
      union all select p.id, 'email' from parties p where p.emails && p_emails and p.deleted_at is null
      union all select p.id, 'national_id' from parties p where p.national_id_hash = any(p_ids) and p.deleted_at is null) as found
    where not app_hides_cases() or not party_hidden_from_me(found.id) limit p_most
$$;
alter function parties_reached owner to sereshta_system;
revoke all on function parties_reached from public;
grant execute on function parties_reached to sereshta_staff;

-- Makes two parties one. What both have of a kind stays with the one that is kept; nothing of the other is lost but what
-- would stand twice.
create function merge_parties(p_keep uuid, p_drop uuid, p_at timestamptz) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if not app_has_right('cases.manage') or party_hidden_from_me(p_keep) or party_hidden_from_me(p_drop) then
    raise insufficient_privilege using message = 'only parties that one sees are merged, by whoever manages cases';
  end if;
  insert into party_aliases (id, party_ref, name, kind, created_by, created_at, updated_at)
    select gen_random_uuid(), p_keep, n.name, 'alias', app_user_id(), p_at, p_at
      from parties p, lateral (values (p.name_latin), (p.name_bangla)) as n (name)
      where p.id = p_drop and n.name is not null
        and not exists (select from parties k where k.id = p_keep and n.name in (k.name_latin, k.name_bangla));
  update party_aliases set party_ref = p_keep where party_ref = p_drop;
  delete from party_aliases a where a.party_ref = p_keep and exists (select from party_aliases b
    where b.party_ref = p_keep and b.name = a.name and (b.created_at, b.id) < (a.created_at, a.id));
  delete from party_relations where (from_ref, to_ref) in ((p_keep, p_drop), (p_drop, p_keep));
  delete from party_relations r where (r.from_ref = p_drop and exists (select from party_relations k
      where k.from_ref = p_keep and k.to_ref = r.to_ref and k.kind = r.kind))
    or (r.to_ref = p_drop and exists (select from party_relations k
      where k.to_ref = p_keep and k.from_ref = r.from_ref and k.kind = r.kind));
  update party_relations set from_ref = p_keep where from_ref = p_drop;
  update party_relations set to_ref = p_keep where to_ref = p_drop;
  delete from case_parties c where c.party_ref = p_drop and exists (select from case_parties k
    where k.party_ref = p_keep and k.case_ref = c.case_ref and k.role = c.role);
  update case_parties set party_ref = p_keep, version = version + 1, updated_at = p_at where party_ref = p_drop;
  update parties k set name_latin = coalesce(k.name_latin, d.name_latin), name_bangla = coalesce(k.name_bangla, d.name_bangla),
      father_name = coalesce(k.father_name, d.father_name), mother_name = coalesce(k.mother_name, d.mother_name),
      birth_year = coalesce(k.birth_year, d.birth_year), address = coalesce(k.address, d.address), note = coalesce(k.note, d.note),
      national_id_last = case when k.national_id_hash is null then d.national_id_last else k.national_id_last end,
      national_id_hash = coalesce(k.national_id_hash, d.national_id_hash),
      phones = (select coalesce(array_agg(distinct one), '{}') from (select unnest(k.phones || d.phones) as one limit 5) as all_of),
      emails = (select coalesce(array_agg(distinct one), '{}') from (select unnest(k.emails || d.emails) as one limit 5) as all_of),
      is_counsel = k.is_counsel or d.is_counsel, version = k.version + 1, updated_at = p_at
    from parties d where k.id = p_keep and d.id = p_drop;
  update parties set merged_into = p_keep, deleted_at = p_at, deleted_by = app_user_id(), version = version + 1, updated_at = p_at where id = p_drop;
end $$;
alter function merge_parties owner to sereshta_system;
revoke all on function merge_parties from public;
grant execute on function merge_parties to sereshta_staff;
