import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Language } from '../../contract/kernel/languages.ts'
import { type PagePath, pagePaths } from '../../contract/pages.ts'
import { type Calls, callsOfPage, type NotedCalls, noteCalls } from './prefetched-calls.ts'

function nameOfPage(path: PagePath): string {
  return path === '/' ? 'dashboard' : path.slice(1)
}

/** The module of a page, which has the name of its address. */
export function moduleOfPage(path: PagePath): string {
  return `pages/${nameOfPage(path)}.tsx`
}

/** The pages without the frame of those who are signed in. */
const barePages: readonly PagePath[] = ['/auth', '/career']

/**
 * Writes a page for every address, from one of the two that are built: it names the chunks of its page, which would
 * otherwise be found only when the router runs, and what the page asks the server for first. An unknown address gets one
 * that names nothing. Each language has a folder of them.
 */
export function pageFiles(web: string, language: Language): Plugin {
  let noted: NotedCalls = {}
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      noted = await noteCalls(web)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const script = readFileSync(join(web, 'public/prefetch.js'), 'utf8')
        const first = hashedName('prefetch', script)
        this.emitFile({ type: 'asset', fileName: first, source: script })
        const [site, career] = ['index.html', 'career.html'].map((name) =>
          takeHtml(bundle, name).replace('src="/prefetch.js"', `src="/${first}"`),
        ) as [string, string]
        const emit = (page: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: `pages/${language}/${page}.html`, source })
        emit('unknown', site)
        for (const path of pagePaths) {
          const isCareer = path === '/career'
          const isBare = barePages.includes(path)
          const modules = isCareer ? [] : [...(isBare ? [] : ['app/shell.tsx']), moduleOfPage(path)]
          const files = modules.flatMap((module) => filesOf(join(web, module), bundle))
          const calls = isCareer ? undefined : callsOfPage(noted, path, isBare)
          emit(nameOfPage(path), withItsFiles(isCareer ? career : site, files, calls && { first, calls }))
        }
      },
    },
  }
}

/** One of the two pages that are built, out of the bundle: only what is made of it is served. */
function takeHtml(bundle: Rolldown.OutputBundle, name: string): string {
  const html = bundle[name]
  if (html?.type !== 'asset') throw new Error('The build has no page')
  delete bundle[name]
  return String(html.source)
}

/** The chunk of a module and all that it imports at once. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!chunk) throw new Error(`The build has no ${module}; was a page renamed?`)
  const found = new Set([chunk.fileName])
  for (const name of found)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(next)
  return [...found]
}

/** Under such a name a file is kept by every browser, and never asked for again. */
function hashedName(name: string, content: string): string {
  return `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`
}

interface Asked {
  /** The page's first script, which asks. */
  first: string
  calls: Calls
}

/** A page that fetches these files at once, and asks the server for what this address shows first. */
function withItsFiles(html: string, files: readonly string[], asked: Asked | undefined): string {
  const links = [...new Set(files)]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const whole = html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
  if (!asked) return whole
  const text = JSON.stringify(asked.calls).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return whole.replace(`<script src="/${asked.first}"`, `$& data-calls="${text}"`)
}
