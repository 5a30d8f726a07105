-- online: what sums of costs and statements read, and nothing else of the rows.
drop index concurrently if exists case_costing_sums;
create index concurrently case_costing_sums on case_costing (cost_category) include (amount)
  where deleted_at is null;
drop index concurrently if exists financial_statements_sums;
create index concurrently financial_statements_sums on financial_statements (entry_date)
  include (entry_type, category, status, amount) where deleted_at is null;
