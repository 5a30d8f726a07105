-- The days on which courts sit: a calendar follows its week, and its days say where they differ from it.
create table court_calendars (
  id uuid constraint court_calendars_pkey primary key,
  name text not null constraint court_calendars_name_length check (char_length(name) between 1 and 200),
  -- Days of the week, 0 is Sunday; somebody works on one at least.
  weekly_off integer[] not null default '{5,6}' constraint court_calendars_weekly_off_some check
    (weekly_off <@ '{0,1,2,3,4,5,6}' and not weekly_off @> '{0,1,2,3,4,5,6}' and cardinality(weekly_off) <= 6),
  filled_until date not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index court_calendars_in_order on court_calendars (name collate firm_order, id);

create table court_days (
  calendar_ref uuid not null constraint court_days_calendar_fkey references court_calendars (id),
  day date not null constraint court_days_day_sensible check (day between '1900-01-01' and '2199-12-31'),
  court_sits boolean not null,
  office_open boolean not null,
  kind text not null constraint court_days_kind_known check (kind in
    ('holiday', 'vacation', 'working_day', 'office_only', 'other')),
  name_en text not null constraint court_days_name_en_length check (char_length(name_en) between 1 and 200),
  name_bn text constraint court_days_name_bn_length check (char_length(name_bn) between 1 and 200),
  source text constraint court_days_source_length check (char_length(source) between 1 and 200),
  constraint court_days_pkey primary key (calendar_ref, day)
);

do $$
declare
  made text;
begin
  foreach made in array array['court_calendars', 'court_days'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('create policy %I on %I for select to sereshta_staff using ((select app_user_id()) is not null)',
      made || '_seen_by_staff', made);
    execute format($policy$create policy %I on %I for insert to sereshta_staff with check ((select app_has_right('courts')))$policy$,
      made || '_added', made);
    execute format($policy$create policy %I on %I for update to sereshta_staff using ((select app_has_right('courts')))$policy$,
      made || '_changed', made);
    execute format($policy$create policy %I on %I for delete to sereshta_staff using ((select app_has_right('courts')))$policy$,
      made || '_deleted', made);
    execute format('grant select on %I to sereshta_backup', made);
    execute format('grant select, insert, update, delete on %I to sereshta_system', made);
    execute format('grant select, insert, delete on %I to sereshta_staff', made);
  end loop;
end $$;
grant update (name, weekly_off, filled_until, version, updated_at) on court_calendars to sereshta_staff;
grant update (court_sits, office_open, kind, name_en, name_bn, source) on court_days to sereshta_staff;

-- Three to begin with, the firm's own from here on; what holidays there are, somebody enters.
set local role sereshta_system;
insert into court_calendars (id, name, filled_until, created_at, updated_at)
  select id::uuid, name, current_date, now(), now() from (values
    ('00000000-0000-4000-a000-0000000000a1', 'Supreme Court – Appellate Division'),
    ('00000000-0000-4000-a000-0000000000a2', 'Supreme Court – High Court Division'),
    ('00000000-0000-4000-a000-0000000000a3', 'Subordinate courts')
  ) as shipped (id, name);
reset role;

alter table courts add column calendar_ref uuid;
alter table courts add constraint courts_calendar_fkey foreign key (calendar_ref) references court_calendars (id) not valid;
grant update (calendar_ref) on courts to sereshta_staff;
