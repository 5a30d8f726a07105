import { sql } from 'kysely'
import type { findCases as call, PickedCase } from '../../../../contract/case-links.ts'
import { versus } from '../../../../contract/case-sides.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { patternOf } from '../../../kernel/text-search.ts'
import { namesMeant } from '../../parties/public.ts'

type Found = Omit<PickedCase, 'usable' | 'reason'>

/** Nothing new is put before a closed case: it has no hearing, deadline or message any more. */
const needOpen: readonly unknown[] = ['hearing', 'deadline', 'message']

/** The cases that a text finds for whoever picks one: those that it names, then those of people whom it names. */
export async function findCases(
  ctx: StaffContext,
  { query }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const text = query.q ?? ''
  const forEverybody = query.for === 'message'
  const { rows } = await sql<Found>`
    select * from find_cases(${text}, ${patternOf(text)}, ${query.limit}, ${forEverybody})`.execute(ctx.db)
  const named = rows.length < query.limit ? await findByNames(ctx, query, rows, forEverybody) : []
  const found = [...rows, ...named].slice(0, query.limit)
  const inOrder = [...found.filter(isUsual), ...found.filter((row) => !isUsual(row))]
  const items = inOrder.map((row): PickedCase => {
    const usable = row.status !== 'closed' || !needOpen.includes(query.for)
    return { ...row, usable, reason: usable ? null : 'cases.closed' }
  })
  return { items }
}

const isUsual = ({ status }: Found) => status !== 'closed'

/** So many cases are looked at by names. */
const most = 10

async function findByNames(
  ctx: StaffContext,
  { q = '' }: InputOf<typeof call>['query'],
  found: readonly Found[],
  forEverybody: boolean,
): Promise<Found[]> {
  const names = await namesMeant(ctx, q)
  if (!names) return []
  const { part, words, rarest, isAlike } = names
  const { rows } = await sql<Found & { is_said: boolean; name: string }>`
    select * from cases_of_names(${part}, ${words}::text[], ${rarest}::text[], ${most}, ${forEverybody},
      ${found.map(({ id }) => id)}::uuid[])`.execute(ctx.db)
  return rows.flatMap(({ is_said, name: said, ...row }) => {
    const theirs = [said, row.client_name ?? '', ...(row.title ?? '').split(versus)]
    return is_said || isAlike(theirs.filter(Boolean)) ? row : []
  })
}
