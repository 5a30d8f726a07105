import { sql } from 'kysely'
import type { Right } from '../../contract/rights.ts'
import type { Context } from './context.ts'

/**
 * Everything that can happen, by name, with what changed. Features add their own in `events.ts`
 * by declaring this interface again, so that the union stays typed and the kernel stays ignorant.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features' declarations
export interface DomainEvents {}

export type DomainEvent = {
  [T in keyof DomainEvents]: {
    type: T
    subject_id: string
    at: Date
    actor_id: string | null
    case_ref?: string | null
    former_case_ref?: string | null
  } & DomainEvents[T]
}[keyof DomainEvents]

/** Who is told that a topic changed. They fetch it again with their own rights. */
export type Audience = 'staff' | { right: Right } | { person: string }

export interface Hint {
  topic: string
  audience: Audience
  /** Of the audience only those who see this case. */
  case_ref?: string | null
  subject_id?: string
  version?: number
}

export type Recorded = {
  [T in keyof DomainEvents]: {
    type: T
    subject_id: string
    /** Who did it, where the transaction is not yet theirs: somebody who proves who they are. */
    actor_id?: string
    /** The case that it is about: only those who see it are told. */
    case_ref?: string | null
    /** The case that the row belonged to before, where that was another one. */
    former_case_ref?: string | null
  } & DomainEvents[T]
}[keyof DomainEvents]

/**
 * Writes what happened into `activity_events` (append-only, no secrets), lets the other features react,
 * and leaves the hints for open browsers: all in the transaction of the change itself.
 */
export async function record(ctx: Context, event: Recorded, hints: readonly Hint[] = []): Promise<void> {
  const caller = ctx.actor.kind === 'staff' ? ctx.actor.user_id : null
  const { type, subject_id, actor_id = caller, case_ref = null, former_case_ref, ...detail } = event
  const former = former_case_ref && former_case_ref !== case_ref ? former_case_ref : null
  ctx.writeLater(
    ctx.db.insertInto('activity_events').values({
      type,
      subject_id,
      actor_id,
      detail: JSON.stringify(detail),
      request_id: ctx.request_id,
      happened_at: ctx.now.toISOString(),
      case_ref,
      former_case_ref: former,
    }),
  )
  // Who saw only the case that a row has left is told that it has gone.
  const cases = former ? [case_ref, former] : [case_ref]
  await leaveHints(
    ctx,
    cases.flatMap((of) => hints.map((hint) => ({ ...hint, case_ref: of ?? hint.case_ref ?? null }))),
  )
  await ctx.react(Object.assign({ at: ctx.now, actor_id }, event) as DomainEvent)
}

/** Leaves hints without an event, for changes that are no news of their own (a notification read). */
export async function leaveHints(ctx: Context, hints: readonly Hint[]): Promise<void> {
  if (hints.length === 0) return
  ctx.ring()
  const rows = hints.map((hint) => ({
    topic: hint.topic,
    subject_id: hint.subject_id ?? null,
    version: hint.version ?? null,
    case_ref: hint.case_ref ?? null,
    ...columnsOf(hint.audience),
    request_id: ctx.request_id,
    created_at: sql<string>`now()`,
  }))
  ctx.writeLater(ctx.db.insertInto('live_events').values(rows))
}

/** As whom a row names its readers. */
function columnsOf(audience: Audience): {
  audience: string
  person_id: string | null
  right_name: string | null
} {
  if (audience === 'staff') return { audience, person_id: null, right_name: null }
  return 'right' in audience
    ? { audience: 'right', person_id: null, right_name: audience.right }
    : { audience: 'person', person_id: audience.person, right_name: null }
}
