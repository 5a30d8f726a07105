-- online: whether somebody may read a task that bears a client's name.
drop index concurrently if exists notes_by_client;
create index concurrently notes_by_client on notes (client_name, user_id) where client_name is not null;
