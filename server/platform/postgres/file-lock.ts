import { accessSync, constants, existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { CannotStartDatabase, giveToFolderOwner } from './paths.ts'

export interface FileLock {
  release(): void
}

// A handle that nobody refers to is collected, and its lock with it.
const locks = new Set<DatabaseSync>()

/**
 * Takes an exclusive lock on a file that the kernel gives back when this process ends, however it ends.
 * Answers undefined when another holder, in this process or any other, keeps it for longer than `waitMs`.
 */
export function takeFileLock(path: string, waitMs = 0): FileLock | undefined {
  // SQLite's file lock is the only kernel lock that Node can take: unlike a pid in a file it cannot go
  // stale, and it holds between containers that share the folder. The file itself stays empty, and nobody
  // may open it by other means: closing any handle of this process on it would give the lock back.
  let database: DatabaseSync | undefined
  try {
    // A file that we may only read SQLite would open all the same, and lock nothing.
    if (existsSync(path)) accessSync(path, constants.W_OK)
    database = new DatabaseSync(path, { timeout: waitMs })
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    giveToFolderOwner(path)
  } catch (error) {
    database?.close()
    if (isBusy(error)) return undefined
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStartDatabase(
      `${path} cannot be locked (${reason}): its folder must belong to the user who starts.`,
    )
  }
  const holder = database
  locks.add(holder)
  return {
    release: () => {
      if (locks.delete(holder)) holder.close()
    },
  }
}

const busy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}
