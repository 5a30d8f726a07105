import { sql } from 'kysely'
import { type Feedback, feedback, feedbackTrashDays } from '../../../contract/feedback.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRowWithTrash } from '../../kernel/kept-row.ts'
import { presentName } from '../people/public.ts'

const told = {
  given: ['associate_id', 'rating'],
  modified: ['associate_id'],
  deleted: ['associate_id', 'rating'],
  restored: ['associate_id', 'rating'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'partner_feedback', Feedback, typeof told> {}
}

/** What associates are told about their work: who gives feedback changes all of it, its associate reads it. */
export const feedbackRows = keptRowWithTrash({
  table: 'partner_feedback',
  fields: feedback,
  author: 'partner_id',
  columns: sql`
    r.partner_id, r.updated_at, by_whom.full_name as partner_name, by_whom.left_at as partner_left_at,
    to_whom.full_name as associate_name, to_whom.left_at as associate_left_at`,
  join: sql`
    join profiles by_whom on by_whom.user_id = r.partner_id
    join profiles to_whom on to_whom.user_id = r.associate_id`,
  present: (ctx: StaffContext, rows: FeedbackRow[]): Feedback[] =>
    rows.map((row) => presentFeedback(ctx, row)),
  event: 'partner_feedback',
  told,
  audiences: ({ associate_id }) => [{ right: 'feedback.give' }, { person: associate_id }],
  changed: changedInFeedback,
  trash: {
    days: feedbackTrashDays,
    purge: 'purge-feedback',
    notDeleted: 'partner_feedback.not_deleted',
  },
})

interface FeedbackRow extends Omit<Feedback, 'partner' | 'associate' | 'can'> {
  partner_name: string
  partner_left_at: string | null
  associate_name: string
  associate_left_at: string | null
}

function presentFeedback(
  ctx: StaffContext,
  { partner_name, partner_left_at, associate_name, associate_left_at, ...row }: FeedbackRow,
): Feedback {
  const mayChange = may(ctx, 'feedback.give')
  return {
    ...row,
    partner: presentName({ full_name: partner_name, left_at: partner_left_at }),
    associate: presentName({ full_name: associate_name, left_at: associate_left_at }),
    can: { edit: mayChange, delete: mayChange },
  }
}

/** Of the text only that it was changed: it is between two people, and can be taken back. */
function changedInFeedback(before: Feedback, after: Feedback): Changed {
  const changed = changedIn(before, after, ['rating'])
  if (before.feedback_text !== after.feedback_text) changed.after.feedback_text = 'changed'
  return changed
}
