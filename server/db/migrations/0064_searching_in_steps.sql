-- A search of tasks past the policies is a lookup in the index of words; which steps it takes is chosen in TypeScript
-- (decision 068), as it is where case ids are looked for. The release before goes on with what it called.
-- goes in the next release: the functions find_notes, find_case_ids and case_ids_in_use

-- A search among the list 'active', 'archived' or 'worked'; of `keys`, those of each text are trigrams of it that are rare.
create type note_search as (list text, words text[], keys jsonb, steps text[], newest integer, oldest integer, wanted integer,
  most_of_week integer, is_ordered boolean, owner uuid, category text, is_priority boolean, since timestamptz,
  until timestamptz, standing_since timestamptz, changed_since timestamptz, before text, before_id uuid);

-- Which notes a search is among, as a condition: the caller's own, or as the policy `notes_seen` says, all.
create function searched_notes(s note_search) returns text
  language sql stable set search_path = public, pg_temp
as $$
  select concat_ws(' and ',
    case s.list when 'active' then 'not is_archived' when 'archived' then 'is_archived' else 'last_worked_on is not null' end,
    case when not app_has_right('notes.all') then format('user_id = %L', app_user_id()) end,
    'user_id = ' || quote_literal(s.owner), 'category = ' || quote_literal(s.category),
    case when s.is_priority then 'is_priority' end)
$$;

-- The same for its words, as the index knows them: all keys of one of the texts.
create function searched_keys(s note_search) returns text
  language sql stable set search_path = public, pg_temp
as $$
  select string_agg('(' || (
      select string_agg(format('words_key(search_text) like %L', '%' || key || '%'), ' and ')
        from jsonb_array_elements_text(of_text) as key) || ')', ' or ')
    from jsonb_array_elements(s.keys) as of_text
$$;

-- Ids of the notes that the caller may see and that have one of the words, newest first, at most `wanted` of them. It goes
-- back from the week `newest` by the steps: a week, a season of eight weeks, all the rest. What is too full for one step
-- is taken in smaller ones; a week with more than `most_of_week` ends the search with a row without an id.
create function notes_with_words(p_search jsonb) returns table (id uuid, is_priority boolean)
  language plpgsql stable security definer rows 50
  set search_path = public, pg_temp set timezone = 'UTC' set enable_seqscan = off set enable_indexscan = off
as $$
declare
  s note_search := jsonb_populate_record(null::note_search, p_search);
  place text := case s.list when 'worked' then 'last_worked_on' else 'created_at' end;
  day text := case s.list when 'worked' then 'last_worked_on' else 'utc_day(created_at)' end;
  step text; starts integer; most integer; seen integer; ids uuid[]; flags boolean[]; got integer := 0;
begin
  while s.newest >= s.oldest and got < s.wanted loop
    step := coalesce(s.steps[1], 'season');
    starts := case step when 'week' then s.newest when 'season' then greatest(s.newest / 8 * 8, s.oldest) else s.oldest end;
    most := case step when 'week' then s.most_of_week else greatest(case step when 'season' then 200 else 300 end, s.wanted - got) end;
    execute format('select count(*), array_agg(id order by %1$s desc, id desc) filter (where %2$s),
          array_agg(is_priority order by %1$s desc, id desc) filter (where %2$s)
        from (select * from notes where %3$s and %4$s and (%5$s) and search_text like any ($1) limit %6$s) as hits',
      place, format('week_of(%1$s) between %2$s and %3$s and ($2 is null or is_priority = $2)
        and ($3 is null or created_at >= $3) and ($4 is null or created_at < $4)
        and ($5 is null or created_at >= $5 or keep_alive or updated_at > $6)
        and ($7 is null or (%4$s, id) < (%5$L, $7))', day, starts, s.newest, place, s.before),
      searched_notes(s), case step when 'week' then format('week_of(%s) = %s', day, s.newest)
        when 'season' then format('season_of(%s) = %s', day, s.newest / 8) else 'true' end,
      searched_keys(s), coalesce((most + 1)::text, 'all'))
      into seen, ids, flags using s.words, s.is_priority, s.since, s.until, s.standing_since, s.changed_since, s.before_id;
    if seen > most and (s.is_ordered or coalesce(cardinality(ids), 0) < s.wanted - got) then
      if step = 'week' then return query select null::uuid, null::boolean; return; end if;
      s.steps := case step when 'season' then array_fill('week'::text, array[s.newest - starts + 1]) || s.steps[2:] else '{}' end;
    else
      return query select unnest(ids[:s.wanted - got]), unnest(flags[:s.wanted - got]);
      got := got + coalesce(cardinality(ids), 0);
      s.newest := starts - 1;
      s.steps := s.steps[2:];
    end if;
  end loop;
end $$;

-- Case ids that are like a pattern, or whose client is, among the newest so many active and archived tasks and cases of
-- the Caselist, the newest used first; before none of the first `certain` comes one that was not looked at. Everybody is
-- told all ids, and clients of the Caselist; clients on tasks count only where the caller may see the task.
create function case_ids_used_lately(p_patterns text[], p_most integer, out case_ids text[], out certain integer, out is_all boolean)
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
        and (lower(case_id) like any (p_patterns) or (is_told and lower(client_name) like any (p_patterns)))
      group by case_id
  )
  select coalesce(array_agg(f.case_id order by f.used desc, f.case_id) filter (where f.case_id is not null), '{}'),
      count(*) filter (where f.used >= h.since)::integer, h.since = '-infinity'
    from horizon h left join found f on true group by h.since
$$;

-- The same of all tasks and cases, by the index of words over id and client alone: the newest used so many.
create function case_ids_with_words(p_patterns text[], p_wanted integer) returns text[]
  language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
as $$
declare
  has_id text;
  has_client text;
  found_ids text[];
begin
  select string_agg(format('(words_key(lower(case_id)) like words_key(%1$L) and lower(case_id) like %1$L)', pattern), ' or '),
      string_agg(format('(words_key(lower(client_name)) like words_key(%1$L) and lower(client_name) like %1$L)', pattern), ' or ')
    into has_id, has_client from unnest(p_patterns) as pattern;
  execute format(
    'select array_agg(case_id order by used desc, case_id) from (
       select case_id, max(created_at) as used from (
           select case_id, created_at from notes where case_id <> '''' and (%1$s)
           union all
           select case_id, created_at from notes where case_id <> '''' and (%2$s) and %3$s
           union all
           select case_id, created_at from cases where (%1$s) or (%2$s)) as every
         where app_user_id() is not null group by case_id order by used desc, case_id limit %4$s) as newest',
    has_id, has_client, case when app_has_right('notes.all') then 'true' else format('user_id = %L', app_user_id()) end, p_wanted)
    into found_ids;
  return coalesce(found_ids, '{}');
end $$;

alter function searched_notes owner to sereshta_system;
alter function searched_keys owner to sereshta_system;
alter function notes_with_words owner to sereshta_system;
alter function case_ids_used_lately owner to sereshta_system;
alter function case_ids_with_words owner to sereshta_system;
revoke all on function searched_notes, searched_keys, notes_with_words, case_ids_used_lately, case_ids_with_words from public;
grant execute on function notes_with_words, case_ids_used_lately, case_ids_with_words to sereshta_staff;
