import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings a database to the newest schema, or to that of the migration `last`. Several processes may call it at
 * once: one migrates, the others wait for its lock and find nothing left to do. Returns the names of what it ran.
 */
export async function migrate(connection: pg.ConnectionConfig, last?: string): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 2 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = migratorOf(db)
    const { error, results } = await (last === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(last))
    if (error) throw error
    return (results ?? []).map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

/** The names of the migrations that this version of the product brings. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort()
}

function migratorOf(db: Kysely<unknown>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const name of await knownMigrations()) {
    const text = await readFile(new URL(`${name}.sql`, folder), 'utf8')
    migrations[name] = { up: async (db) => void (await sql.raw(text).execute(db)) }
  }
  return migrations
}
