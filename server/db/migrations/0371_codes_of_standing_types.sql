-- online: the code of a deleted type is free again.
drop index concurrently if exists case_types_of_standing_code;
create unique index concurrently case_types_of_standing_code on case_types (case_label_key(code)) where deleted_at is null;
