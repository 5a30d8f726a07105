import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './find-binaries.ts'

/** How PostgreSQL is started here: a command in front of its own, and who then owns its files. */
export interface RunAs {
  prefix: readonly string[]
  /** Undefined when this process's own user stays the owner. */
  uid: number | undefined
}

const nobody = 65534

/**
 * Finds a way to run these binaries on a folder, and gives the folder to the user that this way needs.
 * Answers the reason, as a string, when there is none.
 */
export function chooseRunAs(binaries: Binaries, folder: string): RunAs | string {
  const reasons = new Set<string>()
  for (const way of ways()) {
    if (way.uid !== undefined) giveTo(folder, way.uid)
    const probe = ['sh', '-c', 'test -w "$1" && exec "$2" -V', 'sh', folder, join(binaries.bin, 'postgres')]
    const [file, ...args] = commandAs(way, probe)
    const { status, stderr, error } = spawnSync(file, args, { encoding: 'utf8', env: plainEnvironment() })
    if (status === 0) return way
    reasons.add((stderr || error?.message || 'it does not start').trim())
  }
  return [...reasons].join('; ')
}

/** The whole command that runs `command` that way. */
export function commandAs(way: RunAs, command: readonly string[]): [string, ...string[]] {
  const [file = '', ...args] = [...way.prefix, ...command]
  return [file, ...args]
}

/** An environment without PG* variables, language settings and secrets of ours. */
export function plainEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

function ways(): RunAs[] {
  const isRoot = process.getuid?.() === 0
  // The database ends with us, kill -9 included: nothing stays behind that a later start, perhaps of a
  // newer version, would have to take over. Where setpriv is missing that start ends it first.
  const endWithUs = ['setpriv', '--pdeathsig', 'INT', '--']
  if (!isRoot) {
    return [
      { prefix: endWithUs, uid: undefined },
      { prefix: [], uid: undefined },
    ]
  }
  // PostgreSQL refuses to run as root. In a user namespace it sees itself as nobody while it still owns
  // root's files, below a 0700 home too. Where namespaces are blocked it becomes nobody, and reaches its
  // folder below a 0700 home by one capability.
  const namespace = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  const become = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--pdeathsig', 'INT']
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return [
    { prefix: [...namespace, ...endWithUs], uid: 0 },
    { prefix: namespace, uid: 0 },
    { prefix: [...become, ...reach, '--'], uid: nobody },
    { prefix: [...become, '--'], uid: nobody },
  ]
}

/** Makes everything below a folder belong to one user; costs one look when it does already. */
function giveTo(path: string, uid: number): void {
  const entry = lstatSync(path)
  if (entry.uid === uid) return
  // The folder itself comes last, so that an interrupted change is taken up again.
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), uid)
  lchownSync(path, uid, uid)
}
