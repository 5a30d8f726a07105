import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { makeBackup } from '../server/platform/backup/backup.ts'
import { noteBackup } from '../server/platform/backup/last-backup.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { secretFileOf } from '../server/platform/secret.ts'
import { onlyName, sayFailure, stamp } from './say.ts'

/* npm run backup -- [FILE]: everything of one moment in one archive, also while the server runs. */

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const path = resolve(onlyName() ?? `sereshta-${stamp(new Date())}.tar`)
  if (existsSync(path)) throw new Error(`${path} is there already: say another name.`)
  const runtime = await openRuntime(settings, makeLog('error'))
  try {
    const { owner, files, clock } = runtime
    const source = { connection: owner, files, secretFile: secretFileOf(settings), now: () => clock.now() }
    const { tables, files: kept } = await makeBackup(source, path)
    await noteBackup(settings.DATA_DIR, clock.now())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const size = (statSync(path).size / 2 ** 20).toFixed(1)
    console.log(
      `${rows.toLocaleString('en')} rows and ${kept.length.toLocaleString('en')} files, ${size} MB:\n${path}`,
    )
  } finally {
    await runtime.close()
  }
}

if (import.meta.main) await main().catch(sayFailure)
