import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/partner-notes.ts'
import { call } from '../../lib/client.ts'
import { rowOfConflict } from '../../lib/failure.ts'
import { useWrite } from '../../lib/query.ts'

type PartnerNote = calls.PartnerNote

const topics = ['partner_notes'] as const
/** Fills whole rows of one, two and three columns. */
const pageSize = 48
/** Their writers' names are shown, too. */
const meta = { topics: ['profiles'] }

/** The partner notes that fit the filters, newest first, page by page. */
export function partnerNotesQuery(filters: calls.PartnerNoteFilters) {
  return infiniteQueryOptions({
    queryKey: ['partner_notes', 'list', filters] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit: pageSize, after: pageParam || undefined }
      return call(calls.listPartnerNotes, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    meta,
  })
}

/** One partner note, whole, for its dialog. */
export function partnerNoteQuery(id: string) {
  return queryOptions({
    queryKey: ['partner_notes', 'one', id],
    queryFn: ({ signal }) => call(calls.getPartnerNote, { params: { id } }, { signal }),
    staleTime: 0,
    meta,
  })
}

/** Writes a note down; repeated presses and lost answers make one. */
export function useCreatePartnerNote() {
  return useWrite<calls.PartnerNoteDraft, PartnerNote>({
    run: (body, idempotencyKey) => call(calls.createPartnerNote, { body }, { idempotencyKey }),
    topics,
  })
}

/** Saves an edit; made on an older version it fails with a failure that `partnerNoteOfConflict` reads. */
export function useUpdatePartnerNote() {
  return useWrite<{ id: string; body: calls.PartnerNoteChange }, PartnerNote>({
    run: ({ id, body }) => call(calls.updatePartnerNote, { params: { id }, body }),
    topics,
  })
}

export function useDeletePartnerNote() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deletePartnerNote, { params: { id } }),
    topics,
  })
}

export function useRestorePartnerNote() {
  return useWrite<string, PartnerNote>({
    run: (id) => call(calls.restorePartnerNote, { body: { id } }),
    topics,
  })
}

/** The note as it stands on the server, when a failure says that somebody else was faster. */
export function partnerNoteOfConflict(error: unknown): PartnerNote | undefined {
  return rowOfConflict<PartnerNote>(error)
}
