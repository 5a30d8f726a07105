-- What the first partner of an empty firm is greeted with: open, with the firm's settings looked at, or gone (null).
alter table profiles add column first_steps text;
alter table profiles add constraint profiles_first_steps_known
  check (first_steps in ('open', 'firm-checked')) not valid;
grant update (first_steps) on profiles to sereshta_staff;
