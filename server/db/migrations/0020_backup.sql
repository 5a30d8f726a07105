-- Who reads everything for a backup, and writes nothing. A forced policy binds the owner too, so each table says so;
-- a test demands it of every table to come.
do $$
begin
  begin
    create role sereshta_backup nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'sereshta_backup', 'member') then
    execute 'grant sereshta_backup to current_user';
  end if;
end $$;

grant usage on schema public to sereshta_backup;

do $$
declare
  name text;
begin
  for name in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity order by relname loop
    execute format('create policy %I on %I for select to sereshta_backup using (true)', name || '_backup', name);
    execute format('grant select on %I to sereshta_backup', name);
  end loop;
  for name in select sequencename from pg_sequences where schemaname = 'public' order by sequencename loop
    execute format('grant select on sequence %I to sereshta_backup', name);
  end loop;
end $$;
grant select on schema_migrations to sereshta_backup;
