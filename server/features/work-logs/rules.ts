import { type Days, dayOf } from '../../../contract/kernel/days.ts'
import { holds } from '../../../contract/rights.ts'
import type { WorkLog } from '../../../contract/work-logs.ts'
import type { Staff } from '../../kernel/context.ts'
import { rangesMeant } from '../notes/public.ts'
import { presentName } from '../people/public.ts'

export interface WorkLogRow {
  id: string
  note_id: string
  user_id: string
  full_name: string
  left_at: string | null
  work_date: string
  hours_worked: string
  version: number
  /** Whose note it is, and whether it is archived: both decide what may be done with the day. */
  owner_id: string
  is_archived: boolean
}

/** A day of work as the reader gets it. Whose it is, the note's owner and partners may correct and delete it. */
export function presentWorkLog(reader: Staff, row: WorkLogRow): WorkLog {
  const { owner_id, is_archived, left_at, ...rest } = row
  const isTheirs = [owner_id, row.user_id].includes(reader.user_id)
  const allowed = !is_archived && (holds(reader, 'notes.all') || isTheirs)
  return {
    ...rest,
    ...presentName(row),
    hours_worked: Number(row.hours_worked),
    can: { edit: allowed, delete: allowed },
  }
}

/** The days that a search text can mean, as of `now` in `zone`; none when it is no date. */
export function daysMeant(q: string, now: Date, zone: string): Days[] {
  return rangesMeant(q, now, zone).map(({ from, to }) => ({
    from: dayOf(from, zone),
    until: dayOf(to, zone),
  }))
}

/** The days that two ranges share, if any. */
export function overlap(one: Days, other: Days): Days[] {
  const [, from = ''] = [one.from, other.from].sort()
  const [until = ''] = [one.until, other.until].sort()
  return from < until ? [{ from, until }] : []
}
