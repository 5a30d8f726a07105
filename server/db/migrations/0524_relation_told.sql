-- Who hears of what one party is to another: who sees both of them, by the cases of one where the other is there as well or anybody's to see.
create function cases_told_of_relation(p_from uuid, p_to uuid, p_most integer) returns table (party_ref uuid, case_ref uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, c.case_ref from (values (p_from, p_to), (p_to, p_from)) as p (id, other)
      left join lateral cases_told_of_party(p.id, p_most) as c (case_ref) on true
      where app_user_id() is not null
        and (exists (select from case_parties o where o.party_ref = p.other and o.case_ref = c.case_ref)
          or not exists (select from case_parties o where o.party_ref = p.other)
          or exists (select from case_parties o join cases k on k.id = o.case_ref
            where o.party_ref = p.other and k.access = 'firm' and not exists (select from case_walls w where w.case_ref = k.id)))
  $$;
alter function cases_told_of_relation(uuid, uuid, integer) owner to sereshta_system;
revoke all on function cases_told_of_relation(uuid, uuid, integer) from public;
grant execute on function cases_told_of_relation(uuid, uuid, integer) to sereshta_staff;
