import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { DomainEvent } from '../../kernel/record.ts'
import type { Reaction } from '../../kernel/transaction.ts'
import { newsOf, wordsOf } from './rules.ts'

/** Tells people about what others did, in the same transaction (specification: notifications 2). */
export const notifyOfNotes: Reaction = async (ctx, event) => {
  const news = newsOf(event, ctx.actor.kind === 'staff' ? ctx.actor.full_name : null)
  if (!news) return
  const { type, params } = news
  // The release before reads these.
  const { title, message } = wordsOf(params, 'en')
  const notify = (people: unknown) =>
    sql`notify_people(${people}, ${type}, ${title}, ${message}, ${event.subject_id}, ${ctx.now.toISOString()},
      ${JSON.stringify(params)}::jsonb, ${event.case_ref ?? null}::uuid)`
  if (news.people === 'partners') {
    const others = partnersBut(ctx, event)
    await ctx.db.selectFrom(others).select(notify(sql`array_agg(user_id)`).as('notified')).execute()
    return
  }
  const others = news.people.filter((person) => news.isForActor || person !== event.actor_id)
  if (others.length > 0) await sql`select ${notify(sql`${others}::uuid[]`)}`.execute(ctx.db)
}

function partnersBut(ctx: Context, event: DomainEvent) {
  return ctx.db
    .selectFrom('profiles')
    .select('user_id')
    .where('role', '=', 'partner')
    .where('left_at', 'is', null)
    .where('user_id', '!=', event.actor_id ?? '00000000-0000-0000-0000-000000000000')
    .limit(1000)
    .as('others')
}
