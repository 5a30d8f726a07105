-- What 0121 promised of the files that were there: looked at while people go on working.
alter table files validate constraint files_bucket_known;
