-- Apart from the columns, so that nobody waits while every row is looked at.
alter table profiles validate constraint profiles_language_known;
alter table profiles validate constraint profiles_digits_known;
alter table notifications validate constraint notifications_params_size;
alter table career_attempts validate constraint career_attempts_language_known;
