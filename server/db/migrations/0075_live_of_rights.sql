-- A hint may go to whoever holds a right. This release only reads such hints: the release before would tell them to
-- nobody, so the next one writes them in place of 'partners'.
alter table live_events add column right_name text;
-- The request that changed something: the tab that sent it has fetched anew by itself.
alter table live_events add column request_id text;
alter table live_events drop constraint live_events_audience_known;
alter table live_events add constraint live_events_audience_known
  check (audience in ('staff', 'partners', 'person', 'right')) not valid;
alter table live_events add constraint live_events_right_named
  check ((audience = 'right') = (right_name is not null)) not valid;
