-- What 0.3.0 left behind when it looked for other ways: it calls none of these (decision 080). The policy
-- calendar_events_system, which 0066 meant to go, stays: searches past the policies read events as the product.
drop function find_notes(text, text[], integer, boolean, uuid, text, boolean, timestamptz, timestamptz, timestamptz, timestamptz, text, uuid);
drop function find_case_ids(text[], integer);
drop function case_ids_in_use(text, integer);
drop function draw_case_id(integer);
drop function leaderboard(text);
drop function hours_by_month(uuid, text, integer);

-- Every transaction that reads as somebody names their rights by now.
create or replace function app_has_right(p_right text) returns boolean
  language sql stable parallel safe
  return p_right = any (string_to_array(current_setting('app.rights', true), ' '));
drop function app_is_partner();
