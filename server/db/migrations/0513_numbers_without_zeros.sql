-- online: a court's list names a case '777' that the firm keeps as '00777'.
drop index concurrently if exists case_numbers_without_zeros;
create index concurrently case_numbers_without_zeros on case_numbers (case_year, ltrim(case_no, '0'));
