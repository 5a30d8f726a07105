-- Searching a million notes. The words were indexed before, but a policy comes before LIKE, which is no leakproof
-- operator, so that for staff the index was never used. `find_notes` looks past the policies, at the notes that
-- the caller may see, and answers ids only.
create extension if not exists btree_gin;

-- The words as the index has them. Trigrams are made of what the database's locale calls letters, and with the
-- locale C of our clusters Bangla is none: each of its letters stands for one of a to z, and two may share one.
-- What the index finds is compared with the words themselves.
create function words_key(words text) returns text
  language sql immutable strict parallel safe
  return translate(words,
    'ঀঁংঃঅআইঈউঊঋঌএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ঽািীুূৃৄেৈোৌ্ৎৗড়ঢ়য়ৠৡৢৣ০১২৩৪৫৬৭৮৯ৰৱ৲৳৴৵৶৷৸৹৺৻ৼ৽৾àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ',
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrs0123456789tuvwxyzabcdefghaaaaaaaceeeeiiiidnoooooouuuuypy');

-- The day of a moment, the same wherever it is computed; the index holds it, so that a search can go back by days.
create function utc_day(moment timestamptz) returns date
  language sql immutable strict parallel safe
  return (moment at time zone 'UTC')::date;

drop index notes_by_words;
create index notes_active_by_words on notes
  using gin (words_key(search_text) gin_trgm_ops, user_id, category, utc_day(created_at))
  with (gin_pending_list_limit = 256) where not is_archived;
create index notes_archived_by_words on notes
  using gin (words_key(search_text) gin_trgm_ops, user_id, category, utc_day(created_at))
  with (gin_pending_list_limit = 256) where is_archived;
create index notes_worked_on_by_words on notes
  using gin (words_key(search_text) gin_trgm_ops, user_id, category, last_worked_on)
  with (gin_pending_list_limit = 256) where last_worked_on is not null;

-- A person's older notes that are kept alive, for the default list.
create index notes_kept_alive_by_owner on notes (user_id, created_at desc, id desc) where keep_alive and not is_archived;

-- Lists by category and by priority are one walk too, in the archive as well and for one person.
drop index notes_active_by_category;
drop index notes_priority;
drop index notes_priority_by_owner;
create index notes_by_category on notes (category, is_archived, created_at desc, id desc);
create index notes_by_owner_and_category on notes (user_id, category, is_archived, created_at desc, id desc);
create index notes_priority on notes (is_archived, created_at desc, id desc) where is_priority;
create index notes_priority_by_owner on notes (user_id, is_archived, created_at desc, id desc) where is_priority;

-- Ids of notes that the caller may see and that have one of the words, newest first: at most p_wanted of them, or
-- any so many when the order does not matter. The list 'worked' goes by the day of the last work.
-- However rare or common the words are, a search reads few pages: all at once by the index of words when they seem
-- rare; else it goes back from the newest day, by that index while little is found (in growing steps), and row by
-- row through days full of the words.
-- Statements are planned for the values at hand; which kind of plan each takes is said, not left to statistics.
create function find_notes(
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
  has_key text;
  has_words text;
  has_no_key boolean;
  commonest bigint;
  newest_words text[];
  more text := 'true';
  most integer;
  width integer := 1;
  -- What was too much once is not tried again.
  widest integer := 100000;
  newest date;
  last_day date;
  oldest date;
  starts date;
  seen integer;
  found_ids uuid[];
  found_flags boolean[];
  got integer := 0;
  is_whole boolean := p_from is null and p_until is null and p_before is null;
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
  execute format('select %s from notes where %s order by %s desc, id desc limit 1', day, listed, sort) into newest;
  execute format('select %s from notes where %s order by %s, id limit 1', day, listed, sort) into oldest;
  if p_list <> 'worked' then
    newest := least(newest, utc_day(p_until), utc_day(p_before::timestamptz));
    oldest := greatest(oldest, utc_day(p_from));
  else
    newest := least(newest, p_before::date);
  end if;
  if p_category is not null then listed := listed || format(' and category = %L', p_category); end if;
  if p_priority is not null then more := more || format(' and is_priority = %L', p_priority); end if;
  if p_from is not null then more := more || format(' and created_at >= %L', p_from); end if;
  if p_until is not null then more := more || format(' and created_at < %L', p_until); end if;
  if p_standing_from is not null then
    more := more || format(' and (created_at >= %L or keep_alive or updated_at > %L)', p_standing_from, p_changed_since);
  end if;
  if p_before is not null then more := more || format(' and (%s, id) < (%L, %L)', sort, p_before, p_before_id); end if;
  -- The index is asked for the six rarest trigrams of each text, as the newest notes have them: those of everyday
  -- words have long lists.
  execute format('select array(select words_key(search_text) from notes where %s order by %s desc, id desc limit 60)',
    listed, sort) into newest_words;
  select string_agg(format('strpos(search_text, %L) > 0', t), ' or '), string_agg('(' || k || ')', ' or '), bool_or(k is null), max(hits)
    into has_words, has_key, has_no_key, commonest
    from unnest(p_texts) as t cross join lateral (
        select string_agg(format('words_key(search_text) like %L', '%' || tri || '%'), ' and ') as k, min(seen_in) as hits from (
          select tri, seen_in, min(seen_in) over () as least
            from (select distinct substr(words_key(t), n, 3) as tri from generate_series(1, length(t) - 2) as n) as every
              cross join lateral (
                select count(*) as seen_in from unnest(newest_words) as words where strpos(words, tri) > 0) as sample
            where tri ~ '^([a-z0-9]{2}[^%_\\]|[^%_\\][a-z0-9]{2})$'
            order by seen_in, tri limit 6
        ) as rarest
          -- Beside a rare one, what half of the notes have would only be read for nothing.
          where seen_in <= greatest(30, least)) as keys;
  last_day := newest;
  if has_no_key then
    width := 0;
  elsif commonest <= (case when p_ordered then 0 else 6 end) then
    width := newest - oldest + 1;
  end if;

  while newest >= oldest and got < p_wanted loop
    starts := case when width = 0 then oldest else greatest(oldest, newest - width + 1) end;
    most := case when not p_ordered then p_wanted - got when starts = oldest and newest = last_day then 300 else 200 end;
    most := greatest(most, p_wanted - got);
    seen := most + 1;
    if width > 0 then
      perform set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'on', true);
      execute format(
        'select count(*), array_agg(id order by %1$s desc, id desc) filter (where %2$s),
             array_agg(is_priority order by %1$s desc, id desc) filter (where %2$s)
           from (select * from notes where %3$s and %4$s and (%5$s) and (%6$s) limit %7$s) as n',
        sort, more, listed,
        case when is_whole and starts = oldest and newest = last_day then 'true' else format('%s between %L and %L', day, starts, newest) end,
        has_key, has_words, most + 1)
        into seen, found_ids, found_flags;
      if seen > most and width > 1 and (p_ordered or coalesce(cardinality(found_ids), 0) < p_wanted - got) then
        -- Everything at once says little of where they are; a step of 64 days says more.
        widest := case when width > 64 then 64 else greatest(1, width / 8) end;
        width := least(8, widest);
        continue;
      end if;
    end if;
    if seen > most and (p_ordered or coalesce(cardinality(found_ids), 0) < p_wanted - got) then
      perform set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
      execute format(
        'select array_agg(id), array_agg(is_priority) from (
           select id, is_priority from notes where %2$s and %3$s and %1$s >= %4$L and %1$s < %5$L and (%6$s)
             order by %1$s desc, id desc limit %7$s) as n',
        sort, listed, more, starts, newest + 1, has_words,
        p_wanted - got)
        into found_ids, found_flags;
    end if;
    return query select unnest(found_ids[:p_wanted - got]), unnest(found_flags[:p_wanted - got]);
    got := got + coalesce(cardinality(found_ids), 0);
    newest := starts - 1;
    if width > 0 then
      width := case when seen > most then 1 when seen > most / 8 then width else least(width * 8, widest) end;
    end if;
  end loop;
end $$;
alter function find_notes owner to sereshta_system;
revoke all on function find_notes from public;
grant execute on function find_notes to sereshta_staff;

-- The default list has older notes that are kept alive; counting them read each one. They are counted apart now.
set local role sereshta_system;
delete from note_counts;
reset role;
alter table note_counts add column keep_alive boolean not null;
alter table note_counts drop constraint note_counts_pkey,
  add constraint note_counts_pkey primary key (user_id, is_archived, month, category, is_priority, keep_alive);
create index note_counts_kept_alive on note_counts (user_id, month) where keep_alive and not is_archived;

create or replace function count_notes() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  -- In key order, so that two bulk changes wait for each other instead of ending in a deadlock.
  if tg_op = 'INSERT' then
    insert into note_counts as c (user_id, month, category, is_archived, is_priority, keep_alive, notes)
      select user_id, firm_month(created_at), category, is_archived, is_priority, keep_alive, count(*)
        from new_notes group by 1, 2, 3, 4, 5, 6 order by 1, 4, 2, 3, 5, 6
      on conflict on constraint note_counts_pkey do update set notes = c.notes + excluded.notes;
  elsif tg_op = 'DELETE' then
    insert into note_counts as c (user_id, month, category, is_archived, is_priority, keep_alive, notes)
      select user_id, firm_month(created_at), category, is_archived, is_priority, keep_alive, -count(*)
        from old_notes group by 1, 2, 3, 4, 5, 6 order by 1, 4, 2, 3, 5, 6
      on conflict on constraint note_counts_pkey do update set notes = c.notes + excluded.notes;
  else
    insert into note_counts as c (user_id, month, category, is_archived, is_priority, keep_alive, notes)
      select user_id, firm_month(created_at), category, is_archived, is_priority, keep_alive, sum(change)
        from (select user_id, created_at, category, is_archived, is_priority, keep_alive, 1 as change from new_notes
              union all
              select user_id, created_at, category, is_archived, is_priority, keep_alive, -1 from old_notes) as changes
        group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 4, 2, 3, 5, 6
      on conflict on constraint note_counts_pkey do update set notes = c.notes + excluded.notes;
  end if;
  return null;
end $$;

-- Counts all notes anew by the months of the firm's zone.
create function recount_notes() returns void
  language plpgsql
as $$
begin
  delete from note_counts;
  insert into note_counts (user_id, month, category, is_archived, is_priority, keep_alive, notes)
    select user_id, firm_month(created_at), category, is_archived, is_priority, keep_alive, count(*)
      from notes group by 1, 2, 3, 4, 5, 6;
end $$;
revoke all on function recount_notes from public;
grant execute on function recount_notes to sereshta_system;

create or replace function set_firm_time_zone(zone text) returns boolean
  language plpgsql
as $$
begin
  update firm set time_zone = zone where time_zone <> zone;
  if not found then
    return false;
  end if;
  perform recount_notes();
  return true;
end $$;

-- As the role that may: whoever migrates owns the table and is still bound by its policies.
set local role sereshta_system;
select recount_notes();
reset role;

-- Whose task the hours are on stands beside them: a month's work is then one walk for its owner too.
alter table daily_work_logs no force row level security;
alter table notes no force row level security;
alter table daily_work_logs add column note_owner_id uuid default app_user_id()
  constraint daily_work_logs_note_owner_fkey references users (id);
update daily_work_logs l set note_owner_id = n.user_id from notes n where n.id = l.note_id;
alter table daily_work_logs alter column note_owner_id set not null;
alter table daily_work_logs force row level security;
alter table notes force row level security;
create index daily_work_logs_by_day_and_note on daily_work_logs (work_date desc, note_id desc);
create index daily_work_logs_by_note on daily_work_logs (note_id, work_date desc, id desc);
create index daily_work_logs_by_note_owner on daily_work_logs (note_owner_id, work_date desc, note_id desc);

-- Whatever was said of the owner: it is the note's.
create function name_note_owner() returns trigger
  language plpgsql
as $$
begin
  new.note_owner_id := (select n.user_id from notes n where n.id = new.note_id);
  return new;
end $$;
create trigger daily_work_logs_owned before insert on daily_work_logs
  for each row execute function name_note_owner();
