-- Notifications keep what they are worded from, beside the English words that the release before reads. The functions
-- without params are hers.
-- goes in the next release: notify_people and notify_of_chat without params
create function notify_people(
  p_people uuid[], p_type text, p_title text, p_message text, p_subject uuid, p_at timestamptz, p_params jsonb
) returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  with told as (
    insert into notifications (user_id, type, title, message, subject_id, created_at, params)
      select person, p_type, left(p_title, 300), left(p_message, 1000), p_subject, p_at, p_params
        from unnest(p_people) as person
      returning user_id, id
  )
  insert into live_events (topic, subject_id, audience, person_id)
    select 'notifications', id, 'person', user_id from told
$$;

-- Of whoever is mentioned the params say so: is_mentioned.
create function notify_of_chat(
  p_sender uuid, p_mentioned uuid[], p_title text, p_mention_title text, p_message text, p_subject uuid, p_at timestamptz,
  p_params jsonb
) returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  with told as (
    insert into notifications (user_id, type, title, message, subject_id, created_at, params)
      select p.user_id, 'chat_message',
          left(case when p.user_id = any (p_mentioned) then p_mention_title else p_title end, 300),
          left(p_message, 1000), p_subject, p_at,
          p_params || jsonb_build_object('is_mentioned', p.user_id = any (p_mentioned))
        from profiles p join users u on u.id = p.user_id
        where u.deactivated_at is null and p.user_id <> p_sender
      returning 1
  )
  insert into live_events (topic, audience) select 'notifications', 'staff' where exists (select from told)
$$;

alter function notify_people(uuid[], text, text, text, uuid, timestamptz, jsonb) owner to sereshta_system;
alter function notify_of_chat(uuid, uuid[], text, text, text, uuid, timestamptz, jsonb) owner to sereshta_system;
revoke all on function notify_people(uuid[], text, text, text, uuid, timestamptz, jsonb),
  notify_of_chat(uuid, uuid[], text, text, text, uuid, timestamptz, jsonb) from public;
grant execute on function notify_people(uuid[], text, text, text, uuid, timestamptz, jsonb) to sereshta_staff, sereshta_public;
grant execute on function notify_of_chat(uuid, uuid[], text, text, text, uuid, timestamptz, jsonb) to sereshta_staff;
