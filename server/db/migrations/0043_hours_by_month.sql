-- A person's hours month by month, newest first: hours only, which everybody in the firm may know (decisions §2).
create function hours_by_month(p_user uuid, p_before text, p_most integer)
  returns table (month text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select w.month, w.hours from worked_hours w
    where w.user_id = p_user and w.month <> '' and w.month < p_before and w.hours > 0
    order by w.month desc limit p_most
$$;
alter function hours_by_month owner to sereshta_system;
revoke all on function hours_by_month from public;
grant execute on function hours_by_month to sereshta_staff;
