import type { ReactNode } from 'react'
import { daysBetween } from '../../../../contract/kernel/days.ts'
import { doubtWords } from '../../../../contract/words/deadlines.ts'
import { shortDay } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'
import { queueWords } from '../../queue/public.tsx'
import { dueOn, overdueBy } from '../labels.ts'

/** When something is due, or by how much it is late. */
export const dueText = (due_on: string, today: string): string =>
  due_on < today ? overdueBy(daysBetween(due_on, today)) : dueOn(shortDay(due_on))

interface RowProps {
  title: string
  meta: readonly (string | null | undefined)[]
  /** It rests on a rule that nobody confirmed. */
  isDoubted?: boolean | undefined
  isStrong?: boolean
  isDone?: boolean
  /** Something was done with it that waits for a connection. */
  isWaiting?: boolean
  children?: ReactNode
}

/** One thing of the kept day. */
export function Row({ title, meta, isDoubted, isStrong = true, isDone, isWaiting, children }: RowProps) {
  return (
    <li className="px-4 py-3">
      <p
        className={cx(
          'break-words',
          isStrong && 'font-semibold',
          isDone ? 'text-ink-3 line-through' : 'text-ink',
        )}
      >
        {title}
      </p>
      <p className="text-secondary break-words text-ink-2">
        {[...meta, isWaiting ? queueWords.waits : null].filter(Boolean).join(' · ')}
      </p>
      {isDoubted && <p className="text-secondary font-semibold text-st-yellow-fg">{doubtWords.unverified}</p>}
      {children}
    </li>
  )
}
