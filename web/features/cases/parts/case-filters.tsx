import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { conflictStates } from '../../../../contract/case-states.ts'
import { caseLimits } from '../../../../contract/cases.ts'
import { conflictStateWords } from '../../../../contract/words/case-kinds.ts'
import { allWords, filterIs, filtering } from '../../../../contract/words/case-lists.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { ChoiceFilter } from '../../../ui/rows/filters.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type CaselistSearch, type FilterName, filterNames } from '../address.ts'
import { type Choice, filterLabels, rowNames, useChoices, useFiltersSet, wordOf } from './use-filters.ts'

type CaseFiltersProps = {
  search: CaselistSearch
  onSearch: (change: Partial<CaselistSearch>) => void
}

/** Whatever else narrows the list, behind one button. */
export function CaseFilters({ search, onSearch }: CaseFiltersProps) {
  const isSet = filterNames.some((name) => search[name] !== undefined)
  const clear = () => onSearch(Object.fromEntries(filterNames.map((name) => [name, undefined])))
  return (
    <Popover
      align="end"
      title={filtering.title}
      trigger={
        <Button data-opens-filters="" icon={<ListFilter aria-hidden="true" className="size-4" />}>
          {filtering.title}
        </Button>
      }
      actions={
        isSet && (
          <Button variant="ghost" size="sm" onClick={clear}>
            {filtering.clear}
          </Button>
        )
      }
    >
      <Panel search={search} onSearch={onSearch} />
    </Popover>
  )
}

function Panel(of: CaseFiltersProps) {
  const { choices, failed } = useChoices(filterNames)
  return (
    <div className="flex flex-col gap-3.5">
      {failed && <FailedLine title={filtering.loadFailed} of={failed} />}
      {rowNames.map((name) => (
        <Field key={name} label={filterLabels[name]}>
          <ChoiceFilter
            of={of}
            name={name}
            label={filterLabels[name]}
            all={allWords[name]}
            options={withAsked(choices[name], of.search[name])}
            wordOf={(asked) => wordOf(choices[name], asked)}
            width="w-full"
          />
        </Field>
      ))}
      <Field label={filterLabels.conflict_state}>
        <ChoiceFilter
          of={of}
          name="conflict_state"
          label={filterLabels.conflict_state}
          all={allWords.conflict_state}
          options={conflictStates}
          wordOf={shownAs(conflictStateWords)}
          width="w-full"
        />
      </Field>
      <TagFilter {...of} />
    </div>
  )
}

/** What is asked for by an address is among the choices, whether it is there or not. */
function withAsked(choices: readonly Choice[] = [], asked: string | undefined): string[] {
  const values = choices.map(({ value }) => value)
  return asked === undefined || values.includes(asked) ? values : [...values, asked]
}

/** One tag, as it is written on cases: none can be chosen from a list. */
function TagFilter({ search: { tag = '' }, onSearch }: CaseFiltersProps) {
  const [typed, setTyped] = useState(tag)
  const [shown, setShown] = useState(tag)
  // The address changed by itself: it wins over what stands here.
  if (shown !== tag) {
    setShown(tag)
    setTyped(tag)
  }
  const decide = () => onSearch({ tag: typed.trim() || undefined })
  return (
    <Field label={filterLabels.tag} hint={filtering.tagHint}>
      <TextInput
        value={typed}
        maxLength={caseLimits.tag}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && decide()}
        onBlur={() => typed.trim() !== tag && decide()}
      />
    </Field>
  )
}

/** The filters that are set; a press takes one off. */
export function FilterChips({ search, onSearch }: CaseFiltersProps) {
  const set = useFiltersSet(search)
  const takeOff = (name: FilterName, chip: HTMLElement) => {
    besideOf(chip)?.focus()
    onSearch({ [name]: undefined })
  }
  return (
    <ul aria-label={filtering.set} className="flex flex-wrap gap-2">
      {set.map(({ name, label, value }) => (
        <li key={name} className="min-w-0 max-w-full">
          <button
            type="button"
            title={filtering.takeOff}
            onClick={({ currentTarget }) => takeOff(name, currentTarget)}
            className="flex h-8 max-w-full items-center gap-1.5 rounded-full border border-accent bg-accent-soft pr-2.5 pl-3.5 text-secondary font-semibold text-accent coarse:h-control"
          >
            <span className="truncate">{filterIs(label, value)}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="sr-only">{filtering.takeOff}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Where the focus goes from a chip that is about to go: to the next one, that before it, else to the filters. */
function besideOf(chip: HTMLElement): HTMLElement | null {
  const { nextElementSibling, previousElementSibling } = chip.closest('li') ?? chip
  const beside = nextElementSibling ?? previousElementSibling
  return beside?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-opens-filters]')
}
