-- Before anything is counted, a dozen ids are drawn: where most of them are unused, so are more than a hundred of the
-- year's, and the first of them is the one. With 99 left of a thousand that is wrong once in 300,000 draws, and what is
-- drawn is unused all the same.
create or replace function draw_case_id(p_year integer) returns text
  language plpgsql volatile security definer
  set search_path = public, pg_temp
as $$
declare
  prefix text := format('CASE-%s-', p_year);
  digits integer := coalesce((select y.digits from case_id_years y where y.year = p_year), 3);
  drawn text[];
  unused integer;
  taken integer;
  size integer;
  candidate text;
begin
  loop
    size := power(10, digits)::integer;
    -- The inner limit keeps the planner from reading all notes at once instead.
    select array_agg(dozen.id) into drawn
      from (select prefix || lpad(floor(random() * size + 0 * n)::integer::text, digits, '0') as id
        from generate_series(1, 12) as every(n)) as dozen
      where (select true from notes where case_id = dozen.id limit 1) is null;
    if cardinality(drawn) >= (case digits when 3 then 8 else 4 end) then
      return drawn[1];
    end if;
    if digits <= 4 then
      select count(*) into unused from (
        select from generate_series(0, size - 1) as every(n)
          where (select true from notes where case_id = prefix || lpad(n::text, digits, '0') limit 1) is null
          limit 100) as seen;
      exit when unused = 100;
    else
      select count(*) into taken from generate_series(1, 64) as sample(n)
        where exists (select from notes where case_id = prefix || lpad((floor(random() * size + 0 * n))::text, digits, '0'));
      exit when taken < 58;
    end if;
    digits := digits + 1;
    insert into case_id_years as y (year, digits) values (p_year, digits)
      on conflict on constraint case_id_years_pkey do update set digits = greatest(y.digits, excluded.digits);
  end loop;
  loop
    candidate := prefix || lpad(floor(random() * size)::integer::text, digits, '0');
    exit when not exists (select from notes where case_id = candidate);
  end loop;
  return candidate;
end $$;
