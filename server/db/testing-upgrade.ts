import type pg from 'pg'

/** Tables that hold nothing but sums of others or a release's catalogue; what is kept there may change with it. */
const kept = [
  'cost_totals',
  'note_counts',
  'note_days',
  'role_rights',
  'statement_totals',
  'worked_hours',
  'worked_hours_changes',
]

/** What the release before had and used no more, by its names: it goes on without. */
export const leftBehind: readonly string[] = [
  'rows_with_words(',
  'case_ids_used_lately(',
  'case_ids_with_words(',
  'notify_of_chat(uuid,uuid[],text,text,text,uuid,timestamp with time zone)',
]

/** What a later migration puts right in old rows. */
const mended = ['notes.last_worked_on']

/** Rows that a later release brings beside those that a firm has. */
const brought: Readonly<Record<string, string>> = {
  reminder_steps: `about in ('task', 'timesheet', 'timesheet_waiting')`,
}

/** Rows and checksum of a table, of the columns that it had. */
interface Sum {
  columns: string[]
  rows: number
  sum: string
}

/** Every table with people's rows, summed up; of a schema before, by the columns that it had then. */
export async function sumsOf(client: pg.Client, before?: Record<string, Sum>): Promise<Record<string, Sum>> {
  const shapes = before
    ? Object.entries(before).map(([table, { columns }]) => ({ table, columns }))
    : await tablesIn(client)
  const sums: Record<string, Sum> = {}
  for (const { table, columns } of shapes.filter((shape) => !kept.includes(shape.table))) {
    const same = columns.filter((column) => !mended.includes(`${table}.${column}`))
    const row = same.map((column) => `"${column}"`).join(', ')
    const { rows } = await client.query(
      `select count(*)::integer as rows, coalesce(md5(string_agg(row(${row})::text, '~' order by row(${row})::text)), '') as sum
         from ${table} where not (${brought[table] ?? 'false'})`,
    )
    sums[table] = { columns, ...rows[0] }
  }
  return sums
}

/** One row of each table, with the columns that can be written. */
export async function writesOf(
  client: pg.Client,
): Promise<{ table: string; columns: string[]; row: unknown }[]> {
  const writes = []
  for (const shape of await tablesIn(client)) {
    const { rows } = await client.query(`select to_jsonb(t) as row from ${shape.table} t limit 1`)
    writes.push({ ...shape, row: rows[0]?.row ?? null })
  }
  return writes
}

async function tablesIn(client: pg.Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       group by c.relname order by c.relname`,
  )
  return rows
}

/**
 * What a schema lets its release do, a sentence each: the type of every column and which role may read, add and
 * change it, who may delete, the functions by their arguments and results, the constraints by their names.
 */
export async function promisesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ promise: string }>(`
    with tables as (
      select oid, relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity),
    roles (role) as (values ('sereshta_staff'), ('sereshta_public'), ('sereshta_system'), ('sereshta_backup')),
    functions as (
      select p.oid, p.oid::regprocedure::text as name, pg_get_function_result(p.oid) as result from pg_proc p
        where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'))
    select format('%s.%s is %s', relname, attname, format_type(atttypid, atttypmod)) as promise
      from tables t join pg_attribute a on a.attrelid = t.oid and attnum > 0 and not attisdropped
    union all
    select format('%s may %s %s.%s', role, verb, relname, attname)
      from tables t join pg_attribute a on a.attrelid = t.oid and attnum > 0 and not attisdropped, roles,
        unnest(array['select', 'insert', 'update']) as verb
      where has_column_privilege(role, t.oid, attnum, verb)
    union all
    select format('%s may delete from %s', role, relname) from tables, roles where has_table_privilege(role, oid, 'delete')
    union all
    select format('%s answers %s', name, result) from functions
    union all
    select format('%s may call %s', role, name) from functions, roles where has_function_privilege(role, oid, 'execute')
    union all
    select format('%s has %s', relname, conname) from tables t join pg_constraint c on c.conrelid = t.oid
      where contype in ('p', 'u', 'x', 'f', 'c')
    order by 1`)
  return rows.map(({ promise }) => promise)
}
