import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { embeddedBinaries } from './embedded-package.ts'

/** A folder with `postgres` and `initdb` of one major version. */
export interface Binaries {
  bin: string
  major: number
}

export const oldestMajor = 15

const places = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

/** Every PostgreSQL that this machine offers, the one npm brought first, then the newest installed one. */
export function* findBinaries(cache: string): Generator<Binaries> {
  const embedded = embeddedBinaries(cache)
  if (embedded) yield embedded
  yield* installedBinaries().reverse()
}

/** Every PostgreSQL from 15 up that is installed on the machine, the oldest first. */
export function installedBinaries(): Binaries[] {
  const folders = [
    ...places.flatMap((place) => globSync(place)),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = new Map<string, Binaries>()
  for (const bin of folders) {
    if (found.has(bin) || !existsSync(join(bin, 'postgres')) || !existsSync(join(bin, 'initdb'))) continue
    const major = majorOf(bin)
    if (major >= oldestMajor) found.set(bin, { bin, major })
  }
  return [...found.values()].sort((a, b) => a.major - b.major)
}

function majorOf(bin: string): number {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['-V'], { encoding: 'utf8' })
  return Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}
