-- online: which cases were merged into one, which each deletion of a case looks for; undoing an import deletes thousands.
drop index concurrently if exists cases_merged;
create index concurrently cases_merged on cases (merged_into) where merged_into is not null;
