import type { CDPSession, Page } from '@playwright/test'

/** What a page was like to load, in milliseconds where nothing else is said. */
export interface Load {
  lcp: number
  /** The largest thing that was painted, so that a figure can be understood. */
  largest: string
  cls: number
  /** All time in tasks above 50 ms until the page was settled. */
  longTasks: number
  /** The main thread's own processor time until then, which other work on the machine does not lengthen. */
  busy: number
  /** When the last answer that the page waited for had come. */
  settled: number
  requests: Request[]
}

export interface Request {
  name: string
  from: number
  to: number
  bytes: number
}

/** How slow the measured device is. */
export interface Throttle {
  name: string
  /** A processor so many times slower than this machine's. */
  cpu: number
  /** Bits a second and milliseconds; absent for the machine's own network. */
  network?: { down: number; up: number; latency: number }
}

/** The preset 'Fast 4G' of Chromium's developer tools (9 and 1.5 Mbit/s × 0.9, 60 ms × 2.75), and a processor four times slower. */
export const fast4G: Throttle = {
  name: 'Fast 4G, 4× slower processor',
  cpu: 4,
  network: { down: 9e6 * 0.9, up: 1.5e6 * 0.9, latency: 60 * 2.75 },
}

/** The machine as it is. */
export const unthrottled: Throttle = { name: 'no throttling', cpu: 1 }

/** Slows the page down from now on. */
export async function slowDown(page: Page, { cpu, network }: Throttle): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    })
  }
  return session
}

/** Lets every page of the context keep its own figures, from its first moment on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(keepFigures)
}

// Runs in the page. Layout shifts are summed as the standard says: the worst window of at most five seconds, with
// pauses below one. Of an interaction the slowest event counts.
function keepFigures(): void {
  const figures: Figures = {
    lcp: 0,
    largest: '',
    cls: 0,
    longTasks: 0,
    last: 0,
    interactions: {},
  }
  const observe = (type: string, each: (entry: Seen) => void, more = {}) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as Seen)
    })
    observer.observe({ type, buffered: true, ...more })
  }
  const window_ = { sum: 0, from: 0, last: 0 }
  observe('largest-contentful-paint', (entry) => {
    figures.lcp = entry.startTime
    const { element } = entry
    const text = element?.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40) ?? ''
    figures.largest = `${element?.tagName.toLowerCase() ?? '?'} ${text}`
  })
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const isSameWindow = entry.startTime - window_.last < 1000 && entry.startTime - window_.from < 5000
    window_.sum = (isSameWindow ? window_.sum : 0) + entry.value
    if (!isSameWindow) window_.from = entry.startTime
    window_.last = entry.startTime
    figures.cls = Math.max(figures.cls, window_.sum)
  })
  observe('longtask', (entry) => {
    figures.longTasks += entry.duration
    figures.last = entry.startTime + entry.duration
  })
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (!interactionId) return
      figures.interactions[interactionId] = Math.max(figures.interactions[interactionId] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )
  Object.assign(globalThis, { vitals: figures })
}

interface Figures extends Pick<Load, 'lcp' | 'largest' | 'cls' | 'longTasks'> {
  /** The end of the last long task. */
  last: number
  /** The slowest event of each interaction. */
  interactions: Record<number, number>
}

/** What these kinds of entries have beyond the ones that TypeScript knows. */
interface Seen extends PerformanceEntry {
  element?: Element
  hadRecentInput: boolean
  value: number
  interactionId: number
}

const calmMs = 1000
const longestMs = 20_000

/** Waits until nothing was fetched, painted or computed for a second, and answers the load's figures. */
export async function loadOf(page: Page, session: CDPSession): Promise<Load> {
  const seen = await page.evaluate(
    ([calm, longest]) =>
      new Promise<Omit<Load, 'busy'>>((resolve) => {
        const { vitals } = globalThis as unknown as { vitals: Figures }
        const requestsNow = () =>
          [
            ...performance.getEntriesByType('navigation'),
            ...performance.getEntriesByType('resource'),
          ] as PerformanceResourceTiming[]
        const look = () => {
          const requests = requestsNow().map(({ name, startTime, responseEnd, transferSize }) => ({
            name: name.replace(location.origin, ''),
            from: startTime,
            to: responseEnd,
            bytes: transferSize,
          }))
          const settled = Math.max(...requests.map(({ to }) => to))
          const quietSince = Math.max(settled, vitals.lcp, vitals.last)
          const isCalm = document.readyState === 'complete' && performance.now() - quietSince > calm
          if (!isCalm && performance.now() < longest) return setTimeout(look, 100)
          const { lcp, largest, cls, longTasks } = vitals
          resolve({ lcp, largest, cls, longTasks, settled, requests })
        }
        look()
      }),
    [calmMs, longestMs] as const,
  )
  const { metrics } = await session.send('Performance.getMetrics')
  const busy = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  return { ...seen, busy }
}

/** Milliseconds of the slowest event since the last call; 0 when all were below 16. */
export async function slowestInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Entries are told after the frame that they ended in.
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { vitals } = globalThis as unknown as { vitals: Figures }
    const slowest = Math.max(0, ...Object.values(vitals.interactions))
    vitals.interactions = {}
    return slowest
  })
}
