-- Meetings and the rooms they take: for partners. Day and times are the firm's wall clock.
create table meetings (
  id uuid constraint meetings_pkey primary key,
  title text not null constraint meetings_title_length check (char_length(title) between 1 and 300),
  description text constraint meetings_description_length check (char_length(description) <= 5000),
  meeting_date date not null,
  start_time time not null,
  end_time time not null,
  location text not null default 'Conference Room'
    constraint meetings_location_length check (char_length(location) between 1 and 200),
  created_by uuid not null constraint meetings_creator_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A room is the same however it is written.
  room text not null generated always as (lower(regexp_replace(btrim(location), '\s+', ' ', 'g'))) stored,
  search_text text not null generated always as (
    lower(title || ' ' || coalesce(description, '') || ' ' || location)
  ) stored,
  constraint meetings_end_after_start check (end_time > start_time),
  -- Half-open, so that one may begin when another ends.
  constraint meetings_one_per_room exclude using gist (
    room with =,
    tsrange(meeting_date + start_time, meeting_date + end_time) with &&
  )
);
create index meetings_by_start on meetings (meeting_date, start_time, id);
create index meetings_by_room on meetings (room, meeting_date, start_time, id);
create index meetings_by_words on meetings using gin (search_text gin_trgm_ops);
alter table meetings enable row level security;
alter table meetings force row level security;
create policy meetings_seen_by_partners on meetings for select to sereshta_staff using ((select app_is_partner()));
create policy meetings_booked_by_partners on meetings for insert to sereshta_staff
  with check ((select app_is_partner()) and created_by = (select app_user_id()));
create policy meetings_changed_by_partners on meetings for update to sereshta_staff
  using ((select app_is_partner())) with check ((select app_is_partner()));
create policy meetings_deleted_by_partners on meetings for delete to sereshta_staff
  using ((select app_is_partner()));
create policy meetings_system on meetings for select to sereshta_system using (true);
grant select, insert, delete on meetings to sereshta_staff;
grant update (title, description, meeting_date, start_time, end_time, location, version, updated_at)
  on meetings to sereshta_staff;
grant select on meetings to sereshta_system;
