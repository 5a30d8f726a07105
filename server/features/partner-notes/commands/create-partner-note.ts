import { v7 as uuidv7 } from 'uuid'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { createPartnerNote as call, PartnerNote } from '../../../../contract/partner-notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { cleanRichText } from '../../../kernel/rich-text.ts'
import { getPartnerNote } from '../queries.ts'
import { partnerNoteHints } from '../rules.ts'

/** Writes a note for the partners down, in the caller's name. */
export async function createPartnerNote(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<PartnerNote> {
  const content = cleanRichText(body.content)

  const id = uuidv7()
  const { title, category, is_priority } = body
  await ctx.db
    .insertInto('partner_notes')
    .values({
      id,
      user_id: ctx.actor.user_id,
      title,
      category,
      is_priority,
      content: content.html,
      content_text: content.text,
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()

  const row = await getPartnerNote(ctx, { params: { id } })
  await record(ctx, { type: 'partner_note.created', subject_id: id, title, category }, partnerNoteHints(row))
  return row
}
