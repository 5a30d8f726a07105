-- Who sees no case of a party that they added, but which stands on cases hidden from them, has it apart from these before they
-- change or merge it: on them a twin goes on standing as it was, under somebody who sees them (decision 081).
create function heir_of_party(p_party uuid) returns uuid
  language plpgsql stable security definer set search_path to public, pg_temp as $$
declare
  me constant uuid := app_user_id();
  heir uuid;
begin
  select p.user_id into heir
    from case_parties c join cases k on k.id = c.case_ref
      cross join lateral (values (1, c.created_by), (2, k.lead_id)) as p (place, user_id)
      join profiles f on f.user_id = p.user_id and f.left_at is null
    where c.party_ref = p_party and p.user_id <> me
      and not exists (select from case_hidden h where h.user_id = p.user_id and h.case_ref = c.case_ref)
    order by p.place, c.created_at, c.id limit 1;
  return coalesce(heir, (select f.user_id
    from case_parties c join profiles f on f.role = 'partner' and f.left_at is null and f.user_id <> me
    where c.party_ref = p_party
      and not exists (select from case_hidden h where h.user_id = f.user_id and h.case_ref = c.case_ref)
    order by f.created_at, f.user_id limit 1));
end $$;

create or replace function give_up_party(p_party uuid, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path to public, pg_temp as $$
declare
  heir uuid;
begin
  if not app_has_right('cases.manage') then return false; end if;
  heir := heir_of_party(p_party);
  if heir is null then return false; end if;
  update parties set created_by = heir, given_up_by = app_user_id(), given_up_at = p_at, version = version + 1, updated_at = p_at
    where id = p_party and deleted_at is null;
  return found;
end $$;

-- Answers the twin and the cases on which it stands; nothing, where the caller has the party whole.
create function part_party(p_party uuid, p_at timestamptz) returns table (twin uuid, case_ref uuid)
  language plpgsql security definer set search_path to public, pg_temp as $$
#variable_conflict use_column
declare
  made constant uuid := gen_random_uuid();
  heir uuid;
begin
  if not app_hides_cases() then return; end if;
  perform from parties p where p.id = p_party and p.created_by = app_user_id() and p.deleted_at is null for update;
  if not found or not exists (select from case_parties c where c.party_ref = p_party)
    or exists (select from case_parties c where c.party_ref = p_party and not hidden_from_me(c.case_ref)) then return; end if;
  heir := heir_of_party(p_party);
  if heir is null then return; end if;
  insert into parties (id, kind, name_latin, name_bangla, father_name, mother_name, birth_year, national_id_hash,
      national_id_last, phones, emails, address, note, is_counsel, created_by, created_at, updated_at)
    select made, p.kind, p.name_latin, p.name_bangla, p.father_name, p.mother_name, p.birth_year, p.national_id_hash,
        p.national_id_last, p.phones, p.emails, p.address, p.note, p.is_counsel, heir, p.created_at, p_at
      from parties p where p.id = p_party;
  insert into party_aliases (id, party_ref, name, kind, created_by, created_at, updated_at)
    select gen_random_uuid(), made, a.name, a.kind, heir, a.created_at, a.updated_at
      from party_aliases a where a.party_ref = p_party;
  insert into party_relations (id, from_ref, to_ref, kind, since, until, created_by, created_at, updated_at)
    select gen_random_uuid(), case r.from_ref when p_party then made else r.from_ref end,
        case r.to_ref when p_party then made else r.to_ref end, r.kind, r.since, r.until, heir, r.created_at, r.updated_at
      from party_relations r where p_party in (r.from_ref, r.to_ref);
  update name_index t set roman = s.roman, keys = s.keys, groups = s.groups from name_index s
    where t.source = 'party' and t.source_id = made and s.source = 'party' and s.source_id = p_party and s.name = t.name;
  return query update case_parties c set party_ref = made where c.party_ref = p_party returning made, c.case_ref;
end $$;

alter function heir_of_party owner to sereshta_system;
alter function part_party owner to sereshta_system;
revoke all on function heir_of_party(uuid), part_party(uuid, timestamptz) from public;
grant execute on function part_party(uuid, timestamptz) to sereshta_staff;
