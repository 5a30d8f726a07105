import { v7 as uuidv7 } from 'uuid'
import type { NoteDraft } from '../../../contract/notes.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A note made through the front door by its owner; takes only what the test is about. */
export async function aNote(owner: TestPerson, draft: NoteDraft = {}) {
  const answer = await owner.call('POST', '/rest/v1/notes', draft)
  if (answer.status !== 201) throw new Error(`no note: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A note as if made at another moment; written past the front door, which knows only now. */
export async function anOldNote(
  world: World,
  owner: TestPerson,
  created_at: string,
  more: {
    title?: string
    is_archived?: boolean
    keep_alive?: boolean
    is_priority?: boolean
    category?: string
  } = {},
): Promise<string> {
  const id = uuidv7()
  await world.rows(
    `insert into notes (id, user_id, title, category, is_archived, archived_at, keep_alive, is_priority, created_at, updated_at)
     values ($1, $2, $3, $4, $5, case when $5 then $6::timestamptz end, $7, $8, $6, $6)`,
    [
      id,
      owner.user_id,
      more.title ?? 'Old',
      more.category ?? 'Corporate',
      more.is_archived ?? false,
      created_at,
      more.keep_alive ?? false,
      more.is_priority ?? false,
    ],
  )
  return id
}

/** The trash: read by whoever may restore, written by the product alone. */
export const rightsOfTrash: RightsLine = {
  table: 'deleted_notes',
  expects: { owner: 'r', colleague: '', partner: 'r', stranger: '', system: 'rcd' },
  seed: async (world, owner) => {
    const kept = uuidv7()
    const insert = (id: string, who: string) =>
      `insert into deleted_notes values ('${id}', '${who}', '${who}', now(), '{}', '[]', '[]')`
    await world.rows(insert(kept, owner.user_id))
    return {
      row: `note_id = '${kept}'`,
      create: (actor) => insert(uuidv7(), actor),
      change: 'deleted_at = now()',
    }
  },
}
