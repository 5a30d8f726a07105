import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { hintsOf } from '../rules.ts'

/** Counts a note's version up after something changed beside it, so that a form made before is told. */
export async function touchNote(ctx: Context, note_id: string): Promise<void> {
  await touch(ctx, note_id, {})
}

/**
 * The same after somebody booked hours on a note, which is a change of the note like any other: whoever has typed
 * other hours meanwhile is told by whom, and is not asked about bookings of their own.
 */
export async function touchBookedNote(ctx: Context, note_id: string, booked_by: string): Promise<void> {
  await touch(ctx, note_id, { modified_by: booked_by })
}

async function touch(ctx: Context, note_id: string, by: { modified_by?: string }): Promise<void> {
  const note = await ctx.db
    .updateTable('notes')
    .set({ ...by, version: sql`version + 1`, updated_at: ctx.now.toISOString() })
    .where('id', '=', note_id)
    .returning(['id', 'user_id', 'version'])
    .executeTakeFirst()
  if (note) await leaveHints(ctx, hintsOf(note))
}
