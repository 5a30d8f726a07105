import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Access } from '../../contract/kernel/endpoint.ts'
import type { PagePath } from '../../contract/pages.ts'
import { rightsOfRole, roles } from '../../contract/rights.ts'

/** A call as the web's client would make it. */
export interface Call {
  access: Access
  address: string
}

/** The first calls of pages, by what a module's `prefetched` names (web/lib/prefetched.ts). */
export type NotedCalls = Record<string, readonly Call[]>

/** The addresses that a page's first script asks for (web/public/prefetch.js). */
export interface Calls {
  /** Whoever looks at it. */
  everybody: readonly string[]
  /** Once somebody is signed in. */
  staff: readonly string[]
  /** The same at the page's plain address alone; with filters it asks others. */
  page: readonly string[]
  /** The same where a call would refuse other roles. */
  pageOfRole: Record<string, readonly string[]>
}

/** What a page asks for first, sorted by who may. */
export function callsOfPage(noted: NotedCalls, path: PagePath, isBare: boolean): Calls {
  const frame = [...(noted['every page'] ?? []), ...(isBare ? [] : (noted['every page of staff'] ?? []))]
  const page = noted[path] ?? []
  const addresses = (calls: readonly Call[]) => calls.map(({ address }) => address)
  const needed = page
    .map(({ access }) => access)
    .filter((access) => access !== 'public' && access !== 'staff')
  const able = roles.filter((role) =>
    needed.every((right) => rightsOfRole[role].some((held) => held === right)),
  )
  const isForAll = able.length === roles.length
  return {
    everybody: addresses(frame.filter(({ access }) => access === 'public')),
    staff: addresses(frame.filter(({ access }) => access !== 'public')),
    page: isForAll ? addresses(page) : [],
    pageOfRole: isForAll ? {} : Object.fromEntries(able.map((role) => [role, addresses(page)])),
  }
}

/**
 * The calls that the first queries of all pages make. Each `prefetched` is run with a client that only notes what it is
 * asked for, so that addresses, page sizes and defaults are the pages' own.
 */
export async function noteCalls(web: string): Promise<NotedCalls> {
  const features = readdirSync(join(web, 'features')).map((name) => `/features/${name}/api.ts`)
  const { module } = await runnerImport<{ noted: NotedCalls }>(entry, {
    root: web,
    configFile: false,
    logLevel: 'error',
    // Node has one, and warns of it.
    define: { localStorage: 'undefined' },
    plugins: [notingClient(join(web, 'lib/client.ts'), ['/lib/firm.ts', '/app/live.ts', ...features])],
  })
  return module.noted
}

const entry = 'virtual:first-queries'

function notingClient(client: string, modules: readonly string[]): Plugin {
  const inIts = modules.map((path) => `import * as m${modules.indexOf(path)} from '${path}'`).join('\n')
  const all = modules.map((_, index) => `m${index}`).join(', ')
  return {
    name: 'noting-client',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => {
      if (id === client)
        return `
          export { addressOf } from '${client}?own'
          import { addressOf } from '${client}?own'
          export const calls = []
          export function call({ path, access }, args) {
            calls.push({ access, address: addressOf(path, args) })
            return new Promise(() => undefined)
          }`
      if (id !== entry) return undefined
      return `
        import { calls } from '${client}'
        ${inIts}
        export const noted = {}
        const context = { signal: new AbortController().signal }
        for (const { prefetched } of [${all}])
          for (const [page, queries] of Object.entries(prefetched?.() ?? {})) {
            for (const { queryFn, initialPageParam } of queries)
              void queryFn({ ...context, pageParam: initialPageParam })
            noted[page] = [...(noted[page] ?? []), ...calls.splice(0)]
          }`
    },
  }
}
