-- The team's chat: written once, never changed. `seq` is the one order for everybody: it is drawn under a lock
-- that is held to the commit, so a later number is never seen before an earlier one.
create table community_chat (
  id uuid constraint community_chat_pkey primary key,
  seq bigint generated always as identity constraint community_chat_order unique,
  user_id uuid not null constraint community_chat_user_fkey references users (id),
  -- Chosen by the sender's browser: the same message sent twice is one.
  client_id uuid not null,
  message_text text not null constraint community_chat_text_length check (char_length(message_text) <= 500),
  file_key text constraint community_chat_file_fkey references files (key)
    constraint community_chat_file_once unique,
  -- What everybody is shown of the file, beside the message so that a page of messages is read in one go.
  file_path text,
  file_name text,
  file_ending text,
  file_size bigint,
  file_width integer,
  file_height integer,
  mentioned_users uuid[] constraint community_chat_mentions_few check (cardinality(mentioned_users) <= 20),
  -- The words of the text that name them, as they stood when it was written.
  mentioned_names text[],
  created_at timestamptz not null,
  constraint community_chat_sent_once unique (user_id, client_id),
  constraint community_chat_not_empty check (message_text <> '' or file_key is not null),
  constraint community_chat_file_whole check ((file_key is null) = (file_path is null)
    and (file_key is null) = (file_name is null) and (file_key is null) = (file_ending is null)
    and (file_key is null) = (file_size is null))
);

-- Everything up to here was cleared: gone for everybody at once, and purged by a job.
create table chat_horizon (
  only_one boolean constraint chat_horizon_pkey primary key default true constraint chat_horizon_only_one check (only_one),
  cleared_seq bigint not null default 0
);
insert into chat_horizon default values;
alter table chat_horizon enable row level security;
alter table chat_horizon force row level security;
create policy chat_horizon_known on chat_horizon for select to sereshta_staff, sereshta_system using (true);
create policy chat_horizon_moved on chat_horizon for update to sereshta_staff
  using ((select app_is_partner())) with check ((select app_is_partner()));
grant select on chat_horizon to sereshta_staff, sereshta_system;
grant update (cleared_seq) on chat_horizon to sereshta_staff;

alter table community_chat enable row level security;
alter table community_chat force row level security;
create policy community_chat_read on community_chat for select to sereshta_staff
  using (seq > (select cleared_seq from chat_horizon));
create policy community_chat_sent on community_chat for insert to sereshta_staff
  with check (user_id = (select app_user_id()));
create policy community_chat_deleted on community_chat for delete to sereshta_staff
  using (user_id = (select app_user_id()) or (select app_is_partner()));
create policy community_chat_system_reads on community_chat for select to sereshta_system using (true);
create policy community_chat_system_purges on community_chat for delete to sereshta_system using (true);
grant select, insert, delete on community_chat to sereshta_staff;
grant select, delete on community_chat to sereshta_system;

-- A name as it is mentioned: without spaces, in any case of the plain letters and any way of composing others.
create function mention_name(p_name text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(normalize(p_name, nfc), '\s+', '', 'g') collate "C");

-- Tells everybody but the sender in one statement and leaves one hint, whatever the number of people.
create function notify_of_chat(
  p_sender uuid, p_mentioned uuid[], p_title text, p_mention_title text, p_message text, p_subject uuid, p_at timestamptz
) returns void
  language sql volatile security definer
  set search_path = public, pg_temp
as $$
  with told as (
    insert into notifications (user_id, type, title, message, subject_id, created_at)
      select p.user_id, 'chat_message',
          left(case when p.user_id = any (p_mentioned) then p_mention_title else p_title end, 300),
          left(p_message, 1000), p_subject, p_at
        from profiles p join users u on u.id = p.user_id
        where u.deactivated_at is null and p.user_id <> p_sender
      returning 1
  )
  insert into live_events (topic, audience) select 'notifications', 'staff' where exists (select from told)
$$;
alter function notify_of_chat owner to sereshta_system;
revoke all on function notify_of_chat from public;
grant execute on function notify_of_chat to sereshta_staff;

-- What was told of a message is forgotten with it.
create index notifications_of_chat on notifications (subject_id) where type = 'chat_message';
