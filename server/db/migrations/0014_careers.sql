-- The tests of applicants, who have no account: a device holds the token whose hash is here. Which questions were
-- drawn and how their options stand is kept with the attempt, which of them is right is not in the database.
create table career_attempts (
  id uuid constraint career_attempts_pkey primary key,
  token_hash bytea not null constraint career_attempts_token_key unique,
  email text not null constraint career_attempts_email_folded check (email = lower(email) and char_length(email) <= 320),
  position text not null
    constraint career_attempts_position_known check (position in ('intern', 'junior-associate', 'associate')),
  -- [{ key, options }]: the question's id in the bank, and the bank's places of its options in the order shown.
  questions jsonb not null,
  -- The option chosen at each question's place; null where none was.
  answers smallint[] not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  finished_at timestamptz,
  ended_by text constraint career_attempts_ended_by_known check (ended_by in ('applicant', 'clock')),
  score smallint constraint career_attempts_score_range check (score between 0 and total),
  total smallint not null constraint career_attempts_total_range check (total between 1 and 100),
  constraint career_attempts_time_runs check (ends_at > started_at),
  constraint career_attempts_answers_of_questions check (cardinality(answers) = total),
  constraint career_attempts_ended_whole
    check ((finished_at is null) = (ended_by is null) and (finished_at is null) = (score is null))
) with (fillfactor = 70); -- Each answer is an update; room on the page keeps them off the indexes.
create index career_attempts_by_email on career_attempts (email, started_at desc, id desc);
create index career_attempts_running on career_attempts (ends_at) where finished_at is null;
create index career_attempts_by_age on career_attempts (started_at);
alter table career_attempts enable row level security;
alter table career_attempts force row level security;
create policy career_attempts_seen_by_partners on career_attempts for select to sereshta_staff
  using ((select app_is_partner()));
create policy career_attempts_system on career_attempts for all to sereshta_system using (true) with check (true);
-- Nobody's session reads what a token or a draw is.
grant select (id, email, position, answers, started_at, ends_at, finished_at, ended_by, score, total)
  on career_attempts to sereshta_staff;
grant select, insert, update, delete on career_attempts to sereshta_system;

-- Applications: made by the application call only, reviewed by partners, deleted by nobody.
create table career_applications (
  id uuid constraint career_applications_pkey primary key,
  -- One attempt makes one application, however often it is sent.
  attempt_id uuid not null constraint career_applications_attempt_key unique
    constraint career_applications_attempt_fkey references career_attempts (id),
  full_name text not null constraint career_applications_full_name_length check (char_length(full_name) between 1 and 200),
  email text not null constraint career_applications_email_folded check (email = lower(email) and char_length(email) <= 320),
  phone text not null constraint career_applications_phone_length check (char_length(phone) between 1 and 40),
  position text not null
    constraint career_applications_position_known check (position in ('intern', 'junior-associate', 'associate')),
  motivation text not null
    constraint career_applications_motivation_length check (char_length(motivation) between 1 and 5000),
  test_score smallint not null,
  test_total smallint not null,
  paragraph_answers jsonb not null
    constraint career_applications_paragraph_answers_two check (paragraph_answers ?& array['whyJoinTRW', 'thoughtsOnTRW']),
  resume_file_path text constraint career_applications_resume_key unique,
  resume_file_name text constraint career_applications_resume_name_length check (char_length(resume_file_name) between 1 and 200),
  resume_size integer constraint career_applications_resume_size_range check (resume_size between 1 and 5242879),
  status text not null default 'pending' constraint career_applications_status_known
    check (status in ('pending', 'reviewing', 'interview', 'accepted', 'rejected')),
  notes text constraint career_applications_notes_length check (char_length(notes) <= 5000),
  reviewed_by uuid constraint career_applications_reviewer_fkey references users (id),
  reviewed_at timestamptz,
  -- What the sender's key and form were, so that the same form sent again gets the same answer.
  key_hash bytea,
  form_hash bytea not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (lower(full_name || ' ' || email || ' ' || phone)) stored,
  constraint career_applications_resume_whole
    check (num_nulls(resume_file_path, resume_file_name, resume_size) in (0, 3)),
  constraint career_applications_reviewed_whole check ((reviewed_by is null) = (reviewed_at is null)),
  constraint career_applications_score_range check (test_score between 0 and test_total)
);
create index career_applications_newest on career_applications (created_at desc, id desc);
create index career_applications_by_status on career_applications (status, created_at desc, id desc);
create index career_applications_by_position on career_applications (position, created_at desc, id desc);
create index career_applications_by_email on career_applications (email, position, created_at, id);
create index career_applications_by_words on career_applications using gin (search_text gin_trgm_ops);
alter table career_applications enable row level security;
alter table career_applications force row level security;
create policy career_applications_seen_by_partners on career_applications for select to sereshta_staff
  using ((select app_is_partner()));
create policy career_applications_reviewed on career_applications for update to sereshta_staff
  using ((select app_is_partner()))
  with check ((select app_is_partner()) and reviewed_by = (select app_user_id()));
create policy career_applications_system on career_applications for all to sereshta_system using (true) with check (true);
grant select on career_applications to sereshta_staff;
grant update (status, notes, reviewed_by, reviewed_at, version, updated_at) on career_applications to sereshta_staff;
grant select, insert on career_applications to sereshta_system;
