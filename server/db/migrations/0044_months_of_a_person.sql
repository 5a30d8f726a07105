-- online: the months of one person, which `hours_by_month` reads.
drop index concurrently if exists worked_hours_by_user;
create index concurrently worked_hours_by_user on worked_hours (user_id, month);
