import type { ReactNode } from 'react'
import { oneOf } from '../../lib/search.ts'
import { cx } from '../cx.ts'
import { SearchBox } from '../search-box.tsx'
import { Select, type SelectOption } from '../select.tsx'

/** What narrows a list, in one row while there is room. */
export function Filters({ children, className }: { children: ReactNode; className?: string }) {
  return <search className={cx('flex flex-wrap gap-2.5', className)}>{children}</search>
}

/** The place of a filter of a fixed width, which is the whole line on phones. */
export function FilterPlace({ width, children }: { width: string; children: ReactNode }) {
  return <div className={cx('shrink-0 max-md:w-full', width)}>{children}</div>
}

type WordsFilterProps = {
  label: string
  placeholder: string
  search: { q?: string | undefined }
  onSearch: (change: { q: string | undefined }) => void
  className?: string
}

/** Narrows a list to what has the words. */
export function WordsFilter({ label, placeholder, search, onSearch, className }: WordsFilterProps) {
  return (
    <SearchBox
      label={label}
      value={search.q ?? ''}
      onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
      placeholder={placeholder}
      className={className ?? 'min-w-0 flex-1 basis-64'}
    />
  )
}

type ChoiceFilterProps<Option extends string> = {
  label: string
  /** The choice of all of them, in words. */
  all: string
  options: readonly Option[]
  /** An option as people read it, where that is not the option itself. */
  nameOf?: (option: Option) => string
  value: string | undefined
  onChange: (chosen: Option | undefined) => void
  width: string
}

/** Narrows a list to one of a few. */
export function ChoiceFilter<const Option extends string>(props: ChoiceFilterProps<Option>) {
  const { label, all, options, nameOf = String, value, onChange, width } = props
  const everything: SelectOption<Option | ''> = { value: '', label: all }
  return (
    <FilterPlace width={width}>
      <Select
        label={label}
        value={oneOf(value, options) ?? ''}
        options={[everything, ...options.map((option) => ({ value: option, label: nameOf(option) }))]}
        onValueChange={(chosen) => onChange(oneOf(chosen, options))}
      />
    </FilterPlace>
  )
}
