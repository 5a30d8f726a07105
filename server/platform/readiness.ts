import { knownMigrations } from '../db/migrate.ts'
import type { Database } from '../kernel/database.ts'
import type { Check } from '../kernel/http-health.ts'
import type { Files } from './files/files.ts'

/** What must be there for the product to do its work. */
export function readinessChecks({ pool }: Database, files: Files): Record<string, Check> {
  return {
    database: () => pool.query('select 1'),
    migrations: async () => {
      const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
      const done = new Set(rows.map(({ name }) => name))
      const missing = (await knownMigrations()).filter((name) => !done.has(name))
      if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`)
    },
    storage: () => files.check(),
  }
}
