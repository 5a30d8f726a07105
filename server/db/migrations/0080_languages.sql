-- A person's language and digits; null: the firm's language, and the digits of the language. Only they themselves are told.
alter table profiles add column language text;
alter table profiles add column digits text;
alter table profiles add constraint profiles_language_known check (language in ('en', 'bn')) not valid;
alter table profiles add constraint profiles_digits_known check (digits in ('bengali', 'latin')) not valid;
grant update (language, digits) on profiles to sereshta_staff;

-- What a notification is worded from when it is read; null: made before languages came, and read as it was written.
alter table notifications add column params jsonb;
alter table notifications add constraint notifications_params_size check (char_length(params::text) <= 4000) not valid;

-- The language in which an applicant's mails are; null: the firm's.
alter table career_attempts add column language text;
alter table career_attempts add constraint career_attempts_language_known check (language in ('en', 'bn')) not valid;
