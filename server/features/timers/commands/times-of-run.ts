import { sql } from 'kysely'
import type { Span } from '../../../../contract/kernel/hours.ts'
import type { Context } from '../../../kernel/context.ts'

/** What is booked from here on bears these times, each day its own, and says what the run is about. */
export async function giveTimes(ctx: Context, run_id: string, spans: readonly Span[]): Promise<void> {
  const ranges = spans.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`)
  await sql`select set_config('app.times_of_run', ${`{${ranges.join(',')}}`}, true),
    set_config('app.run', ${run_id}, true), set_config('app.run_overlaps', '', true)`.execute(ctx.db)
}

/** Ends that, and answers the first day of which some of them were logged already. */
export async function tookTimes(ctx: Context): Promise<string | undefined> {
  const { rows } = await sql<{ taken_day: string | null }>`
    select nullif(current_setting('app.run_overlaps'), '') as taken_day, set_config('app.times_of_run', '', true)`.execute(
    ctx.db,
  )
  return rows[0]?.taken_day ?? undefined
}
