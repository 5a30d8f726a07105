-- Hours that were booked before 0004 had no part in the day on which a note was last worked on.
-- As the role that may: whoever migrates owns the table and is still bound by its policies.
set local role sereshta_system;
update notes n set last_worked_on = (select max(l.work_date) from daily_work_logs l where l.note_id = n.id)
  where n.last_worked_on is null and n.hours_worked > 0;
reset role;
