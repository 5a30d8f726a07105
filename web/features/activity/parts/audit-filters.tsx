import { useQuery } from '@tanstack/react-query'
import { History, X } from 'lucide-react'
import { actionWords, areaWords } from '../../../../contract/words/activity.ts'
import { oneOf } from '../../../lib/search.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceFilter } from '../../../ui/rows/filters.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { nameOf, unknownName } from '../../people/public.ts'
import { everybodyQuery } from '../api.ts'
import { filters, historyOf, said } from '../labels.ts'
import type { AuditSearch } from '../logic.ts'
import { actionsOf, areas, kindsIn } from './kinds.ts'

export type AuditFiltersProps = {
  search: AuditSearch
  onSearch: (change: Partial<AuditSearch>) => void
}

/** Whose and which events are shown: of one person, area, kind of action and between two days. */
export function AuditFilters({ search, onSearch }: AuditFiltersProps) {
  const { data: people = [] } = useQuery(everybodyQuery)
  const { person, from, to } = search
  const { area, action } = kindsIn(search)
  const ids = people.map(({ user_id }) => user_id)
  const nameOfId = (id: string) =>
    nameOf(people.find(({ user_id }) => user_id === id) ?? nobodyKnown, unknownName)
  // The kinds of another area are others.
  const onArea = ({ area: next }: Pick<AuditSearch, 'area'>) =>
    onSearch({ area: next, action: oneOf(action, actionsOf(oneOf(next, areas))) })
  return (
    <search className="grid grid-cols-2 gap-2.5 md:flex md:flex-wrap" data-print="none">
      <ChoiceFilter
        of={{ search, onSearch }}
        name="person"
        label={filters.person}
        all={filters.allPeople}
        // Somebody who is gone is still asked for by an address.
        options={person && !ids.includes(person) ? [...ids, person] : ids}
        wordOf={nameOfId}
        width="col-span-2 md:w-52"
      />
      <ChoiceFilter
        of={{ search: { area }, onSearch: onArea }}
        name="area"
        label={filters.area}
        all={filters.allAreas}
        options={areas}
        wordOf={shownAs(areaWords)}
        width="md:w-44"
      />
      <ChoiceFilter
        of={{ search: { action }, onSearch }}
        name="action"
        label={filters.action}
        all={filters.allActions}
        options={actionsOf(area)}
        wordOf={shownAs(actionWords)}
        width="md:w-44"
      />
      <Day
        label={filters.fromDay}
        word={filters.from}
        value={from}
        max={to}
        onChange={(day) => onSearch({ from: day })}
      />
      <Day
        label={filters.toDay}
        word={filters.to}
        value={to}
        min={from}
        onChange={(day) => onSearch({ to: day })}
      />
    </search>
  )
}

const nobodyKnown = { full_name: '', has_left: false }

type DayProps = {
  label: string
  /** Seen before the field. */
  word: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

function Day({ label, word, value = '', onChange, ...range }: DayProps) {
  return (
    <div className="flex min-w-0 items-center gap-2 max-md:flex-col max-md:items-start max-md:gap-1 md:w-48">
      <span aria-hidden="true" className="shrink-0 text-meta text-ink-3">
        {word}
      </span>
      <DateInput
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value || undefined)}
        {...range}
      />
    </div>
  )
}

/** Says that only one record is shown, and leads back to all. */
export function RecordStrip({ name, onClear }: { name: string | undefined; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-surface px-4 py-2.5 shadow-card">
      <History aria-hidden="true" className="size-4 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{historyOf(name)}</p>
      <Button variant="ghost" size="sm" icon={<X aria-hidden="true" className="size-4" />} onClick={onClear}>
        {said.showAll}
      </Button>
    </div>
  )
}
