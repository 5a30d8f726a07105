import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'

/* Lists as somebody narrowed them, to come back to. */

export const viewLimits = { name: 60, query: 2000, each: 50 } as const

export const savedView = z.object({
  id: f.id,
  /** The address without what is asked: '/' or '/caselist'. */
  page: z.string(),
  name: z.string(),
  /** What is asked: 'category=Litigation&month=all'. */
  query: z.string(),
  place: z.int(),
  version: f.version,
})
export type SavedView = z.infer<typeof savedView>

const name = f.line(viewLimits.name, 1)
const query = f.line(viewLimits.query, 1)
const page = z.string().check(z.regex(/^\/[a-z/-]{0,60}$/, complaint('invalid')))

const of = rowCalls({ table: '/rest/v1/saved_views', access: 'staff', reply: savedView })

export const listViews = endpoint({
  method: 'GET',
  path: of.table,
  summary: 'The views that the caller saved of a page, in their order',
  access: 'staff',
  query: z.object({ page }),
  reply: z.object({ items: z.array(savedView) }),
  refuses: [],
})
export const getView = getRow({ ...of, summary: 'One saved view' })
export const createView = createRow({
  ...of,
  summary: 'Saves a list as it is narrowed, after the others; at most 50 a person',
  body: z.object({ page, name, query }),
  refuses: ['views.too_many'],
})
export const updateView = updateRow({
  ...of,
  summary: 'Changes the name, what is asked, or the place',
  body: z.object({
    name: z.optional(name),
    query: z.optional(query),
    place: z.optional(
      z
        .int(complaint('whole_number'))
        .check(
          z.minimum(1, complaint('at_least', { least: 1 })),
          z.maximum(1000, complaint('at_most', { most: 1000 })),
        ),
    ),
    version: f.version,
  }),
})
export const deleteView = deleteRow({ ...of, summary: 'Deletes a saved view' })
