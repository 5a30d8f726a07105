-- The firm's list of cases: everybody reads it, the creator or a partner changes it.
create table cases (
  id uuid constraint cases_pkey primary key,
  case_id text not null constraint cases_case_id_length check (char_length(case_id) between 1 and 100),
  client_name text constraint cases_client_name_length check (char_length(client_name) <= 200),
  description text constraint cases_description_length check (char_length(description) <= 5000),
  links text[] constraint cases_links_some check (cardinality(links) between 1 and 50),
  created_by uuid not null constraint cases_creator_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (
    lower(case_id || ' ' || coalesce(client_name, '') || ' ' || coalesce(description, ''))
  ) stored
);
create index cases_newest on cases (created_at desc, id desc);
create index cases_by_case_id on cases (lower(case_id), id);
create index cases_by_client on cases (lower(coalesce(client_name, '')), id);
create index cases_by_creator on cases (created_by, created_at desc, id desc);
create index cases_by_words on cases using gin (search_text gin_trgm_ops);
alter table cases enable row level security;
alter table cases force row level security;
create policy cases_seen_by_staff on cases for select to sereshta_staff using ((select app_user_id()) is not null);
create policy cases_added on cases for insert to sereshta_staff with check (created_by = (select app_user_id()));
create policy cases_changed on cases for update to sereshta_staff
  using ((select app_is_partner()) or created_by = (select app_user_id()))
  with check ((select app_is_partner()) or created_by = (select app_user_id()));
create policy cases_deleted on cases for delete to sereshta_staff
  using ((select app_is_partner()) or created_by = (select app_user_id()));
create policy cases_system on cases for select to sereshta_system using (true);
grant select, insert, delete on cases to sereshta_staff;
grant update (case_id, client_name, description, links, version, updated_at) on cases to sereshta_staff;
grant select on cases to sereshta_system;

-- The case ids used on any note of the firm, ids only (decisions §7): an associate may book a cost on a case
-- whose notes they cannot see. Walks the index from one distinct id to the next.
create function case_ids_in_use(p_start text, p_limit integer) returns setof text
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  with recursive used as (
    (select case_id from notes where case_id ~>=~ p_start order by case_id using ~<~ limit 1)
    union all
    select (select n.case_id from notes n where n.case_id ~>~ used.case_id order by n.case_id using ~<~ limit 1)
      from used where used.case_id is not null
  )
  select case_id from used where case_id is not null and case_id ^@ p_start limit p_limit
$$;
alter function case_ids_in_use owner to sereshta_system;
revoke all on function case_ids_in_use from public;
grant execute on function case_ids_in_use to sereshta_staff;

create function case_id_in_use(p_case_id text) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
as $$ select exists (select from notes where case_id = p_case_id) $$;
alter function case_id_in_use owner to sereshta_system;
revoke all on function case_id_in_use from public;
grant execute on function case_id_in_use to sereshta_staff;

-- Costs of cases. All staff may change them, so a deletion only hides: the row stays with who did it, and
-- they or a partner can bring it back.
create table case_costing (
  id uuid constraint case_costing_pkey primary key,
  user_id uuid not null constraint case_costing_user_fkey references users (id),
  case_id text not null constraint case_costing_case_id_length check (char_length(case_id) between 1 and 100),
  description text not null constraint case_costing_description_length check (char_length(description) between 1 and 2000),
  amount numeric(14, 2) not null constraint case_costing_amount_positive check (amount > 0),
  cost_category text not null,
  date_incurred date not null,
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid constraint case_costing_deleter_fkey references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (lower(case_id || ' ' || description || ' ' || cost_category)) stored,
  constraint case_costing_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index case_costing_newest on case_costing (created_at desc, id desc) where deleted_at is null;
create index case_costing_by_case on case_costing (case_id, created_at desc, id desc) where deleted_at is null;
create index case_costing_by_category on case_costing (cost_category, created_at desc, id desc) where deleted_at is null;
create index case_costing_by_words on case_costing using gin (search_text gin_trgm_ops);
create index case_costing_by_deletion on case_costing (deleted_at) where deleted_at is not null;
alter table case_costing enable row level security;
alter table case_costing force row level security;
create policy case_costing_seen_by_staff on case_costing for select to sereshta_staff
  using ((select app_user_id()) is not null
    and (deleted_at is null or (select app_is_partner()) or deleted_by = (select app_user_id())));
create policy case_costing_added on case_costing for insert to sereshta_staff
  with check (user_id = (select app_user_id()) and deleted_at is null);
create policy case_costing_changed on case_costing for update to sereshta_staff
  using ((select app_user_id()) is not null
    and (deleted_at is null or (select app_is_partner()) or deleted_by = (select app_user_id())))
  with check (deleted_by is null or deleted_by = (select app_user_id()));
create policy case_costing_system on case_costing for all to sereshta_system using (true) with check (true);
grant select, insert on case_costing to sereshta_staff;
grant update (case_id, description, amount, cost_category, date_incurred, version, deleted_at, deleted_by, updated_at)
  on case_costing to sereshta_staff;
grant select, delete on case_costing to sereshta_system;

-- What each case and category cost, so that the banner's sum does not read every cost. Kept by the trigger.
create table cost_totals (
  case_id text not null,
  cost_category text not null,
  amount numeric(16, 2) not null,
  costs integer not null,
  constraint cost_totals_pkey primary key (case_id, cost_category)
);
create index cost_totals_by_category on cost_totals (cost_category);
alter table cost_totals enable row level security;
alter table cost_totals force row level security;
create policy cost_totals_seen_by_staff on cost_totals for select to sereshta_staff using ((select app_user_id()) is not null);
create policy cost_totals_system on cost_totals for all to sereshta_system using (true) with check (true);
grant select on cost_totals to sereshta_staff;
grant select, insert, update on cost_totals to sereshta_system;

create function sum_costs() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into cost_totals as t (case_id, cost_category, amount, costs)
    select case_id, cost_category, sum(amount), sum(costs)
      from (select new.case_id, new.cost_category, new.amount, 1 as costs
              where tg_op <> 'DELETE' and new.deleted_at is null
            union all
            select old.case_id, old.cost_category, -old.amount, -1
              where tg_op <> 'INSERT' and old.deleted_at is null) as changes
      group by 1, 2 having sum(amount) <> 0 or sum(costs) <> 0 order by 1, 2
    on conflict on constraint cost_totals_pkey
      do update set amount = t.amount + excluded.amount, costs = t.costs + excluded.costs;
  return null;
end $$;
alter function sum_costs owner to sereshta_system;
create trigger case_costing_summed after insert or update or delete on case_costing
  for each row execute function sum_costs();

-- What happened and will happen in a case, in an order of its own.
create table case_timeline (
  id uuid constraint case_timeline_pkey primary key,
  user_id uuid not null constraint case_timeline_user_fkey references users (id),
  case_id text not null constraint case_timeline_case_id_length check (char_length(case_id) between 1 and 100),
  title text not null constraint case_timeline_title_length check (char_length(title) between 1 and 300),
  description text constraint case_timeline_description_length check (char_length(description) <= 5000),
  timeline_date date not null,
  status text not null default 'pending'
    constraint case_timeline_status_known check (status in ('pending', 'in-progress', 'completed', 'cancelled')),
  order_position integer not null default 0
    constraint case_timeline_order_position check (order_position between 0 and 1000000),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid constraint case_timeline_deleter_fkey references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (
    lower(case_id || ' ' || title || ' ' || coalesce(description, ''))
  ) stored,
  constraint case_timeline_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index case_timeline_in_order on case_timeline (case_id, order_position, timeline_date, id) where deleted_at is null;
create index case_timeline_by_status on case_timeline (status, case_id, order_position, timeline_date, id)
  where deleted_at is null;
create index case_timeline_by_words on case_timeline using gin (search_text gin_trgm_ops);
create index case_timeline_by_deletion on case_timeline (deleted_at) where deleted_at is not null;
alter table case_timeline enable row level security;
alter table case_timeline force row level security;
create policy case_timeline_seen_by_staff on case_timeline for select to sereshta_staff
  using ((select app_user_id()) is not null
    and (deleted_at is null or (select app_is_partner()) or deleted_by = (select app_user_id())));
create policy case_timeline_added on case_timeline for insert to sereshta_staff
  with check (user_id = (select app_user_id()) and deleted_at is null);
create policy case_timeline_changed on case_timeline for update to sereshta_staff
  using ((select app_user_id()) is not null
    and (deleted_at is null or (select app_is_partner()) or deleted_by = (select app_user_id())))
  with check (deleted_by is null or deleted_by = (select app_user_id()));
create policy case_timeline_system on case_timeline for all to sereshta_system using (true) with check (true);
grant select, insert on case_timeline to sereshta_staff;
grant update (case_id, title, description, timeline_date, status, order_position, version, deleted_at, deleted_by, updated_at)
  on case_timeline to sereshta_staff;
grant select, delete on case_timeline to sereshta_system;
