import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { takeFileLock } from './file-lock.ts'
import { makeDataDir } from './paths.ts'

/** Somebody else serves from this data folder; the message is written for the person at the terminal. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

const claimedHere = new Set<string>()

// A process that is just ending needs a moment, and `isClaimedElsewhere` holds the lock while it looks.
const patienceMs = 1500

/**
 * Makes this process the only one that serves from a data folder, until `release` or its end (kill -9
 * included). Throws DataDirInUse when another process serves from it.
 */
export function claimDataDir(dataDir: string): { release(): void } {
  const folder = resolve(dataDir)
  makeDataDir(folder)
  const lock = takeFileLock(lockPath(folder), patienceMs)
  if (!lock) throw new DataDirInUse(describeHolder(folder))
  rmSync(holderPath(folder), { force: true })
  writeFileSync(holderPath(folder), `${JSON.stringify({ pid: process.pid, since: new Date() })}\n`)
  claimedHere.add(folder)
  return {
    release: () => {
      if (!claimedHere.delete(folder)) return
      rmSync(holderPath(folder), { force: true })
      lock.release()
    },
  }
}

/** Whether a process other than this one serves from the data folder at this moment. */
export function isClaimedElsewhere(dataDir: string): boolean {
  const folder = resolve(dataDir)
  if (claimedHere.has(folder)) return false
  const lock = takeFileLock(lockPath(folder))
  lock?.release()
  return lock === undefined
}

function lockPath(folder: string): string {
  return join(folder, 'server.lock')
}

function holderPath(folder: string): string {
  return join(folder, 'server.json')
}

function describeHolder(folder: string): string {
  const advice = 'Stop that one first, or give this one a folder of its own with DATA_DIR.'
  try {
    const { pid, since } = JSON.parse(readFileSync(holderPath(folder), 'utf8'))
    return `Sereshta already runs on the data folder ${folder} (process ${pid}, since ${since}). ${advice}`
  } catch {
    return `Sereshta already runs on the data folder ${folder}. ${advice}`
  }
}
