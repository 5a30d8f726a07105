-- The sums of statements and the tasks of days that 0.3.0 reads no more (decision 067); `users` first here too.
create or replace function set_firm_time_zone(zone text) returns boolean
  language plpgsql
as $$
begin
  update firm set time_zone = zone where time_zone <> zone;
  if not found then
    return false;
  end if;
  perform recount_notes();
  return true;
end $$;
drop table note_days;
drop trigger notes_counted_in_their_day on notes;
drop trigger notes_counted_out_of_their_day on notes;
drop function count_note_days();

drop trigger financial_statements_resummed on financial_statements;
drop trigger financial_statements_summed_in on financial_statements;
drop trigger financial_statements_summed_out on financial_statements;
drop table statement_totals;
drop function sum_statements();
