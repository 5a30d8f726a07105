import { type TimelineEvent, timelineEvent, timelineTrashDays } from '../../../contract/timeline.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRowWithTrash } from '../../kernel/kept-row.ts'
import { mayRestoreOfCase, ofCases, ruleOfCaseId, type StoredOfCase } from '../cases/public.ts'
import { withAuthor } from '../people/public.ts'

const told = {
  created: ['case_id', 'title'],
  modified: ['case_id'],
  deleted: ['case_id', 'title'],
  restored: ['case_id', 'title'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'case_timeline', TimelineEvent, typeof told> {
    'case_timeline.reordered': { case_id: string; title: string; before: number; after: number }
  }
}

export type StoredEvent = StoredOfCase<TimelineEvent>

/** What happens in cases: all staff look at the events, and may change and delete each (specification: timeline 6). */
export const timelineEvents = keptRowWithTrash({
  table: 'case_timeline',
  fields: timelineEvent,
  ...withAuthor('user_id'),
  present: (ctx: StaffContext, rows: StoredEvent[]): Promise<TimelineEvent[]> => ofCases(ctx, rows),
  ofCase: 'case_ref',
  event: 'case_timeline',
  told,
  audiences: () => ['staff'],
  rule: ruleOfCaseId,
  trash: {
    days: timelineTrashDays,
    purge: 'purge-timeline',
    notDeleted: 'case_timeline.not_deleted',
    mayRestore: mayRestoreOfCase,
  },
})
