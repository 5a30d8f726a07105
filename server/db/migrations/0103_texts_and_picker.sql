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

-- Up to so many cases with these words, past the policies, which keep the index of words from being used; null: more.
create function cases_with_words(p_pattern text, p_most integer, p_everybody boolean) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  set enable_indexscan = off
as $$
declare
  found_ids uuid[];
begin
  if app_user_id() is null then return '{}'; end if;
  if words_key(p_pattern) !~ '[a-z0-9]{3}' then return null; end if;
  execute format('select array(select id from cases c
      where words_key(search_fold(find_text)) like words_key(%1$L) and search_fold(find_text) like %1$L
        and merged_into is null and %2$s and %3$s limit %4$s)',
    p_pattern, case when app_hides_cases() then 'not hidden_from_me(id)' else 'true' end,
    case when p_everybody then $e$access = 'firm' and not exists (select from case_walls w where w.case_ref = c.id)$e$ else 'true' end,
    p_most + 1) into found_ids;
  return case when cardinality(found_ids) <= p_most then found_ids end;
end $$;

-- Cases to pick from: by a very label, by words, and by the words of what was used lately, which is all where the text is
-- short or common. Narrowed to what the caller sees, and before everybody to what everybody sees, before it is cut.
create function find_cases(p_text text, p_pattern text, p_most integer, p_everybody boolean)
  returns table (id uuid, place bigint)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
declare
  hides boolean := app_hides_cases();
  ids uuid[] := array(select l.case_ref from case_labels l where l.label_key = case_label_key(p_text) limit p_most);
  worded uuid[];
begin
  if app_user_id() is null then return; end if;
  worded := cases_with_words(p_pattern, 30, p_everybody);
  if worded is null then
    ids := ids || array(
      select c.id from (
          select n.case_ref as id from (
            (select l.case_ref, l.created_at from notes l where not l.is_archived order by l.created_at desc, l.id desc limit 60)
            union all
            (select l.case_ref, l.created_at from notes l where l.is_archived order by l.created_at desc, l.id desc limit 20)) as n
            where n.case_ref is not null
          union
          (select l.id from cases l order by l.created_at desc, l.id desc limit 100)) as lately
        join cases c on c.id = lately.id
        where p_pattern = '%%' or search_fold(coalesce(c.find_text, lower(c.case_id))) like p_pattern
        limit 40);
  end if;
  return query
    select c.id, row_number() over (order by c.status = 'closed', case_label_key(c.case_id) = case_label_key(p_text) desc,
        greatest(c.created_at, (select n.created_at from notes n where n.case_ref = c.id order by n.created_at desc, n.id desc limit 1)) desc, c.id desc)
      from cases c
      where c.id in (select unnest(ids || coalesce(worded, '{}'))) and c.merged_into is null
        and not (hides and hidden_from_me(c.id))
        and not (p_everybody and (c.access <> 'firm' or exists (select from case_walls w where w.case_ref = c.id)))
      order by 2 limit p_most;
end $$;

alter function unlinked_texts owner to sereshta_system;
alter function link_text owner to sereshta_system;
alter function cases_with_words owner to sereshta_system;
alter function find_cases owner to sereshta_system;
revoke all on function unlinked_texts, link_text, cases_with_words, find_cases from public;
grant execute on function unlinked_texts, link_text, cases_with_words, find_cases to sereshta_staff;
