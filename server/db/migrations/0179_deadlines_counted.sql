-- online: open deadlines are counted without looking at each of them.
drop index concurrently if exists deadlines_counted;
create index concurrently deadlines_counted on deadlines (due_on) include (case_ref, signed_at, assignee_id)
  where state = 'open' and deleted_at is null;
