-- What a run is about: the entries that it leaves say it. Its case counts where its task has none.
alter table time_records
  add column description text not null default '',
  add column activity_code text,
  add column case_ref uuid;
alter table time_records
  add constraint time_records_description_length check (char_length(description) <= 2000) not valid,
  add constraint time_records_activity_fkey foreign key (activity_code) references activity_codes (code) not valid,
  add constraint time_records_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid;

create policy time_records_hidden on time_records as restrictive for all to sereshta_staff
  using (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref));
alter policy time_records_ended_when_hidden on time_records
  using (exists (select from notes n where n.id = note_id
    and (hidden_from(time_records.user_id, n.case_ref) or hidden_from(time_records.user_id, time_records.case_ref))));
-- Whoever hides a case from somebody books what they ran on it, also on a task that they go on seeing.
alter policy daily_work_logs_booked_when_hidden on daily_work_logs
  with check (exists (select from notes n where n.id = note_id and n.case_ref is not null and hidden_from(daily_work_logs.user_id, n.case_ref))
    or ((select app_has_right('cases.restrict')) and exists (select from time_records r where r.note_id = daily_work_logs.note_id
      and r.user_id = daily_work_logs.user_id and hidden_from(r.user_id, r.case_ref))));
grant update (description, activity_code, case_ref) on time_records to sereshta_staff;
grant update (case_ref) on time_records to sereshta_system;

-- `app.run` is the run that leaves its times; its entries say what it is about.
create or replace function logs_as_entries() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  was constant text := time_by();
  of_day daily_work_logs;
  left_over integer;
  e record;
  times tstzmultirange := nullif(current_setting('app.times_of_run', true), '')::tstzmultirange;
  is_run constant boolean := times is not null;
  about time_records;
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
    if is_run then
      select r.* into about from time_records r where r.id = nullif(current_setting('app.run', true), '')::uuid
        and r.user_id = of_day.user_id and r.note_id = of_day.note_id;
      select nullif(times * tstzmultirange(tstzrange(of_day.work_date::timestamp at time zone time_zone,
          (of_day.work_date + 1)::timestamp at time zone time_zone)), '{}') into times from firm;
      if exists (select from time_entries where user_id = of_day.user_id and spans && times) then
        times := null;
        perform set_config('app.run_overlaps', coalesce(nullif(current_setting('app.run_overlaps', true), ''), of_day.work_date::text), true);
      end if;
    end if;
    insert into time_entries (id, user_id, work_date, seconds, spans, note_id, case_ref, activity_code, description, source,
        created_by, created_at, updated_at)
      values (gen_random_uuid(), of_day.user_id, of_day.work_date, left_over, times, of_day.note_id,
        about.case_ref, about.activity_code, coalesce(about.description, ''), case when is_run then 'timer' else 'hours' end,
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

-- Whose timers run on a case, by their task or by what was said of them.
create or replace function case_running_timers(p_case uuid) returns table (user_id uuid, started_at timestamptz, note_id uuid, title text)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select t.user_id, t.started_at, case when told then n.id end, case when told then n.title end
    from time_records t
    join notes n on n.id = t.note_id and coalesce(n.case_ref, t.case_ref) = p_case
    cross join lateral (select app_has_right('notes.all') or n.user_id = app_user_id() as told) as reader
    where t.ended_at is null and app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case))
    order by t.started_at, t.user_id limit 50
$$;

-- A run comes back to a case as its entries do.
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
    select jsonb_agg(run || jsonb_build_object('case_ref',
          (select coalesce(c.merged_into, c.id) from cases c where c.id = (run ->> 'case_ref')::uuid)))
      from jsonb_array_elements(kept.time_records) as run
      where run ->> 'ended_at' is not null
        or not exists (select from time_records r where r.user_id = (run ->> 'user_id')::uuid and r.ended_at is null)), '[]'));
  perform put_back('note_assignees', kept.assignees);
  perform put_back('note_steps', kept.steps);
  return true;
end $$;
