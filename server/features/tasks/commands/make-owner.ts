import { sql } from 'kysely'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { answerOwner as answerCall, makeOwner as makeCall } from '../../../../contract/note-owners.ts'
import type { Note } from '../../../../contract/notes.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, notFound, Refusal } from '../../../kernel/refusal.ts'
import { getNote, hintsOf, holdNote, type KeptNote } from '../../notes/public.ts'
import { assertSees } from './assign-note.ts'

type Asked = Pick<KeptNote, 'id' | 'user_id' | 'title' | 'case_ref' | 'version' | 'assignee_ids'>

/** Gives a task to somebody at once, by who may change all; its owner asks them to take it. */
export async function makeOwner(ctx: StaffContext, { body }: InputOf<typeof makeCall>): Promise<Note> {
  const { to_id } = body
  const before = await holdNote(ctx, body.note_id)
  const full_name = await assertSees(ctx, to_id, before.case_ref, 'to_id')

  if (before.is_archived) throw new Refusal('rule', 'notes.archived')
  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (to_id === before.user_id) throw invalidField('to_id', complaint('invalid'))

  if (!may(ctx, 'notes.all')) {
    const { id } = before
    await sql`delete from note_owner_asks where note_id = ${id}`.execute(ctx.db)
    await sql`insert into note_owner_asks (note_id, from_id, to_id, at)
      values (${id}, ${before.user_id}, ${to_id}, ${ctx.now.toISOString()})`.execute(ctx.db)
    await tell(ctx, 'note.owner_asked', before, { person_id: to_id, full_name })
    return before
  }
  await sql`select make_owner(${before.id}, ${to_id}, ${ctx.now.toISOString()})`.execute(ctx.db)
  const note = await getNote(ctx, { params: before })
  await tell(ctx, 'note.owner_made', note, { person_id: before.user_id, full_name })
  return note
}

/** Answers what the caller was asked, or takes back what they asked. */
export async function answerOwner(
  ctx: StaffContext,
  { body }: InputOf<typeof answerCall>,
): Promise<ReplyOf<typeof answerCall>> {
  const { note_id, accept } = body
  const asked = await findAsked(ctx, note_id)
  if (!asked) return takeBack(ctx, note_id, accept)

  if (!accept) {
    await sql`delete from note_owner_asks where note_id = ${note_id}`.execute(ctx.db)
    await tell(ctx, 'note.owner_declined', asked, me(ctx, asked.user_id))
    return { note: null }
  }
  await sql`select take_asked_note(${note_id}, ${ctx.now.toISOString()})`.execute(ctx.db)
  const note = await getNote(ctx, { params: { id: note_id } })
  await tell(ctx, 'note.owner_accepted', note, me(ctx, asked.user_id))
  return { note }
}

const me = ({ actor }: StaffContext, person_id: string) => ({ person_id, full_name: actor.full_name })

/** The task that the caller is asked to take, held; they do not see it yet. */
async function findAsked(ctx: StaffContext, id: string): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select id, user_id, title, case_ref, version, assignee_ids from asked_note(${id})`.execute(ctx.db)
  return rows[0]
}

/** Whoever has the task asks no more; to whoever else knows of the ask its answer is not theirs. */
async function takeBack(ctx: StaffContext, id: string, accept: boolean) {
  const { rows } = await sql<{ to_id: string }>`
    select to_id from note_owner_asks where note_id = ${id}`.execute(ctx.db)
  const [ask] = rows
  // Archived meanwhile, or somebody else's: nobody is asked any more.
  if (!ask || ask.to_id === ctx.actor.user_id) throw notFound()
  if (accept) throw new Refusal('forbidden', 'rights.not_yours')
  const note = await holdNote(ctx, id)
  await sql`delete from note_owner_asks where note_id = ${id}`.execute(ctx.db)
  await tell(ctx, 'note.owner_withdrawn', note, me(ctx, ask.to_id))
  return { note: null }
}

/** Records it, with who hears of it beside who has the task; both look at their lists again. */
async function tell(
  ctx: StaffContext,
  type:
    | 'note.owner_asked'
    | 'note.owner_made'
    | 'note.owner_accepted'
    | 'note.owner_declined'
    | 'note.owner_withdrawn',
  note: Asked,
  { person_id, full_name }: { person_id: string; full_name: string },
): Promise<void> {
  const { id: subject_id, user_id: owner_id, title, case_ref } = note
  const others = { ...note, user_id: person_id, assignee_ids: [] }
  await record(ctx, { type, subject_id, owner_id, title, case_ref, person_id, full_name }, [
    ...(await hintsOf(ctx, note)),
    ...(await hintsOf(ctx, others)).slice(1),
  ])
}
