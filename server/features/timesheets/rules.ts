import { hoursOfSeconds } from '../../../contract/kernel/hours.ts'
import { holds } from '../../../contract/rights.ts'
import type { Timesheet } from '../../../contract/timesheets.ts'
import type { Staff } from '../../kernel/context.ts'
import { presentName } from '../people/public.ts'

/** A week as it is read, with its person and who decided. */
export interface StoredSheet extends Omit<Timesheet, 'can' | 'has_left'> {
  left_at: string | null
  decided_by: string | null
}

/** A week as its reader gets it: nobody decides about their own where somebody else could. */
export function presentSheet(
  reader: Staff,
  { full_name, left_at, decided_by: _, ...row }: StoredSheet,
  othersDecide: boolean,
): Timesheet {
  const isOwn = row.user_id === reader.user_id
  return {
    ...row,
    ...presentName({ full_name, left_at }),
    can: {
      recall: isOwn && row.state === 'submitted',
      decide: row.state === 'submitted' && holds(reader, 'time.approve') && !(isOwn && othersDecide),
      reopen: row.state === 'approved' && holds(reader, 'billing.approve'),
    },
  }
}

/** What is told of a week. */
export function saidOf({ user_id, week_start, seconds }: Timesheet) {
  return { subject_id: user_id, person_id: user_id, week_start, hours: hoursOfSeconds(seconds) }
}
