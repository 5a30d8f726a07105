import { type RawBuilder, sql } from 'kysely'
import { type ReminderStep, reminderStep } from '../../../contract/reminders.ts'
import { changedIn } from '../../kernel/changed.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow } from '../../kernel/kept-row.ts'

const told = {
  created: ['about'],
  modified: ['about'],
  deleted: ['about', 'days_before', 'at_time'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'reminder_step', ReminderStep, typeof told> {}
}

/** The release before cannot read every step, so that they are shown to a call that says that it can. Goes with the next release. */
export function readingAll<In, Out>(
  call: (ctx: StaffContext, input: In) => Promise<Out>,
): (ctx: StaffContext, input: In) => Promise<Out> {
  return async (ctx, input) => {
    await sql`select set_config('app.reads_steps', 'all', true)`.execute(ctx.db)
    return call(ctx, input)
  }
}

/** All ways of a step. */
export function waysOf(step: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql`array_remove(${step}.channels, 'push') || case when ${step}.is_pushed then '{push}'::text[] else '{}' end`
}

/** When people are reminded: the firm's, changed by whoever keeps the courts. What nobody has seen always goes on. */
export const reminderSteps = keptRow({
  table: 'reminder_steps',
  fields: reminderStep,
  event: 'reminder_step',
  told,
  columns: sql`r.days_before, ${waysOf(sql`r`)} as channels`,
  join: sql``,
  audiences: () => ['staff' as const],
  changed: (before: ReminderStep, after: ReminderStep) =>
    changedIn(before, after, ['about', 'days_before', 'at_time', 'channels', 'is_active']),
  present: (ctx: StaffContext, rows: Omit<ReminderStep, 'can'>[]): ReminderStep[] =>
    rows.map((row) => {
      const mine = may(ctx, 'courts') && row.about !== 'unseen'
      return { ...row, at_time: row.at_time.slice(0, 5), can: { edit: mine, delete: mine } }
    }),
})
