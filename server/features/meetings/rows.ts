import { sql } from 'kysely'
import { type Meeting, meeting } from '../../../contract/meetings.ts'
import { caseIdOf } from '../../kernel/case-refs.ts'
import { changedIn } from '../../kernel/changed.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow } from '../../kernel/kept-row.ts'
import { presentAuthor } from '../people/public.ts'
import { minutesOf } from './rules.ts'

const audited = [...Object.keys(meeting), 'case_id'] as (keyof Meeting)[]
const booking = ['title', 'meeting_date', 'start_time', 'end_time', 'location'] as const
const told = { created: booking, modified: ['title'], deleted: booking } as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'meeting', Meeting, typeof told> {}
}

export interface StoredMeeting extends Omit<Meeting, 'profiles' | 'can'> {
  full_name: string | null
  role: string | null
  left_at: string | null
}

/** What is booked: whoever sees the meetings may change and delete each (specification: rights 1). */
export const meetings = keptRow({
  table: 'meetings',
  fields: meeting,
  author: 'created_by',
  columns: sql`r.created_by, p.full_name, p.role, p.left_at, ${caseIdOf}`,
  join: sql`left join profiles p on p.user_id = r.created_by`,
  present: (ctx: StaffContext, rows: StoredMeeting[]): Meeting[] =>
    rows.map((row) => presentMeeting(row, may(ctx, 'meetings'))),
  ofCase: 'case_ref',
  changed: (before, after) => changedIn(before, after, audited),
  event: 'meeting',
  told,
  audiences: () => [{ right: 'meetings' }],
})

/** A creator whose profile is not found has no name and counts as a partner. */
function presentMeeting({ full_name, role, left_at, ...row }: StoredMeeting, mayChange: boolean): Meeting {
  return {
    ...row,
    start_time: minutesOf(row.start_time),
    end_time: minutesOf(row.end_time),
    profiles: presentAuthor({ full_name: full_name ?? '', role: role ?? 'partner', left_at }),
    can: { edit: mayChange, delete: mayChange },
  }
}
