-- What must hold in the database at any moment, whatever happened to it: one line for each, with how many rows
-- break it. Run as the owner's superuser, for instance by psql -f; every count must be 0.

with logs as (
  select note_id, sum(hours_worked) as hours, max(work_date) as newest from daily_work_logs group by note_id
), counted as (
  select user_id, firm_month(created_at) as month, category, is_archived, is_priority, keep_alive, count(*) as notes
    from notes group by 1, 2, 3, 4, 5, 6
), mails as (
  select data ->> 'to' as email, count(*) as mails
    from pgboss.job where name = 'mail' and data ->> 'template' = 'application-received' group by 1
)
select 'the hours of a task are the sum of its logs' as invariant, count(*) as broken
  from notes n left join logs l on l.note_id = n.id
  where n.hours_worked <> coalesce(l.hours, 0) or n.last_worked_on is distinct from l.newest
union all
select 'nobody has more than 24 hours on a day', count(*)
  from (select from daily_work_logs group by user_id, work_date having sum(hours_worked) > 24) as long_days
union all
select 'hours of a task on a day are the sum of the time of that person', count(*)
  from (select note_id, user_id, work_date, sum(seconds) as seconds from time_entries where note_id is not null group by 1, 2, 3) e
    full join daily_work_logs l using (note_id, user_id, work_date)
  where (l.id is null or l.in_entries) and l.hours_worked is distinct from round(e.seconds / 3600.0, 2)
union all
select 'nobody has more time than a day has', count(*)
  from (select from time_entries group by user_id, work_date having sum(seconds) > 86400) as long_days
union all
select 'time of a person by the clock does not overlap', count(*)
  from time_entries a join time_entries b on a.user_id = b.user_id and a.id < b.id and a.spans && b.spans
union all
select 'time is no longer than it was by the clock', count(*)
  from (select e.seconds, sum(extract(epoch from upper(s) - lower(s))) as clock
      from time_entries e cross join unnest(e.spans) as s where e.spans is not null group by e.id) as spanned
  where seconds > clock + 36
union all
select 'time is as far as its week', count(*)
  from time_entries e left join timesheets w
    on w.user_id = e.user_id and w.week_start = e.work_date - extract(dow from e.work_date)::int
  where e.standing <> case w.state when 'submitted' then 'submitted' when 'approved' then 'approved' else 'open' end
union all
select 'open time on a task is on the case of the task', count(*)
  from time_entries e join notes n on n.id = e.note_id where e.case_ref is distinct from n.case_ref and e.standing = 'open'
    and not exists (select from timesheets w where w.user_id = e.user_id and e.work_date between w.week_start and w.week_start + 6)
    and e.work_date > coalesce((select closed_through from billing_settings), '-infinity')
union all
select 'a week says all its time', count(*)
  from timesheets w where w.state <> 'returned' and w.seconds <> (select coalesce(sum(e.seconds), 0)
    from time_entries e where e.user_id = w.user_id and e.work_date between w.week_start and w.week_start + 6)
union all
select 'a log names the owner of its task', count(*)
  from daily_work_logs l join notes n on n.id = l.note_id where l.note_owner_id <> n.user_id
union all
select 'tasks counted by month are those that there are', count(*)
  from note_counts k full join counted c using (user_id, month, category, is_archived, is_priority, keep_alive)
  where coalesce(k.notes, 0) <> coalesce(c.notes, 0)
union all
select 'the newest day of a timeline is that of its newest event', count(*)
  from (select case_id, max(timeline_date) as newest from case_timeline where deleted_at is null group by 1) e
    full join timeline_cases t using (case_id)
  where e.newest is distinct from t.newest_date
union all
select 'one timer runs for a person', count(*)
  from (select from time_records where ended_at is null and paused_at is null group by user_id having count(*) > 1) as running
union all
select 'no two meetings share a room', count(*)
  from meetings a join meetings b on a.id < b.id and a.room = b.room and a.meeting_date = b.meeting_date
    and a.start_time < b.end_time and b.start_time < a.end_time
union all
select 'a task is not there and deleted at once', count(*) from notes n join deleted_notes d on d.note_id = n.id
union all
select 'a task was made once, by an event', count(*)
  from notes n left join lateral (
    select count(*) as made from activity_events e where e.subject_id = n.id and e.type = 'note.created') as e on true
  where e.made <> 1
union all
select 'a version counts the changes of a task', count(*)
  from notes n left join lateral (
    select count(*) as changes from activity_events e where e.subject_id = n.id and e.type = 'note.modified') as e on true
  where not n.is_archived and n.version < 1 + e.changes
union all
select 'a deletion is an event', count(*)
  from deleted_notes d left join lateral (
    select count(*) as times from activity_events e where e.subject_id = d.note_id and e.type = 'note.deleted') as e on true
  where e.times < 1
union all
select 'everybody else is told of a message once', count(*)
  from community_chat c left join lateral (
    select count(*) as told, count(distinct n.user_id) as people from notifications n
      where n.subject_id = c.id and n.type = 'chat_message') as n on true
  where n.told <> n.people or n.told <> (select count(*) from profiles p join users u on u.id = p.user_id
    where u.deactivated_at is null and p.user_id <> c.user_id and p.created_at < c.created_at)
union all
select 'nobody is told of a message that is gone', count(*)
  from notifications n where n.type = 'chat_message'
    and not exists (select from community_chat c where c.id = n.subject_id)
    and not exists (select from pgboss.job j where j.name like '%chat%' and j.state < 'completed')
union all
select 'a message knows a file that is kept and used', count(*)
  from community_chat c left join files f on f.key = c.file_key and f.used_at is not null
  where c.file_key is not null and (f.key is null or f.size <> c.file_size)
union all
select 'a used file is carried by a message or an application', count(*)
  from files f where f.used_at is not null
    and not exists (select from community_chat c where c.file_key = f.key)
    and not exists (select from career_applications a where a.resume_file_path = f.path)
union all
select 'an application knows a resume that is kept', count(*)
  from career_applications a left join files f on f.bucket = 'resumes' and f.path = a.resume_file_path
  where a.resume_file_path is not null and (f.key is null or f.size <> a.resume_size)
union all
select 'an application has a test that has ended', count(*)
  from career_applications a left join career_attempts t on t.id = a.attempt_id
  where t.finished_at is null or t.score is distinct from a.test_score
union all
select 'an applicant is sent one mail', count(*)
  from (select lower(email) as email from career_applications
      where created_at > now() - interval '12 hours' group by 1) as a
    full join mails m on m.email = a.email
  where m.mails is distinct from 1 or a.email is null
union all
select 'partners are told of an application once', count(*)
  from career_applications a left join lateral (
    select count(*) as told, count(distinct n.user_id) as people from notifications n
      where n.subject_id = a.id and n.type = 'career_application') as n on true
  where a.created_at > now() - interval '12 hours' and (n.told <> n.people
    or n.told <> (select count(*) from profiles p join users u on u.id = p.user_id
      where u.deactivated_at is null and p.role = 'partner' and p.created_at < a.created_at))
union all
select 'a call with a key has its answer', count(*) from idempotency_keys where answer is null
union all
select 'nothing lies in the queue for a row that is gone', count(*)
  from pgboss.job j where j.name = 'remove-files' and j.state < 'active'
    and exists (select from files f where j.data -> 'keys' ? f.key)
union all
select 'a session belongs to somebody', count(*)
  from refresh_tokens t left join sessions s on s.id = t.session_id where s.id is null
order by 1
