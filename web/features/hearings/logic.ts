import type { Clash, DiaryDay, Hearing } from '../../../contract/hearings.ts'
import { daysAfter } from '../../../contract/kernel/days.ts'
import { versus } from '../../../contract/words/cases.ts'
import { inDigits } from '../../lib/digits.ts'
import { courtName } from '../courts/public.ts'

/** The colour of what became of a day; its word stands beside it. */
export const stateTones: Record<Hearing['state'], 'blue' | 'green' | 'yellow' | 'grey'> = {
  set: 'blue',
  held: 'green',
  adjourned: 'yellow',
  not_reached: 'grey',
  vacated: 'grey',
}

/** Whether nobody has said what became of a day that has gone by. */
export function isMissing({ state, on_day }: Pick<Hearing, 'state' | 'on_day'>, today: string): boolean {
  return state === 'set' && on_day < today
}

/** Whether one of the two sides alone had a day adjourned. */
export const isSide = (by: NonNullable<Hearing['adjourned_by']>): by is 'our_side' | 'other_side' =>
  by === 'our_side' || by === 'other_side'

/** Who stands against whom, as far as it is known. */
export function partiesOf({ case: of }: Pick<Hearing, 'case'>): string {
  const ours = of.ours ?? of.client_name
  if (ours && of.theirs) return versus(ours, of.theirs)
  return of.title ?? ours ?? of.case_id
}

/** The number of the case as the court has it: 'W.P. 4312/2026'. */
export function numberOf({ case: { type, case_no, case_year } }: Pick<Hearing, 'case'>): string | undefined {
  if (!case_no) return undefined
  const number = inDigits(case_year === null ? case_no : `${case_no}/${case_year}`)
  return type ? `${courtName(type)} ${number}` : number
}

interface BoardCourt {
  key: string
  court: Hearing['court']
  bench: string | null
  /** Where all of its hearings are; null where they are in several rooms, which then stand on each. */
  room: string | null
  hearings: Hearing[]
}

interface BoardPlace {
  place: string | null
  count: number
  courts: BoardCourt[]
}

/** A board as it is walked: places by their first time, in each its courts and benches, each with its hearings in order. */
export function boardOf(hearings: readonly Hearing[]): BoardPlace[] {
  const places = [...Map.groupBy(hearings, ({ court }) => court.place).entries()].map(([place, there]) => ({
    place,
    count: there.length,
    first: there.reduce((first, { at_time }) => (at_time && at_time < first ? at_time : first), '99'),
    courts: [...Map.groupBy(there, keyOfCourt).entries()].flatMap(([key, its]) => {
      const [head] = its
      if (!head) return []
      const room = its.every((one) => one.room === head.room) ? head.room : null
      return [{ key, court: head.court, bench: head.bench, room, hearings: its }]
    }),
  }))
  return places.toSorted((one, other) => one.first.localeCompare(other.first))
}

// Somebody may know the room of a few only: a court is one all the same.
const keyOfCourt = ({ court, bench }: Hearing) => [court.id, bench].join(' · ')

/** Since when the cause list of a court's bench is in the diary, ISO 8601; undefined where none is. */
export function listedAt(
  listed: DiaryDay['listed'],
  { court, bench }: Pick<BoardCourt, 'court' | 'bench'>,
): string | undefined {
  return (listed ?? [])
    .filter((list) => list.court_ref === court.id && (list.bench === null || list.bench === bench))
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
}

/** A board whose clashes are between hearings that are both still set: what has an outcome is over. */
export function clashingStill<Board extends Pick<DiaryDay, 'items' | 'clashes'>>(board: Board): Board {
  const over = new Set(board.items.filter(({ state }) => state !== 'set').map(({ id }) => id))
  const isStill = ({ hearings }: Clash) => !hearings.some((id) => over.has(id))
  return { ...board, clashes: board.clashes.filter(isStill) }
}

/** What brings the people of a hearing too near to another one. */
export function clashesOf(clashes: readonly Clash[], id: string): Clash[] {
  return clashes.filter(({ hearings }) => hearings.includes(id))
}

/** The seven days of the week that begins on a Sunday. */
export function weekFrom(sunday: string): string[] {
  return [0, 1, 2, 3, 4, 5, 6].map((later) => daysAfter(sunday, later))
}
