import { logProblem } from '../lib/log.ts'
import { eventsOf } from '../lib/subscription.ts'
import { trustedScript } from '../lib/trusted-script.ts'
import { type Message, workerAddress } from '../worker/messages.ts'
import { onReconnect } from './connection.ts'

/** How often a window that comes to the front asks for a new version, at most. */
const hour = 60 * 60_000

/**
 * Registers the worker that keeps the site on this device (docs/decisions/091). A new one waits until somebody takes what is
 * offered then, or takes over by itself where the page is of its build already.
 */
export async function keepWorker(offer: (reload: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(trustedScript(workerAddress)).catch((error: unknown) => {
    logProblem('The site cannot be kept on this device', error)
  })
  const registration = await serviceWorker.getRegistration()
  if (!registration) return
  followVersions(registration, (waiting) => offer(() => takeOver(waiting)))
  const { active } = await serviceWorker.ready
  if (active) tell(active, { ask: 'keep', files: loadedFiles() })
}

function followVersions(
  registration: ServiceWorkerRegistration,
  say: (waiting: ServiceWorker) => void,
): void {
  const look = () => {
    const { waiting, active } = registration
    if (waiting && active) void judge(waiting, say)
  }
  const follow = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  // It may have been found before this page was asked to look.
  follow()
  look()
  let asked = Date.now()
  const ask = () => {
    asked = Date.now()
    // Without a connection the next time will do.
    registration.update().catch(() => undefined)
  }
  // The server was away: it may have come back as a new one.
  onReconnect(ask)
  eventsOf(
    document,
    'visibilitychange',
  )(() => {
    if (!document.hidden && Date.now() - asked > hour) ask()
  })
}

async function judge(waiting: ServiceWorker, say: (waiting: ServiceWorker) => void): Promise<void> {
  if (await isOfBuildOf(waiting)) tell(waiting, { ask: 'take over' })
  else say(waiting)
}

/** A worker that says nothing, as the one that only removes itself, has no new version for anybody. */
function isOfBuildOf(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    tell(worker, { ask: 'is yours', files: filesOfDocument() }, [port2])
  })
}

/** Loads the page anew once its new worker is in charge; what was typed is kept as over any reload. */
function takeOver(waiting: ServiceWorker): void {
  if (waiting.state === 'installed') {
    waiting.addEventListener('statechange', () => location.reload(), { once: true })
    tell(waiting, { ask: 'take over' })
  } else location.reload()
}

function tell(worker: ServiceWorker, message: Message, ports: Transferable[] = []): void {
  worker.postMessage(message, ports)
}

/** What this page's document names, which differs from build to build. */
function filesOfDocument(): string[] {
  const named = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('head :is(script, link)')
  return assets([...named].map((one) => ('src' in one ? one.src : one.href)))
}

function loadedFiles(): string[] {
  return assets(performance.getEntriesByType('resource').map(({ name }) => name))
}

function assets(addresses: readonly string[]): string[] {
  const paths = addresses.map((address) => address.replace(location.origin, ''))
  return paths.filter((path) => path.startsWith('/assets/'))
}
