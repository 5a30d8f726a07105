-- Events on the firm's calendar: everybody sees them, only who made one changes it, not even a partner.
create table calendar_events (
  id uuid constraint calendar_events_pkey primary key,
  user_id uuid not null constraint calendar_events_user_fkey references users (id),
  title text not null constraint calendar_events_title_length check (char_length(title) between 1 and 300),
  description text constraint calendar_events_description_length check (char_length(description) between 1 and 5000),
  event_date date not null,
  -- The firm's wall clock; empty for what takes the whole day or has no hour yet.
  event_time time(0),
  event_type text not null default 'meeting' constraint calendar_events_type_known
    check (event_type in ('meeting', 'deadline', 'court_date', 'consultation', 'other')),
  modified_by uuid constraint calendar_events_modifier_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- One key for the order of a day: what has no hour comes first.
  sort_time time(0) not null generated always as (coalesce(event_time, '00:00')) stored,
  search_text text not null generated always as (lower(title || ' ' || coalesce(description, ''))) stored
);
create index calendar_events_in_order on calendar_events (event_date, sort_time, id);
create index calendar_events_by_words on calendar_events using gin (search_text gin_trgm_ops);
alter table calendar_events enable row level security;
alter table calendar_events force row level security;
create policy calendar_events_seen_by_staff on calendar_events for select to sereshta_staff
  using ((select app_user_id()) is not null);
create policy calendar_events_added on calendar_events for insert to sereshta_staff
  with check (user_id = (select app_user_id()));
create policy calendar_events_changed on calendar_events for update to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy calendar_events_deleted on calendar_events for delete to sereshta_staff
  using (user_id = (select app_user_id()));
create policy calendar_events_system on calendar_events for select to sereshta_system using (true);
grant select, insert, delete on calendar_events to sereshta_staff;
grant update (title, description, event_date, event_time, event_type, modified_by, version, updated_at)
  on calendar_events to sereshta_staff;
grant select on calendar_events to sereshta_system;

-- The private address of a person's calendar feed, as a keyed hash; a new one revokes the old.
create table calendar_feeds (
  user_id uuid constraint calendar_feeds_pkey primary key constraint calendar_feeds_user_fkey references users (id),
  token_hash bytea not null constraint calendar_feeds_token_unique unique,
  created_at timestamptz not null
);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy calendar_feeds_own on calendar_feeds for all to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy calendar_feeds_system on calendar_feeds for select to sereshta_system using (true);
grant select (user_id, created_at), insert, delete on calendar_feeds to sereshta_staff;
grant update (token_hash, created_at) on calendar_feeds to sereshta_staff;
grant select on calendar_feeds to sereshta_system;

-- How many notes each person made on each day of the firm, so that a month of the calendar does not count
-- the notes themselves. A note's day never changes: only making and deleting one matters.
create table note_days (
  day date not null,
  user_id uuid not null constraint note_days_user_fkey references users (id),
  notes integer not null,
  constraint note_days_pkey primary key (day, user_id)
);
alter table note_days enable row level security;
alter table note_days force row level security;
create policy note_days_seen on note_days for select to sereshta_staff
  using ((select app_is_partner()) or user_id = (select app_user_id()));
create policy note_days_system on note_days for all to sereshta_system using (true) with check (true);
grant select on note_days to sereshta_staff;
grant select, insert, update, delete on note_days to sereshta_system;

create function count_note_days() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  -- In key order, so that two bulk changes wait for each other instead of ending in a deadlock.
  if tg_op = 'INSERT' then
    insert into note_days as d (day, user_id, notes)
      select firm_day(created_at), user_id, count(*) from new_notes group by 1, 2 order by 1, 2
      on conflict on constraint note_days_pkey do update set notes = d.notes + excluded.notes;
  else
    insert into note_days as d (day, user_id, notes)
      select firm_day(created_at), user_id, -count(*) from old_notes group by 1, 2 order by 1, 2
      on conflict on constraint note_days_pkey do update set notes = d.notes + excluded.notes;
  end if;
  return null;
end $$;
alter function count_note_days owner to sereshta_system;
create trigger notes_counted_in_their_day after insert on notes
  referencing new table as new_notes for each statement execute function count_note_days();
create trigger notes_counted_out_of_their_day after delete on notes
  referencing old table as old_notes for each statement execute function count_note_days();

-- Another time zone moves notes over midnights too.
create or replace function set_firm_time_zone(zone text) returns boolean
  language plpgsql
as $$
begin
  update firm set time_zone = zone where time_zone <> zone;
  if not found then
    return false;
  end if;
  perform recount_notes();
  delete from note_days;
  insert into note_days (day, user_id, notes)
    select firm_day(created_at), user_id, count(*) from notes group by 1, 2;
  return true;
end $$;

-- As the role that may: whoever migrates owns the table and is still bound by its policies.
set local role sereshta_system;
insert into note_days (day, user_id, notes)
  select firm_day(created_at), user_id, count(*) from notes group by 1, 2;
reset role;

-- The hours of a month are summed from the index alone.
create index daily_work_logs_of_days on daily_work_logs (work_date) include (user_id, note_id, hours_worked);
