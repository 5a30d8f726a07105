-- The caller's own entry of something that was proposed, also on a case that is hidden from them by now.
create function own_proposed(p_source text, p_source_id uuid, p_day date) returns uuid
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select id from time_entries
    where user_id = app_user_id() and source = p_source and source_id = p_source_id and work_date = p_day
      and source in ('hearing', 'meeting', 'event')
$$;
alter function own_proposed owner to sereshta_system;
revoke all on function own_proposed from public;
grant execute on function own_proposed to sereshta_staff;
