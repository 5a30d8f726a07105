import pg from 'pg'
import type { ConstructorOptions, PgBoss } from 'pg-boss'
import { askAlone, type Connection, type Database, openDatabase } from '../../kernel/database.ts'
import type { Due } from './jobs.ts'

const schema = 'pgboss'
const roles = ['sereshta_staff', 'sereshta_public', 'sereshta_system']

const longestStatementMs = 20_000

/** A queue over our own pool. Its library is read when somebody needs it, not before. */
export async function newBoss(pool: pg.Pool, options: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const db = {
    // A database that is frozen would hold the worker, and a connection of the pool, for ever.
    executeSql: (text: string, values?: unknown[]) => askAlone(pool, longestStatementMs, text, values),
  }
  return new PgBoss({ db, schema, ...options })
}

/**
 * Brings the queue's tables up to date, under a lock of its own and as their owner, lets every role add work to
 * them, and has the login that works them off do that and no more: it makes and drops nothing.
 */
export async function prepareSchema(owner: Connection, { pool: workers }: Database): Promise<void> {
  const { pool, close } = openDatabase(owner, 1)
  try {
    const migrating = await newBoss(pool, { migrate: true, supervise: false, schedule: false })
    migrating.on('error', () => undefined)
    await migrating.start()
    await migrating.stop({ graceful: false })
    const { rows } = await workers.query<{ login: string }>('select session_user as login')
    const login = rows[0]?.login ?? ''
    if ((await mayEnqueue(pool)) && (await mayWorkOff(pool, login))) return
    // What adding takes and nothing more: nobody but the queue itself reads or changes what waits.
    await pool.query(`
      begin;
      select pg_advisory_xact_lock(hashtextextended('sereshta.jobs', 0));
      grant usage on schema ${schema} to ${roles.join(', ')};
      grant select on ${schema}.queue to ${roles.join(', ')};
      grant insert on ${schema}.job_common to ${roles.join(', ')};
      ${rightsToWorkOff(pg.escapeIdentifier(login))}
      commit`)
  } finally {
    await close()
  }
}

/** The queue rebuilds indexes that have grown, which servers from 17 up let others than the owner do. */
const rightsToWorkOff = (login: string) => `
      grant usage on schema ${schema} to ${login};
      grant select, insert, update, delete on all tables in schema ${schema} to ${login};
      grant usage, select on all sequences in schema ${schema} to ${login};
      do $$ begin
        if current_setting('server_version_num')::int >= 170000 then
          execute 'grant maintain on all tables in schema ${schema} to ${login}';
        end if;
      end $$;`

async function mayEnqueue(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ granted: boolean }>(
    `select bool_and(has_schema_privilege(role, $1, 'usage') and has_table_privilege(role, $1 || '.queue', 'select')
       and has_table_privilege(role, $1 || '.job_common', 'insert')) as granted
     from unnest($2::text[]) role`,
    [schema, roles],
  )
  return rows[0]?.granted === true
}

async function mayWorkOff(pool: pg.Pool, login: string): Promise<boolean> {
  const { rows } = await pool.query<{ granted: boolean }>(
    `select bool_and(has_schema_privilege($1, relnamespace, 'usage') and has_table_privilege($1, oid, 'select')
       and has_table_privilege($1, oid, 'insert') and has_table_privilege($1, oid, 'update')
       and has_table_privilege($1, oid, 'delete')) as granted
     from pg_class where relnamespace = $2::regnamespace and relkind in ('r', 'p')`,
    [login, schema],
  )
  return rows[0]?.granted === true
}

// Whoever measures asks again soon.
const answersWithin = 1000

/** Jobs that wait, run or have failed, by state. */
export async function countJobs(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await askAlone<{ state: string; jobs: number }>(
    pool,
    answersWithin,
    `select state::text, count(*) as jobs from ${schema}.job_common where state <> 'completed' group by state`,
  )
  return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]))
}

/** Jobs that are due and not begun, by queue, and for how long the oldest has been. */
export async function dueJobs(pool: pg.Pool): Promise<Record<string, Due>> {
  const { rows } = await askAlone<Due & { name: string }>(
    pool,
    answersWithin,
    `select name, count(*)::int as jobs, floor(extract(epoch from now() - min(start_after)))::int as oldest_seconds
       from ${schema}.job_common where state < 'active' and start_after <= now() group by name`,
  )
  return Object.fromEntries(rows.map(({ name, ...due }) => [name, due]))
}
