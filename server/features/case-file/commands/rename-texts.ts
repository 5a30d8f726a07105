import { sql } from 'kysely'
import { type renameTexts as call, renameLimits } from '../../../../contract/case-renames.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { holdCaseId } from '../../cases/public.ts'
import { costs } from '../../costing/public.ts'
import { updateNote } from '../../notes/public.ts'
import { timelineEvents } from '../../timeline/public.ts'
import { blindTo, countSpellings, textsOf } from '../queries.ts'

interface Edit {
  params: { id: string }
  body: { case_id: string; case_ref: string; version: number }
}

/** Each is changed as by its own edit, and recorded so. */
const edits = {
  notes: (ctx: StaffContext, edit: Edit): Promise<unknown> => updateNote(ctx, edit, { isOfCase: true }),
  case_costing: (ctx: StaffContext, edit: Edit): Promise<unknown> => costs.edit(ctx, edit),
  case_timeline: (ctx: StaffContext, edit: Edit): Promise<unknown> => timelineEvents.edit(ctx, edit),
}
const tables = ['notes', 'case_costing', 'case_timeline'] as const

/**
 * Gives the next texts with a former id of a case the one that it has now. Whoever renames it meanwhile waits; what was
 * changed before, by this or by hand, is found no more.
 */
export async function renameTexts(
  ctx: StaffContext,
  { body: { id, from } }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { case_id } = await holdCaseId(ctx, id)
  const named = { id, from, to: case_id, blind: await blindTo(ctx, id) }
  let changed = 0
  for (const table of tables) {
    for (const { id: row_id, version } of await heldTexts(ctx, table, named, renameLimits.step - changed)) {
      await edits[table](ctx, { params: { id: row_id }, body: { case_id, case_ref: id, version } })
      changed += 1
    }
  }
  const rest = changed < renameLimits.step ? [] : await countSpellings(ctx, named)
  return { changed, left: rest.reduce((sum, { count }) => sum + count, 0) }
}

/** The next rows, held in one order until the end of the transaction. */
async function heldTexts(
  ctx: StaffContext,
  table: (typeof tables)[number],
  named: Parameters<typeof textsOf>[1],
  most: number,
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select r.id, r.version ${textsOf(table, named)} order by r.id limit ${most} for update`.execute(ctx.db)
  return rows
}
