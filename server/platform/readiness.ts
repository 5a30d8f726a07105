import { knownMigrations } from '../db/migrate.ts'
import { askAlone, type Database } from '../kernel/database.ts'
import type { Check } from '../kernel/http-health.ts'
import type { Files } from './files/files.ts'

// What is asked about every few seconds must not take up the pool of a database that does not answer.
const longestMs = 1000

/** What must be there for the product to do its work. */
export function readinessChecks({ pool }: Database, files: Files): Record<string, Check> {
  return {
    database: () => askAlone(pool, longestMs, 'select 1'),
    migrations: async () => {
      const { rows } = await askAlone<{ name: string }>(pool, longestMs, 'select name from schema_migrations')
      const done = new Set(rows.map(({ name }) => name))
      const missing = (await knownMigrations()).filter((name) => !done.has(name))
      if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`)
    },
    storage: () => files.check(),
  }
}
