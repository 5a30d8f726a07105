import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import * as calls from '../../../contract/notes.ts'
import { call } from '../../lib/client.ts'
import { CallFailure, rowOfConflict } from '../../lib/failure.ts'
import { useSmallGesture } from '../../lib/optimistic.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, steadyQuery, useWrite } from '../../lib/query.ts'
import { notesChanged } from '../../lib/window-events.ts'
import { filtersOf, noFilters } from './logic.ts'
import { findKept, hideNote, keepNote, listKey, noteKey, showNote } from './parts/kept-notes.ts'

type Note = calls.Note
type Filters = calls.NoteFilters
type Changes = Omit<calls.NoteChange, 'version'>

const topics = ['notes'] as const

/** Fills whole rows of one, two and three columns. */
const pageSize = 48

/** The notes that fit the filters, newest first, page by page; the last list stays while the next one is on its way. */
export function notesQuery(filters: Filters) {
  return pagedQuery(
    [...listKey, filters] as const,
    (after, options) =>
      call(calls.listNotes, { query: { ...asked(filters), limit: pageSize, after } }, options),
    { placeholderData: keepPreviousData },
  )
}

/** How many notes fit the filters. */
export function noteCountQuery(filters: Filters) {
  return steadyQuery(['notes', 'count', filters], calls.countNotes, asked(filters))
}

/** What there is to filter by: months, categories and creators; of all that the reader sees, or of one person. */
export function noteMonthsQuery(archived: boolean, user_id?: string) {
  return queryOptions({
    queryKey: ['notes', 'months', archived, user_id],
    queryFn: ({ signal }) =>
      call(calls.monthsOfNotes, { query: { archived: String(archived), user_id } }, { signal }),
  })
}

/** One note, whole. */
export function noteQuery(id: string) {
  return queryOptions({
    queryKey: noteKey(id),
    queryFn: ({ signal }) => call(calls.getNote, { params: { id } }, { signal }),
  })
}

/** Reads a note as it was last heard of, whole, where that is known. */
export function useKnownNote() {
  const client = useQueryClient()
  return (id: string): Note | undefined => client.getQueryData<Note>(noteKey(id))
}

interface Creation {
  body: calls.NoteDraft
  /** Kept by whoever tries again with another content; left out, the same content makes one note. */
  key?: string
  /** Hears of the note before the lists do, which are fetched anew. */
  onAnswer?: (note: Note) => void
}

/** Makes a note; repeated presses and lost answers make one. */
export function useCreateNote() {
  const client = useQueryClient()
  return useWrite<Creation, Note>({
    run: async ({ body, key, onAnswer }, ownKey) => {
      const note = await call(calls.createNote, { body }, { idempotencyKey: key ?? ownKey })
      onAnswer?.(note)
      keepNote(client, note)
      return note
    },
    topics,
  })
}

interface Save {
  id: string
  version: number
  changes: Changes
}

/** Saves a form; made on an older version it fails with a failure that `rowOfConflict` reads. */
export function useSaveNote() {
  const client = useQueryClient()
  return useWrite<Save, Note>({
    run: async ({ id, version, changes }) => {
      const note = await call(calls.updateNote, { params: { id }, body: { ...changes, version } })
      keepNote(client, note)
      return note
    },
    topics,
  })
}

interface NoteGesture {
  note: Note
  /** The change, made of the note as it stands: it is made again when somebody else was faster. */
  change: (note: Note) => Changes
}

/** A small change from the card (priority, keep alive, a tick), shown at once. */
export function useChangeNote() {
  return useSmallGesture<NoteGesture, Note>({
    run: async ({ note, change }, client) => {
      const changed = await send(findKept(client, note.id) ?? note, change)
      keepNote(client, changed)
      return changed
    },
    show: ({ note, change }, client) => {
      const now = findKept(client, note.id) ?? note
      showNote(client, { ...now, ...definedIn(change(now)) })
    },
    canShowAgain: true,
    topics,
  })
}

/** A gesture that takes the note off every list at once. */
function useTakingOff<Answer>(run: (note: Note) => Promise<Answer>) {
  return useSmallGesture<Note, Answer>({ run, show: ({ id }, client) => hideNote(client, id), topics })
}

/** Deletes a note; `useRestoreNote` brings it back. */
export function useDeleteNote() {
  return useTakingOff(({ id }) => call(calls.deleteNote, { params: { id } }))
}

export function useRestoreNote() {
  return useWrite<Pick<Note, 'id'>, Note>({
    run: ({ id }) => call(calls.restoreNote, { body: { note_id: id } }),
    topics,
  })
}

export function useArchiveNote() {
  return useTakingOff(({ id }) => call(calls.archiveNote, { body: { note_id: id } }))
}

export function useUnarchiveNote() {
  return useTakingOff(async ({ id }) => {
    const note = await call(calls.unarchiveNote, { body: { note_id: id } })
    dispatchEvent(new Event(notesChanged))
    return note
  })
}

/** Whether a failure says that something else was made under the same key. */
export function isMadeOtherwise(error: unknown): boolean {
  return error instanceof CallFailure && error.reason === 'request.key_reused'
}

/** Whether a failure says that the note can no longer be changed: it was archived or deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailure && ['notes.archived', 'row.not_found'].includes(error.reason)
}

const patience = 4

async function send(note: Note, change: NoteGesture['change'], attempt = 1): Promise<Note> {
  try {
    const body = { ...change(note), version: note.version }
    return await call(calls.updateNote, { params: { id: note.id }, body })
  } catch (error) {
    const current = rowOfConflict<Note>(error)
    if (!current || attempt === patience) throw error
    return send(current, change, attempt + 1)
  }
}

function asked({ archived, is_priority, ...rest }: Filters) {
  return { ...rest, archived: String(archived), is_priority: is_priority?.toString() }
}

/** Guaranteed to hold no undefined, which would hide the value below it when spread. */
function definedIn(changes: Changes): Partial<Note> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

export const prefetched = (): Prefetched => {
  const tasks = filtersOf(noFilters)
  return {
    '/': [
      notesQuery({ ...tasks, is_priority: true }),
      notesQuery({ ...tasks, is_priority: false }),
      noteCountQuery(tasks),
      noteMonthsQuery(false),
    ],
    '/archive': [noteMonthsQuery(true)],
  }
}
