import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds the worker of the site and the one that takes it away (`/sw.js`, `/sw-off.js`), each one script without imports.
 * The worker knows all hashed files that are there by now, so that the build of the last language names those of all, and no
 * build goes without a new worker.
 */
export function serviceWorker(folder: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      // Before what packs the files.
      order: 'pre',
      sequential: true,
      async handler({ dir = '.' }) {
        const files = readdirSync(join(dir, 'assets')).filter((name) => !/\.(br|gz)$/.test(name))
        const name = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12)
        const define = { filesOfBuild: JSON.stringify(files), nameOfBuild: JSON.stringify(name) }
        await buildScript(join(folder, 'sw.ts'), join(dir, 'sw.js'), define)
        await buildScript(join(folder, 'off.ts'), join(dir, 'sw-off.js'), {})
      },
    },
  }
}

async function buildScript(input: string, file: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(file, '..'),
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: file.split('/').at(-1) ?? '' } },
    },
  })
}
