import { createCase } from '../../contract/cases.ts'
import { createDeadline, listDeadlines, signDeadline } from '../../contract/deadlines.ts'
import { closeHearing, createHearing } from '../../contract/hearings.ts'
import type { Desk } from './desk.ts'
import type { LedgerCase } from './ledger.ts'
import { key, type Round, textOf } from './writers.ts'

/** The court of every case here. */
export const courtOfFaults = '0190a8b0-0000-7000-8000-00000000fa01'

const [day, next] = ['2099-02-01', '2099-03-01']

/** A case goes to court: a day, its outcome with the next one, and a deadline; then somebody else's is signed. */
export const goesToCourt: Round = async (desk, n) => {
  const mark = `${desk.name}-${n}`
  const known: LedgerCase = { hearing: undefined, outcome: undefined, deadline: undefined, signed: undefined }
  desk.ledger.cases.set(mark, known)
  const body = { case_id: mark, court_ref: courtOfFaults }
  const made = await desk.untilKnown({
    method: 'POST',
    path: createCase.path,
    body,
    headers: key(`${mark}-case`),
  })
  if (made?.status !== 201) return
  const case_ref = textOf(made.body.id)
  await appears(desk, known, case_ref, mark)
  await hasDeadline(desk, known, case_ref, mark)
  await signsOneOfOthers(desk)
}

async function appears(desk: Desk, known: LedgerCase, case_ref: string, mark: string): Promise<void> {
  known.hearing = 'sent'
  const draft = { case_ref, on_day: day, keep: true }
  const call = { method: 'POST', path: createHearing.path, body: draft, headers: key(`${mark}-day`) } as const
  const made = await desk.untilKnown(call)
  if (made?.status !== 201) return
  known.hearing = 'acked'
  known.outcome = 'sent'
  const outcome = { state: 'held', next: { kind: 'date', on_day: next, keep: true } }
  const body = { id: made.body.id, version: made.body.version, ...outcome }
  const told = await desk.untilKnown({ method: 'POST', path: closeHearing.path, body })
  // Nobody else records it: a stale version is our own outcome, whose answer was lost.
  if (told?.status === 200 || (told?.status === 409 && told.tries > 1)) known.outcome = 'acked'
}

async function hasDeadline(desk: Desk, known: LedgerCase, case_ref: string, mark: string): Promise<void> {
  known.deadline = 'sent'
  const byHand = { due_on: next, extra_reason: 'By order', trigger_day: day }
  const body = { case_ref, title: mark, ...byHand }
  const call = { method: 'POST', path: createDeadline.path, body, headers: key(`${mark}-deadline`) } as const
  const made = await desk.untilKnown(call)
  if (made?.status === 201) known.deadline = 'acked'
}

async function signsOneOfOthers(desk: Desk): Promise<void> {
  const listed = await desk.untilKnown({
    method: 'GET',
    path: `${listDeadlines.path}?view=unsigned&limit=20`,
  })
  const items = Array.isArray(listed?.body.items) ? listed.body.items : []
  const other = items.find(({ can }) => can?.sign)
  const known = desk.ledger.cases.get(textOf(other?.title))
  if (!other || !known) return
  known.signed ??= 'sent'
  const body = { id: other.id, version: other.version }
  const signed = await desk.untilKnown({ method: 'POST', path: signDeadline.path, body })
  if (signed?.status === 200) known.signed = 'acked'
}
