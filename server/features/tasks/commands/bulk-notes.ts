import * as z from 'zod/mini'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { Reason } from '../../../../contract/kernel/reasons.ts'
import { noteChange } from '../../../../contract/notes.ts'
import type { BulkAct, bulkNotes as call } from '../../../../contract/tasks.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import {
  archiveNote,
  deleteNote,
  holdNoteToWork,
  type KeptNote,
  restoreNote,
  unarchiveNote,
  updateNote,
} from '../../notes/public.ts'
import { assignNote, unassignNote } from './assign-note.ts'

type Item = InputOf<typeof call>['body']['items'][number]
type Outcome = Pick<ReplyOf<typeof call>['items'][number], 'version'> & { reason: Reason | null }

/**
 * Does the same with many notes, each if it still is as the caller saw it and they may; what cannot be done with one of
 * them keeps nothing from the others.
 */
export async function bulkNotes(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const act = actOf(body.act, body.value ?? null)
  const outcomes = new Map<string, Outcome>()
  // In one order, so that two of these at once wait for each other instead of ending in a deadlock.
  for (const item of [...body.items].sort((one, other) => (one.id < other.id ? -1 : 1)))
    outcomes.set(item.id, await outcomeOf(() => act(ctx, item)))
  return { items: body.items.map(({ id }) => ({ id, reason: null, version: null, ...outcomes.get(id) })) }
}

/** What is left of a note, and of one that is gone nothing. */
type Act = (ctx: StaffContext, item: Item) => Promise<Pick<KeptNote, 'version'> | undefined>

function actOf(act: BulkAct, value: string | null): Act {
  if (act === 'archive')
    return asSeen((ctx, { id }) => archiveNote(ctx, { ...nothing, body: { note_id: id } }))
  if (act === 'delete')
    return asSeen((ctx, { id }) => deleteNote(ctx, { ...nothing, body: undefined, params: { id } }))
  if (act === 'unarchive')
    return asSeen((ctx, { id }) => unarchiveNote(ctx, { ...nothing, body: { note_id: id } }))
  if (act === 'restore') return (ctx, { id }) => restoreNote(ctx, { ...nothing, body: { note_id: id } })
  if (act === 'change')
    return (ctx, { id, version, change }) => updateNote(ctx, { params: { id }, body: { ...change, version } })
  if (act === 'assign' || act === 'unassign') {
    const person = z.safeParse(z.uuid(), value)
    if (!person.success) throw invalidField('value', complaint('invalid'))
    return withPerson(act, person.data)
  }
  const change = { [act]: act === 'is_priority' ? value === 'true' : value }
  if (!z.safeParse(noteChange, { ...change, version: 1 }).success)
    throw invalidField('value', complaint('invalid'))
  return (ctx, { id, version }) => {
    return updateNote(ctx, { params: { id }, body: z.parse(noteChange, { ...change, version }) })
  }
}

function withPerson(act: 'assign' | 'unassign', user_id: string): Act {
  if (act === 'assign')
    return asSeen((ctx, { id }) => assignNote(ctx, { ...nothing, body: { note_id: id, user_id } }))
  return asSeen(async (ctx, { id, version }) => {
    await unassignNote(ctx, { ...nothing, body: undefined, query: { note_id: id, user_id } })
    return { version: version + 1 }
  })
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

/** What came of it; a refusal comes before anything is written. */
async function outcomeOf(work: () => ReturnType<Act>): Promise<Outcome> {
  try {
    return { reason: null, version: (await work())?.version ?? null }
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.reason, version: null }
    throw error
  }
}
