-- Two cases become one. Everything of the one that is dropped goes to the other, in one transaction; nobody gains sight.

-- What would be two of a kind: a party in one role on both.
create function merge_clashes(p_keep uuid, p_drop uuid) returns table (kind text, title text)
  language plpgsql stable
  set search_path = public, pg_temp
as $$
begin
  -- A later part brings the table.
  if to_regclass('case_parties') is null then return; end if;
  return query execute 'select ''party'', coalesce(p.name_latin, p.name_bangla)
    from case_parties k join case_parties d on d.party_ref = k.party_ref and d.role = k.role join parties p on p.id = k.party_ref
    where k.case_ref = $1 and d.case_ref = $2 order by 2' using p_keep, p_drop;
end $$;

-- Of two restricted cases the people are those on both; of one that is restricted they are its own; else those of either.
create function merged_people(p_keep uuid, p_drop uuid) returns table (user_id uuid)
  language sql stable
  set search_path = public, pg_temp
as $$
  with sides as (
    select k.access = 'restricted' as keeps, d.access = 'restricted' as drops from cases k, cases d where k.id = p_keep and d.id = p_drop
  )
  select p.user_id from case_people p, sides s where p.case_ref in (p_keep, p_drop)
    group by p.user_id
    having bool_or(p.case_ref = p_keep) and bool_or(p.case_ref = p_drop)
      or not bool_or(s.keeps and s.drops)
        and (bool_or(p.case_ref = p_keep) and not bool_or(s.drops) or bool_or(p.case_ref = p_drop) and not bool_or(s.keeps))
$$;

-- Moves it all, and answers how many rows of which tables. The lead stays one where they are among the people and behind
-- no wall.
create function merge_case(p_keep uuid, p_drop uuid, p_lead uuid, p_takes_number boolean, p_today date, p_at timestamptz) returns jsonb
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  people uuid[];
  new_lead uuid;
  is_restricted boolean;
  moved jsonb := '{}';
  many bigint;
  naming record;
begin
  if not app_has_right('cases.manage') or (app_hides_cases() and (hidden_from_me(p_keep) or hidden_from_me(p_drop))) then
    raise exception 'cases are merged by holders of a right who see both' using errcode = '42501';
  end if;
  people := array(select user_id from merged_people(p_keep, p_drop));
  is_restricted := exists (select from cases c where c.id in (p_keep, p_drop) and c.access = 'restricted');

  -- One number stands; both are in the history.
  update case_numbers n set until_on = greatest(p_today, n.from_on), version = version + 1, updated_at = p_at
    where n.until_on is null and n.case_ref = case when p_takes_number then p_keep else p_drop end;
  insert into case_labels (label_key, case_ref, label, since)
    select l.label_key, p_keep, l.label, l.since from case_labels l where l.case_ref = p_drop
    on conflict on constraint case_labels_pkey do nothing;
  delete from case_labels where case_ref = p_drop;

  for naming in
    select c.conrelid::regclass::text as of_table, a.attname as by_column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'cases'::regclass
        and c.conrelid::regclass::text not in ('case_labels', 'case_people', 'case_walls', 'case_hidden', 'texts_refused')
      order by 1, 2
  loop
    execute format('update %s set %I = $1 where %I = $2', naming.of_table, naming.by_column, naming.by_column) using p_keep, p_drop;
    get diagnostics many = row_count;
    if many > 0 then
      moved := moved || jsonb_build_object(naming.of_table, many + coalesce((moved ->> naming.of_table)::bigint, 0));
    end if;
  end loop;

  insert into case_walls (case_ref, user_id, reason, raised_by, raised_at)
    select p_keep, w.user_id, w.reason, w.raised_by, w.raised_at from case_walls w where w.case_ref = p_drop
    on conflict on constraint case_walls_pkey do nothing;
  select p into new_lead from unnest(people) as p
    where p in (p_lead, (select c.lead_id from cases c where c.id = p_keep), (select c.lead_id from cases c where c.id = p_drop))
      and not exists (select from case_walls w where w.case_ref = p_keep and w.user_id = p)
    order by p = p_lead desc nulls last, p = (select c.lead_id from cases c where c.id = p_keep) desc nulls last limit 1;
  update cases set lead_id = null where id = p_keep and lead_id is distinct from new_lead;
  delete from case_people where case_ref = p_keep and not user_id = any (people);
  insert into case_people (case_ref, user_id, part, since, added_by)
    select p_keep, d.user_id, case d.part when 'lead' then 'team' else d.part end, d.since, d.added_by
      from case_people d where d.case_ref = p_drop and d.user_id = any (people)
    on conflict on constraint case_people_pkey do nothing;
  update cases set access = 'restricted' where id = p_keep and is_restricted and access <> 'restricted';
  update cases k set lead_id = new_lead, tags = (array(select distinct t from unnest(k.tags || d.tags) as t order by t))[1:20]
    from cases d where k.id = p_keep and d.id = p_drop;
  update cases set merged_into = p_keep, version = version + 1, updated_at = p_at where id = p_drop;
  return moved;
end $$;
alter function merge_case owner to sereshta_system;
revoke all on function merge_case, merged_people, merge_clashes from public;
grant execute on function merged_people, merge_clashes to sereshta_staff, sereshta_system;
grant execute on function merge_case to sereshta_staff;

-- Where a case went that the caller may no longer find: told to who sees the one that took it.
create function merged_into(p_case uuid) returns uuid
  language sql stable security definer
  set search_path = public, pg_temp
  return (select c.merged_into from cases c
    where c.id = p_case and c.merged_into is not null and app_user_id() is not null
      and not (app_hides_cases() and (hidden_from_me(c.merged_into) or hidden_from_me(c.id))));
alter function merged_into owner to sereshta_system;
revoke all on function merged_into from public;
grant execute on function merged_into to sereshta_staff;
