-- What people type of a case becomes a link to it (decision 082). Labels are what a case is and was called, numbers what
-- the courts call and called it. A text never changes and is never refused; it links to the oldest case of its label that
-- its writer and the owner of its row both may see.
create table case_labels (
  label_key text not null,
  case_ref uuid not null constraint case_labels_case_fkey references cases (id) on delete cascade,
  label text not null,
  since timestamptz not null,
  constraint case_labels_pkey primary key (label_key, case_ref)
);
create index case_labels_of_case on case_labels (case_ref, since);

create table case_numbers (
  id uuid constraint case_numbers_pkey primary key,
  case_ref uuid not null constraint case_numbers_case_fkey references cases (id) on delete cascade,
  -- Empty where nobody has said the court of a number.
  court_ref uuid constraint case_numbers_court_fkey references courts (id),
  bench text constraint case_numbers_bench_length check (char_length(bench) between 1 and 200),
  type_ref uuid constraint case_numbers_type_fkey references case_types (id),
  case_no text not null constraint case_numbers_case_no_shape check (case_no ~ '^[0-9A-Za-z/() -]{1,30}$'),
  case_year integer not null constraint case_numbers_case_year_sensible check (case_year between 1900 and 2199),
  from_on date,
  until_on date,
  why text not null constraint case_numbers_why_known check (why in ('filed', 'transferred', 'renumbered', 'appealed', 'corrected')),
  note text constraint case_numbers_note_length check (char_length(note) between 1 and 300),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint case_numbers_in_order check (until_on >= from_on)
);
create unique index case_numbers_one_stands on case_numbers (case_ref) where until_on is null;
create index case_numbers_of_case on case_numbers (case_ref, coalesce(until_on, 'infinity') desc, id desc);
create index case_numbers_of_court on case_numbers (court_ref);
create index case_numbers_of_type on case_numbers (type_ref);

-- 'Not this case': a text that is no longer offered there.
create table texts_refused (
  case_ref uuid not null constraint texts_refused_case_fkey references cases (id) on delete cascade,
  kind text not null constraint texts_refused_kind_known check (kind in ('note', 'cost', 'timeline')),
  row_id uuid not null,
  refused_by uuid not null constraint texts_refused_by_fkey references users (id),
  refused_at timestamptz not null,
  constraint texts_refused_pkey primary key (case_ref, kind, row_id)
);

-- How far the linking of what was there before is, and labels whose older texts were too many to be linked at once.
create table linking (
  phase text constraint linking_pkey primary key,
  place integer not null,
  reached text not null default '',
  done bigint not null default 0,
  -- About so many, until the phase is finished.
  total bigint,
  finished_at timestamptz
);
create table labels_to_link (
  label_key text constraint labels_to_link_pkey primary key,
  place integer not null default 1,
  reached uuid not null default '00000000-0000-0000-0000-000000000000'
);

do $$
declare
  made text;
begin
  foreach made in array array['case_labels', 'case_numbers', 'texts_refused', 'linking', 'labels_to_link'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('grant select on %I to sereshta_backup', made);
    execute format('grant select, insert, update, delete on %I to sereshta_system', made);
  end loop;
  foreach made in array array['case_labels', 'case_numbers', 'texts_refused'] loop
    execute format('create policy %I on %I for select to sereshta_staff using ((select app_user_id()) is not null)',
      made || '_seen_by_staff', made);
    execute format($policy$create policy %I on %I as restrictive for all to sereshta_staff
      using (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))
      with check (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))$policy$, made || '_hidden', made);
    execute format('grant select on %I to sereshta_staff', made);
  end loop;
  foreach made in array array['calendar_events', 'meetings'] loop
    execute format('create policy %I on %I for update to sereshta_system using (true) with check (true)', made || '_system_links', made);
  end loop;
  foreach made in array array['notes', 'deleted_notes', 'case_costing', 'case_timeline', 'calendar_events', 'meetings'] loop
    execute format('grant update (case_ref) on %I to sereshta_system', made);
  end loop;
  foreach made in array array['notes', 'case_costing', 'case_timeline'] loop
    execute format('grant update (case_ref) on %I to sereshta_staff', made);
  end loop;
end $$;
grant update (find_text, merged_into, lead_id, tags) on cases to sereshta_system;


set local role sereshta_system;
insert into linking (phase, place) values ('cases', 1), ('notes', 2), ('case_costing', 3), ('case_timeline', 4),
  ('deleted_notes', 5), ('activity_events', 6), ('notifications', 7);
reset role;

-- Who gives a case another number, and says something of one: who changes what the court says of the case.
create function may_number_case(p_case uuid) returns boolean
  language sql stable
  return app_has_right('cases.write') and exists (select from cases where id = p_case
    and (app_has_right('cases.manage') or app_user_id() in (created_by, lead_id)));
create policy case_numbers_added on case_numbers for insert to sereshta_staff with check (may_number_case(case_ref));
create policy case_numbers_changed on case_numbers for update to sereshta_staff using (may_number_case(case_ref));
grant insert on case_numbers to sereshta_staff;
grant update (until_on, note, version, updated_at) on case_numbers to sereshta_staff;
create policy texts_refused_added on texts_refused for insert to sereshta_staff
  with check ((select app_has_right('cases.write')) and refused_by = (select app_user_id()));
grant insert on texts_refused to sereshta_staff;

-- The case that a text means: the oldest of its label that the writer and the owner of the row both may see, or the one
-- that is wanted, if it is among these.
create function case_of_text(p_text text, p_owner uuid, p_wanted uuid default null) returns uuid
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select c.id from case_labels l join cases c on c.id = l.case_ref and c.merged_into is null
    where l.label_key = case_label_key(p_text)
      and not exists (select from case_hidden h where h.case_ref = c.id and h.user_id in (app_user_id(), p_owner))
    order by coalesce(c.id = p_wanted, false) desc, c.created_at, c.id limit 1
$$;
alter function case_of_text owner to sereshta_system;
revoke all on function case_of_text from public;
grant execute on function case_of_text to sereshta_staff, sereshta_system;

create function link_by_text() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  -- What the database itself moves, or a case that goes leaves behind, stays as it is.
  if tg_op = 'UPDATE' and new.case_id is not distinct from old.case_id
    and (current_user <> 'sereshta_staff' or new.case_ref is not distinct from old.case_ref) then
    return new;
  end if;
  new.case_ref := case when new.case_id <> '' then case_of_text(new.case_id, new.user_id, new.case_ref) end;
  return new;
end $$;
create trigger notes_linked before insert or update of case_id, case_ref on notes
  for each row execute function link_by_text();
create trigger case_costing_linked before insert or update of case_id, case_ref on case_costing
  for each row execute function link_by_text();
create trigger case_timeline_linked before insert or update of case_id, case_ref on case_timeline
  for each row execute function link_by_text();

-- Links up to so many rows of one table after a row: all rows, or those of one label. What somebody else holds is left
-- where nobody may wait for it.
create function link_texts(p_table text, p_label text, p_after uuid, p_most integer, p_waits boolean,
    out reached uuid, out seen integer, out linked integer)
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  id_column text := case p_table when 'deleted_notes' then 'note_id' else 'id' end;
  owner_column text := case p_table when 'deleted_notes' then 'owner_id' else 'user_id' end;
  id_text text := case p_table when 'deleted_notes' then '(note ->> ''case_id'')' else 'case_id' end;
  kind text := case p_table when 'case_costing' then 'cost' when 'case_timeline' then 'timeline' else 'note' end;
begin
  execute format($step$
    with step as materialized (
      select %2$s as id, case_of_text(%4$s, %3$s) as found, case_ref is null and %4$s is not null as is_free
        from (select * from %1$I where %2$s > $1 and %5$s order by %2$s limit $2 for update %6$s) as t
    ), done as (
      update %1$I t set case_ref = s.found from step s
        where t.%2$s = s.id and s.is_free and s.found is not null
          and not exists (select from texts_refused r where r.case_ref = s.found and r.kind = '%7$s' and r.row_id = s.id)
        returning 1
    )
    select (select s.id from step s order by s.id desc limit 1), (select count(*) from step), (select count(*) from done)$step$,
    p_table, id_column, owner_column, id_text,
    case when p_label is null then 'true'
      else format('case_ref is null and %s is not null and case_label_key(%s) = %L', id_text, id_text, p_label) end,
    case when p_waits then '' else 'skip locked' end, kind)
    into reached, seen, linked using p_after, p_most;
end $$;
revoke all on function link_texts from public;
grant execute on function link_texts to sereshta_system;

-- A case keeps what it is and was called. Older texts of its label are linked at once when they are few; of others the
-- job hears.
create function keep_labels() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  key text := case_label_key(new.case_id);
  room integer := 200;
  of_table text;
  step record;
begin
  insert into case_labels (label_key, case_ref, label, since)
    select case_label_key(label), new.id, label, at
      from unnest(array[new.case_id, case when tg_op = 'UPDATE' then old.case_id end]) with ordinality as called (label, n),
        lateral (select case n when 1 then new.updated_at else new.created_at end as at) as since
      where case_label_key(label) <> ''
      order by n desc
    on conflict on constraint case_labels_pkey do update set label = excluded.label where excluded.label = new.case_id;
  -- Asked first, by plans that are kept: of most labels nobody has typed anything.
  foreach of_table in array array_remove(array[
      case when exists (select from notes where case_ref is null and case_id is not null and case_label_key(case_id) = key) then 'notes' end,
      case when exists (select from case_costing where case_ref is null and case_id is not null and case_label_key(case_id) = key)
        then 'case_costing' end,
      case when exists (select from case_timeline where case_ref is null and case_id is not null and case_label_key(case_id) = key)
        then 'case_timeline' end,
      case when exists (select from deleted_notes where case_ref is null and (note ->> 'case_id') is not null
        and case_label_key(note ->> 'case_id') = key) then 'deleted_notes' end], null) loop
    select * into step from link_texts(of_table, key, '00000000-0000-0000-0000-000000000000', room, false);
    room := room - step.seen;
    exit when room <= 0;
  end loop;
  if room <= 0 then
    insert into labels_to_link (label_key) values (key)
      on conflict on constraint labels_to_link_pkey do update set place = 1, reached = excluded.reached;
  end if;
  return null;
end $$;
alter function keep_labels owner to sereshta_system;
revoke all on function keep_labels from public;
create trigger cases_labelled after insert on cases for each row execute function keep_labels();
create trigger cases_renamed after update of case_id on cases
  for each row when (old.case_id is distinct from new.case_id) execute function keep_labels();

-- The number that stands is what the case says; the former ones stay as they were.
create function keep_number() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if new.case_no is null or new.case_year is null then
    delete from case_numbers where case_ref = new.id and until_on is null;
    return null;
  end if;
  insert into case_numbers (id, case_ref, court_ref, bench, type_ref, case_no, case_year, from_on, why, created_at, updated_at)
    values (gen_random_uuid(), new.id, new.court_ref, new.bench, new.type_ref, new.case_no, new.case_year, new.filed_on, 'filed',
      new.updated_at, new.updated_at)
    on conflict (case_ref) where until_on is null do update
      set court_ref = excluded.court_ref, bench = excluded.bench, type_ref = excluded.type_ref, case_no = excluded.case_no,
        case_year = excluded.case_year, version = case_numbers.version + 1, updated_at = excluded.updated_at,
        from_on = case case_numbers.why when 'filed' then excluded.from_on else case_numbers.from_on end
      where (case_numbers.court_ref, case_numbers.bench, case_numbers.type_ref, case_numbers.case_no, case_numbers.case_year)
          is distinct from (excluded.court_ref, excluded.bench, excluded.type_ref, excluded.case_no, excluded.case_year)
        or (case_numbers.why = 'filed' and case_numbers.from_on is distinct from excluded.from_on);
  return null;
end $$;
alter function keep_number owner to sereshta_system;
revoke all on function keep_number from public;
create trigger cases_numbered after insert on cases
  for each row when (new.case_no is not null) execute function keep_number();
create trigger cases_renumbered after update of court_ref, bench, type_ref, case_no, case_year, filed_on on cases
  for each row when (new.merged_into is null and (new.case_no is not null or old.case_no is not null)) execute function keep_number();

-- What a search of cases finds beside what the case is called now.
create function case_former_words(p_case uuid) returns text
  language sql stable
  set search_path = public, pg_temp
as $$
  select string_agg(word, ' ') from (
    select label as word from case_labels where case_ref = p_case
    union all
    select written from case_numbers n, lateral unnest(array[n.case_no || '/' || n.case_year,
        n.case_no || '/' || lpad((n.case_year % 100)::text, 2, '0')]) as written
      where n.case_ref = p_case and n.until_on is not null) as words
$$;

-- A new id is one that no task bears and no case is or was called.
create or replace function draw_unused_case_id(p_year integer) returns text
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  digits integer := coalesce((select y.digits from case_id_years y where y.year = p_year), 3);
  size bigint;
  step bigint;
  looked integer;
  unused text[];
  drawn text;
begin
  loop
    size := 10 ^ digits;
    -- It ends with 7, so that it comes to each id once, and far from the one before.
    step := size * 61 / 1000 * 10 + 7;
    foreach looked in array array[32, 1000] loop
      unused := array(
        select ids.id from (select floor(random() * size)::bigint as start) as place, generate_series(0, looked - 1) as n,
            lateral (select 'CASE-' || p_year || '-' || lpad(((start + n * step) % size)::text, digits, '0') as id) as ids
          where (select true from notes where case_id = ids.id limit 1) is null
            and (select true from case_labels where label_key = lower(ids.id) limit 1) is null
            and (select true from cases where case_id = ids.id limit 1) is null limit 100);
      continue when cardinality(unused) < least(100, looked / 2);
      for drawn in select id from unnest(unused) as id order by random() loop
        if pg_try_advisory_xact_lock(hashtextextended(drawn, 0))
          and (select true from notes where case_id = drawn limit 1) is null then return drawn; end if;
      end loop;
    end loop;
    digits := digits + 1;
    insert into case_id_years as y (year, digits) values (p_year, digits)
      on conflict on constraint case_id_years_pkey do update set digits = greatest(y.digits, excluded.digits);
  end loop;
end $$;

-- Whether somebody sees a case, and it is or was called that.
create function case_bears(p_case uuid, p_text text) returns boolean
  language sql stable
  return exists (select from cases c join case_labels l on l.case_ref = c.id
    where c.id = p_case and c.merged_into is null and l.label_key = case_label_key(p_text));
