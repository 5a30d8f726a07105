import type { Clash, Hearing } from '../../../../contract/hearings.ts'
import { clockTime } from '../../../lib/format.ts'
import { courtName } from '../../courts/public.ts'
import { nameOf } from '../../people/public.ts'
import { alsoHere, clashOnPaper, tightOnPaper } from './labels.ts'

/** A clash at one of its hearings: where else, and when if the board shows the other one; who, if it is not who appears. */
export function shortClash(
  { level, courts, hearings, person }: Clash,
  of: Hearing,
  board: readonly Hearing[],
) {
  const at = hearings[0] === of.id ? 1 : 0
  const other = board.find(({ id }) => id === hearings[at])
  const court = courts[at]
  const isHere = courts[0]?.id === courts[1]?.id
  const where = isHere ? other?.bench || alsoHere : court && courtName(court)
  const words = [
    where,
    other?.at_time && clockTime(other.at_time),
    person.user_id !== of.appears_id && nameOf(person),
  ]
  const said = words.filter(Boolean).join(', ')
  return level === 'clash' ? clashOnPaper(said) : tightOnPaper(said)
}
