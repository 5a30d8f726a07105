import type { LegalCase } from '../../../../contract/cases.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { type Columns, writeRow } from '../../../kernel/kept-row-sql.ts'
import { record } from '../../../kernel/record.ts'
import { cases } from '../rows.ts'

type Told =
  | { type: 'case.closed'; close_note: string | null }
  | { type: 'case.reopened'; reason: string }
  | { type: 'case.disposed'; disposed_on: string; result: string | null }

/** Writes where a held case stands from now on, tells of it and answers it. */
export async function putLife(
  ctx: StaffContext,
  before: LegalCase,
  columns: Columns,
  told: Told,
): Promise<LegalCase> {
  await writeRow(ctx, { table: 'cases' }, before, columns)
  const row = await cases.get(ctx, { params: { id: before.id } })
  await record(ctx, { ...told, subject_id: row.id, case_ref: row.id, case_id: row.case_id }, cases.hints(row))
  return row
}
