-- What a hit may not tell of: a text borne only by tasks of hidden cases, and somebody found by way of a hidden party.
create function sees_text_of_hit(p_name text) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return sees_name('note_client', null, null, p_name);
alter function sees_text_of_hit owner to sereshta_system;
revoke all on function sees_text_of_hit from public;
grant execute on function sees_text_of_hit to sereshta_staff;
create policy conflict_hits_of_hidden_texts on conflict_hits as restrictive for select to sereshta_staff
  using (source <> 'note_client' or not (select app_hides_cases()) or sees_text_of_hit(name));
-- A relation is told with the party between: who found it saw that one, and so does whoever sees everything.
create policy conflict_hits_of_relations on conflict_hits as restrictive for select to sereshta_staff
  using (why <> 'relation' or found_by = (select app_user_id()) or not (select app_hides_cases()));
