-- online: texts that are not linked, by what they say.
drop index concurrently if exists notes_unlinked;
create index concurrently notes_unlinked on notes (case_label_key(case_id), id) where case_ref is null and case_id is not null;
drop index concurrently if exists case_costing_unlinked;
create index concurrently case_costing_unlinked on case_costing (case_label_key(case_id), id) where case_ref is null and case_id is not null;
drop index concurrently if exists case_timeline_unlinked;
create index concurrently case_timeline_unlinked on case_timeline (case_label_key(case_id), id) where case_ref is null and case_id is not null;
drop index concurrently if exists deleted_notes_unlinked;
create index concurrently deleted_notes_unlinked on deleted_notes (case_label_key((note ->> 'case_id')), note_id) where case_ref is null and (note ->> 'case_id') is not null;
