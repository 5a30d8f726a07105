import { sql } from 'kysely'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { fateOf, momentOf, wishesOf } from '../../notifications/public.ts'
import { typeOfQueued } from '../rules.ts'
import type { Queued } from './queue-reminders.ts'

type Key = Pick<Queued, 'about' | 'subject_id' | 'due_on' | 'user_id'> & { step_ref: string; for_day: string }

interface Waiting extends Key {
  /** It is of the step of the day itself. */
  is_of_the_day: boolean
  /** It shows in the product too, where a digest finds it. */
  is_shown: boolean
}

/** Whether a mail may be tried at all: not while somebody else tries it, and not when its day is over. */
export function mayBeTried({ now, settings }: SystemContext, minutesBetweenTries: number) {
  const before = new Date(now.getTime() - minutesBetweenTries * 60_000).toISOString()
  const zone = settings.FIRM_TIME_ZONE
  return sql<boolean>`(r.tried_at is null or r.tried_at <= ${before})
    and greatest(r.due_on, (r.queued_at at time zone ${zone})::date) >= ${dayOf(now, zone)}::date`
}

/**
 * The reminders whose mail may leave now, as each of their people wants it. What comes in a digest or is not wanted by
 * mail is done with here; what the quiet hours hold stays.
 */
export async function chooseMails(ctx: SystemContext, minutesBetweenTries: number): Promise<Key[]> {
  const { rows } = await sql<Waiting>`
    select r.about, r.subject_id, r.step_ref, r.for_day, r.due_on, r.user_id, coalesce(s.days_before = 0, false) as is_of_the_day,
        'app' = any (s.channels) is true as is_shown
      from reminders_sent r left join reminder_steps s on s.id = r.step_ref
      where r.channel = 'mail' and r.sent_at is null and ${mayBeTried(ctx, minutesBetweenTries)}`.execute(
    ctx.db,
  )
  const wishes = await wishesOf(ctx, [...new Set(rows.map(({ user_id }) => user_id))])
  const moment = momentOf(ctx)
  const chosen: Key[] = []
  const done: Key[] = []
  for (const { is_of_the_day, is_shown, ...row } of rows) {
    const wished = wishes.get(row.user_id)
    if (!wished) continue
    const isUrgent =
      row.about === 'deadline' ? row.due_on === moment.day : is_of_the_day && row.about === 'hearing'
    const about = { type: typeOfQueued(row, moment.day), isUrgent, isUnmuted: row.about === 'unseen' }
    const fate = fateOf('mail', about, wished, moment)
    if (fate === 'now' || (fate === 'digest' && !is_shown)) chosen.push(row)
    else if (fate !== 'wait') done.push(row)
  }
  await settle(ctx, done)
  return chosen
}

async function settle(ctx: SystemContext, done: readonly Key[]): Promise<void> {
  if (done.length === 0) return
  await sql`update reminders_sent r set sent_at = ${ctx.now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as k (about text, subject_id uuid, step_ref uuid, for_day date, due_on date, user_id uuid)
    where (r.about, r.subject_id, r.step_ref, r.for_day, r.due_on, r.user_id, r.channel)
      = (k.about, k.subject_id, k.step_ref, k.for_day, k.due_on, k.user_id, 'mail') and r.sent_at is null`.execute(
    ctx.db,
  )
}
