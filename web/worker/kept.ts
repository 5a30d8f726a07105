import { PrecacheController } from 'workbox-precaching'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { callPrefixes, keptPages, networkPatience } from '../../contract/pages.ts'
import { awayPage } from './away-page.ts'
import { documentsPrefix, keptPrefix } from './messages.ts'

/** Every hashed file of this build, in all languages, and a name for it; the build writes both in. */
declare const filesOfBuild: readonly string[]
declare const nameOfBuild: string

const { cookieStore: cookies } = self as {
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
}
const files = new Set(filesOfBuild.map((name) => `/assets/${name}`))
const filesCache = `${keptPrefix}files`
const documentsCache = `${documentsPrefix}${nameOfBuild}`
// The answers are the same whatever was asked along with the address: a file has its hash, a document its language.
const matchOptions = { ignoreVary: true }

/** First from the cache: the name of such a file changes with its content. */
export const fileStrategy = new CacheFirst({ cacheName: filesCache, matchOptions })

/** First from the network, for three seconds; then what was kept of this build. */
export const documentStrategy = new NetworkFirst({
  cacheName: documentsCache,
  matchOptions,
  networkTimeoutSeconds: networkPatience,
  plugins: [
    {
      // Whatever is asked for in its address, the document of a page is one.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && (await speaksAsChosen(cachedResponse)) ? cachedResponse : null,
      cacheWillUpdate: async ({ response }) => ((await isToKeep(response)) ? response : null),
    },
  ],
})

/**
 * For documents that are not kept: what the browser began to fetch while the worker was starting is taken. Without a network
 * a page of ours says so, in the place of the browser's.
 */
export const otherStrategy = new NetworkOnly({
  plugins: [{ handlerDidError: async () => awayPage(await languageHere()) }],
})

/** Whether a file is one of this build, and so may be kept. */
export function isOfBuild(path: string): boolean {
  return files.has(path)
}

/** Whether an address is a call or belongs to the machine: the worker leaves those alone. */
export function isLeftAlone(path: string): boolean {
  return leftAlone.some((prefix) => path.startsWith(prefix))
}
export const leftAlone = [...callPrefixes, '/outbox'] as const

/** Keeps the documents of `keptPages` and what they name, all or nothing: a worker that cannot has not been installed. */
export async function keepShell(event: ExtendableEvent): Promise<void> {
  const documents = await caches.open(documentsCache)
  const named = new Set<string>()
  for (const page of keptPages) {
    const response = await fetch(page, { cache: 'no-cache' })
    // A page of the next build is already there: its own worker follows.
    if (!(await isToKeep(response))) continue
    for (const file of filesIn(await response.clone().text())) named.add(file)
    await documents.put(page, response)
  }
  const shell = new PrecacheController({ cacheName: filesCache })
  shell.addToCacheList([...named].map((url) => ({ url, revision: null })))
  await shell.install(event)
}

/** Keeps what a page had loaded before the worker was there, as far as it is of this build. */
export async function keepFiles(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter(isOfBuild)) await fileStrategy.handle({ event, request: new Request(path) })
}

/** Takes away what other builds and former workers kept. */
export async function dropOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(keptPrefix))
  const old = names.filter((name) => name !== filesCache && name !== documentsCache)
  for (const name of old) await caches.delete(name)
  const kept = await caches.open(filesCache)
  for (const request of await kept.keys())
    if (!isOfBuild(new URL(request.url).pathname)) await kept.delete(request)
}

/** A document of this build; of those in another language than it none remains, so that no page mixes them. */
async function isToKeep(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const text = await response.clone().text()
  if (!filesIn(text).every(isOfBuild)) return false
  const documents = await caches.open(documentsCache)
  for (const page of await documents.keys()) {
    const kept = await documents.match(page, matchOptions)
    if (languageIn((await kept?.text()) ?? '') !== languageIn(text))
      await documents.delete(page, matchOptions)
  }
  return true
}

/** The language that was chosen, else that of what is kept. */
async function languageHere(): Promise<string | undefined> {
  const chosen = await cookies?.get('sereshta_language')
  if (chosen?.value) return chosen.value
  const documents = await caches.open(documentsCache)
  const [page] = await documents.keys()
  const kept = page && (await documents.match(page, matchOptions))
  return kept && languageIn(await kept.text())
}

/** Whether a kept document is in the language that was chosen since; a browser that does not let a worker see leaves it so. */
async function speaksAsChosen(response: Response): Promise<boolean> {
  const chosen = await cookies?.get('sereshta_language')
  return !chosen?.value || languageIn(await response.clone().text()) === chosen.value
}

function filesIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
}

function languageIn(html: string): string | undefined {
  return html.match(/<html lang="(\w+)"/)?.[1]
}
