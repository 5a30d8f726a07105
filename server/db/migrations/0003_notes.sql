-- Notes ('tasks' on screen) and the hours worked on them.
create table notes (
  id uuid constraint notes_pkey primary key,
  user_id uuid not null constraint notes_user_fkey references users (id),
  title text not null constraint notes_title_length check (char_length(title) between 1 and 500),
  content text not null default '' constraint notes_content_size check (octet_length(content) <= 1048576),
  -- The content's words without markup, for the search and for the start of long contents in lists.
  content_text text not null default '',
  category text not null,
  subcategory text,
  client_name text constraint notes_client_name_length check (char_length(client_name) <= 200),
  case_id text constraint notes_case_id_length check (char_length(case_id) <= 100),
  is_priority boolean not null default false,
  keep_alive boolean not null default false,
  is_archived boolean not null default false,
  archived_at timestamptz,
  time_start timestamptz,
  time_end timestamptz,
  total_hours numeric(8, 2) not null default 0 constraint notes_total_hours_positive check (total_hours >= 0),
  note_type text not null default 'text' constraint notes_note_type_known check (note_type in ('text', 'list')),
  list_items jsonb not null default '[]' constraint notes_list_items_array check (jsonb_typeof(list_items) = 'array'),
  projected_billable_hours numeric(8, 2) not null default 0
    constraint notes_projected_hours_positive check (projected_billable_hours >= 0),
  -- Always the sum of the note's daily_work_logs; kept by the trigger below.
  hours_worked numeric(8, 2) not null default 0 constraint notes_hours_worked_positive check (hours_worked >= 0),
  google_drive_link text constraint notes_link_scheme check (google_drive_link ~* '^https?://'),
  modified_by uuid constraint notes_modified_by_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (
    lower(title || ' ' || coalesce(client_name, '') || ' ' || coalesce(case_id, '') || ' ' || content_text)
  ) stored,
  constraint notes_archived_when check (is_archived = (archived_at is not null)),
  constraint notes_times_in_order check (time_end is null or (time_start is not null and time_end > time_start))
);
-- A list is a walk along one of these: for one person or for all, newest first.
create index notes_active on notes (created_at desc, id desc) where not is_archived;
create index notes_active_by_owner on notes (user_id, created_at desc, id desc) where not is_archived;
create index notes_priority on notes (created_at desc, id desc) where is_priority and not is_archived;
create index notes_priority_by_owner on notes (user_id, created_at desc, id desc) where is_priority and not is_archived;
create index notes_active_by_category on notes (category, created_at desc, id desc) where not is_archived;
create index notes_kept_alive on notes (created_at desc, id desc) where keep_alive and not is_archived;
create index notes_lately_changed on notes (updated_at) where not is_archived;
create index notes_archived on notes (created_at desc, id desc) where is_archived;
create index notes_archived_by_owner on notes (user_id, created_at desc, id desc) where is_archived;
create index notes_by_case_id on notes (case_id text_pattern_ops);
create index notes_by_words on notes using gin (search_text gin_trgm_ops);
alter table notes enable row level security;
alter table notes force row level security;
create policy notes_seen on notes for select to sereshta_staff
  using ((select app_is_partner()) or user_id = (select app_user_id()));
create policy notes_created_for_oneself on notes for insert to sereshta_staff
  with check (user_id = (select app_user_id()) and not is_archived);
create policy notes_changed on notes for update to sereshta_staff
  using ((select app_is_partner()) or user_id = (select app_user_id()))
  with check ((select app_is_partner()) or user_id = (select app_user_id()));
create policy notes_deleted on notes for delete to sereshta_staff
  using ((select app_is_partner()) or user_id = (select app_user_id()));
create policy notes_system on notes for all to sereshta_system using (true) with check (true);
grant select, insert, delete on notes to sereshta_staff;
grant update (title, content, content_text, category, subcategory, client_name, case_id, is_priority, keep_alive,
  is_archived, archived_at, time_start, time_end, total_hours, note_type, list_items, projected_billable_hours,
  hours_worked, google_drive_link, modified_by, version, updated_at) on notes to sereshta_staff;
grant select, insert, update on notes to sereshta_system;

-- How many digits the case ids drawn in a year have; it only grows.
create table case_id_years (
  year integer constraint case_id_years_pkey primary key,
  digits integer not null constraint case_id_years_digits check (digits between 3 and 9)
);
alter table case_id_years enable row level security;
alter table case_id_years force row level security;
create policy case_id_years_system on case_id_years for all to sereshta_system using (true) with check (true);
grant select, insert, update on case_id_years to sereshta_system;

-- An unused 'CASE-{year}-NNN', drawn at random among all of the firm's, which the caller need not see.
-- With fewer than 100 of a length left it goes one digit further. Above four digits the filling is
-- judged by a sample, so that a draw stays cheap.
create function draw_case_id(p_year integer) returns text
  language plpgsql volatile security definer
  set search_path = public, pg_temp
as $$
declare
  prefix text := format('CASE-%s-', p_year);
  digits integer := coalesce((select y.digits from case_id_years y where y.year = p_year), 3);
  taken integer;
  size integer;
  candidate text;
begin
  loop
    size := power(10, digits)::integer;
    if digits <= 4 then
      select count(distinct case_id) into taken from notes
        where case_id like prefix || '%' and case_id ~ format('^%s\d{%s}$', prefix, digits);
      exit when size - taken >= 100;
    else
      select count(*) into taken from generate_series(1, 64) as sample(n)
        where exists (select from notes where case_id = prefix || lpad((floor(random() * size + 0 * n))::text, digits, '0'));
      exit when taken < 58;
    end if;
    digits := digits + 1;
    insert into case_id_years as y (year, digits) values (p_year, digits)
      on conflict on constraint case_id_years_pkey do update set digits = greatest(y.digits, excluded.digits);
  end loop;
  loop
    candidate := prefix || lpad(floor(random() * size)::integer::text, digits, '0');
    exit when not exists (select from notes where case_id = candidate);
  end loop;
  return candidate;
end $$;
alter function draw_case_id owner to sereshta_system;
revoke all on function draw_case_id from public;
grant execute on function draw_case_id to sereshta_staff;

-- How many notes each person has, by month, category and standing: months, filters and counts are
-- answered from here, so that they do not grow with the notes. Kept by the triggers below.
create table note_counts (
  user_id uuid not null constraint note_counts_user_fkey references users (id),
  month text not null,
  category text not null,
  is_archived boolean not null,
  is_priority boolean not null,
  notes integer not null,
  constraint note_counts_pkey primary key (user_id, is_archived, month, category, is_priority)
);
create index note_counts_by_month on note_counts (is_archived, month);
alter table note_counts enable row level security;
alter table note_counts force row level security;
create policy note_counts_seen on note_counts for select to sereshta_staff
  using ((select app_is_partner()) or user_id = (select app_user_id()));
create policy note_counts_system on note_counts for all to sereshta_system using (true) with check (true);
grant select on note_counts to sereshta_staff;
grant select, insert, update, delete on note_counts to sereshta_system;

create function count_notes() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into note_counts as c (user_id, month, category, is_archived, is_priority, notes)
      select user_id, firm_month(created_at), category, is_archived, is_priority, count(*)
        from new_notes group by 1, 2, 3, 4, 5 order by 1, 4, 2, 3, 5
      on conflict on constraint note_counts_pkey do update set notes = c.notes + excluded.notes;
  elsif tg_op = 'DELETE' then
    insert into note_counts as c (user_id, month, category, is_archived, is_priority, notes)
      select user_id, firm_month(created_at), category, is_archived, is_priority, -count(*)
        from old_notes group by 1, 2, 3, 4, 5 order by 1, 4, 2, 3, 5
      on conflict on constraint note_counts_pkey do update set notes = c.notes + excluded.notes;
  else
    -- In key order, so that two bulk changes wait for each other instead of ending in a deadlock.
    insert into note_counts as c (user_id, month, category, is_archived, is_priority, notes)
      select user_id, firm_month(created_at), category, is_archived, is_priority, sum(change)
        from (select user_id, created_at, category, is_archived, is_priority, 1 as change from new_notes
              union all
              select user_id, created_at, category, is_archived, is_priority, -1 from old_notes) as changes
        group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 4, 2, 3, 5
      on conflict on constraint note_counts_pkey do update set notes = c.notes + excluded.notes;
  end if;
  return null;
end $$;
alter function count_notes owner to sereshta_system;
create trigger notes_counted_in after insert on notes
  referencing new table as new_notes for each statement execute function count_notes();
create trigger notes_counted_out after delete on notes
  referencing old table as old_notes for each statement execute function count_notes();
create trigger notes_recounted after update on notes
  referencing old table as old_notes new table as new_notes for each statement execute function count_notes();

-- Moves the firm to another time zone: the months of all notes are counted anew.
create function set_firm_time_zone(zone text) returns boolean
  language plpgsql
as $$
begin
  update firm set time_zone = zone where time_zone <> zone;
  if not found then
    return false;
  end if;
  delete from note_counts;
  insert into note_counts (user_id, month, category, is_archived, is_priority, notes)
    select user_id, firm_month(created_at), category, is_archived, is_priority, count(*) from notes group by 1, 2, 3, 4, 5;
  return true;
end $$;
revoke all on function set_firm_time_zone from public;
grant execute on function set_firm_time_zone to sereshta_system;

-- The one truth for hours: one row for a note, a person and a day of the firm's zone.
create table daily_work_logs (
  id uuid constraint daily_work_logs_pkey primary key,
  note_id uuid not null constraint daily_work_logs_note_fkey references notes (id) on delete cascade,
  user_id uuid not null constraint daily_work_logs_user_fkey references users (id),
  work_date date not null,
  hours_worked numeric(8, 2) not null
    constraint daily_work_logs_hours_of_a_day check (hours_worked > 0 and hours_worked <= 24),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint daily_work_logs_one_per_day unique (note_id, user_id, work_date)
);
create index daily_work_logs_by_person on daily_work_logs (user_id, work_date desc, id desc);
create index daily_work_logs_by_day on daily_work_logs (work_date desc, id desc);
alter table daily_work_logs enable row level security;
alter table daily_work_logs force row level security;
-- The note's policy decides who sees its owner's row; a partner's hours on an associate's note stay visible to its owner.
create policy daily_work_logs_seen on daily_work_logs for select to sereshta_staff
  using ((select app_is_partner()) or user_id = (select app_user_id())
    or exists (select from notes n where n.id = note_id));
create policy daily_work_logs_added on daily_work_logs for insert to sereshta_staff
  with check (user_id = (select app_user_id()) and exists (select from notes n where n.id = note_id and not n.is_archived));
create policy daily_work_logs_changed on daily_work_logs for update to sereshta_staff
  using ((select app_is_partner()) or exists (select from notes n where n.id = note_id))
  with check (exists (select from notes n where n.id = note_id and not n.is_archived));
create policy daily_work_logs_deleted on daily_work_logs for delete to sereshta_staff
  using ((select app_is_partner()) or exists (select from notes n where n.id = note_id));
create policy daily_work_logs_system on daily_work_logs for all to sereshta_system using (true) with check (true);
grant select, insert, delete on daily_work_logs to sereshta_staff;
grant update (hours_worked, version, updated_at) on daily_work_logs to sereshta_staff;
grant select, insert on daily_work_logs to sereshta_system;

-- Keeps notes.hours_worked equal to the sum of its logs, whoever changes them and however.
create function sum_note_hours() returns trigger
  language plpgsql
as $$
declare
  touched uuid := coalesce(new.note_id, old.note_id);
begin
  update notes
    set hours_worked = coalesce((select sum(l.hours_worked) from daily_work_logs l where l.note_id = touched), 0)
    where id = touched;
  return null;
end $$;
create trigger daily_work_logs_summed after insert or update of hours_worked or delete on daily_work_logs
  for each row execute function sum_note_hours();
