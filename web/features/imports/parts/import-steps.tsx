import { Check } from 'lucide-react'
import { count } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'
import { said, stepNames } from '../labels.ts'
import { type Step, steps } from '../logic.ts'

/** Where somebody is on the way from a file to cases; which steps are behind them is said in words too. */
export function ImportSteps({ step }: { step: Step }) {
  const now = steps.indexOf(step)
  return (
    <ol aria-label={said.steps} className="flex flex-wrap gap-x-5 gap-y-2">
      {steps.map((one, at) => {
        const isDone = at < now || step === 'done'
        return (
          <li
            key={one}
            aria-current={at === now ? 'step' : undefined}
            className={cx(
              'flex items-center gap-2 text-secondary',
              at === now ? 'font-semibold text-ink' : 'text-ink-3',
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                'flex size-6 items-center justify-center rounded-full border text-meta font-semibold tabular-nums',
                isDone && 'border-transparent bg-accent-soft text-accent',
                at === now && !isDone && 'border-transparent bg-primary text-on-primary',
                at > now && 'border-border-strong',
              )}
            >
              {isDone ? <Check className="size-3.5" /> : count(at + 1)}
            </span>
            {stepNames[one]}
          </li>
        )
      })}
    </ol>
  )
}
