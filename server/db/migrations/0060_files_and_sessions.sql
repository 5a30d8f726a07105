-- Pictures of the newer kinds were kept as 'doc', which the first release knew. Every release that may run beside this
-- schema reads a file's kind from its path, so the column may say what is true.
alter table files drop constraint files_ending_known;
alter table files add constraint files_ending_known check (ending in
  ('png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'tif', 'tiff', 'heic', 'heif', 'pdf', 'doc', 'docx', 'xlsx', 'txt', 'csv'))
  not valid;

-- Where somebody signed in. `address` follows each refresh, so whoever stole a refresh token would make their own address
-- a familiar one. Null for sessions that the release before opened, where a refresh may have told another address.
alter table sessions add column opened_from text;
set local role sereshta_system;
update sessions set opened_from = address where refreshed_at = created_at;
reset role;
