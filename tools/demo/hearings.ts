import { handOverHearing } from '../../contract/hearing-handovers.ts'
import { type Closing, closeHearing, createHearing, type Hearing } from '../../contract/hearings.ts'
import { daysAfter, isWorkday, momentAt } from './calendar.ts'
import type { CourtFile } from './court-files.ts'
import type { Act, Firm, Member } from './firm.ts'

/** A file among the others, and how its case and what it names are found once they are there. */
export interface FileInCourt {
  file: CourtFile
  place: number
  opened: Date
  partner: Member
  caseId: () => Promise<string>
  known: (name: string) => string
}

type Outcome = Pick<Closing, 'state' | 'order_summary' | 'adjourned_by' | 'adjourn_reason'>

const outcomes: readonly Outcome[] = [
  { state: 'held', order_summary: 'PW-1 examined in chief. Cross-examination on the next date.' },
  { state: 'adjourned', adjourned_by: 'other_side', adjourn_reason: 'Their witness did not come.' },
  { state: 'not_reached', order_summary: null },
  { state: 'held', order_summary: 'আংশিক যুক্তিতর্ক শুনানি হলো। অবশিষ্ট যুক্তিতর্কের জন্য রাখা হলো।' },
  { state: 'adjourned', adjourned_by: 'our_side', adjourn_reason: 'Certified copy awaited.' },
]
const purposes = ['Witness', 'Argument', 'Rule hearing', 'Order', 'Motion']
/** Days from today on which the next dates lie, in the order of the files; the first two are of one person. */
const ahead = [0, 0, 0, 1, 1, 2, 3, 5, 7, 9]

/** The days in court of one file: three of the past year, one of last week, and what came out of it. */
export function daysInCourt(firm: Firm, of: FileInCourt): Act[] {
  const { file, place, opened } = of
  const last = workday(firm, daysAfter(firm.today, -6 + (place % 4)))
  const made: { last?: Hearing; next?: Hearing | null } = {}
  const begin = async () => {
    for (const months of [3, 2, 1]) {
      const row = await addDay(firm, of, workday(firm, daysAfter(last, -30 * months - place)), months)
      await close(firm, of, row, outcomes[(place + months) % 5], { kind: 'awaited' })
    }
    if (!file.closed) made.last = await addDay(firm, of, last, 0)
  }
  const goOn = async () => {
    if (made.last && place < 11) made.next = await endOfDay(firm, of, made.last)
    const day = made.next?.on_day
    if (day && place > 2) await addDay(firm, of, workday(firm, daysAfter(day, 28)), 2)
  }
  const acts: Act[] = [
    { at: new Date(opened.getTime() + 5 * 60_000), happen: begin },
    { at: momentAt(last, 17 * 60 + place, firm.zone), happen: goOn },
  ]
  const handOver = async () => {
    const body = { hearing_ref: made.next?.id ?? '', to_id: of.known('Sadia Rahman') }
    await firm.call(memberOf(firm, file.lead), handOverHearing, { body })
  }
  return place === 1 ? [...acts, { at: new Date(firm.now.getTime() - 5 * 60_000), happen: handOver }] : acts
}

/** The evening after: what happened, and the next date where the court gave one. */
async function endOfDay(firm: Firm, of: FileInCourt, hearing: Hearing): Promise<Hearing | null> {
  const days = ahead[of.place]
  const on_day = days === undefined ? undefined : workday(firm, daysAfter(firm.today, days))
  const at_time = `${10 + (of.place % 3)}:30`
  const next: Closing['next'] = on_day ? { kind: 'date', on_day, at_time } : { kind: 'awaited' }
  return close(firm, of, hearing, outcomes[of.place % 5], next)
}

async function close(
  firm: Firm,
  { file }: FileInCourt,
  { id, version }: Hearing,
  outcome: Outcome | undefined,
  next: Closing['next'],
): Promise<Hearing | null> {
  const told = outcome ?? { state: 'held' }
  return (await firm.call(memberOf(firm, file.lead), closeHearing, { body: { id, version, ...told, next } }))
    .next
}

async function addDay(firm: Firm, of: FileInCourt, on_day: string, at: number): Promise<Hearing> {
  const { file, place, partner, known } = of
  const purpose_ref = known(purposes[(place + at) % purposes.length] ?? 'Order')
  const listed = {
    at_time: `${10 + (place % 3)}:30`,
    item_no: String(3 + place * 2),
    room: String(12 + place),
  }
  const body = { case_ref: await of.caseId(), on_day, purpose_ref, appears_id: known(file.lead), ...listed }
  return firm.call(partner, createHearing, { body })
}

export function memberOf({ members, partners }: Firm, name: string): Member {
  const found = members.find(({ full_name }) => full_name === name) ?? partners[0]
  if (!found) throw new Error('a firm without partners')
  return found
}

/** The day, or the next on which courts sit. */
export function workday(firm: Firm, day: string): string {
  return isWorkday(day) ? day : workday(firm, daysAfter(day, 1))
}
