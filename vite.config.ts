import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { type PagePath, pagePaths } from './contract/pages.ts'
import { leanContract } from './tools/vite/lean-contract.ts'
import { frameCalls, openCalls, pageCalls, partnerCalls } from './web/app/early-calls.ts'

const api = process.env.SERESHTA_API ?? 'http://127.0.0.1:3000'
// Without one the proxy closes each connection, and to the server a stranger's proxy looks like that: no outbox.
const agent = new Agent({ keepAlive: true })
const proxied = ['/auth/v1', '/rest', '/functions', '/storage', '/realtime', '/api', '/outbox', '/healthz']

/** Writes a .br and a .gz beside every text file of the build, so that the server never compresses while answering. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir: outDir = '.' }) {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue
        const file = join(outDir, name)
        const bytes = readFileSync(file)
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
      }
    },
  }
}

/** Imports each icon from its own file, so that a page has its own icons and no others. */
function singleIcons(): Plugin {
  const folder = 'lucide-react/dist/esm/'
  const list = readFileSync(new URL(`node_modules/${folder}lucide-react.mjs`, import.meta.url), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return {
    name: 'single-icons',
    apply: 'build',
    transform: {
      filter: { code: 'lucide-react' },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from ['"]lucide-react['"]/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => files.has(name.split(' ')[0] ?? ''))
            .map((name) => {
              const [icon = '', , alias = icon] = name.split(' ')
              return `import ${alias} from '${folder}${files.get(icon)}'`
            })
            .join(';'),
        ),
    },
  }
}

/** Preloads the fonts that every first paint needs; the others wait until a character asks for them. */
function preloadFont(pattern: RegExp): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => pattern.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
          })),
    },
  }
}

/**
 * Writes a page for every address, from one of the two that are built: it names the chunks of its page, which would
 * otherwise be found only when the router runs, and what the page asks the server for first.
 */
function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const filesOf = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(inWeb(module)))
          if (!chunk) throw new Error(`The build has no ${module}; was a page renamed?`)
          const found = new Set([chunk.fileName])
          for (const name of found)
            for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
              found.add(next)
          return [...found]
        }
        for (const path of pagePaths) {
          const isCareer = path === '/career'
          const html = bundle[isCareer ? 'career.html' : 'index.html']
          if (html?.type !== 'asset') throw new Error('The build has no page')
          const isBare = path === '/auth' || isCareer
          const files = isCareer
            ? []
            : [...(isBare ? [] : filesOf('app/shell.tsx')), ...filesOf(pageOf(path))]
          const source = withEarly(String(html.source), files, isCareer ? undefined : callsOf(path, isBare))
          this.emitFile({ type: 'asset', fileName: pageOf(path).replace(/tsx$/, 'html'), source })
        }
      },
    },
  }
}

type EarlyCalls = Partial<Record<'open' | 'frame' | 'page' | 'partner', readonly string[]>>

function callsOf(path: PagePath, isBare: boolean): EarlyCalls {
  if (isBare) return { open: openCalls }
  const [page = [], partner = []] = [pageCalls[path], partnerCalls[path]]
  return { open: openCalls, frame: frameCalls, page, partner }
}

/** A page that fetches more files at once, and asks the server for what this address shows first. */
function withEarly(html: string, files: readonly string[], calls: EarlyCalls = {}): string {
  const links = [...new Set(files)]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const data = Object.entries(calls).map(([name, addresses]) => ` data-${name}="${addresses.join(' ')}"`)
  return html
    .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
    .replace('<script src="/early.js"', `$&${data.join('').replaceAll('&', '&amp;')}`)
}

/** Answers /career with its own page in development, as the server does with the build. */
function careerPage(): Plugin {
  return {
    name: 'career-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _answer, next) => {
        if (request.url?.split('?', 1)[0] === '/career') request.url = '/career.html'
        next()
      })
    },
  }
}

interface Graph {
  getModuleInfo: Rolldown.GetModuleInfo
}

const inWeb = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url))
const known = new Map<string, ReadonlySet<string>>()

/** Everything that cannot be loaded without this module: it, what imports it, what imports that. */
function needing(id: string, graph: Graph): ReadonlySet<string> {
  const found = known.get(id)
  if (found) return found
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  known.set(id, seen)
  return seen
}

/** The chunk of a module that several places need, from what is always there to what few pages share; null for the rest. */
function chunkOf(id: string, graph: Graph): string | null {
  const needed = needing(id, graph)
  const isIn = (entry: string) => id !== inWeb(entry) && needed.has(inWeb(entry))
  const pages = pagePaths.filter((path) => isIn(pageOf(path)))
  const isKept = isIn('main.tsx') || isIn('app/shell.tsx')
  if (isIn('career.tsx') && (isKept || pages.length > 5 || (isKit(id) && pages.length > 1))) return 'kit'
  if (isIn('main.tsx') || (isKit(id) && pages.includes('/auth') && pages.length > 1)) return 'app'
  if (isIn('app/shell.tsx') && (isKit(id) || isOfTheFrame(id))) return 'frame'
  if ((isIcon(id) && pages.length > 1) || /[\\/]rich-text\.tsx?$/.test(id)) return 'common'
  if (pages.length > 5 || (isKit(id) && pages.length > 1)) return pages.includes('/') ? 'common' : 'parts'
  return pages.join() === '/,/archive' ? 'notes' : null
}

const isIcon = (id: string) => /[\\/]lucide-react[\\/]/.test(id)
// The frame's features have parts that only the dashboard shows.
const isOfTheFrame = (id: string) =>
  /[\\/](web[\\/]features|contract)[\\/](notifications|timers)\b(?!.*timed-tasks)|[\\/]web[\\/](app|lib)[\\/]/.test(
    id,
  )
const isKit = (id: string) =>
  /[\\/](node_modules[\\/]lucide-react|web[\\/](ui|lib))[\\/](?!.*(-base\.tsx|overlay-parts\.ts)$)/.test(id)

/** The file of a page, which has the name of its address. */
function pageOf(path: PagePath): string {
  return `pages/${path === '/' ? 'dashboard' : path.slice(1)}.tsx`
}

// A chunk for what changes together and is needed together. Few of them: a slow line pays for every request.
// Base UI and what stands on it is one lazy piece (web/ui/overlay-loader.ts); a static import of it would make it critical.
// A group takes along what its files import and no earlier group has: hence the order.
// Everything else behind a dynamic import (editor, auth client, charts, calendar) stays in chunks of its own.
const groups = [
  // What checks before a form is sent: with the first form, not with the page. Not what checks described rows: it
  // would take what pages show first along.
  {
    name: 'checks',
    priority: 2,
    test: /node_modules[\\/]zod[\\/]|[\\/]web[\\/]lib[\\/]check\.ts$|[\\/]contract[\\/]kernel[\\/](?!row-).*\?schemas$/,
  },
  // Apart from the router and the queries, which the career page does without (docs/decisions/029).
  {
    name: 'react',
    priority: 5,
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
  },
  {
    name: 'vendor',
    priority: 4,
    test: /node_modules[\\/](use-sync-external-store|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/,
  },
  // Before the overlays, or a file of ours that one of them imports too would take them all into the first load.
  ...['kit', 'app', 'frame', 'common', 'parts', 'notes'].map((name, at) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
    priority: 3 - at / 10,
  })),
  // What is open is known without Base UI: the first load of a page that has a list of its own takes this along.
  { name: 'overlay-stack', priority: 2, test: /[\\/]web[\\/]ui[\\/]overlay-stack\.ts$/ },
  {
    name: 'overlays',
    priority: 1,
    test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]|[\\/]web[\\/]ui[\\/].*(-base\.tsx|overlay-parts\.ts)$/,
  },
]

export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    tailwindcss(),
    singleIcons(),
    leanContract(fileURLToPath(new URL('contract/', import.meta.url))),
    careerPage(),
    preloadFont(/source-(sans-3-latin-wght|serif-4-latin-600)/),
    pageFiles(),
    precompress(),
  ],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api, agent }])),
    watch: { ignored: ['**/data/**', '**/artifacts/**'] },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // tools/check-budgets.ts adds up what each page loads first.
    manifest: true,
    sourcemap: false,
    // light-dark() of tokens.css is Baseline since 2024.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The policy allows no inline script, and every browser above preloads modules itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One small file of styles for all pages, so that none waits for its own.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: { index: inWeb('index.html'), career: inWeb('career.html') },
      output: { codeSplitting: { groups } },
    },
  },
})
