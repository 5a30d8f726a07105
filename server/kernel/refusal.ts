import { fieldName, readComplaint, wordsOf } from '../../contract/kernel/complaints.ts'
import {
  type FieldComplaint,
  type Kind,
  type Reason,
  sentenceOfReason,
  statusOfKind,
} from '../../contract/kernel/reasons.ts'

interface Detail {
  /** `message` is a complaint of the contract (contract/kernel/complaints.ts); the reply makes a sentence of it. */
  fields?: Pick<FieldComplaint, 'path' | 'message'>[]
  /** The row as it stands now, for a change that was made on an older version. */
  current?: unknown
  /** Words that replace the reason's sentence, where it must name something ('Room A is taken by …'). */
  message?: string
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
    super(detail.message ?? sentenceOfReason[reason])
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

/** Input that breaks a rule which only the server can check; names the field. */
export const invalidField = (path: string, message: string): Refusal =>
  new Refusal('invalid', 'request.invalid', { fields: [{ path, message }] })

/** The name of the constraint that a failed statement ran into, if it was one. */
export function brokenConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}

/**
 * A complaint as a sentence that names its field, and for a screen with labels of its own as code and values. What has
 * no code is a sentence of the specification already.
 */
export function wholeComplaint({ path, message }: Pick<FieldComplaint, 'path' | 'message'>): FieldComplaint {
  const found = readComplaint(message)
  return found ? { path, message: `${fieldName(path)} ${wordsOf(found)}`, ...found } : { path, message }
}
