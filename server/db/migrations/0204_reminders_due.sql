-- The first day on which a deadline warns: what is due is found by it (0206).
create function first_of_days(p_days date[]) returns date
  language sql immutable
  set search_path = pg_catalog, pg_temp
  return (select min(day) from unnest(p_days) as day);
