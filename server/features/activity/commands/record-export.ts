import { sql } from 'kysely'
import {
  type recordExport as call,
  type ExportedList,
  exportsPerHour,
  rightToList,
} from '../../../../contract/exports.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { type Quota, quotaOf } from '../../../kernel/limits.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'

const quota: Quota = { most: exportsPerHour, window_ms: 60 * 60_000 }

/**
 * Writes down that the caller takes a list away; nobody takes one that they do not see, nor more of one than they
 * see: of a larger count only that much is written down. So often in an hour, and no more.
 */
export function recordingExports(): (ctx: StaffContext, input: InputOf<typeof call>) => Promise<undefined> {
  const count = quotaOf(quota)
  return async (ctx, { body }) => {
    const right = rightToList[body.list]
    if (right !== undefined && !may(ctx, right)) throw new Refusal('forbidden', 'rights.partners_only')
    count(ctx.actor.user_id, ctx.now)
    const rows = await rowsSeen(ctx, body.list, body.rows)
    await record(ctx, { type: 'list.exported', subject_id: ctx.actor.user_id, ...body, rows })
  }
}

/** As many rows of the list as the caller sees, at most so many; the policies decide. */
async function rowsSeen({ db }: StaffContext, list: ExportedList, most: number): Promise<number> {
  const { table, isLeft = sql`true` } = tableOf[list]
  const counted = await sql<{ rows: number }>`
    select count(*)::int as rows from (select from ${sql.table(table)} where ${isLeft} limit ${most}) as seen`.execute(
    db,
  )
  return counted.rows[0]?.rows ?? 0
}

const isLeft = sql<boolean>`deleted_at is null`
const tableOf: Record<ExportedList, { table: string; isLeft?: typeof isLeft }> = {
  cases: { table: 'cases' },
  costs: { table: 'case_costing', isLeft },
  timeline: { table: 'case_timeline', isLeft },
  calendar: { table: 'calendar_events' },
  meetings: { table: 'meetings' },
  feedback: { table: 'partner_feedback', isLeft },
  'financial-statements': { table: 'financial_statements', isLeft },
  time: { table: 'time_entries' },
  audit: { table: 'activity_events' },
}
