import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { listNotes, Note, NoteFilters } from '../../../../contract/notes.ts'
import { withNote, withoutNote } from '../logic.ts'

type Filters = NoteFilters
type Pages = InfiniteData<ReplyOf<typeof listNotes>, string>

/** What the key of every list of notes begins with; its filters follow. */
export const listKey = ['notes', 'list'] as const

export const noteKey = (id: string) => ['notes', 'one', id] as const

function listsIn(client: QueryClient): [Filters, Pages][] {
  const lists = client.getQueriesData<Pages>({ queryKey: listKey })
  return lists.flatMap(([key, data]) => {
    const list: [Filters, Pages][] = data ? [[filtersIn(key), data]] : []
    return list
  })
}

/** Guaranteed by notesQuery, which alone makes keys that begin like this. */
function filtersIn(key: readonly unknown[]): Filters {
  return key[2] as Filters
}

/** A note as the lists hold it: the newest of them, as one that is out of sight stays as it was. */
export function findKept(client: QueryClient, id: string): Note | undefined {
  const kept = listsIn(client).flatMap(([, { pages }]) =>
    pages.flatMap(({ items }) => items.filter((item) => item.id === id)),
  )
  return kept.reduce<Note | undefined>(
    (newest, one) => (newest && newest.version >= one.version ? newest : one),
    undefined,
  )
}

/** Takes over what the server says of a note, wherever it is shown. */
export function keepNote(client: QueryClient, note: Note): void {
  client.setQueryData(noteKey(note.id), note)
  showNote(client, note)
}

/** Shows a changed note on every list that it belongs on. */
export function showNote(client: QueryClient, note: Note): void {
  const lists = listsIn(client)
  const holding = lists.filter(([, { pages }]) =>
    pages.some(({ items }) => items.some(({ id }) => id === note.id)),
  )
  const families = new Set(holding.map(([filters]) => familyOf(filters)))
  for (const [filters, data] of lists) {
    const pages = withNote(data.pages, note, filters, families.has(familyOf(filters)))
    client.setQueryData<Pages>([...listKey, filters], { ...data, pages })
  }
}

/** Lists that differ in priority only: a note that leaves one of them comes into the other. */
function familyOf({ is_priority: _, ...rest }: Filters): string {
  return JSON.stringify(rest)
}

/** Takes a note off every list. */
export function hideNote(client: QueryClient, id: string): void {
  for (const [filters, data] of listsIn(client)) {
    client.setQueryData<Pages>([...listKey, filters], { ...data, pages: withoutNote(data.pages, id) })
  }
}
