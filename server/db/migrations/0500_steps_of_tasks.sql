-- When people are reminded of tasks is the firm's to say. The ids are those under which it was done before there were
-- rows, so that nobody hears of a task again.
set local role sereshta_system;
insert into reminder_steps (id, about, days_before, at_time, channels, created_at, updated_at)
  select id, 'task', days, at_time::time, '{app,mail}', '2026-11-28Z', '2026-11-28Z'
    from (values ('00000000-0000-4000-8000-000000000351'::uuid, 1, '17:00'),
      ('00000000-0000-4000-8000-000000000350'::uuid, 0, '07:30')) as shipped (id, days, at_time)
    where not exists (select from reminder_steps where about = 'task');
reset role;
