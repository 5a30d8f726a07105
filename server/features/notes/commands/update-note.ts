import { belongsTo, type Category } from '../../../../contract/categories.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { updateNote as call, Note, NoteChange } from '../../../../contract/notes.ts'
import { chosenCase } from '../../../kernel/case-refs.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { cleanRichText } from '../../../kernel/rich-text.ts'
import { getNote } from '../queries.ts'
import { assertItemsFit, changedFields, columnsOf, followsFrom, mayChange } from '../rules.ts'
import { bookHours } from './book-hours.ts'
import { hintsOf } from './hint-note.ts'
import { holdNoteToWork } from './put-away.ts'

/**
 * Changes the given fields of a note, if it still is as the caller saw it. `isOfCase`: it follows from a change of its case,
 * and is no news of its own.
 */
export async function updateNote(
  ctx: StaffContext,
  { params, body }: Pick<InputOf<typeof call>, 'params' | 'body'>,
  { isOfCase = false } = {},
): Promise<Note> {
  const before = await holdNoteToWork(ctx, params.id)
  if (!mayChange(ctx.actor, before) && !isOfState(body)) throw new Refusal('forbidden', 'notes.assignee_only')

  if (before.is_archived) throw new Refusal('rule', 'notes.archived')
  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before
  const change = settled(before, body)
  if (change.due_time && !(change.due_on === undefined ? before.due_on : change.due_on))
    throw invalidField('due_on', complaint('required'))
  if (change.list_items) assertItemsFit(change.list_items, before.list_items)

  await ctx.db
    .updateTable('notes')
    .set({
      ...columnsOf(change),
      ...followsFrom(before, change, { user_id: ctx.actor.user_id, at: ctx.now.toISOString() }),
      ...(change.content === undefined ? {} : contentColumns(change.content, before.content)),
      ...(change.case_id === undefined ? {} : { case_id: change.case_id || null }),
      ...(await chosenCase(ctx, change, before)),
      modified_by: ctx.actor.user_id,
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', params.id)
    .execute()
  if (change.hours_worked !== undefined) await bookHours(ctx, params.id, change.hours_worked)

  const note = await getNote(ctx, { params })
  const { user_id: owner_id, title, case_ref } = note
  const ofCase = { case_ref, former_case_ref: before.case_ref }
  await record(
    ctx,
    {
      type: 'note.modified',
      subject_id: note.id,
      owner_id,
      title,
      ...ofCase,
      ...(isOfCase && { with_case: true }),
      ...changedFields(before, note),
    },
    await hintsOf(ctx, note),
  )
  return note
}

/** All that whoever is assigned may change. */
function isOfState({ status: _status, ...others }: NoteChange): boolean {
  return isEmptyChange(others)
}

/** The change with what follows from it: another category clears the subcategory, unless one is given. */
function settled(before: Note, { version: _version, ...change }: NoteChange): Omit<NoteChange, 'version'> {
  const category = change.category ?? before.category
  if (change.category && change.category !== before.category && change.subcategory === undefined) {
    return { ...change, subcategory: null }
  }
  const sub = change.subcategory
  if (sub && !belongsTo(sub, category as Category)) {
    const fields = [{ path: 'subcategory', message: complaint('subcategory') }]
    throw new Refusal('invalid', 'notes.subcategory_of_another_category', { fields })
  }
  return change
}

function contentColumns(content: string, before: string): { content: string; content_text: string } {
  const clean = cleanRichText(content, before)
  return { content: clean.html, content_text: clean.text }
}
