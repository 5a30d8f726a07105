import { sql } from 'kysely'
import type { LegalCase } from '../../../../contract/cases.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { cases } from '../rows.ts'
import { rightsOn } from '../rules.ts'

/** The case of which nobody changes the id until the end of the transaction; throws where the caller may not, either. */
export async function holdCaseId(ctx: StaffContext, id: string): Promise<LegalCase> {
  // Rows may go on linking to it meanwhile.
  const held = await sql`select id from cases where id = ${id} for share`.execute(ctx.db)
  const row = await cases.get(ctx, { params: { id } })
  if (held.rows.length === 0 || !rightsOn(ctx, row).edit) throw new Refusal('forbidden', 'rights.not_yours')
  return row
}

/** The case as the caller saw it, held until the end of the transaction; throws where they may not do that with it. */
export async function holdCase(
  ctx: StaffContext,
  { id, version }: { id: string; version: number },
  verb: keyof ReturnType<typeof rightsOn>,
): Promise<LegalCase> {
  // Held first, so that it is read as whoever was before has left it.
  const locked = await sql`select id from cases where id = ${id} for update`.execute(ctx.db)
  const row = await cases.get(ctx, { params: { id } })
  if (locked.rows.length === 0 || !rightsOn(ctx, row)[verb])
    throw new Refusal('forbidden', 'rights.not_yours')
  if (row.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: row })
  return row
}
