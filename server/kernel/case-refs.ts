import { sql } from 'kysely'
import type { StaffContext } from './context.ts'
import { Refusal } from './refusal.ts'

interface Named {
  case_id?: string | null | undefined
  case_ref?: string | null | undefined
}

/**
 * The column that links a row to the case that the caller says; none where they say nothing of it. Throws, naming the
 * field, unless they see that case.
 */
export async function linkedCase(
  ctx: StaffContext,
  { case_ref }: Pick<Named, 'case_ref'>,
): Promise<{ case_ref?: string | null }> {
  if (!case_ref) return case_ref === null ? { case_ref } : {}
  const found = await sql`select 1 from cases where id = ${case_ref} and merged_into is null`.execute(ctx.db)
  if (found.rows.length > 0) return { case_ref }
  const fields = [{ path: 'case_ref', message: 'row.not_found' }]
  throw new Refusal('not_found', 'row.not_found', { fields })
}

/** Of a row `r` the case that it is about, as the reader sees it. */
export const caseIdOf = sql`(select c.case_id from cases c where c.id = r.case_ref) as case_id`

/** The same joined as `about`: rows of one case read it once. */
export const joinedCase = sql`left join cases about on about.id = r.case_ref`

/**
 * The column that links a row to the very case that the caller chose; none where they chose none, and the database decides.
 * Throws, naming the case id, unless they see that case and it bears the id.
 */
export async function chosenCase(
  ctx: StaffContext,
  { case_id, case_ref }: Named,
  before?: Named,
): Promise<{ case_ref?: string }> {
  if (!case_ref) return {}
  const text = case_id === undefined ? before?.case_id : case_id
  const found = await sql<{ bears: boolean }>`select case_bears(${case_ref}, ${text ?? ''}) as bears`.execute(
    ctx.db,
  )
  if (found.rows[0]?.bears) return { case_ref }
  throw new Refusal('rule', 'cases.other_id', { fields: [{ path: 'case_id', message: 'cases.other_id' }] })
}
