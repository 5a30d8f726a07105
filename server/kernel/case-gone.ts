import { sql } from 'kysely'
import type { StaffContext } from './context.ts'
import { notFound, Refusal, unknownId } from './refusal.ts'

/**
 * Why there is no such case for the caller: it was merged into another one, if they see both; else not-found, at the field
 * that named it.
 */
export async function caseGone(ctx: StaffContext, id: string, field?: string): Promise<Refusal> {
  const { rows } = await sql<{ id: string | null }>`select merged_into(${id}) as id`.execute(ctx.db)
  const [current] = rows
  if (current?.id) return new Refusal('not_found', 'cases.merged', { current })
  return field ? unknownId(field) : notFound()
}

/** A page of what a case has, if one was named; where it is empty, throws if that case was merged into another one. */
export async function unlessMerged<Page extends { items: readonly unknown[] }>(
  ctx: StaffContext,
  case_ref: string | undefined,
  page: Page,
): Promise<Page> {
  if (case_ref === undefined || page.items.length > 0) return page
  const gone = await caseGone(ctx, case_ref)
  if (gone.reason === 'cases.merged') throw gone
  return page
}
