-- A search of the list of cases looks through `find_text`; until a case has one, through what it was searched by before.

-- The ids of the cases whose folded words are like the pattern, when they are p_most at most; as rows_with_folded_words.
create function cases_with_folded_words(p_pattern text, p_most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
as $$
declare
  found_ids uuid[];
begin
  if app_user_id() is null then return '{}'; end if;
  if words_key(p_pattern) !~ '[a-z0-9]{3}' then return null; end if;
  execute format('select array(select id from cases
      where ((words_key(search_fold(find_text)) like words_key(%1$L) and search_fold(find_text) like %1$L)
          or (find_text is null and words_key(search_fold(search_text)) like words_key(%1$L) and search_fold(search_text) like %1$L))
        %3$s limit %2$s)',
    p_pattern, p_most + 1, case when app_hides_cases() then 'and not hidden_from_me(id)' end) into found_ids;
  return case when cardinality(found_ids) <= p_most then found_ids end;
end $$;
alter function cases_with_folded_words owner to sereshta_system;
revoke all on function cases_with_folded_words from public;
grant execute on function cases_with_folded_words to sereshta_staff;
