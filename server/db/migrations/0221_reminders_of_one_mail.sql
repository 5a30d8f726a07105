-- What went into one mail is tried again as that mail, under its id, whatever fell due in between: a server that died after
-- the mail was taken, and before that was noted, sends the same one again and no second one.
alter table reminders_sent add column first_tried_at timestamptz;
