import type { Closing, Hearing } from '../../../contract/hearings.ts'
import type { ListItem, Note, NoteStatus } from '../../../contract/notes.ts'
import type { Step } from '../../../contract/tasks.ts'
import type { CallFailure } from '../../lib/failure.ts'
import { said } from './labels.ts'

/** What is said of a day in court, without the version that it is said on. */
export type OutcomeBody = Omit<Closing, 'id' | 'version'>

/** What can be done without a connection, and of which row it is. */
export type Change =
  | { kind: 'status'; id: string; status: NoteStatus; from: NoteStatus }
  | { kind: 'step'; id: string; done: boolean }
  /** `list` is the list that it was made on, without what waits; null where its words were taken away. */
  | { kind: 'item'; id: string; item: string; completed: boolean; list: ListItem[] | null }
  | { kind: 'hours'; id: string; work_date: string; hours_worked: number }
  /** The notification of a mention is marked done. */
  | { kind: 'mention'; id: string }
  | { kind: 'outcome'; id: string; on_day: string; body: OutcomeBody }

/** Something done that waits on this device, or that has come back. */
export interface Act {
  /** Its Idempotency-Key, and its name on this device. */
  key: string
  change: Change
  /** The version that it was made on; 0 of what has none, and where the row must be read anew first. */
  version: number
  /** What it is of, as it was read there; '' once nobody may read it. */
  about: string
  /** By the server's clock, in milliseconds. */
  at: number
  /** Why it was not done; it is not sent again by itself. */
  refused?: string
  /** The row as it stands, which somebody else has changed otherwise. */
  theirs?: Theirs
  /** How often the server failed on it. */
  tries?: number
}

/** A row as it stands, as far as an act can be of it. */
export type Theirs = Pick<Note, 'version'> &
  Partial<Pick<Note, 'status' | 'list_items' | 'modifier_profile'>> &
  Partial<Pick<Step, 'done_at'>> &
  Partial<
    Pick<Hearing, 'state' | 'on_day' | 'order_summary' | 'adjourned_by' | 'next_kind' | 'next_on' | 'closer'>
  >

export const mostActs = 200
const day = 24 * 60 * 60_000
const longest = 7 * day
/** So often the server may fail on one before the others go on without it. */
const patience = 3

/** Whether an act still waits to be sent, by the server's clock. */
export const isWaiting = (act: Act, now: number): boolean => !isStuck(act) && now - act.at < longest

/** Whether it waits for somebody's word, whatever the connection. */
const isStuck = ({ refused, theirs }: Act): boolean => refused !== undefined || theirs !== undefined

/** Whether it was too long on the device to be sent at all. */
export const isOld = ({ at }: Act, now: number): boolean => now - at >= longest

/** What becomes of an act that the server did not take. */
export type Verdict =
  /** The connection, the server or the session is away: it and all behind it wait. */
  | { is: 'away' }
  /** The row says so already. */
  | { is: 'done' }
  /** Nobody has touched what it changes: it is made anew on the row as it stands. */
  | { is: 'again'; on: Theirs }
  | { is: 'conflict'; theirs: Theirs }
  | { is: 'refused'; why: string }
  /** A failure of ours: it is tried again a few times. */
  | { is: 'failed' }

/** What a failure of its call says of an act. */
export function verdictOf(
  act: Act,
  failure: Pick<CallFailure, 'kind'>,
  theirs: Theirs | undefined,
  why: string,
): Verdict {
  if (theirs) return onTheirs(act, theirs)
  if (['offline', 'unavailable', 'too_many', 'unauthenticated'].includes(failure.kind)) return { is: 'away' }
  if (failure.kind === 'bug' && (act.tries ?? 0) < patience - 1) return { is: 'failed' }
  return { is: 'refused', why }
}

/** What is to be done with a change where the row is not as it was. */
export function onTheirs({ change, version }: Act, theirs: Theirs): Verdict {
  const conflict: Verdict = { is: 'conflict', theirs }
  // Refused on the very row that it was made on, it would be refused for ever.
  const again: Verdict = theirs.version === version ? conflict : { is: 'again', on: theirs }
  if (change.kind === 'status') {
    if (theirs.status === change.status) return { is: 'done' }
    return theirs.status === change.from ? again : conflict
  }
  // A tick has two sides: it says so already, or it stands as before.
  if (change.kind === 'step') return (theirs.done_at !== null) === change.done ? { is: 'done' } : again
  if (change.kind === 'item') {
    const line = theirs.list_items?.find(({ id }) => id === change.item)
    if (!line) return { is: 'refused', why: said.lineGone }
    return line.completed === change.completed ? { is: 'done' } : again
  }
  if (change.kind !== 'outcome') return conflict
  if (theirs.state === 'set') return theirs.on_day === change.on_day ? again : conflict
  return isSameOutcome(change.body, theirs) ? { is: 'done' } : conflict
}

function isSameOutcome({ state, order_summary, adjourned_by, next }: OutcomeBody, theirs: Theirs): boolean {
  const said = (text: string | null | undefined) => text || null
  return (
    theirs.state === state &&
    said(theirs.order_summary) === said(order_summary) &&
    (state !== 'adjourned' || said(theirs.adjourned_by) === said(adjourned_by)) &&
    theirs.next_kind === next?.kind &&
    (next?.kind !== 'date' || theirs.next_on === next.on_day)
  )
}

/** A list with one line ticked, or not. */
export const ticked = (list: readonly ListItem[], item: string, completed: boolean): ListItem[] =>
  list.map((line) => (line.id === item ? { ...line, completed } : line))

/** The queue with one more act; undefined where it is full. */
export function withAct(acts: readonly Act[], act: Act): Act[] | undefined {
  return acts.length < mostActs ? [...acts, act] : undefined
}

/**
 * The acts behind one that was done: those made on the same version of the same row were made on what it did, so they stand
 * on the row as it is after it.
 */
export function following(acts: readonly Act[], done: Act, row: Theirs | undefined): Act[] {
  const rest = acts.filter(({ key }) => key !== done.key)
  if (!row || done.version === 0) return rest
  return rest.map((act) => {
    if (act.change.id !== done.change.id || act.version !== done.version || isStuck(act)) return act
    const { change } = act
    const isList = change.kind === 'item' && row.list_items !== undefined
    return {
      ...act,
      version: row.version,
      ...(isList && { change: { ...change, list: row.list_items ?? null } }),
    }
  })
}

/** The act without a word of a case, for when its person is not here: what they wrote themselves stays, to be sent. */
export function sealed(act: Act): Act {
  const { theirs, change, ...rest } = act
  const bare = change.kind === 'item' ? { ...change, list: null } : change
  // What was read goes, so the row is read anew before it is sent.
  const isToRead = theirs !== undefined || bare !== change
  return { ...rest, change: bare, about: '', version: isToRead ? 0 : act.version }
}
