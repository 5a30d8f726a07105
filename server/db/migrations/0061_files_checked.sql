alter table files validate constraint files_ending_known;
