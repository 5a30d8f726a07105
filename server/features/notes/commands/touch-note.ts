import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { hintsOf } from '../rules.ts'

/** Counts a note's version up after its hours changed elsewhere, so that a form made on older hours is told. */
export async function touchNote(ctx: Context, note_id: string): Promise<void> {
  const note = await ctx.db
    .updateTable('notes')
    .set({ version: sql`version + 1`, updated_at: ctx.now.toISOString() })
    .where('id', '=', note_id)
    .returning(['id', 'user_id', 'version'])
    .executeTakeFirst()
  if (note) await leaveHints(ctx, hintsOf(note))
}
