import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../kernel/log.ts'
import type { Postmaster } from './postmaster.ts'

interface Listeners {
  onDown: ((reason: string) => void) | undefined
  onUp: ((pid: number) => void) | undefined
}

const firstPauseMs = 100
const longestPauseMs = 10_000
// After so long without a crash the next one is a new story and is answered at once again.
const steadyMs = 60_000

/**
 * Starts a database and starts it again whenever it ends by itself, with growing pauses, until `stop`.
 * Only the first start's failure is the caller's.
 */
export async function keepRunning(
  start: () => Promise<Postmaster>,
  log: Log,
  { onDown, onUp }: Listeners,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let current: Postmaster | undefined = await start()
  const watched = watch()

  async function watch(): Promise<void> {
    let pause = firstPauseMs
    while (current) {
      const startedAt = Date.now()
      const reason = await current.ended
      if (stopping.signal.aborted) return
      log.error({ reason }, 'the database ended by itself; restarting it')
      onDown?.(reason)
      if (Date.now() - startedAt > steadyMs) pause = firstPauseMs
      current = undefined
      while (!current && (await pauseFor(pause))) {
        pause = Math.min(pause * 2, longestPauseMs)
        current = await start().catch((error: unknown) => {
          log.error({ reason: String(error) }, 'the database does not start again; the next attempt follows')
          return undefined
        })
      }
      if (current && !stopping.signal.aborted) {
        log.info({ pid: current.pid }, 'the database is back')
        onUp?.(current.pid)
      }
    }
  }

  // False when the wait was cut short because we stop.
  async function pauseFor(ms: number): Promise<boolean> {
    try {
      await wait(ms, undefined, { signal: stopping.signal, ref: false })
      return true
    } catch {
      return false
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      await current?.stop()
      await watched
      // A restart that was under way while we stopped.
      await current?.stop()
    },
  }
}
