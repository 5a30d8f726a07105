import {
  type FieldComplaint,
  type Kind,
  type Reason,
  sentenceOfReason,
  statusOfKind,
} from '../../contract/kernel/reasons.ts'
import { sentenceOf, type Value } from './wording.ts'

interface Detail {
  /**
   * `message` is a complaint of the contract (contract/kernel/complaints.ts), or the refusal's own reason where the field
   * is what it is about; the reply makes a sentence of it.
   */
  fields?: Pick<FieldComplaint, 'path' | 'message'>[]
  /** The row as it stands now, for a change that was made on an older version. */
  current?: unknown
  /** What stands in the way, as the caller may see it. */
  open?: unknown
  /** What the reason's sentence names ('Room A is taken from …'). */
  values?: Readonly<Record<string, Value>>
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** What went wrong outside of us: for the log, and for nobody else. */
  cause?: unknown
}

/** The one way to say no: a kind (which decides the status), a named reason, and what helps to act on it. */
export class Refusal extends Error {
  readonly kind: Kind
  readonly reason: Reason
  readonly detail: Detail

  constructor(kind: Kind, reason: Reason, detail: Detail = {}) {
    super(sentenceOf({ reason, detail }, 'en'))
    this.kind = kind
    this.reason = reason
    this.detail = detail
  }

  get status(): number {
    return statusOfKind[this.kind]
  }
}

/** A row that is not there or that the actor may not see: the two must not be told apart. */
export const notFound = (): Refusal => new Refusal('not_found', 'row.not_found')

/** An id in a body that names nothing which the actor may see: as if it were asked for, and at its field. */
export const unknownId = (path: string): Refusal =>
  new Refusal('not_found', 'row.not_found', { fields: [{ path, message: 'row.not_found' }] })

/** Input that breaks a rule which only the server can check; names the field. */
export const invalidField = (path: string, message: string): Refusal =>
  new Refusal('invalid', 'request.invalid', { fields: [{ path, message }] })

/** The name of the constraint that a failed statement ran into, if it was one. */
export function brokenConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}

/** What a trigger refuses with a reason of ours: `raise exception 'time.period_closed' using errcode = 'SR422'`. */
export function refusalOfDatabase(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const kind = kinds.find((each) => `SR${statusOfKind[each]}` === error.code)
  return kind && isReason(error.message) ? new Refusal(kind, error.message) : undefined
}

// Guaranteed by how the table is written.
const kinds = Object.keys(statusOfKind) as Kind[]

function isReason(text: string): text is Reason {
  return Object.hasOwn(sentenceOfReason, text)
}
