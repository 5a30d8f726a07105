import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Adds up what a page loads before it can be used, from the manifest of the last build, and exits 1 when that
 * is more than the budget. JavaScript and CSS are counted gzipped, fonts as they are.
 */

/** One file of the build, as the manifest describes it. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, Chunk>

const folder = 'dist/web'
const kilobyte = 1024

// The page's own chunk, and the navigation where the page has it; the career page is an entry of its own.
const shell = 'app/shell.tsx'
const main = 'index.html'
const budgets = [
  { page: '/', budget: 190, parts: [main, shell, 'pages/dashboard.tsx'] },
  { page: '/auth', budget: 175, parts: [main, 'pages/auth.tsx'] },
  { page: '/profile', budget: 175, parts: [main, shell, 'pages/profile.tsx'] },
  { page: '/archive', budget: 175, parts: [main, shell, 'pages/archive.tsx'] },
  { page: '/caselist', budget: 175, parts: [main, shell, 'pages/caselist.tsx'] },
  { page: '/calendar', budget: 175, parts: [main, shell, 'pages/calendar.tsx'] },
  { page: '/costing', budget: 175, parts: [main, shell, 'pages/costing.tsx'] },
  // With what moves its events by dragging.
  { page: '/timeline', budget: 190, parts: [main, shell, 'pages/timeline.tsx'] },
  { page: '/audit', budget: 175, parts: [main, shell, 'pages/audit.tsx'] },
  { page: '/people', budget: 175, parts: [main, shell, 'pages/people.tsx'] },
  { page: '/meetings', budget: 175, parts: [main, shell, 'pages/meetings.tsx'] },
  { page: '/chat', budget: 175, parts: [main, shell, 'pages/chat.tsx'] },
  { page: '/statements', budget: 175, parts: [main, shell, 'pages/statements.tsx'] },
  { page: '/leaderboard', budget: 175, parts: [main, shell, 'pages/leaderboard.tsx'] },
  { page: '/partners', budget: 175, parts: [main, shell, 'pages/partners.tsx'] },
  { page: '/feedback', budget: 175, parts: [main, shell, 'pages/feedback.tsx'] },
  { page: '/applications', budget: 175, parts: [main, shell, 'pages/applications.tsx'] },
  { page: '/career', budget: 140, parts: ['career.html'] },
]
const cssBudget = 20
const fontBudget = 55
const firstFonts = /^(source-sans-3-latin-wght|source-serif-4-latin-600)/

const manifest = readManifest()
const rows = [
  ...budgets
    .filter(({ parts }) => parts.every((part) => part in manifest))
    .map(({ page, budget, parts }) => ({
      what: `JavaScript of ${page}`,
      size: sizeOf(filesOf(parts, ({ file }) => [file])),
      budget,
    })),
  {
    what: 'CSS of every page',
    size: sizeOf(chunkOf('style.css').file.split(' ')),
    budget: cssBudget,
  },
  { what: 'fonts of a page in English', size: sizeOfFonts(), budget: fontBudget },
]

for (const { what, size, budget } of rows) {
  const verdict = size > budget ? 'TOO MUCH' : 'ok'
  console.log(`${what.padEnd(28)} ${size.toFixed(1).padStart(6)} of ${budget} KB  ${verdict}`)
}
process.exitCode = rows.some(({ size, budget }) => size > budget) ? 1 : 0

/** Every file that these parts need, each once; what is imported later does not count. */
function filesOf(parts: string[], of: (chunk: Chunk) => string[]): Set<string> {
  const seen = new Set<string>()
  const queue = [...parts]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    queue.push(...(chunkOf(name).imports ?? []))
  }
  return new Set([...seen].flatMap((name) => of(chunkOf(name))))
}

function chunkOf(name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}; was a page renamed?`)
  return chunk
}

function sizeOf(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += statSync(join(folder, `${file}.gz`)).size
  return bytes / kilobyte
}

function sizeOfFonts(): number {
  const files = Object.values(manifest).map(({ file }) => file)
  const fonts = files.filter((file) => firstFonts.test(file.split('/').at(-1) ?? ''))
  if (fonts.length === 0) throw new Error('The build has none of the fonts that every page needs')
  return fonts.reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0) / kilobyte
}

/** Guaranteed by Vite, which wrote it. */
function readManifest(): Manifest {
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\` first`)
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}
