import { registerRoute } from 'workbox-routing'
import { isKeptPage } from '../../contract/pages.ts'
import {
  documentStrategy,
  dropOld,
  fileStrategy,
  isLeftAlone,
  isOfBuild,
  keepFiles,
  keepShell,
  leftAlone,
  otherStrategy,
} from './kept.ts'
import type { Message } from './messages.ts'
import { readPushed } from './pushed.ts'

/*
 * The worker of the site: built apart (tools/vite/service-worker.ts), served at /sw.js. It keeps files of its own build and
 * a few documents, and never an answer of a call: what it does not name below goes its way without it.
 */

declare const self: ServiceWorkerGlobalScope

/** Chromium's way to be told once what the worker has no part in; it then does not even start for it. */
interface RoutableEvent extends ExtendableEvent {
  addRoutes?(routes: readonly object[]): Promise<void>
}

self.addEventListener('install', (event: RoutableEvent) => {
  const alone = leftAlone.map((prefix) => ({ urlPattern: `${prefix}*` }))
  event.waitUntil(
    Promise.all([event.addRoutes?.([{ condition: { or: alone }, source: 'network' }]), keepShell(event)]),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld())
  // A document is then fetched while the worker starts. Without the routes above a call that is opened as a page would be
  // asked twice.
  if (canBeRouted()) event.waitUntil(self.registration.navigationPreload.enable())
})

registerRoute(({ url, sameOrigin }) => sameOrigin && isOfBuild(url.pathname), fileStrategy)
const isDocument = (request: Request, { pathname }: URL) =>
  request.mode === 'navigate' && !isLeftAlone(pathname)
registerRoute(({ request, url }) => isDocument(request, url) && isKeptPage(url.pathname), documentStrategy)
registerRoute(({ request, url }) => isDocument(request, url), otherStrategy)

self.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.ask === 'take over') return event.waitUntil(self.skipWaiting())
  if (message.ask === 'keep') return event.waitUntil(keepFiles(event, message.files))
  event.ports[0]?.postMessage(message.files.every(isOfBuild))
})

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = readPushed(jsonIn(event.data), self.origin)
  const shown = { body, icon: '/icon-192.png', data: path, ...(tag !== undefined && { tag }) }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data ?? '/')))
})

function canBeRouted(): boolean {
  return 'InstallEvent' in self && 'addRoutes' in (self.InstallEvent as { prototype: object }).prototype
}

/** Brings the window to the front that is there already, else opens one: what is typed in another stays. */
async function show(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === self.origin + path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

function jsonIn(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}
