import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { updatePartnerNote as call, PartnerNote } from '../../../../contract/partner-notes.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { cleanRichText } from '../../../kernel/rich-text.ts'
import { getPartnerNote } from '../queries.ts'
import { changedInPartnerNote, partnerNoteHints } from '../rules.ts'
import { holdPartnerNote } from './hold-partner-note.ts'

/** Changes the given fields of a partner note, if it still is as the caller saw it. */
export async function updatePartnerNote(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<PartnerNote> {
  const before = await holdPartnerNote(ctx, params.id)

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before

  const { version: _, content, ...fields } = body
  const clean = content === undefined ? undefined : cleanRichText(content, before.content)
  await ctx.db
    .updateTable('partner_notes')
    .set({
      ...fields,
      ...(clean && { content: clean.html, content_text: clean.text }),
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', params.id)
    .execute()

  const row = await getPartnerNote(ctx, { params })
  const changed = changedInPartnerNote(before, row)
  await record(
    ctx,
    { type: 'partner_note.modified', subject_id: row.id, title: row.title, ...changed },
    partnerNoteHints(row),
  )
  return row
}
