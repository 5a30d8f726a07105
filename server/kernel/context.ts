import type { Compilable, Kysely } from 'kysely'
import type { Endpoint } from '../../contract/kernel/endpoint.ts'
import type { Language } from '../../contract/kernel/languages.ts'
import { holds, type Right } from '../../contract/rights.ts'
import type { DB } from '../db/types.ts'
import type { DomainEvent } from './record.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

/** A signed-in person, as the database knows them in this very transaction. */
export interface Staff {
  kind: 'staff'
  user_id: string
  session_id: string
  role: string
  /** The names of the rights that they hold; ask by `may`. */
  rights: readonly string[]
  full_name: string
  /** Whether any case is hidden from them: then what is kept for everybody is counted anew for them. */
  hides_cases: boolean
}

/** An applicant or other stranger. */
export interface Nobody {
  kind: 'nobody'
}

/** The product itself: sign-in, jobs, commands on the machine. */
export interface System {
  kind: 'system'
}

export type Actor = Staff | Nobody | System

/** Where a request came from. */
export interface Client {
  /** The caller's address, after the trusted proxies. */
  address: string
  user_agent: string
  origin: string | undefined
  bearer: string | undefined
  /** The language that the page says it is in; what a browser sends by itself says none. */
  language: Language | undefined
}

/** Puts work into the job queue within the transaction: it is there when, and only when, the rest is. */
type Enqueue = (job: string, payload: Record<string, unknown>) => Promise<void>

/** What a command or query is given: one actor, one transaction, one moment. */
export interface Context<A extends Actor = Actor> {
  actor: A
  db: Kysely<DB>
  /** For `record` alone: sends a write without waiting. If it fails, so does the next query, or the commit. */
  writeLater(query: Compilable): void
  now: Date
  settings: Settings
  request_id: string
  /** Of whoever reads the answer. */
  language: Language
  enqueue: Enqueue
  /** Runs after the commit and never otherwise; its failure is logged and changes nothing. */
  afterCommit(work: () => void | Promise<void>): void
  /** Wakes the live connections after the commit, once. */
  ring(): void
  /** Hands a recorded event to the features that react to it, inside the same transaction. */
  react(event: DomainEvent): Promise<void>
}

export type StaffContext = Context<Staff>
export type SystemContext = Context<System>

/** Whether the caller holds a right, as the database said when this very transaction began. */
export const may = ({ actor }: Pick<StaffContext, 'actor'>, right: Right): boolean => holds(actor, right)

/** Refuses a call whose right the caller does not hold. */
export function assertAccess({ access }: Pick<Endpoint, 'access'>, ctx: StaffContext): void {
  if (access === 'public' || access === 'staff' || may(ctx, access)) return
  throw new Refusal('forbidden', 'rights.partners_only')
}
