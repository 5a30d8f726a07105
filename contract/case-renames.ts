import * as z from 'zod/mini'
import { caseLimits } from './cases.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'

/** So many texts are changed at once, and counted at most. */
export const renameLimits = { step: 50, counted: 1000 }

/** The case, and what it was called when the texts were typed, however they spell it. */
const formerId = { id: f.id, from: f.line(caseLimits.case_id, 1) }

export const countRenamedTexts = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/texts_to_rename',
  summary: `Tasks, costs and events of a case with one of its ids that the caller may change, by how they spell it; ${renameLimits.counted} in all stand for that or more`,
  access: 'staff',
  query: z.object(formerId),
  reply: z.object({ spelt: z.array(z.object({ case_id: z.string(), count: z.int() })) }),
  refuses: ['row.not_found', 'rights.not_yours'],
})

export const renameTexts = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/rename_texts',
  summary: `Gives tasks, costs and events with a former id of their case the one that it has now, ${renameLimits.step} at a time; asked again it goes on`,
  access: 'staff',
  body: z.object(formerId),
  reply: z.object({
    changed: z.int(),
    /** How many are still to be changed. */
    left: z.int(),
  }),
  refuses: ['row.not_found', 'rights.not_yours'],
})
