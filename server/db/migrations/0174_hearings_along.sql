-- online: on few days in court somebody comes along; those days are read beside those of who appears.
drop index concurrently if exists hearings_along;
create index concurrently hearings_along on hearings (on_day) where deleted_at is null and with_ids <> '{}';
