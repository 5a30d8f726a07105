import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type {
  createPartnerNote as createCall,
  PartnerNote,
  updatePartnerNote as updateCall,
} from '../../../contract/partner-notes.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { partnerNotes } from './rows.ts'

/** Writes a note for the partners down, in the caller's name. */
export async function createPartnerNote(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<PartnerNote> {
  const { html, text } = cleanRichText(body.content)
  return partnerNotes.create(ctx, body, { content: html, content_text: text })
}

/** Changes the given fields of a partner note, if it still is as the caller saw it. */
export async function updatePartnerNote(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<PartnerNote> {
  const before = await partnerNotes.hold(ctx, params.id, body.version)
  if (body.content === undefined) return partnerNotes.change(ctx, before, body)
  const { html, text } = cleanRichText(body.content, before.content)
  return partnerNotes.change(ctx, before, body, { content: html, content_text: text })
}
