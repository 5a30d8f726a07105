import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './find-binaries.ts'

/** How PostgreSQL is started here: a command in front of its own, and who then owns its files. */
export interface RunAs {
  prefix: readonly string[]
  /** Undefined when this process's own user stays the owner. */
  owner: Owner | undefined
}

interface Owner {
  uid: number
  gid: number
}

const root: Owner = { uid: 0, gid: 0 }
const nobody: Owner = { uid: 65534, gid: 65534 }

/**
 * Finds a way to run these binaries on a folder, and gives the folder to the user that this way needs.
 * Answers the reason, as a string, when there is none.
 */
export function chooseRunAs(binaries: Binaries, folder: string): RunAs | string {
  const reasons = new Set<string>()
  for (const way of ways(lstatSync(folder))) {
    if (way.owner) giveTo(folder, way.owner)
    const [file, ...args] = commandAs(way, ['sh', '-c', probe, 'sh', folder, join(binaries.bin, 'initdb')])
    const { status, stderr, error } = spawnSync(file, args, { encoding: 'utf8', env: plainEnvironment() })
    if (status === 0 && !blindness.test(stderr)) return way
    reasons.add((stderr || error?.message || 'it does not start').trim())
  }
  return [...reasons].join('; ')
}

// initdb wants the name of its user, which an arbitrary uid of a container has not.
const probe = `
  test -w "$1" || { echo "$1 cannot be written to" >&2; exit 1; }
  test -d "$1/cluster" || id -un >/dev/null || exit 1
  exec "$2" -V`

// What initdb says, and goes on, when it cannot find its own binaries.
const blindness = /invalid binary/

/** The whole command that runs `command` that way. */
export function commandAs(way: RunAs, command: readonly string[]): [string, ...string[]] {
  const [file = '', ...args] = [...way.prefix, ...command]
  return [file, ...args]
}

/** An environment without PG* variables, language settings and secrets of ours. */
export function plainEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

function ways(owner: Owner): RunAs[] {
  // The database ends with us, kill -9 included: nothing stays behind that a later start, perhaps of a
  // newer version, would have to take over. Where setpriv is missing that start ends it first.
  const endWithUs = ['setpriv', '--pdeathsig', 'INT', '--']
  // PostgreSQL refuses to run as root. In a user namespace it sees itself as nobody while it still owns
  // the files of the user outside, below a 0700 home too.
  const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--']
  const inNamespace = (user: Owner | undefined): RunAs[] => [
    { prefix: [...namespace, ...endWithUs], owner: user },
    { prefix: namespace, owner: user },
  ]
  if (process.getuid?.() !== 0) {
    return [
      { prefix: endWithUs, owner: undefined },
      { prefix: [], owner: undefined },
      ...inNamespace(undefined),
    ]
  }
  // A folder of somebody else stays theirs: one command as root must not lock them out of their data.
  if (owner.uid !== 0) return [...becoming(owner), ...inNamespace(root)]
  return [...inNamespace(root), ...becoming(nobody)]
}

/** Ways for root to run PostgreSQL as somebody else; one capability reaches folders below a closed home. */
function becoming(owner: Owner): RunAs[] {
  const become = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  // Without the securebit the capability does not count for access(2), by which initdb checks its binaries.
  const reach = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return [
    { prefix: [...become, '--pdeathsig', 'INT', '--'], owner },
    { prefix: [...become, ...reach, '--pdeathsig', 'INT', '--'], owner },
  ]
}

/** Makes everything below a folder belong to one user; costs one look when it does already. */
function giveTo(path: string, { uid, gid }: Owner): void {
  const entry = lstatSync(path)
  if (entry.uid === uid) return
  // The folder itself comes last, so that an interrupted change is taken up again.
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), { uid, gid })
  lchownSync(path, uid, gid)
}
