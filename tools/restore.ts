import { existsSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings, type Settings } from '../server/kernel/settings.ts'
import { checkArchive, eachEntry } from '../server/platform/backup/archive.ts'
import { entryNames, WrongArchive } from '../server/platform/backup/manifest.ts'
import { restoreBackup } from '../server/platform/backup/restore.ts'
import { openFiles } from '../server/platform/files/files.ts'
import { reachDatabase, type Undo } from '../server/platform/runtime.ts'
import { secretFileOf } from '../server/platform/secret.ts'
import { onlyName, sayFailure } from './say.ts'

/* npm run restore -- FILE: brings a backup back into an empty data folder or an empty database. */

async function main(): Promise<void> {
  const path = onlyName()
  if (path === undefined) throw new WrongArchive('Say which archive to bring back: npm run restore -- FILE')
  const settings = readSettings(process.env)
  const manifest = await checkArchive(path)
  const secretFile = secretFileOf(settings)
  if (secretFile !== undefined && existsSync(secretFile))
    throw new WrongArchive(
      `${secretFile} is there already, of another firm or another try: nothing is written over it.`,
    )
  const undo: Undo = []
  try {
    const connection = await reachDatabase(settings, makeLog('error'), undo)
    await restoreBackup({ connection, files: openFiles(settings) }, path, manifest)
    await restoreSecret(settings, path)
  } finally {
    for (const step of undo.reverse()) await step()
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Brought back as it was at ${manifest.made_at}: ${rows.toLocaleString('en')} rows and ${manifest.files.length.toLocaleString('en')} files. Start with npm start.`,
  )
}

/** With the same secret, sessions, codes and links stay valid. */
async function restoreSecret(settings: Settings, path: string): Promise<void> {
  const file = secretFileOf(settings)
  if (file === undefined) return
  await eachEntry(path, async (name, bytes) => {
    if (name === entryNames.secret) writeFileSync(file, await buffer(bytes), { mode: 0o600, flush: true })
  })
}

if (import.meta.main) await main().catch(sayFailure)
