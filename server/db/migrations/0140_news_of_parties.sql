-- The newest cases of a party that the caller sees, those too that the caller does not see: news of one that somebody
-- added who is kept from its cases goes to whoever sees these, not to the whole firm. Only the news are told of them.
create function cases_told_of_party(p_party uuid, p_most integer) returns setof uuid
  language sql stable security definer
  set search_path = public, pg_temp
  as $$
    select case_ref from case_parties
      where party_ref = p_party and app_user_id() is not null and not party_hidden_from_me(p_party)
      order by created_at desc, id desc limit p_most
  $$;
alter function cases_told_of_party owner to sereshta_system;
revoke all on function cases_told_of_party from public;
grant execute on function cases_told_of_party to sereshta_staff;
