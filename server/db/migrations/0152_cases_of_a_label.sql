-- Cases of a case id however it is spelt, and cases with a tag: what compares them may not run before the policies, so that
-- without these the whole list was read. Of more than `p_most` with a tag the answer is null: those are soon found in the list.
create function cases_of_label(p_label text) returns uuid[]
  language sql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  return case when app_user_id() is not null then array(
    select c.id from cases c where case_label_key(c.case_id) = case_label_key(p_label)
      and not (app_hides_cases() and hidden_from_me(c.id))) end;
alter function cases_of_label owner to sereshta_system;
revoke all on function cases_of_label from public;
grant execute on function cases_of_label to sereshta_staff;

create function cases_with_tag(p_tag text, p_most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set enable_indexscan = off
as $$
declare
  found_ids uuid[] := '{}';
begin
  if app_user_id() is not null then
    found_ids := array(select c.id from cases c where c.tags @> array[p_tag]
      and not (app_hides_cases() and hidden_from_me(c.id)) limit p_most + 1);
  end if;
  return case when cardinality(found_ids) <= p_most then found_ids end;
end $$;
alter function cases_with_tag owner to sereshta_system;
revoke all on function cases_with_tag from public;
grant execute on function cases_with_tag to sereshta_staff;
