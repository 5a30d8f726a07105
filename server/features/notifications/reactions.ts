import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { DomainEvent } from '../../kernel/record.ts'
import type { Reaction } from '../../kernel/transaction.ts'
import { newsOf } from './rules.ts'

/** Tells people about what others did, in the same transaction (decisions §5). */
export const notifyOfNotes: Reaction = async (ctx, event) => {
  const news = newsOf(event, ctx.actor.kind === 'staff' ? ctx.actor.full_name : 'Somebody')
  if (!news) return
  const people = news.people === 'partners' ? await partnersBut(ctx, event) : news.people
  const others = people.filter((person) => person !== event.actor_id)
  if (others.length === 0) return
  const { type, title, message } = news
  await sql`select notify_people(${others}::uuid[], ${type}, ${title}, ${message}, ${event.subject_id}, ${ctx.now.toISOString()})`.execute(
    ctx.db,
  )
}

async function partnersBut(ctx: Context, event: DomainEvent): Promise<string[]> {
  const partners = await ctx.db
    .selectFrom('profiles')
    .select('user_id')
    .where('role', '=', 'partner')
    .where('user_id', '!=', event.actor_id ?? '00000000-0000-0000-0000-000000000000')
    .limit(1000)
    .execute()
  return partners.map((partner) => partner.user_id)
}
