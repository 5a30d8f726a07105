-- A case id is in use when a task bears it or a case of the Caselist does (decisions §11).
create or replace function case_id_in_use(p_case_id text) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select exists (select from notes where case_id = p_case_id)
    or exists (select from cases where case_id = p_case_id)
$$;

-- Case ids in use that are like one of the patterns, or whose client is, the newest used first: at most p_wanted, and
-- whether these are all. Everybody is told the ids on all tasks, and finds them by the clients of the Caselist; clients on
-- tasks are compared only where the caller may see the task, so that nobody can guess a client by its case.
-- What was used last is looked through row by row, further back while that finds some; what is rarer there comes from the
-- index of words. Of one or two letters, which no trigram can find, what was used lately has to do.
create function find_case_ids(p_patterns text[], p_wanted integer, out case_ids text[], out is_all boolean)
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
as $$
declare
  me uuid := app_user_id();
  sees_all boolean := app_is_partner();
  has_word boolean := not exists (select from unnest(p_patterns) as p where words_key(p) !~ '[a-z0-9]{3}');
  most integer := 120;
  seen integer;
  is_whole boolean;
  has_id text;
  has_client text;
begin
  case_ids := '{}';
  is_all := true;
  if me is null then return; end if;
  loop
    with walked as (
      (select 1 as way, case_id, client_name, sees_all or user_id = me as is_told, created_at
        from notes where not is_archived order by created_at desc limit most)
      union all
      (select 2, case_id, client_name, sees_all or user_id = me, created_at
        from notes where is_archived order by created_at desc limit most)
      union all
      (select 3, case_id, client_name, true, created_at from cases order by created_at desc limit most)
    ), horizon as (
      -- Before it there may be others that were not looked at.
      select max(since) as since from (
        select case when count(*) < most then '-infinity' else min(created_at) end as since from walked group by way) as ends
    ), found as (
      select case_id, max(created_at) as used from walked
        where case_id <> ''
          and (lower(case_id) like any (p_patterns) or (is_told and lower(client_name) like any (p_patterns)))
        group by case_id
    )
    select coalesce(array_agg(f.case_id order by f.used desc, f.case_id) filter (
          where f.case_id is not null and (f.used >= h.since or not has_word)), '{}'),
        count(f.case_id), coalesce(min(h.since) = '-infinity', true)
      into case_ids, seen, is_whole from horizon h left join found f on true;
    exit when is_whole or cardinality(case_ids) > p_wanted or most > 7000 or (has_word and seen * 320 < most);
    most := most * 8;
  end loop;
  if has_word and not is_whole and cardinality(case_ids) <= p_wanted then
    perform set_config('enable_indexscan', 'off', true);
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
           group by case_id order by used desc, case_id limit %4$s) as newest',
      has_id, has_client, case when sees_all then 'true' else format('user_id = %L', me) end, p_wanted + 1)
      into case_ids;
    is_whole := true;
  end if;
  is_all := is_whole and cardinality(case_ids) <= p_wanted;
  case_ids := coalesce(case_ids[:p_wanted], '{}');
end $$;
alter function find_case_ids owner to sereshta_system;
revoke all on function find_case_ids from public;
grant execute on function find_case_ids to sereshta_staff;
