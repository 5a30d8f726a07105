alter table courts validate constraint courts_calendar_fkey;
