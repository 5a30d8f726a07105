import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileOf = (dataDir: string) => join(dataDir, 'last-backup')

/** Writes down in the data folder that a backup was made, for whoever watches that it is. */
export async function noteBackup(dataDir: string, at: Date): Promise<void> {
  await writeFile(fileOf(dataDir), `${at.toISOString()}\n`, { mode: 0o600 })
}

/** When the last one was made; nothing before the first. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '')
  const at = new Date(text.trim())
  return Number.isNaN(at.getTime()) ? undefined : at
}
