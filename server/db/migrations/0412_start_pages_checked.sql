alter table profiles validate constraint profiles_start_page_known;
