-- What the firm keeps of courts and law is hidden when it is deleted, and stays for rows that name it: whoever deletes it may
-- not see them, and a refusal would tell of them (decision 081).
alter table courts add column deleted_at timestamptz;
alter table case_types add column deleted_at timestamptz;
alter table case_stages add column deleted_at timestamptz;
alter table court_calendars add column deleted_at timestamptz;
alter table deadline_rules add column deleted_at timestamptz;
grant update (deleted_at) on courts, case_types, case_stages, court_calendars, deadline_rules to sereshta_staff;
