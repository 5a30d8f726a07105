-- Where part of a run was logged already, `app.run_overlaps` says of which day first, so that a reader is led there.
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
      select nullif(times * tstzmultirange(tstzrange(of_day.work_date::timestamp at time zone time_zone,
          (of_day.work_date + 1)::timestamp at time zone time_zone)), '{}') into times from firm;
      if exists (select from time_entries where user_id = of_day.user_id and spans && times) then
        times := null;
        perform set_config('app.run_overlaps', coalesce(nullif(current_setting('app.run_overlaps', true), ''), of_day.work_date::text), true);
      end if;
    end if;
    insert into time_entries (id, user_id, work_date, seconds, spans, note_id, source, created_by, created_at, updated_at)
      values (gen_random_uuid(), of_day.user_id, of_day.work_date, left_over, times, of_day.note_id,
        case when is_run then 'timer' else 'hours' end,
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
