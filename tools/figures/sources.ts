import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A file of the repository, by its path from the top. */
export interface Source {
  path: string
  text: string
}

/** Whether a file only serves tests: none of the product may import it. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|(^|\/)testing[a-z-]*\.ts$|\/test-[a-z-]+\.ts$|^e2e\//.test(path)
}

/**
 * Whether a file's lines are product lines: code and styles of the three rooms. Tests are not, nor what a tool
 * wrote, `data/`, the catalogues of words, and SQL, which no release may take away again.
 */
export function isProduct(path: string): boolean {
  const inRoom = /^(contract|server|web)\/.*\.(tsx?|css|js)$/.test(path)
  const generated = path === 'server/db/types.ts' || /\.gen\.tsx?$/.test(path)
  const words = /^contract\/words\/|\/labels\.tsx?$|\.bn\.tsx?$/.test(path)
  return inRoom && !isTest(path) && !generated && !words && !path.includes('/data/')
}

/** Every file of code that git knows or would take. */
export function readSources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((path) => /\.([cm]?[jt]s|tsx|css|html)$/.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** How many lines a text has, its comments and empty lines with it. */
export function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
