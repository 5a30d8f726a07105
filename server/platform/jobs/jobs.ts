import type { Kysely } from 'kysely'
import type { DB } from '../../db/types.ts'

/** Work that is done outside requests: at once, later, or by the clock of the firm's zone. */
export interface JobDefinition {
  name: string
  /** When it runs by itself, as cron in the firm's zone. */
  cron?: string
  /** How often a failing one is tried again; the waits grow. */
  retries?: number
  work(payload: Record<string, unknown>, run: { id: string; attempt: number }): Promise<void>
}

export interface Jobs {
  /** Adds work within a transaction: it exists when, and only when, the transaction is kept. */
  enqueue(db: Kysely<DB>, job: string, payload: Record<string, unknown>): Promise<void>
  start(definitions: readonly JobDefinition[]): Promise<void>
  stop(): Promise<void>
}
