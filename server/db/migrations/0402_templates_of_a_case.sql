-- online: of which cases and tasks there are templates is asked when these move.
drop index concurrently if exists task_templates_of_case;
create index concurrently task_templates_of_case on task_templates (case_ref) where case_ref is not null;
drop index concurrently if exists task_templates_of_task;
create index concurrently task_templates_of_task on task_templates (note_id) where case_ref is null;
