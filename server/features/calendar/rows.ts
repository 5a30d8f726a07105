import { sql } from 'kysely'
import { type CalendarEvent, calendarEvent } from '../../../contract/calendar.ts'
import { joinedCase } from '../../kernel/case-refs.ts'
import { changedIn } from '../../kernel/changed.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow } from '../../kernel/kept-row.ts'
import { type AuthorRow, presentAuthor } from '../people/public.ts'
import { type EventRow, type People, presentEvent } from './rules.ts'

const audited = [...Object.keys(calendarEvent), 'case_id'] as (keyof CalendarEvent)[]

const told = {
  created: ['title', 'event_date', 'event_type'],
  modified: ['title'],
  deleted: ['title', 'event_date', 'event_time', 'event_type', 'description'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'calendar_event', CalendarEvent, typeof told> {
    'calendar_feed.created': { replaced: boolean }
    'calendar_feed.revoked': Record<never, never>
  }
}

/** The firm's calendar: all staff look at the events, and add them. */
export const events = keptRow({
  table: 'calendar_events',
  fields: calendarEvent,
  author: 'user_id',
  columns: sql`r.user_id, r.modified_by, r.updated_at, r.sort_time, about.case_id`,
  join: joinedCase,
  present: async (ctx: StaffContext, rows: EventRow[]): Promise<CalendarEvent[]> => {
    const people = await peopleOf(ctx, rows)
    return rows.map((row) => presentEvent(ctx.actor, row, people))
  },
  ofCase: 'case_ref',
  changed: (before, after) => changedIn(before, after, audited),
  event: 'calendar_event',
  told,
  audiences: () => ['staff'],
})

interface Authored {
  user_id: string
  modified_by?: string | null
}

/** The people whose names stand on what is answered. */
export async function peopleOf(ctx: StaffContext, rows: readonly Authored[]): Promise<People> {
  const ids = new Set(
    rows.flatMap(({ user_id, modified_by }) => (modified_by ? [user_id, modified_by] : [user_id])),
  )
  if (ids.size === 0) return new Map()
  const found = await sql<AuthorRow & { user_id: string }>`
    select user_id, full_name, role, left_at from profiles where user_id = any(${[...ids]})`.execute(ctx.db)
  return new Map(found.rows.map(({ user_id, ...row }) => [user_id, presentAuthor(row)]))
}
