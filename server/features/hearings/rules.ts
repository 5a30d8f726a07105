import { type ClashLevel, hearingLimits } from '../../../contract/hearing-words.ts'
import type { Clash, Handover, Hearing } from '../../../contract/hearings.ts'
import { datePartsOf } from '../../../contract/kernel/days.ts'
import { inBengali } from '../../../contract/kernel/digits.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import { messageOf } from '../../../contract/message-text.ts'
import { months as banglaMonths } from '../../../contract/words/days.bn.ts'
import { shortDay } from '../../../contract/words/days.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type PersonRow, presentPerson } from '../people/public.ts'

/** A hearing as the database answers it. */
export interface StoredHearing extends Omit<Hearing, 'can' | 'appears' | 'with' | 'closer' | 'handover'> {
  appears: PersonRow | null
  with_people: PersonRow[]
  closer: PersonRow | null
  handover: { id: string; note: string | null; from: PersonRow; to: PersonRow } | null
  case_status: 'open' | 'disposed' | 'closed'
  lead_id: string | null
}

export function presentHearing(ctx: StaffContext, row: StoredHearing): Hearing {
  const { appears, with_people, closer, handover, case_status, lead_id, ...rest } = row
  const writes = may(ctx, 'hearings.write')
  const isOpen = case_status !== 'closed'
  const isOwn = rest.created_by === ctx.actor.user_id || lead_id === ctx.actor.user_id
  const isSet = rest.state === 'set'
  return {
    ...rest,
    at_time: rest.at_time?.slice(0, 5) ?? null,
    appears: personOf(appears),
    with: with_people.map(presentPerson),
    closer: personOf(closer),
    handover: handover && presentHandover(ctx, handover),
    can: {
      edit: writes && isSet,
      delete: writes && (isOwn || may(ctx, 'cases.manage')),
      close: writes && isSet,
      reopen: writes && !isSet && isOpen,
      hand_over: writes && isSet && isOpen && !handover,
    },
  }
}

function presentHandover(
  ctx: StaffContext,
  { from, to, ...asked }: NonNullable<StoredHearing['handover']>,
): Handover {
  const writes = may(ctx, 'hearings.write')
  const { user_id } = ctx.actor
  const can = {
    answer: writes && to.user_id === user_id,
    withdraw: writes && (from.user_id === user_id || may(ctx, 'cases.manage')),
  }
  return { ...asked, from: presentPerson(from), to: presentPerson(to), can }
}

const personOf = (row: PersonRow | null) => row && presentPerson(row)

/** A hearing as the audit tells of it: by names, where the row holds ids. */
export function auditedHearing({ on_day, at_time, bench, room, item_no, purpose, brief, ...row }: Hearing) {
  return {
    ...{ on_day, at_time, bench, room, item_no, purpose, brief },
    court: row.court.name_en,
    stage: row.stage?.name_en ?? null,
    appears: row.appears?.full_name ?? null,
    with: row.with.map(({ full_name }) => full_name).join(', '),
  }
}

/** Minutes between two hearings of one place from which on somebody can be at both. */
const apart = 60

/** What of a hearing says whether somebody can be at it and at another one. */
type Placed = Pick<Hearing, 'id' | 'on_day' | 'at_time' | 'bench' | 'court_ref' | 'court' | 'state'>

/** PersonRow who stands up at a hearing, or comes along. */
export interface Appearance {
  person: Clash['person']
  hearing: Placed
}

/** Whoever has two of these hearings, on one day, at two places or too near to each other. */
export const clashesAmong = (hearings: readonly (Placed & Pick<Hearing, 'appears' | 'with'>)[]): Clash[] =>
  clashesOfPeople(
    hearings.flatMap((hearing) => {
      const { appears, with: along } = hearing
      const others = along.filter(({ user_id }) => user_id !== appears?.user_id)
      return [...(appears ? [appears] : []), ...others].map((person) => ({ person, hearing }))
    }),
  )

/** The same of people one by one; a vacated hearing is in nobody's way. At most as many as a board has hearings. */
export function clashesOfPeople(appearances: readonly Appearance[]): Clash[] {
  const ofPerson = Map.groupBy(
    appearances.filter(({ hearing: { state } }) => state === 'set' || state === 'held'),
    ({ person, hearing }) => `${hearing.on_day} ${person.user_id}`,
  )
  return [...ofPerson.values()]
    .flatMap((theirs) =>
      theirs.flatMap((one, at) => theirs.slice(at + 1).flatMap((other) => between(one, other))),
    )
    .slice(0, hearingLimits.board)
}

function between({ hearing: one, person }: Appearance, { hearing: other }: Appearance): Clash[] {
  const level = levelOf(one, other)
  if (!level) return []
  const courts = [one.court, other.court].map(({ id, name_en, name_bn }) => ({ id, name_en, name_bn }))
  return [{ level, person, day: one.on_day, courts, hearings: [one.id, other.id] }]
}

/** Two places are one walk too many; two benches of one place, or times within the hour, may be. */
function levelOf(one: Placed, other: Placed): ClashLevel | undefined {
  const isSameCourt = one.court_ref === other.court_ref
  const placesKnown = one.court.place !== null && other.court.place !== null
  if (!isSameCourt && !(placesKnown && one.court.place === other.court.place)) return 'clash'
  const isSameBench = isSameCourt && one.bench === other.bench
  if (!isSameBench) return 'tight'
  const [first, second] = [minutesOf(one.at_time), minutesOf(other.at_time)]
  if (first === undefined || second === undefined) return undefined
  return Math.abs(first - second) < apart ? 'tight' : undefined
}

function minutesOf(time: string | null): number | undefined {
  const [hours, minutes] = time?.split(':').map(Number) ?? []
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes
}

/** What a message for a client is made of. */
export interface Told {
  template: string
  language: Language
  case_id: string
  case_title: string | null
  type_en: string | null
  type_bn: string | null
  case_no: string | null
  case_year: number | null
  on_day: string | null
  court_en: string | null
  court_bn: string | null
  purpose: string | null
  stage_en: string | null
  stage_bn: string | null
}

/** A message for a client in the language and the digits of its template; an order without a place goes last. */
export function writtenMessage(of: Told, order: string | null, firm: string): string {
  const isBangla = of.language === 'bn'
  const named = (english: string | null, bangla: string | null) => (isBangla && bangla) || english || ''
  const numbered = of.case_no && (of.case_year === null ? of.case_no : `${of.case_no}/${of.case_year}`)
  const values = {
    number: numbered ? `${named(of.type_en, of.type_bn)} ${numbered}`.trim() : of.case_id,
    case: of.case_title ?? of.case_id,
    date: of.on_day === null ? '' : isBangla ? banglaDay(of.on_day) : shortDay(of.on_day),
    court: named(of.court_en, of.court_bn),
    purpose: of.purpose ?? named(of.stage_en, of.stage_bn),
    order: order ?? '',
    firm,
  }
  const text = messageOf(of.template, values)
  const whole = order && !of.template.includes('{order}') ? `${text}\n${order}` : text
  return isBangla ? inBengali(whole) : whole
}

function banglaDay(day: string): string {
  const { year, month, date } = datePartsOf(day)
  return `${date} ${banglaMonths[month]} ${year}`
}
