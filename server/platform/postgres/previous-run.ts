import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../kernel/log.ts'
import { CannotStartDatabase } from './paths.ts'

const longestGoodbyeMs = 60_000

/**
 * Sees to it that no server works in the cluster any more, after a run that could not end its own. Only for
 * the holder of the folder's lock: a server that is left there can have no owner.
 */
export async function endPreviousRun(cluster: string, log: Log): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = readPid(pidFile)
  if (pid === undefined) return
  const deadline = Date.now() + longestGoodbyeMs
  let isEnding = false
  for (;;) {
    const left = processesIn(cluster, pid)
    if (left.length === 0) break
    if (!isEnding && left.includes(pid)) {
      log.info({ pid }, 'ending the database that an interrupted run left behind')
      process.kill(pid, 'SIGINT')
      isEnding = true
    }
    if (Date.now() > deadline) {
      throw new CannotStartDatabase(
        `Processes of an earlier run still work in ${cluster}: ${left.join(', ')}.`,
      )
    }
    await wait(10)
  }
  // PostgreSQL takes any living process with that number for a rival, and after a restart of the machine
  // or the container the number is soon somebody else's.
  rmSync(pidFile, { force: true })
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  } catch {
    return undefined
  }
}

/** The server's processes: all of them where /proc tells, else the one that started them. */
function processesIn(cluster: string, pid: number): number[] {
  const folder = realpathSync(cluster)
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.map(Number).filter((each) => workingFolder(each) === folder)
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes('postgres') && stdout.includes(cluster) ? [pid] : []
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
