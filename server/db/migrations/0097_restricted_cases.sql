-- online: the few cases that not everybody sees, for whoever comes or changes role.
drop index concurrently if exists cases_restricted;
create index concurrently cases_restricted on cases (id) where access = 'restricted';
