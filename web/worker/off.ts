import { keptPrefix } from './messages.ts'

/* Served at /sw.js while SERVICE_WORKER=off: takes the place of the worker, then itself and all that was kept away. */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(keptPrefix)) await caches.delete(name)
  await self.registration.unregister()
}
