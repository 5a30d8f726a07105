import type pg from 'pg'

/**
 * Fills a table quickly: its indexes are dropped while `fill` runs and made again from their own definitions, and what
 * follows from each row in other tables (labels, names) is left out, which would look for the row without an index, as
 * is the look whether what it names is there. What a row keeps of itself stays.
 */
export async function fillWithoutIndexes(
  client: pg.ClientBase,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  const { rows: followers } = await client.query<{ name: string }>(
    `select quote_ident(tgname) as name from pg_trigger
       where tgrelid = $1::regclass and tgtype & 1 = 1 and tgtype & 2 = 0`,
    [table],
  )
  for (const { name } of followers) await client.query(`alter table ${table} disable trigger ${name}`)
  await fill()
  for (const { name } of followers) await client.query(`alter table ${table} enable trigger ${name}`)
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { definition } of rows) await client.query(definition)
}
