import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { dayIn } from '../../../lib/format.ts'
import { useShortcuts } from '../../../lib/shortcuts.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { FilterPlace } from '../../../ui/rows/filters.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { courtChoicesQuery, leadChoicesQuery } from '../../cases/public.ts'
import { courtName } from '../../courts/public.ts'
import { useFirm } from '../../people/public.ts'
import type { DiarySearch } from '../address.ts'
import { diary } from '../labels.ts'

type OnSearch = (change: Partial<DiarySearch>, how?: { replace: boolean }) => void

interface DiaryBarProps {
  search: DiarySearch
  /** The day that is shown, or one of the week. */
  day: string
  isMine: boolean
  /** So many days a step goes. */
  step: 1 | 7
  onSearch: OnSearch
}

/** The ways to another day, and whose hearings are shown. */
export function DiaryBar({ search, day, isMine, step, onSearch }: DiaryBarProps) {
  const { time_zone } = useFirm()
  const today = dayIn(time_zone)
  const tomorrow = daysAfter(today, 1)
  const show = (to: string, replace: boolean) => onSearch({ day: to === today ? undefined : to }, { replace })
  const goTo = (to: string) => show(to, false)
  const words = step === 1 ? diary : { before: diary.weekBefore, after: diary.weekAfter }
  useShortcuts([
    { keys: 'arrowleft', label: words.before, run: () => goTo(daysAfter(day, -step)) },
    { keys: 'arrowright', label: words.after, run: () => goTo(daysAfter(day, step)) },
    { keys: 't', label: diary.today, run: () => goTo(today) },
  ])
  return (
    <div className="flex flex-wrap items-start gap-2.5 print:hidden">
      <div className="flex items-start gap-1.5 max-sm:w-full">
        <IconButton
          variant="secondary"
          size="md"
          label={words.before}
          onClick={() => goTo(daysAfter(day, -step))}
        >
          <ChevronLeft className="size-5" />
        </IconButton>
        <div className="w-40 max-sm:flex-1">
          <DateInput
            aria-label={diary.day}
            value={day}
            onChange={({ target }) => target.value && show(target.value, true)}
          />
        </div>
        <IconButton
          variant="secondary"
          size="md"
          label={words.after}
          onClick={() => goTo(daysAfter(day, step))}
        >
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
      {day !== today && <Button onClick={() => goTo(today)}>{diary.today}</Button>}
      {step === 1 && day !== tomorrow && <Button onClick={() => goTo(tomorrow)}>{diary.tomorrow}</Button>}
      <Whose {...{ search, isMine, onSearch }} />
    </div>
  )
}

function Whose({ search, isMine, onSearch }: Pick<DiaryBarProps, 'search' | 'isMine' | 'onSearch'>) {
  const { data: choices } = useQuery(courtChoicesQuery)
  const { data: people = [] } = useQuery(leadChoicesQuery)
  return (
    <search className="flex flex-wrap items-center gap-2.5 max-sm:contents sm:ml-auto">
      <fieldset className="flex rounded-md border border-border-strong bg-surface p-0.5 max-sm:flex-1">
        <legend className="sr-only">{diary.whose}</legend>
        {(['all', 'mine'] as const).map((whose) => {
          const isChosen = !search.person && (whose === 'mine') === isMine
          return (
            <button
              key={whose}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onSearch({ whose, person: undefined })}
              className={cx(
                'h-8 flex-1 rounded-sm px-3.5 text-secondary font-semibold transition-colors coarse:h-control',
                isChosen ? 'bg-sunken text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              {whose === 'all' ? diary.everybody : diary.mine}
            </button>
          )
        })}
      </fieldset>
      <div className="grid grid-cols-2 gap-2.5 max-md:w-full md:contents">
        <FilterPlace width="w-44">
          <Select
            label={diary.person}
            value={search.person ?? ''}
            options={[
              { value: '', label: diary.anybody },
              ...people.map(({ user_id, full_name }) => ({ value: user_id, label: full_name })),
            ]}
            onValueChange={(person) =>
              onSearch({ person: person || undefined, ...(person && { whose: undefined }) })
            }
          />
        </FilterPlace>
        <FilterPlace width="w-48">
          <Select
            label={diary.court}
            value={search.court ?? ''}
            options={[
              { value: '', label: diary.allCourts },
              ...(choices?.courts ?? []).map((court) => ({ value: court.id, label: courtName(court) })),
            ]}
            onValueChange={(court) => onSearch({ court: court || undefined })}
          />
        </FilterPlace>
      </div>
    </search>
  )
}
