import * as z from 'zod/mini'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { Reason } from '../../../../contract/kernel/reasons.ts'
import { noteChange } from '../../../../contract/notes.ts'
import type { BulkAct, bulkNotes as call } from '../../../../contract/tasks.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { archiveNote, deleteNote, holdNoteToWork, updateNote } from '../../notes/public.ts'
import { assignNote } from './assign-note.ts'

interface Item {
  id: string
  version: number
}

/**
 * Does the same with many notes, each if it still is as the caller saw it and they may; what cannot be done with one of
 * them keeps nothing from the others.
 */
export async function bulkNotes(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const act = actOf(body.act, body.value ?? null)
  const reasons = new Map<string, Reason | null>()
  // In one order, so that two of these at once wait for each other instead of ending in a deadlock.
  for (const item of [...body.items].sort((one, other) => (one.id < other.id ? -1 : 1)))
    reasons.set(item.id, await refusalOf(() => act(ctx, item)))
  return { items: body.items.map(({ id }) => ({ id, reason: reasons.get(id) ?? null })) }
}

type Act = (ctx: StaffContext, item: Item) => Promise<unknown>

function actOf(act: BulkAct, value: string | null): Act {
  if (act === 'archive')
    return asSeen((ctx, { id }) => archiveNote(ctx, { ...nothing, body: { note_id: id } }))
  if (act === 'delete')
    return asSeen((ctx, { id }) => deleteNote(ctx, { ...nothing, body: undefined, params: { id } }))
  if (act === 'assign') {
    const person = z.safeParse(z.uuid(), value)
    if (!person.success) throw invalidField('value', complaint('invalid'))
    const { data: user_id } = person
    return asSeen((ctx, { id }) => assignNote(ctx, { ...nothing, body: { note_id: id, user_id } }))
  }
  const change = { [act]: act === 'is_priority' ? value === 'true' : value }
  if (!z.safeParse(noteChange, { ...change, version: 1 }).success)
    throw invalidField('value', complaint('invalid'))
  return (ctx, { id, version }) => {
    return updateNote(ctx, { params: { id }, body: z.parse(noteChange, { ...change, version }) })
  }
}

const nothing = { params: undefined, query: undefined } as const

/** What takes no version of its own. */
function asSeen(act: Act): Act {
  return async (ctx, item) => {
    const { version } = await holdNoteToWork(ctx, item.id)
    if (version !== item.version) throw new Refusal('conflict', 'request.stale_version')
    return act(ctx, item)
  }
}

/** Why something was refused, or null where it was done; a refusal comes before anything is written. */
async function refusalOf(work: () => Promise<unknown>): Promise<Reason | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}
