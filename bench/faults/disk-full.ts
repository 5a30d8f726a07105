import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Drill } from './drill.ts'
import { withDatabase } from './stage.ts'

// Files are taken while 512 MB are free; the database itself needs some 150 MB.
const megabytes = 900
const fullMs = 15_000

let mounted: string | undefined

/** The disk of the data folder fills up under the database, and is freed again. */
export const diskFull: Drill = {
  name: 'disk-full',
  what: `the disk of the data folder (${megabytes} MB) is full for ${fullMs / 1000} s`,
  skip: () => {
    mounted = mount()
    return mounted === undefined
      ? 'left out, because no file system may be mounted here (that takes root and mkfs.ext4)'
      : undefined
  },
  wanted: (seed) => ({ seed, dataDir: join(mounted ?? '', 'data') }),
  disturb: async (stage) => {
    const ballast = join(mounted ?? '', 'ballast')
    fill(ballast)
    for (const began = Date.now(); Date.now() - began < fullMs; ) {
      // A new file of the log is what a database cannot do without.
      const turn = 'select pg_switch_wal()'
      await withDatabase(undefined, stage.dataDir, (db) => db.query(turn)).catch(() => undefined)
      fill(ballast)
      await wait(500)
    }
    rmSync(ballast)
    return stage.untilWell()
  },
  clear: () => unmount(),
}

/** A file system in a file, when one may be mounted. */
function mount(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-disk-'))
  const place = join(folder, 'disk')
  try {
    mkdirSync(place)
    const quietly = { stdio: 'ignore' } as const
    execFileSync('truncate', ['-s', `${megabytes}M`, join(folder, 'image')], quietly)
    execFileSync('mkfs.ext4', ['-q', '-m', '0', join(folder, 'image')], quietly)
    execFileSync('mount', ['-o', 'loop', join(folder, 'image'), place], quietly)
    return place
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

const longestGoodbyeMs = 30_000

/** The database of a killed server needs a moment until it has left the disk, too. */
async function unmount(): Promise<void> {
  if (mounted === undefined) return
  for (const began = Date.now(); ; ) {
    try {
      execFileSync('umount', [mounted], { stdio: 'ignore' })
      break
    } catch (error) {
      if (Date.now() - began > longestGoodbyeMs) throw error
      await wait(200)
    }
  }
  rmSync(join(mounted, '..'), { recursive: true, force: true })
  mounted = undefined
}

/** Writes until nothing more goes in. */
function fill(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (let piece = Buffer.alloc(1024 * 1024); piece.length > 0; ) {
      try {
        while (writeSync(file, piece) === piece.length);
      } catch {
        // The disk is full for a piece of this size.
      }
      piece = piece.length > 512 ? piece.subarray(0, piece.length / 2) : piece.subarray(0, 0)
    }
  } finally {
    closeSync(file)
  }
}
