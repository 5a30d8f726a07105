-- The other lists had the same trouble with their words as notes: a policy comes before LIKE, so that every search read
-- every row; and none of them had an index that knows Bangla in the locale of our clusters.
drop index cases_by_words;
drop index case_costing_by_words;
drop index case_timeline_by_words;
drop index calendar_events_by_words;
drop index meetings_by_words;
drop index financial_statements_by_words;
drop index career_applications_by_words;
create index cases_by_words on cases using gin (words_key(search_text) gin_trgm_ops);
create index case_costing_by_words on case_costing using gin (words_key(search_text) gin_trgm_ops);
create index case_timeline_by_words on case_timeline using gin (words_key(search_text) gin_trgm_ops);
create index calendar_events_by_words on calendar_events using gin (words_key(search_text) gin_trgm_ops);
create index meetings_by_words on meetings using gin (words_key(search_text) gin_trgm_ops);
create index partner_notes_by_words on partner_notes using gin (words_key(search_text) gin_trgm_ops);
create index financial_statements_by_words on financial_statements using gin (words_key(search_text) gin_trgm_ops);
create index career_applications_by_words on career_applications using gin (words_key(search_text) gin_trgm_ops);

-- The ids of the rows of a list that are like one of the patterns, when they are p_most at most. Null when they are more,
-- or when a pattern is too short for the index of words: then the list's own order is the way, where a page of
-- common words is soon full. Ids only; the rows are read under the policies.
create function rows_with_words(p_list text, p_patterns text[], p_most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set enable_indexscan = off
as $$
declare
  alike text;
  found_ids uuid[];
begin
  if app_user_id() is null then
    return '{}';
  elsif p_list in ('meetings', 'partner_notes', 'financial_statements', 'career_applications') then
    if not app_is_partner() then return '{}'; end if;
  elsif p_list not in ('cases', 'case_costing', 'case_timeline', 'calendar_events') then
    raise exception 'no list: %', p_list;
  end if;
  if exists (select from unnest(p_patterns) as pattern where words_key(pattern) !~ '[a-z0-9]{3}') then
    return null;
  end if;
  select string_agg(format('(words_key(search_text) like words_key(%1$L) and search_text like %1$L)', pattern), ' or ')
    into alike from unnest(p_patterns) as pattern;
  execute format('select array(select id from %I where %s limit %s)', p_list, alike, p_most + 1) into found_ids;
  return case when cardinality(found_ids) <= p_most then found_ids end;
end $$;
alter function rows_with_words owner to sereshta_system;
revoke all on function rows_with_words from public;
grant execute on function rows_with_words to sereshta_staff;
