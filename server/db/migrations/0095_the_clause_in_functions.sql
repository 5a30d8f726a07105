-- Functions that read past the policies state THE CLAUSE themselves. Each keeps what it was; who may see every case pays
-- no page more. Decision 081 lists every function that runs as somebody else, and why the others need nothing.

-- Whether somebody wrote it on a task, or it stands on the list, as far as the caller may know.
create or replace function case_id_in_use(p_case_id text) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select case when app_hides_cases() then
      exists (select from notes where case_id = p_case_id and (case_ref is null or not hidden_from_me(case_ref)))
        or exists (select from cases where case_id = p_case_id and not hidden_from_me(id))
    else exists (select from notes where case_id = p_case_id) or exists (select from cases where case_id = p_case_id) end
$$;

create or replace function case_ids_folded_lately(p_pattern text, p_most integer, out case_ids text[], out certain integer, out is_all boolean) returns record
  language sql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
as $$
  with walked as (
    (select 1 as way, case_id, client_name, app_has_right('notes.all') or user_id = app_user_id() as is_told, created_at
      from notes where not is_archived and (not (select app_hides_cases()) or case_ref is null or not hidden_from_me(case_ref))
        order by created_at desc limit p_most)
    union all
    (select 2, case_id, client_name, app_has_right('notes.all') or user_id = app_user_id(), created_at
      from notes where is_archived and (not (select app_hides_cases()) or case_ref is null or not hidden_from_me(case_ref))
        order by created_at desc limit p_most)
    union all
    (select 3, case_id, client_name, true, created_at from cases where (not (select app_hides_cases()) or not hidden_from_me(id))
        order by created_at desc limit p_most)
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

create or replace function case_ids_used_lately(p_patterns text[], p_most integer, out case_ids text[], out certain integer, out is_all boolean) returns record
  language sql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
as $$
  with walked as (
    (select 1 as way, case_id, client_name, app_has_right('notes.all') or user_id = app_user_id() as is_told, created_at
      from notes where not is_archived and (not (select app_hides_cases()) or case_ref is null or not hidden_from_me(case_ref))
        order by created_at desc limit p_most)
    union all
    (select 2, case_id, client_name, app_has_right('notes.all') or user_id = app_user_id(), created_at
      from notes where is_archived and (not (select app_hides_cases()) or case_ref is null or not hidden_from_me(case_ref))
        order by created_at desc limit p_most)
    union all
    (select 3, case_id, client_name, true, created_at from cases where (not (select app_hides_cases()) or not hidden_from_me(id))
        order by created_at desc limit p_most)
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

create or replace function case_ids_with_folded_words(p_pattern text, p_wanted integer) returns text[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set enable_indexscan = off
as $$
declare
  is_like text := '(words_key(search_fold(lower(%1$s))) like words_key(%2$L) and search_fold(lower(%1$s)) like %2$L)';
  has_id text := format(is_like, 'case_id', p_pattern);
  has_client text := format(is_like, 'client_name', p_pattern);
  found_ids text[];
  of_task text := case when app_hides_cases() then '(case_ref is null or not hidden_from_me(case_ref))' else 'true' end;
  of_list text := case when app_hides_cases() then 'not hidden_from_me(id)' else 'true' end;
begin
  execute format(
    'select array_agg(case_id order by used desc, case_id) from (
       select case_id, max(created_at) as used from (
           select case_id, created_at from notes where case_id <> '''' and %5$s and %1$s
           union all
           select case_id, created_at from notes where case_id <> '''' and %5$s and %2$s and %3$s
           union all
           select case_id, created_at from cases where %6$s and (%1$s or %2$s)) as every
         where app_user_id() is not null group by case_id order by used desc, case_id limit %4$s) as newest',
    has_id, has_client, case when app_has_right('notes.all') then 'true' else format('user_id = %L', app_user_id()) end, p_wanted,
    of_task, of_list)
    into found_ids;
  return coalesce(found_ids, '{}');
end $$;

create or replace function case_ids_with_words(p_patterns text[], p_wanted integer) returns text[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set enable_indexscan = off
as $$
declare
  has_id text;
  has_client text;
  found_ids text[];
  of_task text := case when app_hides_cases() then '(case_ref is null or not hidden_from_me(case_ref))' else 'true' end;
  of_list text := case when app_hides_cases() then 'not hidden_from_me(id)' else 'true' end;
begin
  select string_agg(format('(words_key(lower(case_id)) like words_key(%1$L) and lower(case_id) like %1$L)', pattern), ' or '),
      string_agg(format('(words_key(lower(client_name)) like words_key(%1$L) and lower(client_name) like %1$L)', pattern), ' or ')
    into has_id, has_client from unnest(p_patterns) as pattern;
  execute format(
    'select array_agg(case_id order by used desc, case_id) from (
       select case_id, max(created_at) as used from (
           select case_id, created_at from notes where case_id <> '''' and %5$s and (%1$s)
           union all
           select case_id, created_at from notes where case_id <> '''' and %5$s and (%2$s) and %3$s
           union all
           select case_id, created_at from cases where %6$s and ((%1$s) or (%2$s))) as every
         where app_user_id() is not null group by case_id order by used desc, case_id limit %4$s) as newest',
    has_id, has_client, case when app_has_right('notes.all') then 'true' else format('user_id = %L', app_user_id()) end, p_wanted,
    of_task, of_list)
    into found_ids;
  return coalesce(found_ids, '{}');
end $$;

create or replace function costs_of_amount(p_from numeric, p_below numeric, p_most integer) returns uuid[]
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select case when app_user_id() is null then '{}' when cardinality(ids) <= p_most then ids end
    from (select array(select id from case_costing where deleted_at is null and amount >= p_from and amount < p_below
        and (not (select app_hides_cases()) or case_ref is null or not hidden_from_me(case_ref))
      limit p_most + 1) as ids) as found
$$;

create or replace function keep_deleted_note(p_note uuid, p_at timestamptz) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into deleted_notes (note_id, owner_id, deleted_by, deleted_at, note, work_logs, time_records, case_ref)
    select n.id, n.user_id, app_user_id(), p_at, to_jsonb(n),
        coalesce((select jsonb_agg(to_jsonb(l) order by l.work_date) from daily_work_logs l where l.note_id = n.id), '[]'),
        coalesce((select jsonb_agg(to_jsonb(r) order by r.started_at) from time_records r where r.note_id = n.id), '[]'),
        n.case_ref
      from notes n
      where n.id = p_note and (app_has_right('notes.all') or n.user_id = app_user_id())
        and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref));
  return found;
end $$;

create or replace function restore_deleted_note(p_note uuid) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  kept deleted_notes;
begin
  delete from deleted_notes d
    where d.note_id = p_note
      and (app_has_right('notes.all') or (d.deleted_by = app_user_id() and d.owner_id = app_user_id()))
      and (d.case_ref is null or not app_hides_cases() or not hidden_from_me(d.case_ref))
    returning * into kept;
  if not found then
    return false;
  end if;
  -- The case may have gone meanwhile; the trash knows.
  perform put_back('notes', jsonb_build_array(kept.note || jsonb_build_object('case_ref', kept.case_ref)));
  perform put_back('daily_work_logs', kept.work_logs);
  perform put_back('time_records', coalesce((
    select jsonb_agg(run) from jsonb_array_elements(kept.time_records) as run
      where run ->> 'ended_at' is not null
        or not exists (select from time_records r where r.user_id = (run ->> 'user_id')::uuid and r.ended_at is null)), '[]'));
  return true;
end $$;

create or replace function rows_with_folded_words(p_list text, p_pattern text, p_most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set enable_indexscan = off
as $$
declare
  found_ids uuid[];
  seen text := case when app_hides_cases() and p_list not in ('partner_notes', 'financial_statements', 'career_applications')
    then format('not hidden_from_me(%I)', case p_list when 'cases' then 'id' else 'case_ref' end) else 'true' end;
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
      where %4$s and words_key(search_fold(search_text)) like words_key(%2$L) and search_fold(search_text) like %2$L limit %3$s)',
    p_list, p_pattern, p_most + 1, seen) into found_ids;
  return case when cardinality(found_ids) <= p_most then found_ids end;
end $$;

create or replace function rows_with_words(p_list text, p_patterns text[], p_most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set enable_indexscan = off
as $$
declare
  alike text;
  found_ids uuid[];
  seen text := case when app_hides_cases() and p_list not in ('partner_notes', 'financial_statements', 'career_applications')
    then format('not hidden_from_me(%I)', case p_list when 'cases' then 'id' else 'case_ref' end) else 'true' end;
begin
  if app_user_id() is null then
    return '{}';
  elsif p_list in ('meetings', 'partner_notes', 'financial_statements', 'career_applications') then
    if not app_has_right(case p_list when 'career_applications' then 'applications' when 'financial_statements' then 'statements' else p_list end) then return '{}'; end if;
  elsif p_list not in ('cases', 'case_costing', 'case_timeline', 'calendar_events') then
    raise exception 'no list: %', p_list;
  end if;
  if exists (select from unnest(p_patterns) as pattern where words_key(pattern) !~ '[a-z0-9]{3}') then
    return null;
  end if;
  select string_agg(format('(words_key(search_text) like words_key(%1$L) and search_text like %1$L)', pattern), ' or ')
    into alike from unnest(p_patterns) as pattern;
  execute format('select array(select id from %I where %s and (%s) limit %s)', p_list, seen, alike, p_most + 1) into found_ids;
  return case when cardinality(found_ids) <= p_most then found_ids end;
end $$;

create or replace function searched_notes(s note_search) returns text
  language sql stable
  set search_path = public, pg_temp
as $$
  select concat_ws(' and ',
    case s.list when 'active' then 'not is_archived' when 'archived' then 'is_archived' else 'last_worked_on is not null' end,
    case when not app_has_right('notes.all') then format('user_id = %L', app_user_id()) end,
    'user_id = ' || quote_literal(s.owner), 'category = ' || quote_literal(s.category),
    case when s.is_priority then 'is_priority' end,
    case when app_hides_cases() then '(case_ref is null or not hidden_from_me(case_ref))' end)
$$;

-- Hours are people's and stay whole, also those on tasks of cases that the reader does not see.
create function hours_of_weeks(p_user uuid, p_from date, p_until date) returns table (week date, category text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select week, category, sum(hours_worked)
    from (select l.work_date - extract(dow from l.work_date)::integer as week, n.category, l.hours_worked
            from daily_work_logs l join notes n on n.id = l.note_id
            where l.user_id = p_user and l.work_date between p_from and p_until) as days
    where app_has_right('notes.all') group by grouping sets ((week), (category))
$$;
alter function hours_of_weeks owner to sereshta_system;
revoke all on function hours_of_weeks from public;
grant execute on function hours_of_weeks to sereshta_staff;

-- News of a case is for those who see it.
create function notify_people(p_people uuid[], p_type text, p_title text, p_message text, p_subject uuid, p_at timestamptz,
    p_params jsonb, p_case uuid) returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  with told as (
    insert into notifications (user_id, type, title, message, subject_id, created_at, params, case_ref)
      select person, p_type, left(p_title, 300), left(p_message, 1000), p_subject, p_at, p_params, p_case
        from unnest(p_people) as person
        where not exists (select from case_hidden h where h.user_id = person and h.case_ref = p_case)
      returning user_id, id
  )
  insert into live_events (topic, subject_id, audience, person_id)
    select 'notifications', id, 'person', user_id from told
$$;
alter function notify_people(uuid[], text, text, text, uuid, timestamptz, jsonb, uuid) owner to sereshta_system;
revoke all on function notify_people(uuid[], text, text, text, uuid, timestamptz, jsonb, uuid) from public;
grant execute on function notify_people(uuid[], text, text, text, uuid, timestamptz, jsonb, uuid) to sereshta_staff, sereshta_public;
