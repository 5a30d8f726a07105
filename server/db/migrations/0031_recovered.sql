-- When a mailed link for a new password opened this session; null for all others, and once the password was changed by it.
alter table sessions add column recovered_at timestamptz;
