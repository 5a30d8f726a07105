import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { LegalCase } from '../../../../contract/cases.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'

/** What a court calls a case. */
type Number = Pick<LegalCase, 'court_ref' | 'type_ref' | 'case_no' | 'case_year'>

/**
 * Throws where another case has the number in its court. Asked of the cases that the caller sees: a hidden one is never
 * told of. Of two who give one number at once the second waits for the first.
 */
export async function assertNumberFree(ctx: StaffContext, number: Number, id?: string): Promise<void> {
  const { court_ref, type_ref, case_no, case_year } = number
  if (!court_ref || !case_no || !case_year) return
  const key = JSON.stringify(['case number', court_ref, type_ref, case_no, case_year])
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(ctx.db)
  const found = await sql<{ taken: boolean }>`
    select exists (select from cases c where c.case_year = ${case_year} and c.case_no = ${case_no}
      and c.type_ref is not distinct from ${type_ref}::uuid and c.court_ref = ${court_ref}
      and c.id is distinct from ${id ?? null}::uuid and c.merged_into is null) as taken`.execute(ctx.db)
  if (!found.rows[0]?.taken) return
  const fields = [{ path: 'case_no', message: 'cases.number_taken' }]
  throw new Refusal('conflict', 'cases.number_taken', { fields })
}

/** Before the number of a case is corrected: the one that stood stays in its history, and is found. */
export async function keepFormerNumber(
  ctx: StaffContext,
  before: LegalCase,
  { bench, ...number }: Number & Pick<LegalCase, 'bench'>,
): Promise<void> {
  if (number.case_no === before.case_no && number.case_year === before.case_year) return
  const now = ctx.now.toISOString()
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  await sql`
    update case_numbers set until_on = greatest(${today}::date, from_on), version = version + 1, updated_at = ${now}
      where case_ref = ${before.id} and until_on is null`.execute(ctx.db)
  const former = await sql<{ last: string | null }>`
    select max(until_on) as last from case_numbers where case_ref = ${before.id}`.execute(ctx.db)
  const { court_ref, type_ref, case_no, case_year } = number
  const last = former.rows[0]?.last
  // The first number of a case begins with its filing.
  if (!last || !case_no || !case_year) return
  await sql`
    insert into case_numbers (id, case_ref, court_ref, bench, type_ref, case_no, case_year, from_on, why, created_at, updated_at)
      values (${uuidv7()}, ${before.id}, ${court_ref}, ${bench}, ${type_ref}, ${case_no}, ${case_year},
        greatest(${today}::date, ${last}::date), 'corrected', ${now}, ${now})`.execute(ctx.db)
}
