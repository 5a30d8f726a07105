import * as calls from '../../../contract/partner-notes.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { rowQueries } from '../../lib/rows/row-queries.ts'

/** The partner notes, newest first; one of them is whole, in the list they may be excerpts. */
export const partnerNotes = rowQueries({
  topic: 'partner_notes',
  shows: ['profiles'],
  // Fills whole rows of one, two and three columns.
  pageSize: 48,
  list: calls.listPartnerNotes,
  one: calls.getPartnerNote,
  create: calls.createPartnerNote,
  update: calls.updatePartnerNote,
  remove: calls.deletePartnerNote,
  restore: calls.restorePartnerNote,
})

export const prefetched = (): Prefetched => ({ '/partners': [partnerNotes.list({})] })
