import { sql } from 'kysely'
import type { findCases as call, PickedCase } from '../../../../contract/case-links.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { patternOf } from '../../../kernel/text-search.ts'

type Found = Omit<PickedCase, 'usable' | 'reason'>

/** Nothing new is put before a closed case: it has no hearing, deadline or message any more. */
const needOpen: readonly unknown[] = ['hearing', 'deadline', 'message']

/** The cases that a text finds for whoever picks one. */
export async function findCases(
  ctx: StaffContext,
  { query }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const text = query.q ?? ''
  const forEverybody = query.for === 'message'
  const { rows } = await sql<Found>`
    select * from find_cases(${text}, ${patternOf(text)}, ${query.limit}, ${forEverybody})`.execute(ctx.db)
  const items = rows.map((row): PickedCase => {
    const usable = row.status !== 'closed' || !needOpen.includes(query.for)
    return { ...row, usable, reason: usable ? null : 'cases.closed' }
  })
  return { items }
}
