import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

// What Linux counts in: hundredths of a second.
const tickMs = 10

/** Milliseconds of processor by process. */
export type Used = ReadonlyMap<number, number>

/**
 * What a server and its database have used so far, or undefined where the system does not tell. Unlike time
 * it hardly changes with what else the machine does.
 */
export function cpuOf(pid: number, cluster: string): Used | undefined {
  if (process.platform !== 'linux') return undefined
  const folder = realpathSync(cluster)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const database = pids.map(Number).filter((each) => workingFolder(each) === folder)
  return new Map([pid, ...database].map((each) => [each, usedBy(each)]))
}

/** What was used between two looks; processes that ended in between do not count. */
export function usedBetween(before: Used | undefined, after: Used | undefined): number | undefined {
  if (!before || !after) return undefined
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function usedBy(pid: number): number {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = after.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return 0
  }
}
