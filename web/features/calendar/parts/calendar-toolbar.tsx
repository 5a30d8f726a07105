import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, Suspense } from 'react'
import { monthLabel, shortDay } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useShortcuts } from '../../../lib/shortcuts.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ways } from '../labels.ts'
import { type OnSearch, views } from '../logic.ts'
import type { FocusDay } from './day-keys.ts'
import { moved, type Shown, viewedAs } from './shown.ts'

type CalendarToolbarProps = {
  shown: Shown
  /** Notes are drawn too. */
  withNotes: boolean
  today: string
  focusDay: RefObject<FocusDay | null>
  onSearch: OnSearch
}

// It comes after the first paint, into room that is kept for it.
const Switch = lazyPart(() => import('../../../ui/checkbox.tsx'), 'Switch')

const nothing = { month: undefined, week: undefined }

/** What is shown, and the ways to the month before, the next one, today, and the other views. */
export function CalendarToolbar({ shown, withNotes, today, focusDay, onSearch }: CalendarToolbarProps) {
  const unit = shown.view === 'week' ? 'week' : 'month'
  const go = (by: 1 | -1) => onSearch({ ...nothing, day: undefined, ...moved(shown, by, today) })
  const goToday = () => onSearch({ ...nothing, day: undefined })
  const byKey = () => {
    goToday()
    focusDay.current?.(today)
  }
  useShortcuts([
    { keys: '[', label: ways.previous[unit], run: () => go(-1) },
    { keys: ']', label: ways.next[unit], run: () => go(1) },
    { keys: 't', label: ways.today, run: byKey },
  ])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <div className="flex items-center gap-1.5" data-print="none">
        <IconButton variant="secondary" size="md" label={ways.previous[unit]} onClick={() => go(-1)}>
          <ChevronLeft className="size-5" />
        </IconButton>
        <IconButton variant="secondary" size="md" label={ways.next[unit]} onClick={() => go(1)}>
          <ChevronRight className="size-5" />
        </IconButton>
        <Button onClick={goToday}>{ways.today}</Button>
      </div>
      <h2 aria-live="polite" className="min-w-0 font-serif text-section font-semibold sm:text-[1.25rem]">
        {titleOf(shown)}
      </h2>
      <div data-print="none" className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
        <Suspense>
          <Switch
            label={ways.showNotes}
            className="flex"
            checked={withNotes}
            onChange={({ target }) => onSearch({ notes: target.checked ? undefined : '0' })}
          />
        </Suspense>
        <fieldset className="ml-auto flex rounded-md border border-border-strong bg-surface p-0.5">
          <legend className="sr-only">{ways.view}</legend>
          {views.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={view === shown.view}
              onClick={() => onSearch({ ...nothing, ...viewedAs(shown, view, today) })}
              className={cx(
                'h-8 flex-1 rounded-sm px-3.5 text-secondary font-semibold transition-colors coarse:h-control',
                view === shown.view
                  ? 'bg-primary text-on-primary'
                  : 'text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              {ways.views[view]}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

function titleOf({ view, month, from, to }: Shown): string {
  return view === 'week' ? `${shortDay(from)} – ${shortDay(to)}` : monthLabel(month)
}
