import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { exportAll } from '../server/platform/backup/export.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { onlyName, sayFailure, stamp } from './say.ts'

/* npm run export -- [FOLDER]: all that the firm owns as CSV tables and files, for people and other programs. */

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const folder = resolve(onlyName() ?? `sereshta-export-${stamp(new Date())}`)
  if (existsSync(folder)) throw new Error(`${folder} is there already: say another name.`)
  const runtime = await openRuntime(settings, makeLog('error'))
  try {
    const rows = await exportAll({ connection: runtime.owner, files: runtime.files }, folder)
    for (const [table, count] of rows) console.log(`${String(count).padStart(9)}  ${table}`)
    console.log(folder)
  } finally {
    await runtime.close()
  }
}

if (import.meta.main) await main().catch(sayFailure)
