import { type Connection, clientOf } from './migrate.ts'

/** The server's log. */
interface Said {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
}

interface Order {
  has_icu: boolean
  has_moved: boolean
}

/**
 * Keeps the order of names that of the database server's library: after an update of it the indexes in that order are
 * built anew, beside people's work, by one process. A server without ICU orders by code points, and the log says so.
 */
export async function keepOrder(connection: Connection, log: Said): Promise<void> {
  const client = clientOf(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const find = async () => (await client.query<Order>(findOrder)).rows[0]
    const order = await find()
    if (order?.has_icu === false) {
      log.warn({}, 'this database server has no ICU: names are in the order of code points')
    }
    if (!order?.has_moved) return
    const { rows: turn } = await client.query(`select pg_try_advisory_lock(${lockKey}) as is_ours`)
    if (!turn[0]?.is_ours || !(await find())?.has_moved) return
    const { rows: indexes } = await client.query<{ name: string }>(findIndexes)
    log.info(
      { indexes: indexes.length },
      'the database server orders names anew: their indexes are built again',
    )
    await client.query('set statement_timeout = 0')
    for (const { name } of indexes) await client.query(`reindex index concurrently ${name}`)
    await client.query('alter collation firm_order refresh version')
  } finally {
    await client.end()
  }
}

const findOrder = `
  select collprovider = 'i' as has_icu, coalesce(collversion <> pg_collation_actual_version(oid), false) as has_moved
    from pg_collation where oid = to_regcollation('public.firm_order')`

const findIndexes = `
  select distinct objid::regclass::text as name from pg_depend
    where classid = 'pg_class'::regclass and refclassid = 'pg_collation'::regclass
      and refobjid = to_regcollation('public.firm_order') order by 1`

// Of our own, so that no migration waits for it.
const lockKey = '3853314791062309108'
