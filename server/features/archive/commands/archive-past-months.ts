import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { monthOf, rangeOfMonth } from '../../../../contract/kernel/days.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'

/**
 * Archives what was created before this month of the firm's zone and is not kept alive. The month is claimed
 * in the same transaction, so that it happens exactly once however many instances try, and when they can.
 * A claim that a clock made which ran ahead does not count. Returns how many notes were archived, or undefined when the month was done before.
 */
export async function archivePastMonths(ctx: SystemContext): Promise<number | undefined> {
  const month = monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  await forgetClaimsOfLater(ctx, month)
  const claimed = await ctx.db
    .insertInto('archived_months')
    .values({ month, notes: 0, archived_at: ctx.now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 0n) return undefined

  // A firm's whole past may be waiting the first time; a request's limit does not fit that.
  await sql`set local statement_timeout = '10min'`.execute(ctx.db)
  const owners = await archiveBefore(ctx, rangeOfMonth(month, ctx.settings.FIRM_TIME_ZONE).from)
  for (const { owner_id, seen: count } of owners) {
    if (count === 0) continue
    await record(ctx, { type: 'notes.auto_archived', subject_id: uuidv7(), owner_id, month, count }, [
      { topic: 'notes', audience: { person: owner_id } },
    ])
  }
  const told = owners.reduce((sum, owner) => sum + owner.open, 0)
  if (told > 0)
    await record(ctx, summary(month, told), [{ topic: 'notes', audience: { right: 'notes.all' } }])
  return owners.reduce((sum, owner) => sum + owner.count, 0)
}

/** Instances' clocks differ by seconds: a claim made just ahead, as the month begins, stands. */
const usualDifferenceMs = 5 * 60_000

async function forgetClaimsOfLater(ctx: SystemContext, month: string): Promise<void> {
  await ctx.db
    .deleteFrom('archived_months')
    .where('month', '>', month)
    .where('archived_at', '>', new Date(ctx.now.getTime() + usualDifferenceMs).toISOString())
    .execute()
}

function summary(month: string, count: number) {
  return { type: 'notes.month_closed', subject_id: uuidv7(), month, count } as const
}

interface Archived {
  owner_id: string
  count: number
  /** Without what is hidden from the owner. */
  seen: number
  /** Without what is hidden from anybody: told to all who may read every task, it says nothing of that. */
  open: number
}

async function archiveBefore(ctx: SystemContext, start: Date): Promise<Archived[]> {
  const archived = await sql<Archived>`
    with gone as (
      update notes set is_archived = true, archived_at = ${ctx.now.toISOString()}, version = version + 1
        where not is_archived and not keep_alive and created_at < ${start.toISOString()}
        returning user_id, case_ref
    )
    select g.user_id as owner_id, count(*)::int as count,
        (count(*) filter (where not exists (select from case_hidden h
          where h.case_ref = g.case_ref and h.user_id = g.user_id)))::int as seen,
        (count(*) filter (where not exists (select from case_hidden h where h.case_ref = g.case_ref)))::int as open
      from gone g group by g.user_id order by g.user_id`.execute(ctx.db)
  return archived.rows
}
