-- The firm's income and expense: the partners' alone. A deletion only hides, as with costs.
create table financial_statements (
  id uuid constraint financial_statements_pkey primary key,
  user_id uuid not null constraint financial_statements_user_fkey references users (id),
  entry_type text not null,
  category text not null,
  description text not null
    constraint financial_statements_description_length check (char_length(description) between 1 and 2000),
  amount numeric(14, 2) not null constraint financial_statements_amount_positive check (amount > 0),
  entry_date date not null,
  status text not null default 'pending' constraint financial_statements_status_known
    check (status in ('pending', 'processing', 'completed', 'cancelled', 'on-hold')),
  remarks text constraint financial_statements_remarks_length check (char_length(remarks) between 1 and 2000),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid constraint financial_statements_deleter_fkey references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (
    lower(category || ' ' || description || ' ' || coalesce(remarks, ''))
  ) stored,
  constraint financial_statements_category_of_type check (
    entry_type = 'income' and category in ('Legal Fees', 'Consultation Fees', 'Court Representation',
      'Document Preparation', 'Retainer Fees', 'Other Income')
    or entry_type = 'expense' and category in ('Office Rent', 'Utilities', 'Government Fees', 'Court Fees',
      'Legal Research', 'Office Supplies', 'Professional Development', 'Insurance', 'Travel', 'Marketing',
      'Other Expenses')
  ),
  constraint financial_statements_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index financial_statements_newest on financial_statements (entry_date desc, id desc) where deleted_at is null;
create index financial_statements_by_words on financial_statements using gin (search_text gin_trgm_ops);
create index financial_statements_by_deletion on financial_statements (deleted_at) where deleted_at is not null;
alter table financial_statements enable row level security;
alter table financial_statements force row level security;
create policy financial_statements_seen_by_partners on financial_statements for select to sereshta_staff
  using ((select app_is_partner()));
create policy financial_statements_added on financial_statements for insert to sereshta_staff
  with check ((select app_is_partner()) and user_id = (select app_user_id()) and deleted_at is null);
create policy financial_statements_changed on financial_statements for update to sereshta_staff
  using ((select app_is_partner()))
  with check ((select app_is_partner()) and (deleted_by is null or deleted_by = (select app_user_id())));
create policy financial_statements_system on financial_statements for all to sereshta_system
  using (true) with check (true);
grant select, insert on financial_statements to sereshta_staff;
grant update (entry_type, category, description, amount, entry_date, status, remarks, version, deleted_at, deleted_by,
  updated_at) on financial_statements to sereshta_staff;
grant select, delete on financial_statements to sereshta_system;

-- What a month's entries add up to, by type, category and status, so that no sum reads every entry. Kept by the triggers.
create table statement_totals (
  month text not null,
  entry_type text not null,
  category text not null,
  status text not null,
  amount numeric(20, 2) not null,
  entries integer not null,
  constraint statement_totals_pkey primary key (month, entry_type, category, status)
);
alter table statement_totals enable row level security;
alter table statement_totals force row level security;
create policy statement_totals_seen_by_partners on statement_totals for select to sereshta_staff
  using ((select app_is_partner()));
create policy statement_totals_system on statement_totals for all to sereshta_system using (true) with check (true);
grant select on statement_totals to sereshta_staff;
grant select, insert, update on statement_totals to sereshta_system;

create function sum_statements() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  -- In key order for everybody, so that two writers wait for each other and never deadlock.
  if tg_op = 'INSERT' then
    insert into statement_totals as t (month, entry_type, category, status, amount, entries)
      select to_char(entry_date::timestamp, 'YYYY-MM'), entry_type, category, status, sum(amount), count(*)
        from new_entries where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict on constraint statement_totals_pkey
        do update set amount = t.amount + excluded.amount, entries = t.entries + excluded.entries;
  elsif tg_op = 'DELETE' then
    insert into statement_totals as t (month, entry_type, category, status, amount, entries)
      select to_char(entry_date::timestamp, 'YYYY-MM'), entry_type, category, status, -sum(amount), -count(*)
        from old_entries where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict on constraint statement_totals_pkey
        do update set amount = t.amount + excluded.amount, entries = t.entries + excluded.entries;
  else
    insert into statement_totals as t (month, entry_type, category, status, amount, entries)
      select to_char(entry_date::timestamp, 'YYYY-MM'), entry_type, category, status, sum(sign * amount), sum(sign)
        from (select entry_date, entry_type, category, status, amount, 1 as sign from new_entries where deleted_at is null
              union all
              select entry_date, entry_type, category, status, amount, -1 from old_entries where deleted_at is null) as changes
        group by 1, 2, 3, 4 having sum(sign * amount) <> 0 or sum(sign) <> 0 order by 1, 2, 3, 4
      on conflict on constraint statement_totals_pkey
        do update set amount = t.amount + excluded.amount, entries = t.entries + excluded.entries;
  end if;
  return null;
end $$;
alter function sum_statements owner to sereshta_system;
create trigger financial_statements_summed_in after insert on financial_statements
  referencing new table as new_entries for each statement execute function sum_statements();
create trigger financial_statements_summed_out after delete on financial_statements
  referencing old table as old_entries for each statement execute function sum_statements();
create trigger financial_statements_resummed after update on financial_statements
  referencing old table as old_entries new table as new_entries for each statement execute function sum_statements();
