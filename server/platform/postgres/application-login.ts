import { type Connection, onConnection } from '../../kernel/database.ts'

/** As whom the product works on a server of its own. */
const login = 'sereshta_app'
const actsAs = ['sereshta_public', 'sereshta_staff', 'sereshta_system']

/**
 * Gives the connection as which the product works on its own server: a login that owns nothing, passes over no
 * policy, and alone may do nothing but look at what was migrated. Everything else it does as one of the three
 * roles. Made where it is missing, put right where it differs; several may ask for it at once.
 */
export async function connectionOfApplication(owner: Connection): Promise<Connection> {
  await onConnection(owner, async (client) => {
    const { rows } = await client.query<{ fits: boolean }>(isAsItShouldBe)
    if (rows[0]?.fits !== true) await client.query(make)
  })
  return { ...owner, user: login }
}

const isAsItShouldBe = `
  select rolcanlogin and not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit)
      and has_schema_privilege(oid, 'public', 'usage') and has_table_privilege(oid, 'schema_migrations', 'select')
      and (select coalesce(array_agg(roleid::regrole::text order by roleid::regrole::text), '{}')
        from pg_auth_members where member = r.oid) = '{${actsAs.join()}}' as fits
    from pg_roles r where rolname = '${login}'`

// In turns: two who grant the same at once would fail with each other.
const make = `
  begin;
  select pg_advisory_xact_lock(hashtextextended('sereshta.login', 0));
  do $$
  declare
    other text;
  begin
    if to_regrole('${login}') is null then create role ${login}; end if;
    alter role ${login} login nosuperuser nobypassrls nocreaterole nocreatedb noreplication noinherit;
    for other in select roleid::regrole::text from pg_auth_members
        where member = '${login}'::regrole and roleid::regrole::text <> all ('{${actsAs.join()}}') loop
      execute format('revoke %s from ${login}', other);
    end loop;
  end $$;
  grant ${actsAs.join(', ')} to ${login};
  grant usage on schema public to ${login};
  grant select on schema_migrations to ${login};
  commit`
