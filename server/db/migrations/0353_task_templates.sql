-- Tasks that somebody begins with again and again: of no client and no case.
create table task_templates (
  id uuid constraint task_templates_pkey primary key,
  name text not null constraint task_templates_name_length check (char_length(name) between 1 and 100),
  draft jsonb not null,
  -- Each with its title and on which day after the given one it is due, where it is.
  steps jsonb not null default '[]' constraint task_templates_steps_at_most check (jsonb_array_length(steps) <= 100),
  -- The task itself is due so many days after the given one; null: on none.
  due_days integer constraint task_templates_due_sensible check (due_days between -365 and 365),
  is_shared boolean not null default false,
  created_by uuid not null constraint task_templates_by_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index task_templates_of_person on task_templates (created_by);
create index task_templates_shared on task_templates (name) where is_shared;

alter table task_templates enable row level security;
alter table task_templates force row level security;
create policy task_templates_seen on task_templates for select to sereshta_staff
  using (created_by = (select app_user_id()) or (is_shared and (select app_user_id()) is not null));
create policy task_templates_added on task_templates for insert to sereshta_staff
  with check (created_by = (select app_user_id()));
create policy task_templates_changed on task_templates for update to sereshta_staff
  using (created_by = (select app_user_id())) with check (created_by = (select app_user_id()));
create policy task_templates_deleted on task_templates for delete to sereshta_staff
  using (created_by = (select app_user_id()));
create policy task_templates_backup on task_templates for select to sereshta_backup using (true);
create policy task_templates_system on task_templates for all to sereshta_system using (true) with check (true);
grant select, insert, delete on task_templates to sereshta_staff;
grant update (name, due_days, is_shared, version, updated_at) on task_templates to sereshta_staff;
grant select on task_templates to sereshta_backup, sereshta_system;
