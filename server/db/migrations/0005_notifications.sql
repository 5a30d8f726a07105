-- What a person is told. Made by the product only; read and marked by its one reader.
create table notifications (
  id uuid constraint notifications_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint notifications_user_fkey references users (id),
  type text not null constraint notifications_type_shape check (type ~ '^[a-z_]{1,40}$'),
  title text not null constraint notifications_title_length check (char_length(title) between 1 and 300),
  message text not null constraint notifications_message_length check (char_length(message) <= 1000),
  -- What it is about, so that opening it can go there; the row may be gone by then.
  subject_id uuid,
  is_read boolean not null default false,
  created_at timestamptz not null
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id, created_at desc) where not is_read;
create index notifications_by_age on notifications (created_at);
alter table notifications enable row level security;
alter table notifications force row level security;
create policy notifications_own on notifications for select to sereshta_staff
  using (user_id = (select app_user_id()));
create policy notifications_marked on notifications for update to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy notifications_system on notifications for all to sereshta_system using (true) with check (true);
grant select on notifications to sereshta_staff;
grant update (is_read) on notifications to sereshta_staff;
grant select, insert, delete on notifications to sereshta_system;

-- The narrow door through which a person's act notifies others: one statement for any number of people.
create function notify_people(
  p_people uuid[], p_type text, p_title text, p_message text, p_subject uuid, p_at timestamptz
) returns void
  language sql volatile security definer
  set search_path = public, pg_temp
as $$
  with told as (
    insert into notifications (user_id, type, title, message, subject_id, created_at)
      select person, p_type, left(p_title, 300), left(p_message, 1000), p_subject, p_at
        from unnest(p_people) as person
      returning user_id, id
  )
  insert into live_events (topic, subject_id, audience, person_id)
    select 'notifications', id, 'person', user_id from told
$$;
alter function notify_people owner to sereshta_system;
revoke all on function notify_people from public;
grant execute on function notify_people to sereshta_staff, sereshta_public, sereshta_system;

-- The months whose auto-archive ran: claimed in the transaction that archives, so that each runs once.
create table archived_months (
  month text constraint archived_months_pkey primary key
    constraint archived_months_shape check (month ~ '^\d{4}-\d{2}$'),
  notes integer not null,
  archived_at timestamptz not null
);
alter table archived_months enable row level security;
alter table archived_months force row level security;
create policy archived_months_system on archived_months for all to sereshta_system using (true) with check (true);
grant select, insert on archived_months to sereshta_system;
