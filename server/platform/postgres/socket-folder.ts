import { createHash } from 'node:crypto'
import { lchownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStartDatabase, type Paths } from './paths.ts'
import type { RunAs } from './run-as.ts'

export const port = 5432

// The length of sun_path without its closing zero.
const longestAddress = process.platform === 'darwin' ? 103 : 107

/**
 * A folder for the socket that only PostgreSQL's user can enter: in the data folder, or, where that path is
 * too long for a socket's address, one below the temporary folder that always has the same name.
 */
export function socketFolder(paths: Paths, way: RunAs): string {
  for (const folder of candidates(paths)) {
    if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestAddress && isOurs(folder, way)) {
      return folder
    }
  }
  throw new CannotStartDatabase(
    `No folder for the database's socket can be made below ${tmpdir()}: set TMPDIR to a short path, or DATA_DIR.`,
  )
}

/** Gives back a folder that lies outside the data folder. */
export function leaveSocketFolder(paths: Paths, folder: string): void {
  if (folder === paths.run) return
  try {
    rmdirSync(folder)
  } catch {
    // What a killed server left in it stays, and is taken over by the next start.
  }
}

function* candidates(paths: Paths): Generator<string> {
  yield paths.run
  const name = createHash('sha256').update(paths.dataDir).digest('hex').slice(0, 12)
  // The temporary folder is everybody's: a name that somebody else took before us is passed over.
  for (const below of new Set([tmpdir(), '/tmp'])) {
    for (let attempt = 0; attempt < 4; attempt++) yield join(below, `sereshta-${name}-${attempt}`)
  }
}

/** Makes the folder, or accepts one that is ours alone already; follows no link. */
function isOurs(folder: string, { owner }: RunAs): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (owner) lchownSync(folder, owner.uid, owner.gid)
    return true
  } catch {
    const entry = lstatSync(folder, { throwIfNoEntry: false })
    const uid = owner?.uid ?? process.getuid?.()
    return entry?.isDirectory() === true && entry.uid === uid && (entry.mode & 0o777) === 0o700
  }
}
