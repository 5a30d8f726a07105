-- Imports: a file that somebody brings, its rows as they stand in it, what is thought of each, and what each made.
alter table files drop constraint files_bucket_known;
alter table files add constraint files_bucket_known check (bucket in ('chat-files', 'resumes', 'imports')) not valid;
create policy files_imported on files for insert to sereshta_staff
  with check (bucket = 'imports' and user_id = (select app_user_id()) and (select app_has_right('data.import')));

create table import_runs (
  id uuid constraint import_runs_pkey primary key,
  kind text not null constraint import_runs_kind_known check (kind in ('cases')),
  preset text constraint import_runs_preset_length check (char_length(preset) between 1 and 60),
  file_key text not null constraint import_runs_file_fkey references files (key),
  file_name text not null constraint import_runs_file_name_length check (char_length(file_name) between 1 and 200),
  heads jsonb not null,
  mapping jsonb not null,
  asks_day_order boolean not null default false,
  state text not null default 'preview' constraint import_runs_state_known
    check (state in ('preview', 'applied', 'undone', 'failed')),
  -- What goes on at this moment, and since when: what a stopped machine left is taken up again.
  doing text constraint import_runs_doing_known check (doing in ('check', 'apply', 'undo')),
  doing_since timestamptz,
  -- The reason why what was done last came to nothing.
  failure text,
  counts jsonb not null default '{"new": 0, "change": 0, "same": 0, "wrong": 0}',
  -- What undoing left, because somebody had changed it.
  kept integer not null default 0 constraint import_runs_kept_sensible check (kept >= 0),
  by uuid not null constraint import_runs_by_fkey references users (id),
  at timestamptz not null,
  applied_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint import_runs_doing_since_when check ((doing is null) = (doing_since is null)),
  constraint import_runs_applied_when check (state not in ('applied', 'undone') or applied_at is not null)
);
create index import_runs_in_order on import_runs (at desc, id desc);
create index import_runs_of_file on import_runs (file_key);

create table import_rows (
  run_ref uuid not null constraint import_rows_run_fkey references import_runs (id) on delete cascade,
  row_no integer not null constraint import_rows_row_no_sensible check (row_no between 1 and 20000),
  raw jsonb not null,
  state text constraint import_rows_state_known check (state in ('new', 'change', 'same', 'wrong')),
  complaints jsonb not null default '[]',
  -- The case that the row names or made: whoever may not see it sees no row.
  case_ref uuid constraint import_rows_case_fkey references cases (id) on delete set null,
  made_table text constraint import_rows_made_table_known check (made_table in ('cases')),
  made_id uuid,
  made_version integer,
  before jsonb,
  constraint import_rows_pkey primary key (run_ref, row_no),
  constraint import_rows_made_whole check ((made_table is null) = (made_id is null) and (made_id is null) = (made_version is null))
);
create index import_rows_of_state on import_rows (run_ref, state, row_no);
create index import_rows_of_case on import_rows (case_ref) where case_ref is not null;

-- Which cases rows of a file are, as far as the caller sees them: by case id, and by number, year, type and court. Past
-- the policies, which would keep the fold of a label from its index; what they say of cases stands here again.
create function cases_of_rows(p_rows jsonb)
  returns table (n integer, label_key text, by_label uuid, by_number uuid)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select r.n, case_label_key(r.label),
    -- What a case is called now stands before what one was called; until the linking job has ended, by itself alone.
    coalesce((select c.id from cases c
        where case_label_key(c.case_id) = case_label_key(r.label) and c.merged_into is null
          and (not app_hides_cases() or not hidden_from_me(c.id))
        order by c.created_at, c.id limit 1),
      (select c.id from case_labels l join cases c on c.id = l.case_ref
        where l.label_key = case_label_key(r.label) and c.merged_into is null
          and (not app_hides_cases() or not hidden_from_me(c.id))
        order by c.created_at, c.id limit 1)),
    (select c.id from cases c
      where c.case_year = r.case_year and c.case_no = r.case_no and c.type_ref = r.type_ref and c.court_ref = r.court_ref
        and c.merged_into is null and (not app_hides_cases() or not hidden_from_me(c.id))
      order by c.created_at, c.id limit 1)
    from jsonb_to_recordset(p_rows) as r (n integer, label text, case_no text, case_year integer, type_ref uuid, court_ref uuid)
    where app_has_right('data.import')
$$;
alter function cases_of_rows owner to sereshta_system;
revoke all on function cases_of_rows from public;
grant execute on function cases_of_rows to sereshta_staff;

do $$
declare
  made text;
begin
  foreach made in array array['import_runs', 'import_rows'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('grant select on %I to sereshta_backup', made);
    execute format('grant select, insert, update, delete on %I to sereshta_system', made);
    execute format('create policy %I on %I for select to sereshta_staff using ((select app_has_right(''data.import'')))',
      made || '_seen', made);
    execute format('create policy %I on %I for update to sereshta_staff using ((select app_has_right(''data.import'')))',
      made || '_changed', made);
    execute format('grant select, insert on %I to sereshta_staff', made);
  end loop;
end $$;
create policy import_runs_begun on import_runs for insert to sereshta_staff
  with check ((select app_has_right('data.import')) and by = (select app_user_id()));
create policy import_rows_read on import_rows for insert to sereshta_staff
  with check ((select app_has_right('data.import')));
create policy import_rows_hidden on import_rows as restrictive for all to sereshta_staff
  using (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref));
grant update (mapping, asks_day_order, state, doing, doing_since, failure, counts, kept, applied_at, version, updated_at)
  on import_runs to sereshta_staff;
grant update (state, complaints, case_ref, made_table, made_id, made_version, before) on import_rows to sereshta_staff;
