-- Hours by person and month, so that no leaderboard reads the logs; under the month '' the sum of all months.
-- Kept by the triggers below in the transaction of the change. Archived notes count, deleted ones do not.
create table worked_hours (
  month text not null constraint worked_hours_month_shape check (month ~ '^(\d{4}-\d{2})?$'),
  user_id uuid not null constraint worked_hours_user_fkey references users (id),
  hours numeric(12, 2) not null,
  constraint worked_hours_pkey primary key (month, user_id)
);
alter table worked_hours enable row level security;
alter table worked_hours force row level security;
-- Staff read it through the functions below, which know who has left the firm.
create policy worked_hours_system on worked_hours for all to sereshta_system using (true) with check (true);
grant select, insert, update on worked_hours to sereshta_system;

-- What the current transaction changed in them: empty between transactions, and seen by no other.
create table worked_hours_changes (
  xid xid8 not null default pg_current_xact_id(),
  month text not null,
  user_id uuid not null,
  hours numeric(12, 2) not null
);
create index worked_hours_changes_by_transaction on worked_hours_changes (xid);
alter table worked_hours_changes enable row level security;
alter table worked_hours_changes force row level security;
create policy worked_hours_changes_system on worked_hours_changes for all to sereshta_system using (true) with check (true);
grant select, insert, delete on worked_hours_changes to sereshta_system;

create function sum_worked_hours() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into worked_hours_changes (month, user_id, hours)
      select to_char(work_date::timestamp, 'YYYY-MM'), user_id, sum(hours_worked) from new_logs group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into worked_hours_changes (month, user_id, hours)
      select to_char(work_date::timestamp, 'YYYY-MM'), user_id, -sum(hours_worked) from old_logs group by 1, 2;
  else
    insert into worked_hours_changes (month, user_id, hours)
      select to_char(work_date::timestamp, 'YYYY-MM'), user_id, sum(hours)
        from (select user_id, work_date, hours_worked as hours from new_logs
              union all
              select user_id, work_date, -hours_worked from old_logs) as changes
        group by 1, 2 having sum(hours) <> 0;
  end if;
  return null;
end $$;
alter function sum_worked_hours owner to sereshta_system;

-- At the end of the transaction all of its changes are added at once, in one order for everybody, when it waits
-- for nothing else any more: two transactions can wait for each other's end, but never both.
create function settle_worked_hours() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  with changes as (
    delete from worked_hours_changes where xid = pg_current_xact_id() returning month, user_id, hours)
  insert into worked_hours as w (month, user_id, hours)
    select places.month, user_id, sum(hours)
      from changes, lateral (values (''), (changes.month)) as places (month)
      group by 1, 2 having sum(hours) <> 0 order by 2, 1
    on conflict on constraint worked_hours_pkey do update set hours = w.hours + excluded.hours;
  -- The first of the rows has settled the others.
  if found then
    insert into live_events (topic, audience) values ('leaderboard', 'staff');
  end if;
  return null;
end $$;
alter function settle_worked_hours owner to sereshta_system;
create constraint trigger worked_hours_settled after insert on worked_hours_changes
  deferrable initially deferred for each row execute function settle_worked_hours();

create trigger daily_work_logs_rolled_in after insert on daily_work_logs
  referencing new table as new_logs for each statement execute function sum_worked_hours();
create trigger daily_work_logs_rolled_out after delete on daily_work_logs
  referencing old table as old_logs for each statement execute function sum_worked_hours();
create trigger daily_work_logs_rerolled after update on daily_work_logs
  referencing old table as old_logs new table as new_logs for each statement execute function sum_worked_hours();

-- As the role that may: whoever migrates owns the table and is still bound by its policies.
set local role sereshta_system;
insert into worked_hours (month, user_id, hours)
  with months as (
    select to_char(work_date::timestamp, 'YYYY-MM') as month, user_id, sum(hours_worked) as hours
      from daily_work_logs group by 1, 2)
  select month, user_id, hours from months
  union all
  select '', user_id, sum(hours) from months group by user_id
  -- The rows of a month, which are read together, lie together.
  order by 1, 2;
reset role;

-- The people of the firm by their hours of a month, or of all months for ''. Equal hours share a rank, people
-- without hours are not there, and neither is whoever has left: their hours stay, for the day they come back.
create function leaderboard(p_month text)
  returns table (user_id uuid, full_name text, role text, hours numeric, rank integer)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select w.user_id, p.full_name, p.role, w.hours, (rank() over (order by w.hours desc))::integer
    from worked_hours w
    join users u on u.id = w.user_id and u.deactivated_at is null
    join profiles p on p.user_id = w.user_id
    where w.month = p_month and w.hours > 0
$$;
alter function leaderboard owner to sereshta_system;
revoke all on function leaderboard from public;
grant execute on function leaderboard to sereshta_staff;

-- A person's hours of a month by the category of the notes: all that a colleague may know of them (decisions §2).
create function hours_by_category(p_user uuid, p_month text) returns table (category text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select n.category, sum(l.hours_worked)
    from daily_work_logs l join notes n on n.id = l.note_id
    where l.user_id = p_user and l.work_date >= (p_month || '-01')::date
      and l.work_date < (p_month || '-01')::date + interval '1 month'
    group by n.category
$$;
alter function hours_by_category owner to sereshta_system;
revoke all on function hours_by_category from public;
grant execute on function hours_by_category to sereshta_staff;
