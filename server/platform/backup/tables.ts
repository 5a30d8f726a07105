import type pg from 'pg'

/** A table as a backup carries it: its name, and its columns but for those that the database computes itself. */
interface TableShape {
  name: string
  columns: string[]
}

export interface Column {
  name: string
  type: string
  is_generated: boolean
}

/** Every table of the product with its columns, by name; those of the migrator and of the job runner are none. */
export async function columnsOf(client: pg.ClientBase): Promise<{ name: string; columns: Column[] }[]> {
  const { rows } = await client.query<{ name: string; columns: Column[] }>(`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', a.atttypid::regtype::text,
        'is_generated', a.attgenerated <> '') order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
        and a.attnum > 0 and not a.attisdropped
      group by c.relname order by c.relname`)
  return rows
}

/** Every table as a backup carries it. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  return (await columnsOf(client)).map(({ name, columns }) => ({
    name,
    columns: columns.filter(({ is_generated }) => !is_generated).map((column) => column.name),
  }))
}

/** The migrations that have run here, in their order. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name')
  return rows.map(({ name }) => name)
}

/** The name of a table or column as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A table with its columns, as COPY names them. */
export function copied({ name, columns }: TableShape): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}
