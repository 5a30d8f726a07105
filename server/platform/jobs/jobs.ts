import type { Kysely } from 'kysely'
import type { DB } from '../../db/types.ts'

/** Work that is done outside requests: at once, later, or by the clock of the firm's zone. */
export interface JobDefinition {
  name: string
  /**
   * When it runs by itself, as cron in the firm's zone. One at a time, over all instances; of the times that
   * passed while no server ran, the latest is made up for.
   */
  cron?: string
  /** How often a failing one is tried again; the waits grow. */
  retries?: number
  /** May run more than once for the same id: after a crash nobody knows whether it was done. */
  work(payload: Record<string, unknown>, run: Run): Promise<void>
}

export interface Run {
  id: string
  /** 1 at first. */
  attempt: number
  /** The job that it was, for one that has failed for good. */
  source?: string
}

/** Jobs of a queue that are due and not begun. */
export interface Due {
  jobs: number
  oldest_seconds: number
}

export interface Jobs {
  /** Adds work within a transaction: it exists when, and only when, the transaction is kept. */
  enqueue(db: Kysely<DB>, job: string, payload: Record<string, unknown>): Promise<void>
  /** Has this process look at once for work that it has just committed; every process looks every few seconds. */
  wake(job: string): void
  /** How many jobs there are that wait, run or have failed, by state. */
  counts(): Promise<Record<string, number>>
  /** What is due and not begun, by queue. */
  due(): Promise<Record<string, Due>>
  /** Works off what is due, from now on until `stop`. */
  start(definitions: readonly JobDefinition[]): Promise<void>
  /**
   * Works off everything that is due now and answers how much it was; with `ignoreWaits` also what waits to
   * be tried again.
   */
  drain(definitions: readonly JobDefinition[], options?: { ignoreWaits?: boolean }): Promise<number>
  /** Takes no more work and waits a moment for what is being done. */
  stop(): Promise<void>
}
