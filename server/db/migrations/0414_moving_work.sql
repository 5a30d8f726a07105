-- Moves one part of what somebody has open, in one transaction, and keeps what it moved; once more moves nothing.
create function move_work_part(p_move uuid, p_part text, p_today date, p_at timestamptz) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  m work_moves;
  -- A field of that name cannot be asked of a row here.
  mover constant uuid := (select w.by from work_moves w where w.id = p_move);
  ids uuid[];
  kept jsonb;
  entries jsonb := '{}';
begin
  -- Before the rows: whoever takes sight of a case away waits, and what they take people off is moved by then.
  perform hold_sight();
  select * into m from work_moves w where w.id = p_move for update;
  if m.id is null or mover <> app_user_id() or m.undone_at is not null or m.moved ? p_part or not p_part = any (m.parts) then
    return 0;
  end if;
  ids := array(select w.id from work_of(m.from_id, m.to_id, p_part, m.parts, p_today) w where w.fits order by w.id);

  if p_part = 'tasks' then
    kept := pass_notes(ids, m.to_id, mover, p_at);
    select jsonb_object_agg(n.id, (kept -> n.id::text) || jsonb_build_object('version', n.version, 'case', n.case_ref))
      into entries from notes n where n.id = any (ids);
  elsif p_part = 'recurrences' then
    with was as (select r.id, m.to_id = any (r.assignees) as asked from note_recurrences r where r.id = any (ids) for update),
      done as (update note_recurrences r set user_id = m.to_id, assignees = array_remove(r.assignees, m.to_id),
          version = r.version + 1, updated_at = p_at from was where r.id = was.id
        returning r.id, r.version, r.draft ->> 'case_ref' as of_case, was.asked)
      select jsonb_object_agg(id, jsonb_build_object('version', version, 'case', of_case, 'asked', asked)) into entries from done;
  elsif p_part = 'steps' then
    with asked as (insert into note_assignees (note_id, user_id, assigned_by, assigned_at)
        select distinct s.note_id, m.to_id, mover, p_at from note_steps s join notes n on n.id = s.note_id
          where s.id = any (ids) and n.user_id <> m.to_id
        on conflict do nothing returning note_id),
      done as (update note_steps s set assignee_id = m.to_id, version = s.version + 1, updated_at = p_at
        where s.id = any (ids) returning s.id, s.version, s.note_id)
      select jsonb_object_agg(d.id, jsonb_build_object('version', d.version, 'case', n.case_ref,
          'asked', d.note_id in (select a.note_id from asked a)))
        into entries from done d join notes n on n.id = d.note_id;
  elsif p_part = 'leads' then
    with was as (select c.id, exists (select from case_people p where p.case_ref = c.id and p.user_id = m.to_id) as is_on
          from cases c where c.id = any (ids) for update),
      done as (update cases c set lead_id = m.to_id, version = c.version + 1, updated_at = p_at
        from was where c.id = was.id returning c.id, c.version, was.is_on)
      select jsonb_object_agg(id, jsonb_build_object('version', version, 'case', id, 'is_on', is_on)) into entries from done;
  elsif p_part = 'hearings' then
    with was as (select h.id, h.appears_id, h.with_ids,
          case when h.appears_id = m.from_id then m.to_id else h.appears_id end as appears
          from hearings h where h.id = any (ids) for update),
      done as (update hearings h set appears_id = was.appears, version = h.version + 1, updated_at = p_at,
          with_ids = array(select u.x from unnest(array_replace(was.with_ids, m.from_id, m.to_id)) with ordinality as u (x, place)
            where u.x is distinct from was.appears group by u.x order by min(u.place))
        from was where h.id = was.id returning h.id, h.version, h.case_ref, was.appears_id, was.with_ids)
      select jsonb_object_agg(id, jsonb_build_object('version', version, 'case', case_ref, 'appears', appears_id, 'with', with_ids))
        into entries from done;
  elsif p_part = 'deadlines' then
    with was as (select d.id, d.assignee_id, d.backup_id from deadlines d where d.id = any (ids) for update),
      done as (update deadlines d set version = d.version + 1, updated_at = p_at,
          assignee_id = case when was.assignee_id = m.from_id then m.to_id else was.assignee_id end,
          backup_id = nullif(case when was.backup_id = m.from_id then m.to_id else was.backup_id end,
            case when was.assignee_id = m.from_id then m.to_id else was.assignee_id end)
        from was where d.id = was.id returning d.id, d.version, d.case_ref, was.assignee_id, was.backup_id)
      select jsonb_object_agg(id, jsonb_build_object('version', version, 'case', case_ref, 'assignee', assignee_id, 'backup', backup_id))
        into entries from done;
    perform keep_moved_deadlines(entries, mover, p_at);
  elsif p_part = 'events' then
    with done as (update calendar_events e set user_id = m.to_id, modified_by = mover, version = e.version + 1, updated_at = p_at
        where e.id = any (ids) returning e.id, e.version, e.case_ref)
      select jsonb_object_agg(id, jsonb_build_object('version', version, 'case', case_ref)) into entries from done;
  end if;

  update work_moves w set moved = w.moved || jsonb_build_object(p_part, coalesce(entries, '{}')) where w.id = p_move;
  return cardinality(ids);
end $$;

-- What is kept for good of deadlines that got other people: who had them, and who has them.
create function keep_moved_deadlines(p_was jsonb, p_by uuid, p_at timestamptz) returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  insert into deadline_history (id, deadline_ref, at, by, action, before, after)
    select gen_random_uuid(), d.id, p_at, p_by, 'modified',
        jsonb_strip_nulls(jsonb_build_object('assignee', case when wa.user_id <> d.assignee_id then wa.full_name end,
          'backup', case when wb.user_id is distinct from d.backup_id then wb.full_name end)),
        jsonb_strip_nulls(jsonb_build_object('assignee', case when wa.user_id <> d.assignee_id then na.full_name end,
          'backup', case when wb.user_id is distinct from d.backup_id then nb.full_name end))
      from jsonb_each(coalesce(p_was, '{}')) as was (id, kept) join deadlines d on d.id = was.id::uuid
        join profiles wa on wa.user_id = (was.kept ->> 'assignee')::uuid join profiles na on na.user_id = d.assignee_id
        left join profiles wb on wb.user_id = (was.kept ->> 'backup')::uuid left join profiles nb on nb.user_id = d.backup_id;
$$;
alter function keep_moved_deadlines owner to sereshta_system;
revoke all on function keep_moved_deadlines from public;
alter function move_work_part owner to sereshta_system;
revoke all on function move_work_part from public;
grant execute on function move_work_part to sereshta_staff;

-- Gives one part back: what who got it still has as they got it, of cases that the caller and who gets it back see.
create function give_work_back(p_move uuid, p_part text, p_at timestamptz) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  m work_moves;
  me constant uuid := app_user_id();
  back uuid[];
  kept jsonb;
begin
  perform hold_sight();
  select * into m from work_moves w where w.id = p_move for update;
  if m.id is null or m.undone_at is null or m.given_back_at is not null or not may_move_work(m.from_id) then
    return 0;
  end if;
  kept := coalesce(m.moved -> p_part, '{}');
  kept := coalesce((select jsonb_object_agg(e.key, e.value) from jsonb_each(kept) e where not e.value ? 'back'
    and ((e.value ->> 'case') is null or not hidden_from(m.from_id, (e.value ->> 'case')::uuid)
      and (not app_hides_cases() or not hidden_from_me((e.value ->> 'case')::uuid)))), '{}');

  if p_part = 'tasks' then
    with mine as (select n.id, e.value from jsonb_each(kept) e join notes n on n.id = e.key::uuid
        where n.user_id = m.to_id and not n.is_archived and n.version = (e.value ->> 'version')::integer for update of n)
      select array_agg(id) into back from mine;
    delete from note_assignees a where a.note_id = any (back) and a.user_id = m.from_id;
    update notes n set user_id = m.from_id, modified_by = me, version = n.version + 1, updated_at = p_at where n.id = any (back);
    insert into note_assignees select (jsonb_populate_record(null::note_assignees, e.value -> 'asked')).*
      from jsonb_each(kept) e where e.key::uuid = any (back) and e.value ? 'asked';
    update note_steps s set assignee_id = m.from_id, version = s.version + 1, updated_at = p_at
      where s.note_id = any (back) and s.assignee_id = m.to_id and s.done_at is null
        and (kept -> s.note_id::text -> 'steps') @> to_jsonb(s.id);
  elsif p_part = 'recurrences' then
    with done as (update note_recurrences r set user_id = m.from_id, version = r.version + 1, updated_at = p_at,
          assignees = case when (e.value ->> 'asked')::boolean then array_append(r.assignees, m.to_id) else r.assignees end
        from jsonb_each(kept) e where r.id = e.key::uuid and r.user_id = m.to_id and r.version = (e.value ->> 'version')::integer
        returning r.id) select array_agg(id) into back from done;
  elsif p_part = 'steps' then
    with done as (update note_steps s set assignee_id = m.from_id, version = s.version + 1, updated_at = p_at
        from jsonb_each(kept) e, notes n where s.id = e.key::uuid and n.id = s.note_id and s.assignee_id = m.to_id and s.done_at is null
          and s.version = (e.value ->> 'version')::integer and (n.user_id = m.from_id or m.from_id = any (n.assignee_ids))
        returning s.id) select array_agg(id) into back from done;
    delete from note_assignees a where a.user_id = m.to_id
      and a.note_id in (select s.note_id from note_steps s where s.id = any (back) and (kept -> s.id::text ->> 'asked')::boolean)
      and not exists (select from note_steps s where s.note_id = a.note_id and s.assignee_id = m.to_id);
  elsif p_part = 'leads' then
    with done as (update cases c set lead_id = m.from_id, version = c.version + 1, updated_at = p_at
        from jsonb_each(kept) e where c.id = e.key::uuid and c.lead_id = m.to_id and c.version = (e.value ->> 'version')::integer
        returning c.id) select array_agg(id) into back from done;
    delete from case_people p where p.user_id = m.to_id and p.part = 'team' and p.case_ref = any (back)
      and not (kept -> p.case_ref::text ->> 'is_on')::boolean;
  elsif p_part = 'hearings' then
    with done as (update hearings h set appears_id = (e.value ->> 'appears')::uuid, version = h.version + 1, updated_at = p_at,
          with_ids = array(select jsonb_array_elements_text(e.value -> 'with')::uuid)
        from jsonb_each(kept) e where h.id = e.key::uuid and h.state = 'set' and h.deleted_at is null
          and h.version = (e.value ->> 'version')::integer
        returning h.id) select array_agg(id) into back from done;
  elsif p_part = 'deadlines' then
    with was as (select d.id, d.assignee_id, d.backup_id, e.value from jsonb_each(kept) e join deadlines d on d.id = e.key::uuid
          where d.state = 'open' and d.deleted_at is null and d.version = (e.value ->> 'version')::integer for update of d),
      done as (update deadlines d set assignee_id = (was.value ->> 'assignee')::uuid, backup_id = (was.value ->> 'backup')::uuid,
          version = d.version + 1, updated_at = p_at from was where d.id = was.id
        returning d.id, was.assignee_id, was.backup_id)
      select array_agg(id), jsonb_object_agg(id, jsonb_build_object('assignee', assignee_id, 'backup', backup_id)) into back, kept from done;
    perform keep_moved_deadlines(kept, me, p_at);
  elsif p_part = 'events' then
    with done as (update calendar_events c set user_id = m.from_id, modified_by = me, version = c.version + 1, updated_at = p_at
        from jsonb_each(kept) e where c.id = e.key::uuid and c.user_id = m.to_id and c.version = (e.value ->> 'version')::integer
        returning c.id) select array_agg(id) into back from done;
  end if;

  update work_moves w set moved = jsonb_set(w.moved, array[p_part], (select jsonb_object_agg(e.key,
      case when e.key::uuid = any (back) then e.value || '{"back": true}' else e.value end) from jsonb_each(w.moved -> p_part) e))
    where w.id = p_move and back is not null;
  return coalesce(cardinality(back), 0);
end $$;
alter function give_work_back owner to sereshta_system;
revoke all on function give_work_back from public;
grant execute on function give_work_back to sereshta_staff;

-- How many rows of each part were moved and given back, of cases that the caller sees.
create function moved_counts(p_move uuid) returns table (part text, moved integer, back integer)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
begin
  return query select p.key, count(e.key)::integer, (count(e.key) filter (where e.value ? 'back'))::integer
    from work_moves w cross join lateral jsonb_each(w.moved) p
      left join lateral jsonb_each(p.value) e on (e.value ->> 'case') is null or not app_hides_cases()
        or not hidden_from_me((e.value ->> 'case')::uuid)
    where w.id = p_move and app_has_right('people') group by p.key;
end $$;
alter function moved_counts owner to sereshta_system;
revoke all on function moved_counts from public;
grant execute on function moved_counts to sereshta_staff;

-- Says that a move is through, that it is to be taken back, or that it is: each once.
create function mark_work_move(p_move uuid, p_what text, p_at timestamptz) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update work_moves w set
      finished_at = case when p_what = 'finished' then p_at else w.finished_at end,
      undone_at = case when p_what = 'undone' then p_at else w.undone_at end,
      given_back_at = case when p_what = 'given_back' then p_at else w.given_back_at end
    where w.id = p_move and may_move_work(w.from_id)
      and case p_what when 'finished' then w.finished_at is null and w.by = app_user_id() when 'undone' then w.undone_at is null
        when 'given_back' then w.undone_at is not null and w.given_back_at is null else false end;
  return found;
end $$;
alter function mark_work_move owner to sereshta_system;
revoke all on function mark_work_move from public;
grant execute on function mark_work_move to sereshta_staff;
