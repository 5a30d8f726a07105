import { Check } from 'lucide-react'
import { count } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'
import { portalWords as said, stepNames } from '../labels.ts'

const last = stepNames.length - 1

/** Where the applicant is: in words, as a bar, and by the names of the seven steps. */
export function StepIndicator({ step }: { step: number }) {
  const words = said.step(step + 1, stepNames.length)
  return (
    <div className="mb-6" data-print="none">
      <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-secondary text-ink-2">
        <span className="font-semibold text-ink">{words}</span>
        <span className="md:hidden">{stepNames[step]}</span>
      </p>
      <div
        role="progressbar"
        aria-label={said.progress}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={said.stepNamed(words, stepNames[step])}
        className="h-1.5 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-300"
          style={{ width: `${reached(step)}%` }}
        />
      </div>
      <ol aria-label={said.steps} className="mt-3 grid grid-cols-7 gap-1">
        {stepNames.map((name, index) => (
          <Step key={name} name={name} index={index} step={step} />
        ))}
      </ol>
    </div>
  )
}

// To the middle of the current step's number, which stands below; the last one is the end.
function reached(step: number): number {
  return step === last ? 100 : ((step + 0.5) / stepNames.length) * 100
}

function Step({ name, index, step }: { name: string; index: number; step: number }) {
  const isDone = index < step || step === last
  const isCurrent = index === step
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="flex min-w-0 flex-col items-center gap-1.5 text-center"
    >
      <span
        aria-hidden="true"
        className={cx(
          'flex size-7 items-center justify-center rounded-full border text-meta font-semibold tabular-nums',
          isDone && 'border-transparent bg-accent-soft text-accent',
          isCurrent && !isDone && 'border-transparent bg-primary text-on-primary',
          !isDone && !isCurrent && 'border-border-strong text-ink-3',
        )}
      >
        {isDone ? <Check className="size-4" /> : count(index + 1)}
      </span>
      <span
        className={cx(
          'text-micro max-md:sr-only',
          isCurrent ? 'font-semibold text-ink' : 'font-normal text-ink-3',
        )}
      >
        {name}
        {isDone && <span className="sr-only">{said.done}</span>}
      </span>
    </li>
  )
}
