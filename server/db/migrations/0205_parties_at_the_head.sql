-- Whoever sees a case sees its parties: asked of each of them anew, that took six pages more a party.
create function parties_at_head(p_case uuid, p_most integer)
  returns table (id uuid, party_ref uuid, name_latin text, name_bangla text, side text, role text, role_word text, is_counsel boolean)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select c.id, c.party_ref, p.name_latin, p.name_bangla, c.side, c.role, c.role_word, p.is_counsel
    from (select * from case_parties where case_ref = p_case
      order by side <> 'ours', side <> 'theirs', role not in ('client', 'opponent'), created_at, id limit p_most) c
    join parties p on p.id = c.party_ref
    where app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case))
    order by c.side <> 'ours', c.side <> 'theirs', c.role not in ('client', 'opponent'), c.created_at, c.id
$$;
alter function parties_at_head owner to sereshta_system;
revoke all on function parties_at_head from public;
grant execute on function parties_at_head to sereshta_staff;
