import { listDeadlineRules } from '../../contract/deadline-rules.ts'
import {
  createDeadline,
  type Deadline,
  type DeadlineDraft,
  finishDeadline,
  signDeadline,
} from '../../contract/deadlines.ts'
import { daysAfter, momentAt } from './calendar.ts'
import type { Act, Firm } from './firm.ts'
import { type FileInCourt, memberOf, workday } from './hearings.ts'

/** What has to be done on a file: by a rule, from a day so many days ago, or by hand so many days from today. */
interface Planned {
  place: number
  /** Days from today. */
  from?: number
  due?: number
  rule?: string
  title?: string
  why?: string
  copy?: readonly [applied: number, ready: number]
  cheque?: number
  signed?: true
  done?: string
}

const ordered = 'Ordered by the court.'
const plan: readonly Planned[] = [
  { place: 0, title: 'Take out summons for the doctor of the burn unit', due: 6, why: ordered, signed: true },
  { place: 1, title: 'File the supplementary affidavit', due: 9, why: ordered, signed: true },
  { place: 2, title: 'লিখিত যুক্তিতর্ক দাখিল', due: 12, why: 'আদালতের আদেশ।' },
  {
    place: 3,
    title: 'Bank guarantee for the release of the cargo',
    due: 20,
    why: 'Agreed with the other side.',
  },
  { place: 4, title: 'Application for discharge', due: 4, why: 'Before charge is framed.' },
  { place: 5, rule: 'NI-138-C', from: -20, cheque: -75 },
  { place: 6, rule: 'LA-152', from: -12, copy: [-10, -4] },
  { place: 7, title: 'Reply to the notice of hearing', due: -4, why: 'Named in the notice.' },
  { place: 8, rule: 'CPC-8-1A', from: -25 },
  { place: 9, rule: 'CPC-8-1B', from: -40 },
  { place: 11, rule: 'AD-LEAVE', from: -30 },
  {
    ...{ place: 11, title: 'Serve the rule on respondent no. 3', due: -5, why: ordered, signed: true },
    done: 'Served by special messenger; the return is in the file.',
  },
]

/** The deadlines of one file: worked out on the day on which it was opened, signed and done on later ones. */
export function deadlinesOf(firm: Firm, of: FileInCourt): Act[] {
  return plan
    .filter(({ place }) => place === of.place)
    .flatMap((planned, n): Act[] => {
      const made: { row?: Deadline } = {}
      const lead = memberOf(firm, of.file.lead)
      const add = async () => {
        made.row = await firm.call(lead, createDeadline, { body: await draftOf(firm, of, planned) })
      }
      const sign = async () => {
        const { id, version } = made.row ?? { id: '', version: 0 }
        made.row = await firm.call(of.partner, signDeadline, { body: { id, version } })
      }
      const finish = async () => {
        const { id, version } = made.row ?? { id: '', version: 0 }
        await firm.call(lead, finishDeadline, { body: { id, version, note: planned.done ?? '' } })
      }
      const on = (days: number, minute: number) =>
        momentAt(daysAfter(firm.today, days), minute + of.place, firm.zone)
      return [
        { at: new Date(of.opened.getTime() + (10 + n) * 60_000), happen: add },
        ...(planned.signed ? [{ at: on(-6, 16 * 60), happen: sign }] : []),
        ...(planned.done ? [{ at: on(-5, 15 * 60), happen: finish }] : []),
      ]
    })
}

async function draftOf(firm: Firm, of: FileInCourt, planned: Planned): Promise<DeadlineDraft> {
  const { rule, from = -14, due = 0, copy, cheque, title, why } = planned
  const day = (days: number) => workday(firm, daysAfter(firm.today, days))
  const on = { case_ref: await of.caseId(), trigger_day: day(from) }
  if (!rule) return { ...on, title: title ?? '', due_on: day(due), extra_reason: why ?? '' }
  const { items } = await firm.call(of.partner, listDeadlineRules, {
    query: { code: rule, is_active: 'true' },
  })
  const [applied, ready] = copy ?? []
  return {
    ...on,
    rule_ref: items[0]?.id ?? '',
    ...(applied !== undefined &&
      ready !== undefined && {
        ...{ copy_applied_on: day(applied), copy_ready_on: day(ready) },
      }),
    ...(cheque !== undefined && { cheque_on: day(cheque) }),
  }
}
