-- online: which cases bear or bore a number, which every line of a court's list asks.
drop index concurrently if exists case_numbers_by_number;
create index concurrently case_numbers_by_number on case_numbers (case_year, case_no);
