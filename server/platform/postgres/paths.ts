import { accessSync, chownSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Where everything of the embedded PostgreSQL lies below a data folder. */
export interface Paths {
  dataDir: string
  /** Belongs to the user that PostgreSQL runs as, mode 0700. */
  home: string
  cluster: string
  run: string
  log: string
  lock: string
  /** Copies of binaries, where the installed ones cannot be used in their place. */
  cache: string
}

/** The places below a data folder; creates nothing. */
export function pathsBelow(dataDir: string): Paths {
  const folder = resolve(dataDir)
  const home = join(folder, 'postgres')
  return {
    dataDir: folder,
    home,
    cluster: join(home, 'cluster'),
    run: join(home, 'run'),
    log: join(folder, 'postgres.log'),
    lock: join(folder, 'postgres.lock'),
    cache: join(folder, 'cache'),
  }
}

/** The folder cannot serve a database here; the message says what the person can do about it. */
export class CannotStartDatabase extends Error {
  override name = 'CannotStartDatabase'
}

/** Makes the data folder, for its owner's eyes only, unless it is there; it can be written to then. */
export function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStartDatabase(
      `The data folder ${folder} cannot be used (${reason}): set DATA_DIR to a folder of this user.`,
    )
  }
}

/** Gives what root has made to the owner of the folder around it, who could not use it otherwise. */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  if (statSync(path).uid !== uid) chownSync(path, uid, gid)
}
