import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useSearchChange } from '../search-change.ts'

/** What the address of a page of rows opens, beside what its list shows. */
interface OpenForms {
  /** The id of the row whose form is open. */
  edit?: string | undefined
  /** The form of a new row is open. */
  add?: '1' | undefined
}

/** What a page of rows shows by its address, and how that changes. */
export interface RowPage<Search> {
  search: Omit<Search, keyof OpenForms>
  onSearch: ReturnType<typeof useSearchChange<Search & OpenForms>>
  /** Opens the form of a new row. */
  onAdd: () => void
  /** Opens that of a row. */
  onEdit: (row: { id: string }) => void
}

/** The list of a page by its address. Without the forms that it opens: nothing of the list is drawn again for one. */
export function useRowPage<Search extends object>(pathname: string): RowPage<Search> {
  const onSearch = useSearchChange<Search & OpenForms>(pathname)
  const list = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ edit: _, add: __, ...shown }) => shown,
  })
  return {
    search: asList<Search>(list),
    onSearch,
    onAdd: () => onSearch((before) => ({ ...before, add: '1', edit: undefined })),
    onEdit: ({ id }) => onSearch((before) => ({ ...before, edit: id, add: undefined })),
  }
}

/** Guaranteed by the page's route, whose address it is. */
function asList<Search>(list: object): Omit<Search, keyof OpenForms> {
  return list as Omit<Search, keyof OpenForms>
}

/** Whether the address opens the form of a new row, and the way to close it. */
export function useAddForm(pathname: string): { isOpen: boolean; close: () => void } {
  const add = useSearch({ strict: false, select: (search) => search.add })
  const onSearch = useSearchChange<OpenForms>(pathname)
  return { isOpen: add === '1', close: () => onSearch({ add: undefined }) }
}

/** Which form the address of a page opens, a new row's or that of a row once it is here, and the way to close it. */
export function useOpenForm<Row extends { id: string }>(
  pathname: string,
  one: (id: string) => UseQueryOptions<Row, Error, Row, string[]>,
): { isOpen: boolean; row: Row | undefined; close: () => void } {
  const { edit, add } = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ edit, add }) => ({ edit, add }),
  })
  const onSearch = useSearchChange<OpenForms>(pathname)
  const { data } = useQuery({ ...one(edit ?? ''), enabled: edit !== undefined })
  const row = edit !== undefined && data?.id === edit ? data : undefined
  const close = () => onSearch({ add: undefined, edit: undefined })
  return { isOpen: row !== undefined || add === '1', row, close }
}
