-- The page to which signing in leads a person; null: the tasks. Only they themselves are told.
alter table profiles add column start_page text;
alter table profiles add constraint profiles_start_page_known check (start_page in ('tasks', 'my_day')) not valid;
grant update (start_page) on profiles to sereshta_staff;
