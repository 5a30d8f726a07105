-- Whoever deletes a party that stands only on cases hidden from them gives it up: it is gone for them, and stays on those
-- cases under somebody who sees them. A refusal would tell of the case, and a deletion would take its party from the
-- conflict check.
alter table parties add column given_up_by uuid references users, add column given_up_at timestamptz;

create function give_up_party(p_party uuid, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path to public, pg_temp as $$
declare
  me constant uuid := app_user_id();
  heir uuid;
begin
  if not app_has_right('cases.manage') then return false; end if;
  select p.user_id into heir
    from case_parties c join cases k on k.id = c.case_ref
      cross join lateral (values (1, c.created_by), (2, k.lead_id)) as p (place, user_id)
      join profiles f on f.user_id = p.user_id and f.left_at is null
    where c.party_ref = p_party and p.user_id <> me
      and not exists (select from case_hidden h where h.user_id = p.user_id and h.case_ref = c.case_ref)
    order by p.place, c.created_at, c.id limit 1;
  if heir is null then
    select f.user_id into heir
      from case_parties c join profiles f on f.role = 'partner' and f.left_at is null and f.user_id <> me
      where c.party_ref = p_party
        and not exists (select from case_hidden h where h.user_id = f.user_id and h.case_ref = c.case_ref)
      order by f.created_at, f.user_id limit 1;
  end if;
  if heir is null then return false; end if;
  update parties set created_by = heir, given_up_by = me, given_up_at = p_at, version = version + 1, updated_at = p_at
    where id = p_party and deleted_at is null;
  return found;
end $$;

-- Whoever gave it up and takes that back has it again, as one has a deleted party again.
create function take_up_party(p_party uuid, p_since timestamptz, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path to public, pg_temp as $$
begin
  update parties set created_by = given_up_by, given_up_by = null, given_up_at = null, version = version + 1, updated_at = p_at
    where id = p_party and given_up_by = app_user_id() and given_up_at >= p_since;
  return found;
end $$;

alter function give_up_party owner to sereshta_system;
alter function take_up_party owner to sereshta_system;
revoke all on function give_up_party(uuid, timestamptz), take_up_party(uuid, timestamptz, timestamptz) from public;
grant execute on function give_up_party(uuid, timestamptz), take_up_party(uuid, timestamptz, timestamptz) to sereshta_staff;
