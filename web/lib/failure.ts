import type { FieldComplaint, Kind, Reason, RefusalBody } from '../../contract/kernel/reasons.ts'
import { away } from '../../contract/words/device.ts'
import { failures } from './labels.ts'

/** 'offline' is our own word: no answer came at all. */
type FailureKind = Kind | 'bug' | 'offline'
export type FailureReason = Reason | 'server.bug' | 'network.unreachable'

/** The one error that a call fails with; `message` is a sentence for the person on screen. */
export class CallFailure extends Error {
  readonly kind: FailureKind
  readonly reason: FailureReason
  readonly status: number
  readonly request_id: string | undefined
  readonly fields: readonly FieldComplaint[]
  /** The row as it stands, when the change was made on an older version of it. */
  readonly current: unknown

  constructor(refusal: Omit<RefusalBody, 'kind' | 'reason' | 'request_id'> & FailureDetail) {
    super(refusal.message)
    this.name = 'CallFailure'
    this.kind = refusal.kind
    this.reason = refusal.reason
    this.status = refusal.status
    this.request_id = refusal.request_id
    this.fields = refusal.fields ?? []
    this.current = refusal.current
  }
}

interface FailureDetail {
  kind: FailureKind
  reason: FailureReason
  status: number
  request_id?: string | undefined
}

/** No answer came: the network, the server or the way between is down. */
export function unreachable(): CallFailure {
  return new CallFailure({
    kind: 'offline',
    reason: 'network.unreachable',
    status: 0,
    message: failures.unreachable,
  })
}

/** Nobody is signed in here any more; said in the server's words, as the table of all sentences is not loaded. */
export function signedOut(): CallFailure {
  const message = failures.signedOut
  return new CallFailure({ kind: 'unauthenticated', reason: 'session.missing', status: 401, message })
}

/** A failure from an answer that is not a success, also from something in between that is not our server. */
export function failureOf(status: number, body: unknown): CallFailure {
  if (isRefusal(body)) return new CallFailure({ ...body, status })
  const between = status === 502 || status === 503 || status === 504
  return new CallFailure({
    kind: between ? 'unavailable' : 'bug',
    reason: between ? 'server.unavailable' : 'server.bug',
    status,
    message: between ? failures.busy : failures.ours,
  })
}

/**
 * The row as it stands on the server, when a failure says that somebody else was faster. That it is one is guaranteed
 * by the refusal of its own endpoint.
 */
export function rowOfConflict<Row extends { version: number }>(error: unknown): Row | undefined {
  if (!(error instanceof CallFailure) || error.reason !== 'request.stale_version') return undefined
  return hasVersion(error.current) ? (error.current as Row) : undefined
}

function hasVersion(row: unknown): row is { version: number } {
  return typeof row === 'object' && row !== null && 'version' in row && typeof row.version === 'number'
}

/** Whether a row is not the reader's to see, or there is none: both alike. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailure && error.kind === 'not_found'
}

/** Whether the same call may succeed a moment later without anybody changing anything. */
export function mayPass(error: unknown): boolean {
  return error instanceof CallFailure && ['offline', 'unavailable', 'bug'].includes(error.kind)
}

/** What a person is told about any failure; where it is ours, with what they can quote so that we find it. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return failures.unknown
  // What a field complains of says more than that something is not valid.
  if (error instanceof CallFailure && error.reason === 'request.invalid' && error.fields[0])
    return error.fields[0].message
  const reference = referenceOf(error)
  return reference === undefined ? error.message : failures.withReference(error.message, reference)
}

/** What failed, in a screen's own words, and why. */
export const failedAs = (what: string, error: unknown): string => failures.because(what, sentenceOf(error))

/** Why something is not on screen: without a network nothing more is said than that it takes one. */
export function whyNotLoaded(error: unknown): string {
  const isOffline = error instanceof CallFailure && error.kind === 'offline' && !navigator.onLine
  return isOffline ? away.needsConnection : sentenceOf(error)
}

/** The beginning of the request's id, which finds its line in the server's log. A refusal needs none: it says why. */
function referenceOf(error: Error): string | undefined {
  if (!(error instanceof CallFailure) || (error.kind !== 'bug' && error.kind !== 'unavailable'))
    return undefined
  return error.request_id?.slice(0, 8)
}

function isRefusal(body: unknown): body is RefusalBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'kind' in body &&
    'reason' in body &&
    'message' in body &&
    typeof body.message === 'string'
  )
}
