import { ChevronLeft, ChevronRight, Users } from 'lucide-react'
import { useState } from 'react'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { dayIn } from '../../../lib/format.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { useShortcuts } from '../../../lib/shortcuts.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { tellHeight } from '../../../ui/height.ts'
import { DateInput } from '../../../ui/text-input.tsx'
import { useFirm } from '../../people/public.ts'
import type { DiarySearch } from '../address.ts'
import { diary } from '../labels.ts'

const PersonAndCourt = laterPart(() => import('./person-and-court.tsx'), 'PersonAndCourt')

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

/** For the heads of the columns that stay below it. */
const tellBar = tellHeight('--diary-bar')

/** The ways to another day, and whose hearings are shown. */
export function DiaryBar({ search, day, isMine, step, onSearch }: DiaryBarProps) {
  const { time_zone } = useFirm()
  const today = dayIn(time_zone)
  const tomorrow = daysAfter(today, 1)
  const show = (to: string, replace: boolean) => onSearch({ day: to === today ? undefined : to }, { replace })
  const goTo = (to: string) => show(to, false)
  const isNarrowed = search.person !== undefined || search.court !== undefined
  const [isOpen, setOpen] = useState(isNarrowed)
  const words = step === 1 ? diary : { before: diary.weekBefore, after: diary.weekAfter }
  useShortcuts([
    { keys: 'arrowleft', label: words.before, run: () => goTo(daysAfter(day, -step)) },
    { keys: 'arrowright', label: words.after, run: () => goTo(daysAfter(day, step)) },
    { keys: 't', label: diary.today, run: () => goTo(today) },
  ])
  return (
    <div
      ref={tellBar}
      className="flex flex-wrap items-start gap-2.5 bg-bg min-[75rem]:sticky min-[75rem]:top-(--above) z-20 -mx-1 -my-2 px-1 py-2 print:hidden"
    >
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
        <IconButton
          variant="secondary"
          size="md"
          label={diary.narrow}
          aria-expanded={isOpen}
          className={cx('md:hidden', isNarrowed && 'bg-sunken')}
          onClick={() => setOpen(!isOpen)}
        >
          <Users className="size-4" />
        </IconButton>
      </div>
      {day !== today && <Button onClick={() => goTo(today)}>{diary.today}</Button>}
      {step === 1 && day !== tomorrow && <Button onClick={() => goTo(tomorrow)}>{diary.tomorrow}</Button>}
      <Whose {...{ search, isMine, isOpen, onSearch }} />
    </div>
  )
}

type WhoseProps = Pick<DiaryBarProps, 'search' | 'isMine' | 'onSearch'> & {
  /** On a phone person and court are shown once they are asked for. */
  isOpen: boolean
}

function Whose({ search, isMine, isOpen, onSearch }: WhoseProps) {
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
      <div
        className={cx(
          'grid grid-cols-2 gap-2.5 max-md:w-full md:flex md:min-h-10 md:min-w-[23.625rem]',
          !isOpen && 'max-md:hidden',
        )}
      >
        <PersonAndCourt {...{ search, onSearch }} />
      </div>
    </search>
  )
}
