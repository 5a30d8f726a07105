import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../contract/kernel/languages.ts'
import { manifestOf } from './vite/language.ts'

/** What the last build of the web wrote, asked by the names of its sources. */
export interface BuiltPages {
  files: string[]
  has: (name: string) => boolean
  fileOf: (name: string) => string
  /** Every script that these sources need at once, each once; what is imported later does not count. */
  scriptsOf: (names: string[]) => Set<string>
}

const folder = 'dist/web'
const kilobyte = 1024

/** The last build of the web in a language, or undefined where there is none. */
export function readBuiltPages(language: Language): BuiltPages | undefined {
  const path = join(folder, manifestOf(language))
  if (!existsSync(path)) return undefined
  // Guaranteed by Vite, which wrote it.
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >
  const chunkOf = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}; was a page renamed?`)
    return chunk
  }
  const scriptsOf = (names: string[]) => {
    // A set hands out what is added to it while it is walked.
    const needed = new Set(names)
    for (const name of needed) for (const next of chunkOf(name).imports ?? []) needed.add(next)
    return new Set([...needed].map((name) => chunkOf(name).file))
  }
  return {
    files: Object.values(manifest).map(({ file }) => file),
    has: (name) => name in manifest,
    fileOf: (name) => chunkOf(name).file,
    scriptsOf,
  }
}

/** What files of the build weigh in KB, as they are or packed (`.gz`). */
export function weighFiles(files: Iterable<string>, ending: '' | '.gz'): number {
  let bytes = 0
  for (const file of files) bytes += statSync(join(folder, `${file}${ending}`)).size
  return bytes / kilobyte
}
