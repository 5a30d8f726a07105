-- Who has seen a party on a case goes on seeing it after it was taken off that: whether it is there any more would tell
-- whether it stands on a case that is hidden from them. Given up, it is gone for all who see no case of it.
alter table parties add column left_refs uuid[] not null default '{}';
grant update (left_refs) on parties to sereshta_system;

create or replace function party_hidden_from_me(p_party uuid) returns boolean
  language sql stable security definer set search_path to public, pg_temp
  return case
    when exists (select from case_parties where party_ref = p_party and not hidden_from_me(case_ref)) then false
    else exists (select from case_parties where party_ref = p_party)
      and not exists (select from parties p where p.id = p_party and (p.created_by = app_user_id()
        or exists (select from unnest(p.left_refs) as left_ref where not hidden_from_me(left_ref)))) end;

create function case_parties_taken_off() returns trigger
  language plpgsql security definer set search_path to public, pg_temp as $$
begin
  update parties set left_refs = left_refs || old.case_ref
    where id = old.party_ref and not old.case_ref = any (left_refs) and cardinality(left_refs) < 100;
  return null;
end $$;
alter function case_parties_taken_off owner to sereshta_system;
revoke all on function case_parties_taken_off() from public;
create trigger case_parties_taken_off after delete on case_parties for each row execute function case_parties_taken_off();

create function parties_keep_left() returns trigger
  language plpgsql security definer set search_path to public, pg_temp as $$
begin
  if new.merged_into is not null and old.merged_into is null then
    update parties k set left_refs = array(select distinct r from unnest(k.left_refs || new.left_refs) as r limit 100)
      where k.id = new.merged_into;
  end if;
  if new.given_up_at is not null and new.given_up_at is distinct from old.given_up_at then new.left_refs := '{}'; end if;
  return new;
end $$;
alter function parties_keep_left owner to sereshta_system;
revoke all on function parties_keep_left() from public;
create trigger parties_keep_left before update of merged_into, given_up_at on parties for each row
  execute function parties_keep_left();

-- Also of a party that the caller sees though they did not add it.
create or replace function part_party(p_party uuid, p_at timestamptz) returns table (twin uuid, case_ref uuid)
  language plpgsql security definer set search_path to public, pg_temp as $$
#variable_conflict use_column
declare
  made constant uuid := gen_random_uuid();
  heir uuid;
begin
  if not app_hides_cases() then return; end if;
  perform from parties p where p.id = p_party and p.deleted_at is null for update;
  if not found or party_hidden_from_me(p_party) or not exists (select from case_parties c where c.party_ref = p_party)
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
