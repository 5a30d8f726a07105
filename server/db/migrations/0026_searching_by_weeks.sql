-- A search goes back by weeks and by seasons of eight weeks, each one entry of the index of words: of a range of days
-- the index reads the lists of all days before and all days after. It knows what is priority, too.
create function week_of(day date) returns integer
  language sql immutable strict parallel safe
  return floor((day - date '2000-01-03') / 7.0)::integer;
create function season_of(day date) returns integer
  language sql immutable strict parallel safe
  return floor((day - date '2000-01-03') / 56.0)::integer;

drop index notes_active_by_words;
drop index notes_archived_by_words;
drop index notes_worked_on_by_words;
create index notes_active_by_words on notes
  using gin (words_key(search_text) gin_trgm_ops, user_id, category, is_priority,
    week_of(utc_day(created_at)), season_of(utc_day(created_at)))
  with (gin_pending_list_limit = 256) where not is_archived;
create index notes_archived_by_words on notes
  using gin (words_key(search_text) gin_trgm_ops, user_id, category, is_priority,
    week_of(utc_day(created_at)), season_of(utc_day(created_at)))
  with (gin_pending_list_limit = 256) where is_archived;
create index notes_worked_on_by_words on notes
  using gin (words_key(search_text) gin_trgm_ops, user_id, category, week_of(last_worked_on), season_of(last_worked_on))
  with (gin_pending_list_limit = 256) where last_worked_on is not null;

-- Ids of notes that the caller may see and that have one of the words, newest first: at most p_wanted of them, or
-- any so many when the order does not matter. The list 'worked' goes by the day of the last work.
-- However rare or common the words are, a search reads few pages: everyday words are found in the newest notes, row by
-- row; others by the index of words, in the newest week, then in as much as what was found so far calls for: another
-- week, a season, or all the rest. What is too full of the words is taken in smaller steps, a full week row by row.
-- Statements are planned for the values at hand; which kind of plan each takes is said, not left to statistics.
create or replace function find_notes(
  p_list text, p_texts text[], p_wanted integer, p_ordered boolean,
  p_owner uuid, p_category text, p_priority boolean, p_from timestamptz, p_until timestamptz,
  p_standing_from timestamptz, p_changed_since timestamptz, p_before text, p_before_id uuid
) returns table (id uuid, is_priority boolean)
  language plpgsql stable security definer rows 50
  set search_path = public, pg_temp
  set timezone = 'UTC'
  set enable_seqscan = off
  set enable_indexscan = on
  set enable_bitmapscan = on
as $$
declare
  me uuid := app_user_id();
  sort text := case p_list when 'worked' then 'last_worked_on' else 'created_at' end;
  day text := case p_list when 'worked' then 'last_worked_on' else 'utc_day(created_at)' end;
  listed text := case p_list
    when 'active' then 'not is_archived' when 'archived' then 'is_archived' when 'worked' then 'last_worked_on is not null' end;
  by_rows text;
  has_key text;
  has_words text;
  has_no_key boolean;
  newest_words text[];
  having_them integer;
  more text := 'true';
  within text;
  most integer;
  -- Weeks since 3 January 2000.
  newest integer;
  oldest integer;
  last_week integer;
  starts integer;
  step text := 'week';
  -- A month is but a part of the rest.
  may_take_rest boolean := p_from is null and p_until is null;
  -- No season from this week on: the one that it is in was too full.
  by_weeks_from integer;
  seen integer;
  found_ids uuid[];
  found_flags boolean[];
  got integer := 0;
begin
  if me is null or (p_owner is distinct from me and p_owner is not null and not app_is_partner()) then
    return;
  end if;
  if not app_is_partner() then
    listed := listed || format(' and user_id = %L', me);
  elsif p_owner is not null then
    listed := listed || format(' and user_id = %L', p_owner);
  end if;
  -- Where the list begins and ends; both are one step on the list's own index.
  execute format('select week_of(%s) from notes where %s order by %s desc, id desc limit 1', day, listed, sort) into newest;
  execute format('select week_of(%s) from notes where %s order by %s, id limit 1', day, listed, sort) into oldest;
  if p_list <> 'worked' then
    newest := least(newest, week_of(utc_day(p_until)), week_of(utc_day(p_before::timestamptz)));
    oldest := greatest(oldest, week_of(utc_day(p_from)));
  else
    newest := least(newest, week_of(p_before::date));
  end if;
  last_week := newest;
  if p_category is not null then listed := listed || format(' and category = %L', p_category); end if;
  if p_priority then listed := listed || ' and is_priority'; end if;
  if not p_priority then more := more || ' and not is_priority'; end if;
  if p_from is not null then more := more || format(' and created_at >= %L', p_from); end if;
  if p_until is not null then more := more || format(' and created_at < %L', p_until); end if;
  if p_standing_from is not null then
    more := more || format(' and (created_at >= %L or keep_alive or updated_at > %L)', p_standing_from, p_changed_since);
  end if;
  if p_before is not null then more := more || format(' and (%s, id) < (%L, %L)', sort, p_before, p_before_id); end if;
  select string_agg(format('strpos(search_text, %L) > 0', t), ' or ') into has_words from unnest(p_texts) as t;
  by_rows := 'select array_agg(id), array_agg(is_priority) from (
    select id, is_priority from (
        select id, is_priority, search_text, %1$s as place from notes where %2$s and %3$s and %4$s
          order by %1$s desc, id desc limit %5$s) as walked
      where %6$s order by place desc, id desc limit %7$s) as n';

  execute format('select array(select words_key(search_text) from notes where %s and %s order by %s desc, id desc limit 60)',
    listed, more, sort) into newest_words;
  select count(*) into having_them from unnest(newest_words) as words
    where exists (select from unnest(p_texts) as t where strpos(words, words_key(t)) > 0);
  if having_them * 10 >= p_wanted then
    perform set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
    execute format(by_rows, sort, listed, more, 'true', 600, has_words, p_wanted) into found_ids, found_flags;
    if cardinality(found_ids) = p_wanted then
      return query select unnest(found_ids), unnest(found_flags);
      return;
    end if;
  end if;

  -- The index is asked for the six rarest trigrams of each text, as the newest notes have them: those of everyday
  -- words have long lists.
  select string_agg('(' || k || ')', ' or '), bool_or(k is null)
    into has_key, has_no_key
    from unnest(p_texts) as t cross join lateral (
        select string_agg(format('words_key(search_text) like %L', '%' || tri || '%'), ' and ') as k from (
          select tri, seen_in, min(seen_in) over () as least
            from (select distinct substr(words_key(t), n, 3) as tri from generate_series(1, length(t) - 2) as n) as every
              cross join lateral (
                select count(*) as seen_in from unnest(newest_words) as words where strpos(words, tri) > 0) as sample
            where tri ~ '^([a-z0-9]{2}[^%_\\]|[^%_\\][a-z0-9]{2})$'
            order by seen_in, tri limit 6
        ) as rarest
          -- Beside a rare one, what half of the notes have would only be read for nothing.
          where seen_in <= greatest(30, least)) as keys;

  if not p_ordered and may_take_rest then step := 'rest'; end if;
  while newest >= oldest and got < p_wanted loop
    starts := case when step = 'rest' or has_no_key then oldest when step = 'season' then newest / 8 * 8 else newest end;
    most := greatest(p_wanted - got, case when step = 'rest' then 300 else 200 end);
    seen := most + 1;
    within := format('%1$s >= %2$L and %1$s < %3$L', sort, date '2000-01-03' + 7 * starts, date '2000-01-03' + 7 * (newest + 1));
    if not has_no_key then
      perform set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'on', true);
      execute format(
        'select count(*), array_agg(id order by %1$s desc, id desc) filter (where %2$s and %3$s),
             array_agg(is_priority order by %1$s desc, id desc) filter (where %2$s and %3$s)
           from (select * from notes where %4$s and %5$s and (%6$s) and (%7$s) limit %8$s) as n',
        sort, more, within, listed,
        case step when 'week' then format('week_of(%s) = %s', day, newest)
          when 'season' then format('season_of(%s) = %s', day, newest / 8) else 'true' end,
        has_key, has_words, most + 1)
        into seen, found_ids, found_flags;
    end if;
    if seen > most and (p_ordered or coalesce(cardinality(found_ids), 0) < p_wanted - got) then
      if step = 'rest' and not has_no_key then
        may_take_rest := false;
        step := 'season';
        continue;
      elsif step = 'season' then
        by_weeks_from := starts;
        step := 'week';
        continue;
      end if;
      perform set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
      execute format(by_rows, sort, listed, more, within, 'all', has_words, p_wanted - got) into found_ids, found_flags;
    end if;
    return query select unnest(found_ids[:p_wanted - got]), unnest(found_flags[:p_wanted - got]);
    got := got + coalesce(cardinality(found_ids), 0);
    newest := starts - 1;
    -- As many weeks as what was found so far calls for.
    step := case
      when newest >= by_weeks_from or got >= (p_wanted - got) * (last_week - newest) then 'week'
      when may_take_rest and got * 16 < (p_wanted - got) * (last_week - newest) and last_week - newest > 2 then 'rest'
      else 'season' end;
  end loop;
end $$;
