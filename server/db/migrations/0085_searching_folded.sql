-- The searches past the policies, in folded words. Those of the release before stay beside them.
-- goes in the next release: rows_with_words, case_ids_used_lately, case_ids_with_words

-- The keys of a search as its index knows them: all keys of one of the texts.
create or replace function searched_keys(s note_search) returns text
  language sql stable set search_path = public, pg_temp
as $$
  select string_agg('(' || (
      select string_agg(format('words_key(%s) like %L', case when s.is_folded then 'search_fold(search_text)' else 'search_text' end,
          '%' || key || '%'), ' and ')
        from jsonb_array_elements_text(of_text) as key) || ')', ' or ')
    from jsonb_array_elements(s.keys) as of_text
$$;

-- It stays as it is but for the text that it compares, so that no copy stands here to differ by one word.
do $$
declare
  made text := pg_get_functiondef('notes_with_words'::regproc);
  compared text := '(%5$s) and search_text like any ($1)';
begin
  if strpos(made, compared) = 0 or strpos(made, 'searched_keys(s), coalesce(') = 0 then raise exception 'another notes_with_words'; end if;
  made := replace(made, compared, '(%5$s) and %7$s like any ($1)');
  execute replace(made, 'coalesce((most + 1)::text, ''all''))',
    'coalesce((most + 1)::text, ''all''), case when s.is_folded then ''search_fold(search_text)'' else ''search_text'' end)');
end $$;

-- The ids of the rows of a list whose folded words are like the pattern, when they are p_most at most. Null when they are
-- more, or when the pattern is too short for the index of words: then the list's own order is the way, where a page of
-- common words is soon full. Ids only; the rows are read under the policies.
create function rows_with_folded_words(p_list text, p_pattern text, p_most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
as $$
declare
  found_ids uuid[];
begin
  if app_user_id() is null then
    return '{}';
  elsif p_list in ('meetings', 'partner_notes', 'financial_statements', 'career_applications') then
    if not app_has_right(case p_list when 'career_applications' then 'applications' when 'financial_statements' then 'statements' else p_list end) then return '{}'; end if;
  elsif p_list not in ('cases', 'case_costing', 'case_timeline', 'calendar_events') then
    raise exception 'no list: %', p_list;
  end if;
  if words_key(p_pattern) !~ '[a-z0-9]{3}' then return null; end if;
  execute format('select array(select id from %1$I
      where words_key(search_fold(search_text)) like words_key(%2$L) and search_fold(search_text) like %2$L limit %3$s)',
    p_list, p_pattern, p_most + 1) into found_ids;
  return case when cardinality(found_ids) <= p_most then found_ids end;
end $$;

-- Case ids that are like a pattern, or whose client is, among the newest so many active and archived tasks and cases of
-- the Caselist, the newest used first; before none of the first `certain` comes one that was not looked at. Everybody is
-- told all ids, and clients of the Caselist; clients on tasks count only where the caller may see the task.
create function case_ids_folded_lately(p_pattern text, p_most integer, out case_ids text[], out certain integer, out is_all boolean)
  language sql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off
as $$
  with walked as (
    (select 1 as way, case_id, client_name, app_has_right('notes.all') or user_id = app_user_id() as is_told, created_at
      from notes where not is_archived order by created_at desc limit p_most)
    union all
    (select 2, case_id, client_name, app_has_right('notes.all') or user_id = app_user_id(), created_at
      from notes where is_archived order by created_at desc limit p_most)
    union all
    (select 3, case_id, client_name, true, created_at from cases order by created_at desc limit p_most)
  ), horizon as (
    select coalesce(max(since), '-infinity') as since from (
      select case when count(*) < p_most then '-infinity' else min(created_at) end as since from walked group by way) as ends
  ), found as (
    select case_id, max(created_at) as used from walked
      where case_id <> '' and app_user_id() is not null
        and (p_pattern = '%%' or search_fold(lower(case_id)) like p_pattern
          or (is_told and search_fold(lower(client_name)) like p_pattern))
      group by case_id
  )
  select coalesce(array_agg(f.case_id order by f.used desc, f.case_id) filter (where f.case_id is not null), '{}'),
      count(*) filter (where f.used >= h.since)::integer, h.since = '-infinity'
    from horizon h left join found f on true group by h.since
$$;

-- The same of all tasks and cases, by the index of words over id and client alone: the newest used so many.
create function case_ids_with_folded_words(p_pattern text, p_wanted integer) returns text[]
  language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
as $$
declare
  is_like text := '(words_key(search_fold(lower(%1$s))) like words_key(%2$L) and search_fold(lower(%1$s)) like %2$L)';
  has_id text := format(is_like, 'case_id', p_pattern);
  has_client text := format(is_like, 'client_name', p_pattern);
  found_ids text[];
begin
  execute format(
    'select array_agg(case_id order by used desc, case_id) from (
       select case_id, max(created_at) as used from (
           select case_id, created_at from notes where case_id <> '''' and %1$s
           union all
           select case_id, created_at from notes where case_id <> '''' and %2$s and %3$s
           union all
           select case_id, created_at from cases where %1$s or %2$s) as every
         where app_user_id() is not null group by case_id order by used desc, case_id limit %4$s) as newest',
    has_id, has_client, case when app_has_right('notes.all') then 'true' else format('user_id = %L', app_user_id()) end, p_wanted)
    into found_ids;
  return coalesce(found_ids, '{}');
end $$;

alter function rows_with_folded_words owner to sereshta_system;
alter function case_ids_folded_lately owner to sereshta_system;
alter function case_ids_with_folded_words owner to sereshta_system;
revoke all on function rows_with_folded_words, case_ids_folded_lately, case_ids_with_folded_words from public;
grant execute on function rows_with_folded_words, case_ids_folded_lately, case_ids_with_folded_words to sereshta_staff;
