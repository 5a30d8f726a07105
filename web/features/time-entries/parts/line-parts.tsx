import { Briefcase, CalendarDays, Clock, type LucideIcon, PenLine, Receipt } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ActivityCode } from '../../../../contract/time-entries.ts'
import { billingWords } from '../../../../contract/words/time-entries.ts'
import { nameOfCode } from '../../../lib/activity-codes.ts'
import { dayOfYear, longDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Menu, MenuChoices } from '../../../ui/menu.tsx'
import { lengthOf, parts as words } from '../labels.ts'
import { isRead, isUsuallyBilled, withBilling, withCode } from '../logic.ts'
import { CaseChooser, DayChooser } from './choosers.tsx'
import { InTheWay } from './in-the-way.tsx'
import { partsHint, severalCases, withoutTimes } from './labels.ts'
import { isOverlap } from './taken.ts'
import { caseShown, type TimeLineState } from './use-time-line.ts'

/** What a line means, each part a button that opens its chooser. */
export function LineParts({ state }: { state: TimeLineState }) {
  const { reading, codes, today, chosen } = state
  const read = isRead(reading) ? reading : undefined
  const code = codes.find((one) => one.code === read?.activity_code)
  const isBilled = read?.is_billable ?? isUsuallyBilled(code, caseShown(state).one !== undefined)
  const day = chosen.work_date ?? read?.work_date ?? today
  return (
    <>
      {isOverlap(state.failure) && (
        <Button
          className="self-start"
          busy={state.isBusy}
          onClick={() => void state.send({ without_times: true })}
        >
          {withoutTimes}
        </Button>
      )}
      <InTheWay failure={state.failure} />
      <fieldset aria-label={words.all} className="flex flex-wrap gap-2">
        <Part Icon={Clock} name={words.time} isUnknown={!read} onClick={focusLine}>
          {read ? lengthOf(read.seconds) : words.unknown}
        </Part>
        <DayChooser
          state={state}
          day={day}
          trigger={
            <Part Icon={CalendarDays} name={words.day}>
              {day.slice(0, 4) === today.slice(0, 4) ? dayOfYear(day) : longDay(day)}
            </Part>
          }
        />
        <ActivityPart state={state} code={code} />
        <CasePart state={state} />
        <BillingPart state={state} isBilled={isBilled} />
        <p className="ml-auto text-meta text-ink-3 max-md:hidden">{partsHint}</p>
      </fieldset>
    </>
  )
}

function ActivityPart({ state, code }: { state: TimeLineState; code: ActivityCode | undefined }) {
  const { codes, line, type } = state
  const options = codes
    .filter(({ is_retired }) => !is_retired)
    .map((one) => ({ value: one.code, label: nameOfCode(one) }))
  return (
    <Menu
      align="start"
      trigger={
        <Part Icon={PenLine} name={words.activity} isFaint={!code}>
          {code ? nameOfCode(code) : words.none.activity}
        </Part>
      }
    >
      <MenuChoices
        label={words.activity}
        options={options}
        value={code?.code ?? ''}
        onValueChange={(next) => type(withCode(line, next))}
      />
    </Menu>
  )
}

function CasePart({ state }: { state: TimeLineState }) {
  const { one, several } = caseShown(state)
  const isUnsure = state.isUnsure && state.chosen.case === undefined
  const none = isUnsure ? words.unknown : words.none.case
  const name = several > 0 ? severalCases(several) : (one?.name ?? none)
  return (
    <CaseChooser
      state={state}
      trigger={
        <Part
          Icon={Briefcase}
          name={words.case}
          isUnknown={several > 0 || isUnsure}
          isFaint={!one && several === 0 && !isUnsure}
        >
          <span lang={one && languageOf(name)}>{name}</span>
        </Part>
      }
    />
  )
}

const billings = ['bill', 'no'] as const

function BillingPart({ state: { line, type }, isBilled }: { state: TimeLineState; isBilled: boolean }) {
  return (
    <Menu
      align="start"
      trigger={
        <Part Icon={Receipt} name={words.billing}>
          {billingWords[isBilled ? 'bill' : 'no']}
        </Part>
      }
    >
      <MenuChoices
        label={words.billing}
        options={billings.map((value) => ({ value, label: billingWords[value] }))}
        value={isBilled ? 'bill' : 'no'}
        onValueChange={(next) => type(withBilling(line, next === 'bill'))}
      />
    </Menu>
  )
}

/** How long it took is said at the start of the line. */
function focusLine({ currentTarget }: { currentTarget: Element }): void {
  const field = currentTarget.closest('[data-time-line]')?.querySelector('input')
  field?.focus()
  field?.setSelectionRange(0, 0)
}

interface PartProps extends ComponentProps<'button'> {
  Icon: LucideIcon
  name: string
  /** It was not understood, or may be several things. */
  isUnknown?: boolean
  /** There is none. */
  isFaint?: boolean
  children: ReactNode
}

function Part({ Icon, name, isUnknown = false, isFaint = false, children, ...rest }: PartProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'inline-flex h-[30px] max-w-full items-center gap-1.5 rounded-md border bg-surface px-2.5 text-secondary font-semibold hover:bg-sunken data-popup-open:bg-sunken coarse:h-10',
        isUnknown ? 'border-dashed border-danger text-danger' : 'border-border-strong',
        isFaint && 'font-normal text-ink-3',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <span className="sr-only">{name}: </span>
      <span className="truncate">{children}</span>
    </button>
  )
}
