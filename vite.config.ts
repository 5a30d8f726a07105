import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const api = process.env.SERESHTA_API ?? 'http://127.0.0.1:3000'
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

/** Preloads the one font that every first paint needs; the others wait until a character asks for them. */
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

/** Whether a module is part of what an entry loads first. */
function isIn(entry: string, id: string, graph: Graph): boolean {
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return seen.has(inWeb(entry)) && id !== inWeb(entry)
}

interface Graph {
  getModuleInfo: Rolldown.GetModuleInfo
}

const inWeb = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url))

// Groups instead of the default splitting: what changes with a library, with the kit, with us.
// Base UI and what stands on it is one lazy piece (web/ui/overlay-loader.ts); a static import of it would make it critical.
// A group takes along what its files import and no earlier group has: hence the order.
// Everything else behind a dynamic import (editor, auth client, charts, calendar) stays in chunks of its own.
const groups = [
  // Apart from the router and the queries, which the career page does without (docs/decisions/029).
  { name: 'react', priority: 5, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'vendor',
    priority: 4,
    test: /node_modules[\\/](use-sync-external-store|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/,
  },
  {
    name: 'ui',
    priority: 3,
    test: /node_modules[\\/]lucide-react[\\/]|[\\/]web[\\/]ui[\\/](?!.*-base\.tsx$|overlay-parts\.ts$)/,
  },
  // Before the overlays, or a file of ours that one of them imports too would take them all into the first load.
  // What both pages load first, and what only the product does; the career page's own stays in its entry.
  {
    name: (id: string, graph: Graph) =>
      isIn('main.tsx', id, graph) && isIn('career.tsx', id, graph) ? 'base' : null,
    priority: 2.5,
  },
  { name: (id: string, graph: Graph) => (isIn('main.tsx', id, graph) ? 'app' : null), priority: 2 },
  {
    name: 'overlays',
    priority: 1,
    test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]|[\\/]web[\\/]ui[\\/]/,
  },
]

export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), careerPage(), preloadFont(/source-sans-3-latin-wght/), precompress()],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])),
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
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: { index: inWeb('index.html'), career: inWeb('career.html') },
      output: { codeSplitting: { groups } },
    },
  },
})
