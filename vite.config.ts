import { Agent } from 'node:http'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { careerPage } from './tools/vite/career-page.ts'
import { chunkGroups } from './tools/vite/chunk-groups.ts'
import { directImports } from './tools/vite/direct-imports.ts'
import { firstFonts, languageOf, manifestOf, speaking } from './tools/vite/language.ts'
import { leanContract } from './tools/vite/lean-contract.ts'
import { pageFiles } from './tools/vite/page-files.ts'
import { precompress } from './tools/vite/precompress.ts'
import { preloadFont } from './tools/vite/preload-font.ts'
import { pseudo } from './tools/vite/pseudo.ts'
import { serviceWorker } from './tools/vite/service-worker.ts'

const api = process.env.SERESHTA_API ?? 'http://127.0.0.1:3000'
// Without one the proxy closes each connection, and to the server a stranger's proxy looks like that: no outbox.
const agent = new Agent({ keepAlive: true })
const proxied = [
  '/auth/v1',
  '/rest',
  '/functions',
  '/storage',
  '/realtime',
  '/api',
  '/outbox',
  '/healthz',
  '/manifest.webmanifest',
]
const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `--mode bn` makes the site in Bangla; every other mode is in English, `--mode pseudo` in a made-up one. */
export default defineConfig(({ mode }) => ({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [
    speaking(languageOf(mode)),
    mode === 'pseudo' && pseudo(),
    react(),
    tailwindcss(),
    directImports(),
    leanContract(inProject('contract/')),
    careerPage(),
    preloadFont(firstFonts(languageOf(mode))),
    pageFiles(inProject('web'), languageOf(mode)),
    serviceWorker(inProject('web/worker')),
    precompress(),
  ],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api, agent }])),
    watch: { ignored: ['**/data/**', '**/artifacts/**'] },
  },
  build: {
    outDir: mode === 'pseudo' ? '../dist/pseudo' : '../dist/web',
    // The other languages come after English and into the same folder: what says nothing is the same file in each.
    emptyOutDir: languageOf(mode) === 'en',
    // tools/check-budgets.ts adds up what each page loads first.
    manifest: manifestOf(languageOf(mode)),
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
      input: { index: inProject('web/index.html'), career: inProject('web/career.html') },
      output: {
        // Every page loads the names of all files; what a chunk holds stands in the manifest.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(inProject('web')) },
      },
    },
  },
}))
