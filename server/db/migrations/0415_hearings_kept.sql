-- The day on which a hearing stands although its court does not sit then: somebody has looked at it and kept it.
alter table hearings add column kept_on date;
grant update (kept_on) on hearings to sereshta_staff;
