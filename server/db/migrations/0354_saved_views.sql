-- Lists as somebody narrowed them, to come back to: addresses, which show no more than their reader may see.
create table saved_views (
  id uuid constraint saved_views_pkey primary key,
  user_id uuid not null constraint saved_views_user_fkey references users (id),
  page text not null constraint saved_views_page_shape check (page ~ '^/[a-z/-]{0,60}$'),
  name text not null constraint saved_views_name_length check (char_length(name) between 1 and 60),
  query text not null constraint saved_views_query_length check (char_length(query) between 1 and 2000),
  place integer not null,
  -- Nothing is shared yet.
  is_shared boolean not null default false constraint saved_views_own check (not is_shared),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_views_of_person on saved_views (user_id, page, place);

alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy saved_views_own on saved_views for all to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy saved_views_backup on saved_views for select to sereshta_backup using (true);
create policy saved_views_system on saved_views for all to sereshta_system using (true) with check (true);
grant select, insert, delete on saved_views to sereshta_staff;
grant update (name, query, place, version, updated_at) on saved_views to sereshta_staff;
grant select on saved_views to sereshta_backup, sereshta_system;
