import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { knownMigrations, migrate } from '../../db/migrate.ts'
import { type Connection, onConnection } from '../../kernel/database.ts'
import type { Files } from '../files/files.ts'
import { eachEntry } from './archive.ts'
import { entryNames, type Manifest, WrongArchive } from './manifest.ts'
import { copied, migrationsOf, quoted, tablesOf } from './tables.ts'

/** Where a backup is brought back to. */
interface RestoreTarget {
  connection: Connection
  files: Files
}

/**
 * Brings a checked archive back into a database without rows: the schema as the archive had it, the files, the
 * tables in one transaction, then what newer migrations make of them. A try that failed can be repeated.
 */
export async function restoreBackup(target: RestoreTarget, path: string, manifest: Manifest): Promise<void> {
  await assertKnown(manifest)
  await assertEmpty(target.connection, manifest)
  await migrate(target.connection, { last: manifest.migrations.at(-1) })
  await onConnection(target.connection, async (client) => {
    await client.query("begin; set local statement_timeout = 0; set local timezone = 'UTC'")
    const rest = await openTables(client)
    const tables = new Map(manifest.tables.map((table) => [entryNames.table(table.name), table]))
    const files = new Map(manifest.files.map((file) => [entryNames.file(file.key), file]))
    await eachEntry(path, async (name, bytes) => {
      const table = tables.get(name)
      const file = files.get(name)
      if (table) await copyIn(client, table, bytes)
      if (file) await keep(target.files, file, bytes)
    })
    for (const { name, value } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [quoted(name), value])
    }
    await rest()
    await client.query('commit')
    await client.query('analyze')
  })
  await migrate(target.connection)
}

async function assertKnown({ migrations }: Manifest): Promise<void> {
  const known = await knownMigrations()
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new WrongArchive('The archive is of a newer version of Sereshta: bring it back with that one.')
}

/** Nothing that is there is ever written over. */
async function assertEmpty(connection: Connection, manifest: Manifest): Promise<void> {
  await onConnection(connection, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.schema_migrations') is not null as there`,
    )
    if (!rows[0]?.there) return
    const same = (await migrationsOf(client)).join() === manifest.migrations.join()
    if (same && (await isEmpty(client))) return
    throw new WrongArchive('The database is not empty: a backup is brought back into an empty one only.')
  })
}

/** Nobody signed up, nobody may, nobody applied, nothing was ever done. What migrations leave is no row of the firm's. */
async function isEmpty(client: pg.Client): Promise<boolean> {
  await client.query('begin; set local role sereshta_backup')
  try {
    const { rows } = await client.query<{ used: boolean }>(`
      select exists (select from users) or exists (select from authorization_codes)
        or exists (select from career_attempts) or exists (select from activity_events) as used`)
    return rows[0]?.used === false
  } finally {
    await client.query('rollback')
  }
}

/**
 * Opens the tables to their owner for the rest of the transaction: no triggers, because what they count is carried
 * too, and no references until all rows are there. Answers what puts everything back, references checked.
 */
async function openTables(client: pg.Client): Promise<() => Promise<void>> {
  const names = (await tablesOf(client)).map(({ name }) => quoted(name))
  const { rows: references } = await client.query<{ tbl: string; name: string; definition: string }>(
    `select conrelid::regclass::text as tbl, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  for (const { tbl, name } of references) await client.query(`alter table ${tbl} drop constraint ${name}`)
  for (const name of names) {
    await client.query(`alter table ${name} disable trigger user, no force row level security`)
    await client.query(`delete from ${name}`)
  }
  return async () => {
    for (const name of names) {
      await client.query(`alter table ${name} enable trigger user, force row level security`)
    }
    for (const { tbl, name, definition } of references) {
      await client.query(`alter table ${tbl} add constraint ${name} ${definition}`)
    }
  }
}

async function copyIn(
  client: pg.Client,
  table: Manifest['tables'][number],
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const rows = client.query(copyFrom(`copy ${copied(table)} from stdin`))
  await pipeline(bytes, createGunzip(), rows)
  if (rows.rowCount !== table.rows) {
    throw new WrongArchive(
      `The archive has ${rows.rowCount} rows of ${table.name} and promises ${table.rows}.`,
    )
  }
}

async function keep(
  files: Files,
  { key, size }: Manifest['files'][number],
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const received = await files.receive(bytes, size, () => {
    throw new WrongArchive(`The file ${key} is larger than the archive promises.`)
  })
  // From a try before this one; nobody else can have put it there.
  await files.remove(key)
  await received.keep(key)
}
