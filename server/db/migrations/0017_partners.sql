-- What the partners write down among themselves. An associate sees neither a note nor that there is one.
create table partner_notes (
  id uuid constraint partner_notes_pkey primary key,
  user_id uuid not null constraint partner_notes_user_fkey references users (id),
  title text not null constraint partner_notes_title_length check (char_length(title) between 1 and 500),
  content text not null default '' constraint partner_notes_content_size check (octet_length(content) <= 1048576),
  -- The content's words without markup, for the search and for the start of long contents in lists.
  content_text text not null default '',
  category text not null constraint partner_notes_category_known check (category in
    ('Corporate', 'Litigation', 'Real Estate', 'Tax', 'Employment', 'Intellectual Property')),
  is_priority boolean not null default false,
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid constraint partner_notes_deleter_fkey references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (lower(title || ' ' || content_text)) stored,
  constraint partner_notes_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index partner_notes_newest on partner_notes (created_at desc, id desc) where deleted_at is null;
create index partner_notes_by_category on partner_notes (category, created_at desc, id desc) where deleted_at is null;
create index partner_notes_by_deletion on partner_notes (deleted_at) where deleted_at is not null;
alter table partner_notes enable row level security;
alter table partner_notes force row level security;
create policy partner_notes_seen_by_partners on partner_notes for select to sereshta_staff
  using ((select app_is_partner()));
create policy partner_notes_added on partner_notes for insert to sereshta_staff
  with check ((select app_is_partner()) and user_id = (select app_user_id()) and deleted_at is null);
create policy partner_notes_changed on partner_notes for update to sereshta_staff
  using ((select app_is_partner()))
  with check ((select app_is_partner()) and (deleted_by is null or deleted_by = (select app_user_id())));
create policy partner_notes_system on partner_notes for all to sereshta_system using (true) with check (true);
grant select, insert on partner_notes to sereshta_staff;
grant update (title, content, content_text, category, is_priority, version, deleted_at, deleted_by, updated_at)
  on partner_notes to sereshta_staff;
grant select, delete on partner_notes to sereshta_system;

-- What partners tell associates about their work. An associate reads what was said to them and nothing else,
-- also not what was deleted again.
create table partner_feedback (
  id uuid constraint partner_feedback_pkey primary key,
  partner_id uuid not null constraint partner_feedback_partner_fkey references users (id),
  associate_id uuid not null constraint partner_feedback_associate_fkey references users (id),
  feedback_text text not null constraint partner_feedback_text_length check (char_length(feedback_text) between 1 and 5000),
  rating smallint not null default 5 constraint partner_feedback_rating_of_five check (rating between 1 and 5),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid constraint partner_feedback_deleter_fkey references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint partner_feedback_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index partner_feedback_newest on partner_feedback (created_at desc, id desc) where deleted_at is null;
create index partner_feedback_by_associate on partner_feedback (associate_id, created_at desc, id desc)
  where deleted_at is null;
create index partner_feedback_by_deletion on partner_feedback (deleted_at) where deleted_at is not null;
alter table partner_feedback enable row level security;
alter table partner_feedback force row level security;
create policy partner_feedback_seen on partner_feedback for select to sereshta_staff
  using ((select app_is_partner()) or (associate_id = (select app_user_id()) and deleted_at is null));
create policy partner_feedback_given on partner_feedback for insert to sereshta_staff
  with check ((select app_is_partner()) and partner_id = (select app_user_id()) and deleted_at is null);
create policy partner_feedback_changed on partner_feedback for update to sereshta_staff
  using ((select app_is_partner()))
  with check ((select app_is_partner()) and (deleted_by is null or deleted_by = (select app_user_id())));
create policy partner_feedback_system on partner_feedback for all to sereshta_system using (true) with check (true);
grant select, insert on partner_feedback to sereshta_staff;
grant update (feedback_text, rating, version, deleted_at, deleted_by, updated_at) on partner_feedback to sereshta_staff;
grant select, delete on partner_feedback to sereshta_system;

-- A person's hours are added up from this index alone, without a visit to every log; the note is for the policy.
drop index daily_work_logs_by_person;
create index daily_work_logs_by_person on daily_work_logs (user_id, work_date desc, id desc)
  include (hours_worked, note_id);
