-- online: what was told of one row is asked when it moves to another case.
drop index concurrently if exists notifications_of_subject;
create index concurrently notifications_of_subject on notifications (subject_id) where subject_id is not null;
drop index concurrently if exists activity_events_of_task;
create index concurrently activity_events_of_task on activity_events ((detail ->> 'note_id'))
  where area in ('timer', 'time', 'work_log');
