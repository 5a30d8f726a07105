import { CannotMigrate } from '../server/db/migrate.ts'
import { WrongSetting } from '../server/kernel/settings.ts'
import { WrongArchive } from '../server/platform/backup/manifest.ts'
import { CannotStartDatabase } from '../server/platform/postgres/paths.ts'

const foreseen = [WrongArchive, WrongSetting, CannotStartDatabase, CannotMigrate]

/** A moment as part of a file's name: 2026-11-21-094500, in UTC. */
export function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
}

/** Ends a command with a sentence for the person; what nobody foresaw keeps its trace. */
export function sayFailure(error: unknown): void {
  process.exitCode = 1
  const isForeseen = foreseen.some((kind) => error instanceof kind)
  console.error(error instanceof Error && (isForeseen || isPlain(error)) ? error.message : error)
}

/** The one name that a command may be given. */
export function onlyName(): string | undefined {
  const [name, ...more] = process.argv.slice(2)
  if (more.length > 0 || name?.startsWith('-'))
    throw new Error('Say one name and nothing else; one that begins with - after a folder, as in ./-name.')
  return name
}

function isPlain(error: unknown): error is Error {
  // What the file system refuses says which path it is about.
  return error instanceof Error && error.constructor === Error && (!('code' in error) || 'syscall' in error)
}
