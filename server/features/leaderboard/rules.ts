import type { Standing } from '../../../contract/leaderboard.ts'
import { holds } from '../../../contract/rights.ts'
import type { Staff } from '../../kernel/context.ts'

/** A person who has worked, with their exact hours. */
export interface WorkedRow {
  user_id: string
  full_name: string
  role: string
  hours: string
}

type StandingRow = WorkedRow & { rank: number }

/**
 * The ranks of people who come with the most hours first. Whoever has equal hours shares a rank, and the ranks that they
 * take up are left out: 1, 1, 3.
 */
export function ranked(people: readonly WorkedRow[]): StandingRow[] {
  let rank = 1
  return people.map((person, at) => {
    if (Number(person.hours) !== Number(people[at - 1]?.hours)) rank = at + 1
    return { ...person, rank }
  })
}

/** Where a board goes on after the place of a cursor, which may be nobody's any more. */
export function placeAfter(
  board: readonly WorkedRow[],
  { hours, user_id }: { hours: string; user_id: string },
): number {
  const isAfter = (row: WorkedRow) =>
    Number(row.hours) < Number(hours) || (Number(row.hours) === Number(hours) && row.user_id > user_id)
  const at = board.findIndex(isAfter)
  return at < 0 ? board.length : at
}

/** A row of a board as it is answered. */
export function presentStanding({ user_id, full_name, role, hours, rank }: StandingRow): Standing {
  return { user_id, full_name, role, total_worked_hours: Number(hours), rank }
}

/** Client, case and title are for partners and the person themselves (specification: rights 5). */
export function maySeeNotes(reader: Pick<Staff, 'rights' | 'user_id'>, user_id: string): boolean {
  return holds(reader, 'notes.all') || reader.user_id === user_id
}

/** The exact hours in a cursor. */
export const hoursShape = /^\d{1,10}\.\d{2}$/

/** The month in a cursor. */
export const monthShape = /^\d{4}-\d{2}$/
