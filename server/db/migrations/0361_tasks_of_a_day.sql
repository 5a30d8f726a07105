-- Whose day somebody may look at.
create function sees_day_of(p_user uuid) returns boolean
  language sql stable
  return p_user = app_user_id() or app_has_right('notes.all');

-- The open tasks of others that a person is asked to work on and that are due between two days, and with p_doing those in
-- progress without a day: their ids, the nearest day first. It says itself who may ask; the rows are read under the policies. Kept plans, as a plan for
-- each call would cost more than its rows.
create function tasks_of_day(p_user uuid, p_from date, p_until date, p_doing boolean, p_most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
begin
  return array(
    select n.id from notes n
      where sees_day_of(p_user) and n.assignee_ids @> array[p_user] and n.assignee_ids <> '{}' and n.user_id <> p_user
        and not n.is_archived and n.status <> 'done'
        and (n.due_on between p_from and p_until or (p_doing and n.due_on is null and n.status = 'doing'))
        and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref))
      order by n.due_on nulls last, n.id limit p_most);
end $$;
alter function tasks_of_day owner to sereshta_system;
revoke all on function tasks_of_day from public;
grant execute on function tasks_of_day to sereshta_staff;

-- The same of the open steps that are a person's.
create function steps_of_day(p_user uuid, p_from date, p_until date, p_most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
begin
  return array(
    select s.id from note_steps s join notes n on n.id = s.note_id
      where sees_day_of(p_user) and s.assignee_id = p_user and s.done_at is null and s.due_on is not null
        and s.due_on between p_from and p_until and not n.is_archived and n.status <> 'done'
        and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref))
      order by s.due_on, s.id limit p_most);
end $$;
alter function steps_of_day owner to sereshta_system;
revoke all on function steps_of_day from public;
grant execute on function steps_of_day to sereshta_staff;
