import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { note } from './notes.ts'
import { person } from './people.ts'

/* Who has a task: it passes at once by whoever may change all, else when whoever its owner asked accepts. */

export const makeOwner = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/make_owner',
  summary:
    'Makes somebody the owner of a task, or asks them to take it; another ask takes the place of the one before',
  access: 'staff',
  body: z.object({ note_id: f.id, to_id: f.id, version: f.version }),
  reply: note,
  refuses: [
    'row.not_found',
    'request.stale_version',
    'notes.assignee_only',
    'notes.archived',
    'notes.cannot_see',
  ],
})

export const answerOwner = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/answer_owner',
  summary:
    'Takes the task that the caller is asked to take, or does not; without `accept` also takes back one’s own ask',
  access: 'staff',
  body: z.object({ note_id: f.id, accept: z.boolean() }),
  /** The task of whoever took it. */
  reply: z.object({ note: z.nullable(note) }),
  refuses: ['row.not_found', 'rights.not_yours'],
})

export const ownerAsk = z.object({ note_id: f.id, from: person, to: person, at: f.moment })
export type OwnerAsk = z.infer<typeof ownerAsk>

export const listOwnerAsks = endpoint({
  method: 'GET',
  path: '/rest/v1/note_owner_asks',
  summary: 'Who is asked to take a task: one person, or nobody',
  access: 'staff',
  query: z.object({ note_id: f.id }),
  reply: z.object({ items: z.array(ownerAsk) }),
  refuses: [],
})
