import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { monthOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { type createNote as call, type Note, newNote } from '../../../../contract/notes.ts'
import { chosenCase } from '../../../kernel/case-refs.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField } from '../../../kernel/refusal.ts'
import { cleanRichText } from '../../../kernel/rich-text.ts'
import { getNote } from '../queries.ts'
import { assertItemsFit, columnsOf, followsFrom, newDue } from '../rules.ts'
import { bookHours } from './book-hours.ts'
import { hintsOf } from './hint-note.ts'

/** Makes a note of the caller's own; a case id left out is drawn among the year's unused ones. */
export async function createNote(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Note> {
  const id = uuidv7()
  const content = cleanRichText(body.content ?? '')
  assertItemsFit(body.list_items ?? [])
  if (body.due_time && !body.due_on) throw invalidField('due_on', complaint('required'))

  await ctx.db
    .insertInto('notes')
    .values({
      ...newNote,
      ...columnsOf(body),
      ...followsFrom(newDue, body, { user_id: ctx.actor.user_id, at: ctx.now.toISOString() }),
      id,
      user_id: ctx.actor.user_id,
      content: content.html,
      content_text: content.text,
      case_id: body.case_id === undefined ? drawnCaseId(ctx) : body.case_id || null,
      ...(await chosenCase(ctx, body)),
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()
  if (body.hours_worked) await bookHours(ctx, id, body.hours_worked)

  const note = await getNote(ctx, { params: { id } })
  const { user_id: owner_id, title, case_id, case_ref } = note
  const created = { type: 'note.created', subject_id: id, owner_id, title, case_id, case_ref } as const
  await record(ctx, created, await hintsOf(ctx, note))
  return note
}

function drawnCaseId(ctx: StaffContext) {
  const year = Number(monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE).slice(0, 4))
  return sql<string>`draw_unused_case_id(${year}::integer)`
}
