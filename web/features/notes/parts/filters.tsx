import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { categoryWord } from '../../../../contract/words/notes.ts'
import { IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { filters } from '../labels.ts'
import { categoryChoices } from '../logic.ts'

const all = 'all'

type FilterProps = {
  /** Stands above it in a phone's panel; names it for screen readers elsewhere; is said for everything, where that is a choice. */
  words: { label: string; hint: string; all?: string | undefined }
  /** Undefined stands for everything. */
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string | undefined) => void
  /** One below the other with visible labels, as a phone's panel shows them. */
  stacked?: boolean | undefined
  width: string
}

/** One choice of what narrows a list. */
export function Filter({ words, value = all, options, onChange, stacked = false, width }: FilterProps) {
  const select = (
    <Select
      label={stacked ? undefined : words.hint}
      options={words.all === undefined ? options : [{ value: all, label: words.all }, ...options]}
      value={value}
      onValueChange={(chosen) => onChange(chosen === all ? undefined : chosen)}
    />
  )
  if (stacked) return <Field label={words.label}>{select}</Field>
  return <div className={cx(width, 'shrink-0')}>{select}</div>
}

/** What narrows a list by the address, and the way to change it. */
interface Narrowing {
  search: { q?: string | undefined; category?: string | undefined }
  onSearch: (change: { q?: string | undefined; category?: string | undefined }) => void
}

type CategoryFilterProps = Pick<FilterProps, 'stacked' | 'width'> & {
  of: Narrowing
  /** The categories that occur. */
  present: readonly string[]
}

/** The category; at its default it is absent from the address. */
export function CategoryFilter({ of: { search, onSearch }, present, ...look }: CategoryFilterProps) {
  return (
    <Filter
      {...look}
      words={filters.category}
      value={search.category}
      options={categoryChoices(present, search.category).map((name) => ({
        value: name,
        label: categoryWord(name),
      }))}
      onChange={(category) => onSearch({ category })}
    />
  )
}

type NoteSearchProps = { of: Narrowing; placeholder: string; className?: string }

/** The search over tasks. */
export function NoteSearch({ of: { search, onSearch }, placeholder, className }: NoteSearchProps) {
  return (
    <SearchBox
      label={filters.search}
      value={search.q ?? ''}
      onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
      placeholder={placeholder}
      className={cx('min-w-0 flex-1', className)}
    />
  )
}

/** A phone's filters, one below the other behind a button that says whether some are set. */
export function FiltersSheet({ isFiltered, children }: { isFiltered: boolean; children: ReactNode }) {
  return (
    <Popover
      title={filters.title}
      trigger={
        <IconButton
          label={isFiltered ? filters.titleSet : filters.title}
          variant="secondary"
          size="md"
          className="size-control"
        >
          <ListFilter className="size-[18px]" />
          {isFiltered && <span className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" />}
        </IconButton>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Popover>
  )
}
