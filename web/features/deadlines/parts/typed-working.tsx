import { useQuery } from '@tanstack/react-query'
import { isDay } from '../../../../contract/kernel/days.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import { form as words } from '../../../../contract/words/deadline-dialogs.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { longDay } from '../../../lib/format.ts'
import { useSettled } from '../../../lib/settled.ts'
import { cx } from '../../../ui/cx.ts'
import { type Computing, computedQuery } from '../api.ts'
import { distance, dueIn } from '../labels.ts'
import { daysUntil } from '../logic.ts'
import { useToday } from './deadline-cells.tsx'
import type { DeadlineTyped } from './deadline-dialog.tsx'
import { Doubts, WorkingCard } from './working-card.tsx'

type TypedWorkingProps = { form: DeadlineTyped }

// So long after the last key the server is asked.
const pause = 150

/** The working of what is typed, before it is saved; of a day by hand only how far it is. */
export function TypedWorking({ form }: TypedWorkingProps) {
  const today = useToday()
  const typed = useSettled(JSON.stringify(askedOf(form) ?? null), pause)
  const body: Computing | null = JSON.parse(typed)
  const { data, error, isPlaceholderData } = useQuery({
    ...computedQuery(body ?? { trigger_day: today }),
    enabled: body !== null,
  })
  const due = form.rule_ref ? body && data?.due_on : isDay(form.due_on) && form.due_on
  return (
    <section aria-label={words.beforeSaving} aria-live="polite" className="flex flex-col gap-2.5">
      {due && (
        <p className="font-serif text-section font-semibold">
          {dueIn(longDay(due), distance(daysUntil(due, today)))}
        </p>
      )}
      {form.rule_ref && body && data && (
        <div className={cx('flex flex-col gap-2.5', isPlaceholderData && 'text-ink-3')}>
          <Doubts of={data.doubts} />
          <WorkingCard working={data.working} due_on={data.due_on} />
        </div>
      )}
      {form.rule_ref && !body && <p className="text-secondary text-ink-2">{words.toWorkOut}</p>}
      {body && error && (
        <p className="text-secondary text-danger">
          {words.computeFailed}: {sentenceOf(error)}
        </p>
      )}
    </section>
  )
}

/** What is asked of the server, as far as it can be worked out by now. */
function askedOf(form: DeadlineTyped): Computing | undefined {
  const { rule_ref, trigger_day, trigger, copy_applied_on, copy_ready_on, cheque_on } = form
  if (!rule_ref || !isDay(trigger_day)) return undefined
  const extra = Number(foldDigits(form.extra_days))
  const isExtra = Number.isInteger(extra) && extra > 0
  return {
    ...{ rule_ref, trigger_day },
    ...(trigger && { trigger }),
    ...(isDay(copy_applied_on) && isDay(copy_ready_on) && { copy_applied_on, copy_ready_on }),
    ...(isDay(cheque_on) && { cheque_on }),
    ...(isExtra && { extra_days: extra }),
    ...(form.calendar_ref && { calendar_ref: form.calendar_ref }),
    ...(form.case_ref && { case_ref: form.case_ref }),
  }
}
