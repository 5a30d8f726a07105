import type { Standing } from '../../../contract/leaderboard.ts'
import type { Role } from '../../../contract/people.ts'
import type { Staff } from '../../kernel/context.ts'

export interface StandingRow {
  user_id: string
  full_name: string
  role: Role
  hours: string
  rank: number
}

/** A row of a board as it is answered. */
export function presentStanding({ user_id, full_name, role, hours, rank }: StandingRow): Standing {
  return { user_id, full_name, role, total_worked_hours: Number(hours), rank }
}

/** Client, case and title are for partners and the person themselves (specification: rights 5). */
export function maySeeNotes(reader: Pick<Staff, 'role' | 'user_id'>, user_id: string): boolean {
  return reader.role === 'partner' || reader.user_id === user_id
}

/** The exact hours in a cursor. */
export const hoursShape = /^\d{1,10}\.\d{2}$/

/** The sum of some hours, exact to their 2 decimals. */
export function sumOfHours(rows: readonly { hours: string }[]): number {
  return rows.reduce((cents, { hours }) => cents + Math.round(Number(hours) * 100), 0) / 100
}

/** The month in a cursor. */
export const monthShape = /^\d{4}-\d{2}$/
