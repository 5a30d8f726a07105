-- What people sent: `path` is a file's address within its bucket, `key` its place in the store (128 random bits).
-- Something refers to it from `used_at` on; what nothing refers to is swept.
create table files (
  key text constraint files_pkey primary key constraint files_key_shape check (key ~ '^[a-z-]{1,30}/[0-9a-f]{32}$'),
  bucket text not null constraint files_bucket_known check (bucket in ('chat-files', 'resumes')),
  path text not null constraint files_path_shape check (path ~ '^[0-9a-z./-]{1,150}$'),
  user_id uuid constraint files_user_fkey references users (id),
  name text not null constraint files_name_length check (char_length(name) between 1 and 200),
  ending text not null constraint files_ending_known
    check (ending in ('png', 'jpg', 'jpeg', 'gif', 'webp', 'pdf', 'doc', 'docx', 'xlsx', 'txt', 'csv')),
  size bigint not null constraint files_size_positive check (size > 0),
  width integer,
  height integer,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint files_path_unique unique (bucket, path),
  constraint files_measured check ((width is null) = (height is null)),
  constraint files_of_their_bucket check (key like bucket || '/%')
);
create index files_by_person on files (user_id) include (size);
create index files_unused on files (created_at) where used_at is null;
alter table files enable row level security;
alter table files force row level security;
-- A file of the chat is everybody's once a message carries it; a resume is the partners'.
create policy files_seen on files for select to sereshta_staff
  using (user_id = (select app_user_id())
    or (bucket = 'chat-files' and used_at is not null)
    or (bucket = 'resumes' and (select app_is_partner())));
create policy files_sent on files for insert to sereshta_staff
  with check (bucket = 'chat-files' and user_id = (select app_user_id()));
create policy files_used on files for update to sereshta_staff
  using (bucket = 'chat-files' and user_id = (select app_user_id()));
create policy files_removed on files for delete to sereshta_staff
  using (bucket = 'chat-files' and (user_id = (select app_user_id()) or (select app_is_partner())));
create policy files_of_strangers on files for insert to sereshta_public
  with check (bucket = 'resumes' and user_id is null);
create policy files_system on files for all to sereshta_system using (true) with check (true);
grant select, insert, delete on files to sereshta_staff;
grant update (used_at) on files to sereshta_staff;
grant insert on files to sereshta_public;
grant select, insert, update, delete on files to sereshta_system;
