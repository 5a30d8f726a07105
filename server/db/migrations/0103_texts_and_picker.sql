-- Texts that name a case without belonging to it, and the picker of cases.

-- Tasks, costs and events with an id of a case that belong to none, newest first, for who sees the case; what they say for
-- who may read them.
create function unlinked_texts(p_case uuid, p_before timestamptz, p_before_id uuid, p_most integer, p_row uuid default null)
  returns table (kind text, id uuid, user_id uuid, created_at timestamptz, words text)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  with of_case as (
    select l.label_key from case_labels l
      where l.case_ref = p_case and app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case))
  ), texts as (
    select 'note' as kind, n.id, n.user_id, n.created_at,
        case when app_has_right('notes.all') or n.user_id = app_user_id() then n.title end as words
      from of_case o join notes n on case_label_key(n.case_id) = o.label_key and n.case_ref is null and n.case_id is not null
    union all
    select 'cost', t.id, t.user_id, t.created_at, t.description
      from of_case o join case_costing t on case_label_key(t.case_id) = o.label_key and t.case_ref is null and t.case_id is not null
        and t.deleted_at is null
    union all
    select 'timeline', t.id, t.user_id, t.created_at, t.title
      from of_case o join case_timeline t on case_label_key(t.case_id) = o.label_key and t.case_ref is null and t.case_id is not null
        and t.deleted_at is null
  )
  select t.* from texts t
    where (p_before is null or (t.created_at, t.id) < (p_before, p_before_id)) and (p_row is null or t.id = p_row)
      and not exists (select from texts_refused r where r.case_ref = p_case and r.kind = t.kind and r.row_id = t.id)
    order by t.created_at desc, t.id desc limit p_most
$$;

-- Links one of them; answers what came of it. Nothing but the link changes.
create function link_text(p_case uuid, p_kind text, p_row uuid) returns text
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  of_table text := case p_kind when 'note' then 'notes' when 'cost' then 'case_costing' when 'timeline' then 'case_timeline' end;
  owner_id uuid;
begin
  if not app_has_right('cases.write') or (app_hides_cases() and hidden_from_me(p_case))
    or not exists (select from cases c where c.id = p_case and c.merged_into is null) then
    return 'nothing';
  end if;
  execute format('select t.user_id from %I t where t.id = $1 and t.case_ref is null %s
      and exists (select from case_labels l where l.case_ref = $2 and l.label_key = case_label_key(t.case_id)) for update',
    of_table, case of_table when 'notes' then '' else 'and t.deleted_at is null' end) into owner_id using p_row, p_case;
  if owner_id is null then
    return 'nothing';
  elsif exists (select from case_hidden h where h.case_ref = p_case and h.user_id = owner_id) then
    return 'cannot see';
  end if;
  execute format('update %I set case_ref = $1 where id = $2', of_table) using p_case, p_row;
  delete from texts_refused r where r.case_ref = p_case and r.kind = p_kind and r.row_id = p_row;
  return 'linked';
end $$;

-- Up to so many cases with these words, past the policies, which keep the index of words from being used.
create function cases_with_words(p_pattern text, p_most integer, p_hidden uuid[], p_everybody boolean) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set enable_seqscan = off
  set enable_indexscan = off
as $$
declare
  found_ids uuid[];
begin
  if words_key(p_pattern) !~ '[a-z0-9]{3}' then return '{}'; end if;
  execute format('select array(select id from cases c
      where words_key(search_fold(find_text)) like words_key(%1$L) and search_fold(find_text) like %1$L
        and merged_into is null and id <> all ($1) and %2$s limit %3$s)',
    p_pattern, case when p_everybody then $e$access = 'firm' and not exists (select from case_walls w where w.case_ref = c.id)$e$ else 'true' end,
    p_most) into found_ids using p_hidden;
  return found_ids;
end $$;

-- Cases to pick from: by a very label, by the words of what was used lately, and by words where these are rare there.
-- Narrowed to what the caller sees, and before everybody to what everybody sees, before it is cut.
create function find_cases(p_text text, p_pattern text, p_most integer, p_everybody boolean)
  returns table (id uuid, case_id text, number text, title text, client_name text, status text)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
declare
  me uuid := app_user_id();
  key text := case_label_key(p_text);
  -- Once, and not for each case that is looked at.
  hidden uuid[] := case when app_hides_cases() then array(select h.case_ref from case_hidden h where h.user_id = me) else '{}' end;
  ids uuid[];
  used timestamptz[];
begin
  if me is null then return; end if;
  select array_agg(lately.id), array_agg(lately.used_at) into ids, used from (select r.id, r.used_at from (
    select c.id, n.used_at, c.find_text, c.case_id, c.merged_into, c.status from (
        select l.case_ref, max(l.created_at) as used_at from (
            select t.case_ref, t.created_at from notes t
              where not t.is_archived and (t.case_ref is null or t.case_ref <> all (hidden))
              order by t.created_at desc, t.id desc limit 20) as l
          where l.case_ref is not null group by l.case_ref) as n
      join cases c on c.id = n.case_ref
    union all
    (select c.id, c.created_at, c.find_text, c.case_id, c.merged_into, c.status from cases c where c.merged_into is null and c.id <> all (hidden)
      order by c.created_at desc, c.id desc limit 60)) as r
    where r.merged_into is null and (p_pattern = '%%' or search_fold(coalesce(r.find_text, lower(r.case_id))) like p_pattern)
    order by r.status = 'closed', r.used_at desc, r.id desc limit p_most) as lately;
  if key <> '' then
    ids := ids || array(select l.case_ref from case_labels l where l.label_key = key and l.case_ref <> all (hidden) limit p_most);
  end if;
  if coalesce(cardinality(used), 0) < p_most then
    ids := ids || cases_with_words(p_pattern, 15, hidden, p_everybody);
  end if;
  return query
    select c.id, c.case_id, c.case_no || '/' || c.case_year, c.title, c.client_name, c.status
      from (select i.id, max(u.used_at) as used_at from unnest(ids) with ordinality as i (id, n)
          left join unnest(used) with ordinality as u (used_at, n) on u.n = i.n group by i.id) as found
      join cases c on c.id = found.id and c.merged_into is null,
        lateral (select coalesce(found.used_at, greatest(c.created_at,
          (select n.created_at from notes n where n.case_ref = c.id order by n.created_at desc, n.id desc limit 1))) as used_at) as last
      where not p_everybody or (c.access = 'firm' and not exists (select from case_walls w where w.case_ref = c.id))
      order by c.status = 'closed', case_label_key(c.case_id) = key desc, last.used_at desc, c.id desc limit p_most;
end $$;

-- Case ids on tasks that the caller sees and that no case bears which they see: from one to the next along the index of what
-- is not linked, which policies would keep from being used, and never over all the tasks of one.
create function texts_of_tasks(p_after text, p_most integer)
  returns table (key text, case_id text, count integer, clients text[], newest_at timestamptz)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
declare
  hides boolean := app_hides_cases();
  sees_all boolean := app_has_right('notes.all');
  me uuid := app_user_id();
  at text := p_after;
  found_texts integer := 0;
begin
  while found_texts < p_most and me is not null loop
    select case_label_key(n.case_id) into at from notes n
      where n.case_ref is null and n.case_id is not null and case_label_key(n.case_id) > at and (sees_all or n.user_id = me)
      order by case_label_key(n.case_id) limit 1;
    exit when not found;
    continue when at = '' or exists (select from case_labels l where l.label_key = at and not (hides and hidden_from_me(l.case_ref)));
    found_texts := found_texts + 1;
    return query
      select at, (array_agg(n.case_id order by n.created_at desc, n.id desc))[1], count(*)::integer,
          (array(select c from unnest(array_agg(distinct n.client_name)) as c where c is not null))[1:5], max(n.created_at)
        from notes n where case_label_key(n.case_id) = at and n.case_ref is null and n.case_id is not null and (sees_all or n.user_id = me);
  end loop;
end $$;
alter function texts_of_tasks owner to sereshta_system;
revoke all on function texts_of_tasks from public;
grant execute on function texts_of_tasks to sereshta_staff;

-- Whom the tasks of such an id name as their client: two at most, which say as much as more.
create function clients_of_text(p_text text) returns text[]
  language sql stable security definer
  set search_path = public, pg_temp
  return array(select distinct n.client_name from notes n
    where case_label_key(n.case_id) = case_label_key(p_text) and n.case_ref is null and n.case_id is not null and n.client_name is not null
      and (app_has_right('notes.all') or n.user_id = app_user_id()) limit 2);
alter function clients_of_text owner to sereshta_system;
revoke all on function clients_of_text from public;
grant execute on function clients_of_text to sereshta_staff;

alter function unlinked_texts owner to sereshta_system;
alter function link_text owner to sereshta_system;
alter function find_cases owner to sereshta_system;
revoke all on function unlinked_texts, link_text, cases_with_words, find_cases from public;
grant execute on function unlinked_texts, link_text, find_cases to sereshta_staff;
grant execute on function cases_with_words to sereshta_system;
