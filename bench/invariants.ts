import { readFileSync } from 'node:fs'
import { openDatabase } from '../server/kernel/database.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { printTable } from './table.ts'

/** What must hold in a database at any moment; the drills hold it against theirs. */
export const invariants = readFileSync(new URL('./faults/invariants.sql', import.meta.url), 'utf8')

/** Counts what breaks each invariant in the database of the settings (DATA_DIR or DATABASE_URL); fails where anything does. */
export async function benchInvariants(): Promise<void> {
  const runtime = await openRuntime(readSettings(process.env), makeLog('error'))
  const owner = openDatabase(runtime.owner, 1)
  try {
    const { rows } = await owner.pool.query<{ invariant: string; broken: number }>(invariants)
    if (rows.some(({ broken }) => broken > 0)) process.exitCode = 1
    const lines = rows.map(({ invariant, broken }) => [invariant, String(broken)])
    printTable('What must hold, and how often it does not', ['invariant', 'broken'], lines)
  } finally {
    await owner.close()
    await runtime.close()
  }
}
