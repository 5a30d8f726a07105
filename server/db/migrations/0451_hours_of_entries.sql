-- How work logs and entries stay one truth. `app.time_by` says whose writes are told apart: 'entries' writes the log of
-- what changed in entries, 'logs' the entries of a log that was written by itself, 'moving' those of logs from before,
-- 'trash' puts both back as they were.

create function time_by() returns text language sql stable
  return coalesce(current_setting('app.time_by', true), '');
create function time_now() returns timestamptz language sql stable
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
create function start_of_week(p_day date) returns date language sql immutable
  return p_day - extract(dow from p_day)::integer;

-- What a person worked on a day over all their tasks and cases, in seconds, with logs that are not entries yet.
create function time_of_day(p_user uuid, p_day date) returns integer
  language sql stable security definer
  set search_path = public, pg_temp
  return (select coalesce(sum(e.seconds), 0) from time_entries e where e.user_id = p_user and e.work_date = p_day)
    + (select coalesce(sum(l.hours_worked) * 3600, 0) from daily_work_logs l
        where l.user_id = p_user and l.work_date = p_day and not l.in_entries)::integer;
alter function time_of_day owner to sereshta_system;
revoke all on function time_of_day from public;
grant execute on function time_of_day to sereshta_staff;

-- Holds a person's day and refuses it where its week or its period is closed: 'SR422' makes a refusal of its reason.
create function hold_open_day(p_user uuid, p_day date) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  closed date;
  week text;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_user || ' ' || p_day, 0)),
    pg_advisory_xact_lock_shared(hashtextextended('closed periods', 0));
  select closed_through into closed from billing_settings;
  if closed >= p_day then
    raise exception 'time.period_closed' using errcode = 'SR422';
  end if;
  select state into week from timesheets where user_id = p_user and week_start = start_of_week(p_day);
  if week = 'submitted' then
    raise exception 'time.week_submitted' using errcode = 'SR422';
  elsif week = 'approved' then
    raise exception 'time.week_approved' using errcode = 'SR422';
  end if;
end $$;
alter function hold_open_day owner to sereshta_system;
revoke all on function hold_open_day from public;
grant execute on function hold_open_day to sereshta_staff;

-- Whether a person's day takes time: of a run that ends while nobody can be asked.
create function is_open_day(p_user uuid, p_day date) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return not exists (select from billing_settings where closed_through >= p_day)
    and not exists (select from timesheets where user_id = p_user and week_start = start_of_week(p_day) and state <> 'returned');
alter function is_open_day owner to sereshta_system;
revoke all on function is_open_day from public;
grant execute on function is_open_day to sereshta_staff;

-- Before an entry is written: its case is its task's where that has one, its times lie within its day, and what is not
-- said of its billing is usual.
create function time_entries_fit() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  of_note uuid;
  is_closed boolean;
begin
  if new.note_id is not null and (tg_op = 'INSERT' or new.note_id is distinct from old.note_id or new.case_ref is distinct from old.case_ref) then
    select case_ref into of_note from notes where id = new.note_id;
    new.case_ref := coalesce(of_note, new.case_ref);
  end if;
  if new.spans is not null and (tg_op = 'INSERT' or (new.spans, new.work_date) is distinct from (old.spans, old.work_date))
      and (firm_day(lower(new.spans)) <> new.work_date or firm_day(upper(new.spans) - interval '1 microsecond') <> new.work_date) then
    raise exception 'times of another day' using errcode = '23514', constraint = 'time_entries_spans_of_day';
  end if;
  if tg_op = 'INSERT' and time_by() <> 'trash' then
    new.standing := 'open';
    new.is_billed := false;
  end if;
  if new.case_ref is null then
    new.billing := 'no';
    return new;
  end if;
  if tg_op = 'UPDATE' and new.billing = old.billing and new.case_ref is not distinct from old.case_ref then
    return new;
  end if;
  select status = 'closed' into is_closed from cases where id = new.case_ref;
  if new.billing is null then
    new.billing := case when is_closed or exists (select from activity_codes a where a.code = new.activity_code and a.usual_billing = 'no')
      then 'no' else 'bill' end;
  end if;
  if is_closed and time_by() = '' and app_user_id() is not null and not app_has_right('time.approve')
      and (new.billing <> 'no' or new.note_id is null) then
    raise exception 'time.case_closed' using errcode = 'SR422';
  end if;
  return new;
end $$;
alter function time_entries_fit owner to sereshta_system;
revoke all on function time_entries_fit from public;
create trigger time_entries_fit before insert or update on time_entries for each row execute function time_entries_fit();

-- Makes one entry of a log from before; its hours are its own already.
create function move_log(l daily_work_logs) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  was constant text := time_by();
begin
  perform set_config('app.time_by', 'moving', true);
  insert into time_entries (id, user_id, work_date, seconds, note_id, billing, source, created_by, created_at, updated_at)
    values (gen_random_uuid(), l.user_id, l.work_date, l.hours_worked * 3600, l.note_id, 'no', 'migrated', l.user_id, l.created_at, l.updated_at);
  perform set_config('app.time_by', was, true);
end $$;
alter function move_log owner to sereshta_system;
revoke all on function move_log from public;

-- Sets the log of a task, person and day to the sum of their entries; without any there is none.
create function sum_log(p_note uuid, p_user uuid, p_day date) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  was constant text := time_by();
  log daily_work_logs;
  hours numeric;
begin
  select * into log from daily_work_logs where note_id = p_note and user_id = p_user and work_date = p_day for update;
  if found and not log.in_entries then
    perform move_log(log);
  end if;
  select round(coalesce(sum(seconds), 0) / 3600.0, 2) into hours from time_entries
    where note_id = p_note and user_id = p_user and work_date = p_day;
  perform set_config('app.time_by', 'entries', true);
  if hours = 0 then
    delete from daily_work_logs where id = log.id;
  elsif log.id is null then
    insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, in_entries, created_at, updated_at)
      values (gen_random_uuid(), p_note, p_user, p_day, hours, true, time_now(), time_now());
  elsif log.hours_worked <> hours or not log.in_entries then
    update daily_work_logs set hours_worked = hours, in_entries = true, updated_at = time_now(),
        version = version + case when hours <> log.hours_worked then 1 else 0 end where id = log.id;
  end if;
  perform set_config('app.time_by', was, true);
end $$;
alter function sum_log owner to sereshta_system;
revoke all on function sum_log from public;

-- After entries were written: their days are held in one order, asked whether they are open, and summed up.
create function keep_hours(p_days jsonb, p_logs jsonb, p_without boolean, p_more boolean) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  d record;
begin
  for d in select * from jsonb_to_recordset(p_days) as x (user_id uuid, work_date date) group by 1, 2 order by 1, 2 loop
    perform hold_open_day(d.user_id, d.work_date);
    if app_user_id() is not null then
      if d.work_date > firm_day(time_now()) and time_by() = '' then
        raise exception 'time.in_the_future' using errcode = 'SR422';
      -- A day that a task came back to may be over it, and is no worse for less.
      elsif p_more and time_of_day(d.user_id, d.work_date) > 86400 then
        raise exception 'notes.hours_above_a_day' using errcode = 'SR400';
      end if;
    end if;
  end loop;
  if time_by() = '' then
    for d in select * from jsonb_to_recordset(p_logs) as x (note_id uuid, user_id uuid, work_date date)
        group by 1, 2, 3 order by 2, 3, 1 loop
      perform sum_log(d.note_id, d.user_id, d.work_date);
    end loop;
  end if;
  if p_without then
    insert into live_events (topic, audience) values ('leaderboard', 'staff');
  end if;
end $$;
alter function keep_hours owner to sereshta_system;
revoke all on function keep_hours from public;

create function time_entries_kept() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  days jsonb;
  logs jsonb;
  is_without boolean;
  is_more boolean := tg_op = 'INSERT';
begin
  if time_by() in ('trash', 'moving') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('user_id', user_id, 'work_date', work_date)),
        jsonb_agg(jsonb_build_object('note_id', note_id, 'user_id', user_id, 'work_date', work_date)) filter (where note_id is not null),
        bool_or(note_id is null)
      into days, logs, is_without from new_entries;
  elsif tg_op = 'DELETE' then
    perform refuse_fixed(standing, is_billed) from old_entries;
    select jsonb_agg(jsonb_build_object('user_id', user_id, 'work_date', work_date)),
        jsonb_agg(jsonb_build_object('note_id', note_id, 'user_id', user_id, 'work_date', work_date)) filter (where note_id is not null),
        bool_or(note_id is null)
      into days, logs, is_without from old_entries;
  else
    -- Another case, activity or text moves no hours.
    perform refuse_fixed(o.standing, o.is_billed) from old_entries o join new_entries n using (id)
      where (o.user_id, o.work_date, o.note_id, o.seconds, o.spans) is distinct from (n.user_id, n.work_date, n.note_id, n.seconds, n.spans);
    select jsonb_agg(jsonb_build_object('user_id', user_id, 'work_date', work_date)),
        jsonb_agg(jsonb_build_object('note_id', note_id, 'user_id', user_id, 'work_date', work_date)) filter (where note_id is not null),
        bool_or(note_id is null), bool_or(more)
      into days, logs, is_without, is_more
      from (select v.user_id, v.work_date, v.note_id, n.seconds > o.seconds or n.work_date <> o.work_date as more from old_entries o join new_entries n using (id),
          lateral (values (o.user_id, o.work_date, o.note_id), (n.user_id, n.work_date, n.note_id)) as v (user_id, work_date, note_id)
        where (o.user_id, o.work_date, o.note_id, o.seconds, o.spans) is distinct from (n.user_id, n.work_date, n.note_id, n.seconds, n.spans)) as moved;
  end if;
  if days is not null then
    perform keep_hours(days, coalesce(logs, '[]'), is_without, is_more);
  end if;
  return null;
end $$;
alter function time_entries_kept owner to sereshta_system;
revoke all on function time_entries_kept from public;

create function refuse_fixed(p_standing text, p_billed boolean) returns void
  language plpgsql
as $$
begin
  if p_billed then
    raise exception 'time.billed' using errcode = 'SR422';
  elsif p_standing <> 'open' then
    raise exception '%', 'time.week_' || p_standing using errcode = 'SR422';
  end if;
end $$;

create trigger time_entries_kept after update on time_entries referencing old table as old_entries new table as new_entries
  for each statement execute function time_entries_kept();
create trigger time_entries_kept_in after insert on time_entries referencing new table as new_entries
  for each statement execute function time_entries_kept();
create trigger time_entries_kept_out after delete on time_entries referencing old table as old_entries
  for each statement execute function time_entries_kept();

-- A log that is written by itself, through its own calls or by the release before.
create function logs_in_entries() returns trigger
  language plpgsql
as $$
begin
  if time_by() not in ('entries', 'trash') then
    new.in_entries := true;
  end if;
  return new;
end $$;
create trigger daily_work_logs_in_entries before insert or update of hours_worked on daily_work_logs
  for each row execute function logs_in_entries();

-- The difference of such a log is an entry: more is added, less comes off the newest open ones.
create function logs_as_entries() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  was constant text := time_by();
  of_day daily_work_logs;
  left_over integer;
  e record;
begin
  if was in ('entries', 'trash') then
    return null;
  end if;
  if tg_op = 'DELETE' then
    -- One from before has none, and one of a task that is deleted goes with it.
    if not old.in_entries then return null; end if;
    of_day := old;
    left_over := -old.hours_worked * 3600;
  else
    of_day := new;
    left_over := new.hours_worked * 3600;
    if tg_op = 'UPDATE' then
      left_over := left_over - old.hours_worked * 3600;
      if not old.in_entries then perform move_log(old); end if;
    end if;
  end if;
  -- What no person writes is asked of by whoever writes it.
  perform set_config('app.time_by', case when app_user_id() is null then 'moving' else 'logs' end, true);
  if left_over > 0 then
    insert into time_entries (id, user_id, work_date, seconds, note_id, source, created_by, created_at, updated_at)
      values (gen_random_uuid(), of_day.user_id, of_day.work_date, left_over, of_day.note_id, 'hours',
        coalesce(app_user_id(), of_day.user_id), of_day.updated_at, of_day.updated_at);
  elsif tg_op = 'DELETE' then
    delete from time_entries where note_id = of_day.note_id and user_id = of_day.user_id and work_date = of_day.work_date;
  elsif left_over < 0 then
    left_over := -left_over;
    for e in select id, seconds, standing, is_billed from time_entries
        where note_id = of_day.note_id and user_id = of_day.user_id and work_date = of_day.work_date
        order by standing = 'open' and not is_billed desc, created_at desc, id desc for update loop
      exit when left_over = 0;
      perform refuse_fixed(e.standing, e.is_billed);
      if e.seconds <= left_over then
        delete from time_entries where id = e.id;
      else
        update time_entries set seconds = e.seconds - left_over, version = version + 1, updated_at = of_day.updated_at where id = e.id;
      end if;
      left_over := left_over - least(e.seconds, left_over);
    end loop;
  end if;
  perform set_config('app.time_by', was, true);
  return null;
end $$;
alter function logs_as_entries owner to sereshta_system;
revoke all on function logs_as_entries from public;
create trigger daily_work_logs_as_entries after insert or delete or update of hours_worked on daily_work_logs
  for each row execute function logs_as_entries();

-- So many logs from before become entries; answers how many did. Whoever works on one at that moment does it themselves.
create function move_logs(p_most integer) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  ids uuid[];
begin
  ids := array(select id from daily_work_logs where not in_entries order by id limit p_most for update skip locked);
  perform set_config('app.time_by', 'moving', true);
  insert into time_entries (id, user_id, work_date, seconds, note_id, billing, source, created_by, created_at, updated_at)
    select gen_random_uuid(), l.user_id, l.work_date, l.hours_worked * 3600, l.note_id, 'no', 'migrated', l.user_id, l.created_at, l.updated_at
      from daily_work_logs l where l.id = any (ids);
  update daily_work_logs set in_entries = true where id = any (ids);
  perform set_config('app.time_by', '', true);
  return cardinality(ids);
end $$;
alter function move_logs owner to sereshta_system;
revoke all on function move_logs from public;
grant execute on function move_logs to sereshta_system;

-- A task's time goes with it to its case.
create function notes_pass_time() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  was constant text := time_by();
begin
  perform set_config('app.time_by', 'notes', true);
  update time_entries set case_ref = new.case_ref where note_id = new.id and case_ref is distinct from new.case_ref
    and (new.case_ref is not null or case_ref = old.case_ref);
  perform set_config('app.time_by', was, true);
  return null;
end $$;
alter function notes_pass_time owner to sereshta_system;
revoke all on function notes_pass_time from public;
create trigger notes_pass_time after update of case_ref, case_id on notes
  for each row when (new.case_ref is distinct from old.case_ref) execute function notes_pass_time();

-- Hours that are submitted, approved or on an invoice keep their task.
create function notes_keep_hours() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if exists (select from time_entries where note_id = old.id and (standing <> 'open' or is_billed)) then
    raise exception 'notes.hours_fixed' using errcode = 'SR422';
  end if;
  return old;
end $$;
alter function notes_keep_hours owner to sereshta_system;
revoke all on function notes_keep_hours from public;
create trigger notes_keep_hours before delete on notes for each row execute function notes_keep_hours();

-- The standing of a week is that of its entries, in the same transaction; whoever logs time on one of its days has waited.
create function timesheets_stand() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  of_week timesheets := coalesce(new, old);
  standing_now text := case when tg_op = 'DELETE' or new.state = 'returned' then 'open' else new.state end;
begin
  for n in 0..6 loop
    perform pg_advisory_xact_lock(hashtextextended(of_week.user_id || ' ' || (of_week.week_start + n), 0));
  end loop;
  update time_entries set standing = standing_now
    where user_id = of_week.user_id and work_date between of_week.week_start and of_week.week_start + 6 and standing <> standing_now;
  return null;
end $$;
alter function timesheets_stand owner to sereshta_system;
revoke all on function timesheets_stand from public;
create trigger timesheets_stand after insert or delete or update of state on timesheets
  for each row execute function timesheets_stand();

-- One's own time on cases that were hidden from one since: when and how long, and nothing of what.
create function own_hidden_time(p_id uuid, p_from date, p_to date)
  returns table (id uuid, work_date date, seconds integer, spans tstzmultirange, standing text, version integer)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select e.id, e.work_date, e.seconds, e.spans, e.standing, e.version from time_entries e
    where app_hides_cases() and e.user_id = app_user_id() and e.case_ref is not null and hidden_from_me(e.case_ref)
      and (p_id is null or e.id = p_id) and e.work_date between coalesce(p_from, '-infinity') and coalesce(p_to, 'infinity')
$$;
alter function own_hidden_time owner to sereshta_system;
revoke all on function own_hidden_time from public;
grant execute on function own_hidden_time to sereshta_staff;

create or replace function keep_deleted_note(p_note uuid, p_at timestamptz) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into deleted_notes (note_id, owner_id, deleted_by, deleted_at, note, work_logs, time_records, case_ref, assignees, steps, entries)
    select n.id, n.user_id, app_user_id(), p_at, to_jsonb(n),
        coalesce((select jsonb_agg(to_jsonb(l) order by l.work_date) from daily_work_logs l where l.note_id = n.id), '[]'),
        coalesce((select jsonb_agg(to_jsonb(r) order by r.started_at) from time_records r where r.note_id = n.id), '[]'),
        n.case_ref,
        coalesce((select jsonb_agg(to_jsonb(a) order by a.assigned_at) from note_assignees a where a.note_id = n.id), '[]'),
        coalesce((select jsonb_agg(to_jsonb(s) order by s.place) from note_steps s where s.note_id = n.id), '[]'),
        coalesce((select jsonb_agg(to_jsonb(e) order by e.work_date, e.id) from time_entries e where e.note_id = n.id), '[]')
      from notes n
      where n.id = p_note and (app_has_right('notes.all') or n.user_id = app_user_id())
        and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref));
  return found;
end $$;

-- An entry of a task as it comes back: without times that are taken meanwhile, and as no answer to what was answered again.
create function entry_put_back(p_entry jsonb, p_case uuid) returns jsonb
  language sql stable
  set search_path = public, pg_temp
as $$
  select p_entry || jsonb_build_object('case_ref', coalesce(p_case,
        (select coalesce(c.merged_into, c.id) from cases c where c.id = (p_entry ->> 'case_ref')::uuid)))
    || case when exists (select from time_entries e where e.user_id = (p_entry ->> 'user_id')::uuid
        and e.spans && (p_entry ->> 'spans')::tstzmultirange) then '{"spans": null}' else '{}'::jsonb end
    || case when exists (select from time_entries e where e.user_id = (p_entry ->> 'user_id')::uuid
        and e.source = p_entry ->> 'source' and e.source in ('hearing', 'meeting', 'event')
        and e.source_id = (p_entry ->> 'source_id')::uuid and e.work_date = (p_entry ->> 'work_date')::date)
      then '{"source": "line", "source_id": null}' else '{}'::jsonb end
$$;
alter function entry_put_back owner to sereshta_system;
revoke all on function entry_put_back from public;

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
  -- Both as they were, one the sum of the other; a log from before is made an entry later.
  perform set_config('app.time_by', 'trash', true);
  perform put_back('daily_work_logs', kept.work_logs);
  perform put_back('time_entries', coalesce((select jsonb_agg(entry_put_back(e, kept.case_ref)) from jsonb_array_elements(kept.entries) e), '[]'));
  perform set_config('app.time_by', '', true);
  perform put_back('time_records', coalesce((
    select jsonb_agg(run) from jsonb_array_elements(kept.time_records) as run
      where run ->> 'ended_at' is not null
        or not exists (select from time_records r where r.user_id = (run ->> 'user_id')::uuid and r.ended_at is null)), '[]'));
  perform put_back('note_assignees', kept.assignees);
  perform put_back('note_steps', kept.steps);
  return true;
end $$;
