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

/** What narrows a list, by its names in the address, and the way to change one of them. */
interface Narrowing<Search> {
  search: Search
  onSearch: (change: Partial<Search>) => void
}

type WordsFilterProps = {
  of: Narrowing<{ q?: string | undefined }>
  label: string
  placeholder: string
  className?: string
}

/** Narrows a list to what has the words. */
export function WordsFilter({ of: { search, onSearch }, className, ...look }: WordsFilterProps) {
  return (
    <SearchBox
      {...look}
      value={search.q ?? ''}
      onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
      className={className ?? 'min-w-0 flex-1 basis-64'}
    />
  )
}

type ChoiceFilterProps<Name extends string, Option extends string> = {
  of: Narrowing<{ [Key in Name]?: NoInfer<Option> | undefined }>
  /** Its name in the address. */
  name: Name
  label: string
  /** The choice of all of them, in words. */
  all: string
  options: readonly Option[]
  /** An option as people read it, where that is not the option itself. */
  wordOf?: (option: Option) => string
  width: string
}

/** Narrows a list to one of a few. */
export function ChoiceFilter<Name extends string, Option extends string>(
  props: ChoiceFilterProps<Name, Option>,
) {
  const { of, name, label, all, options, wordOf = String, width } = props
  const everything: SelectOption<Option | ''> = { value: '', label: all }
  return (
    <FilterPlace width={width}>
      <Select
        label={label}
        value={oneOf(of.search[name], options) ?? ''}
        options={[everything, ...options.map((option) => ({ value: option, label: wordOf(option) }))]}
        onValueChange={(chosen) => of.onSearch(one(name, oneOf(chosen, options)))}
      />
    </FilterPlace>
  )
}

/** Guaranteed by its name: one entry. */
function one<Name extends string, Value>(name: Name, value: Value): { [Key in Name]: Value } {
  return { [name]: value } as { [Key in Name]: Value }
}
