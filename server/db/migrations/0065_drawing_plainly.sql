-- A case id is drawn from the year's unused ones: a thousand ids, spread evenly from a random place on, are looked at until
-- a hundred of them are unused, and one of these is it. When fewer are, the year's ids have a digit more from then on
-- (specification: tasks 11); of three digits that is exact. Where half of the first thirty-two are unused, so are more than a hundred.
-- Whoever draws an id holds it to the end of their transaction, so that two at once draw two.
-- goes in the next release: the function draw_case_id
create function draw_unused_case_id(p_year integer) returns text
  language plpgsql volatile security definer
  set search_path = public, pg_temp
as $$
declare
  digits integer := coalesce((select y.digits from case_id_years y where y.year = p_year), 3);
  size bigint;
  step bigint;
  looked integer;
  unused text[];
  drawn text;
begin
  loop
    size := 10 ^ digits;
    -- It ends with 7, so that it comes to each id once, and far from the one before.
    step := size * 61 / 1000 * 10 + 7;
    foreach looked in array array[32, 1000] loop
      unused := array(
        select ids.id from (select floor(random() * size)::bigint as start) as place, generate_series(0, looked - 1) as n,
            lateral (select 'CASE-' || p_year || '-' || lpad(((start + n * step) % size)::text, digits, '0') as id) as ids
          where (select true from notes where case_id = ids.id limit 1) is null limit 100);
      continue when cardinality(unused) < least(100, looked / 2);
      for drawn in select id from unnest(unused) as id order by random() loop
        if pg_try_advisory_xact_lock(hashtextextended(drawn, 0))
          and (select true from notes where case_id = drawn limit 1) is null then return drawn; end if;
      end loop;
    end loop;
    digits := digits + 1;
    insert into case_id_years as y (year, digits) values (p_year, digits)
      on conflict on constraint case_id_years_pkey do update set digits = greatest(y.digits, excluded.digits);
  end loop;
end $$;
alter function draw_unused_case_id owner to sereshta_system;
revoke all on function draw_unused_case_id from public;
grant execute on function draw_unused_case_id to sereshta_staff;
