import { sql } from 'kysely'
import type { Span } from '../../../../contract/kernel/hours.ts'
import type { Context } from '../../../kernel/context.ts'

/** What is booked from here on bears these times, each day its own. */
export async function giveTimes(ctx: Context, spans: readonly Span[]): Promise<void> {
  const ranges = spans.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`)
  await sql`select set_config('app.times_of_run', ${`{${ranges.join(',')}}`}, true),
    set_config('app.run_overlaps', '', true)`.execute(ctx.db)
}

/** Ends that, and answers whether some of them were logged already. */
export async function tookTimes(ctx: Context): Promise<boolean> {
  const { rows } = await sql<{ overlaps: boolean }>`
    select current_setting('app.run_overlaps') = 'yes' as overlaps, set_config('app.times_of_run', '', true)`.execute(
    ctx.db,
  )
  return rows[0]?.overlaps ?? false
}
