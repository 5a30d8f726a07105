import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Step } from '../../../../contract/tasks.ts'
import { sharedTask as words } from '../../../../contract/words/tasks.ts'
import { shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { useChangeStep, useDeleteStep, useMoveStep, useTakeStep } from '../api.ts'
import { stepChange } from '../labels.ts'

type StepListProps = {
  steps: readonly Step[]
  /** The form of a step that is changed in its place; without it none is changed here. */
  formOf?: (step: Step, onClose: () => void) => ReactNode
}

/** The steps of a task: ticked by whoever works on it, changed, put in order and taken away by whoever may change it. */
export function StepList({ steps, formOf }: StepListProps) {
  // As it stood when the change of it began: one that somebody else deletes meanwhile keeps what is typed.
  const [edited, setEdited] = useState<Step>()
  const [left, setLeft] = useState<string>()
  const close = () => {
    setLeft(edited?.id)
    setEdited(undefined)
  }
  const isGone = edited !== undefined && !steps.some(({ id }) => id === edited.id)
  const lines = isGone ? [...steps, edited] : steps
  return (
    <ul aria-label={words.steps} className="flex flex-col gap-1">
      {lines.map((step, at) =>
        edited?.id === step.id ? (
          <li key={step.id}>{formOf?.(edited, close)}</li>
        ) : (
          <StepLine
            key={step.id}
            step={step}
            before={steps[at - 2]}
            prior={steps[at - 1]}
            next={steps[at + 1]}
            onChange={formOf && edited === undefined ? () => setEdited(step) : undefined}
            isLeft={left === step.id}
          />
        ),
      )}
    </ul>
  )
}

type StepLineProps = {
  step: Step
  /** What stands two places above it, directly above it, and below it. */
  before: Step | undefined
  prior: Step | undefined
  next: Step | undefined
  /** Opens its form, one at a time. */
  onChange: (() => void) | undefined
  /** Its form was closed last: its button takes the focus that was there. */
  isLeft: boolean
}

function StepLine({ step, before, prior, next, onChange, isLeft }: StepLineProps) {
  const { take, remove, move, change } = useStepActs(step)
  const { isDone, tick } = useTick(step.done_at !== null, change)
  return (
    <li className="flex min-h-8 items-center gap-1.5">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={
            <span
              lang={languageOf(step.title)}
              className={cx('[overflow-wrap:anywhere]', isDone && 'text-ink-3 line-through')}
            >
              {step.title}
            </span>
          }
          checked={isDone}
          disabled={!step.can.tick}
          onChange={(event) => tick(event.target.checked)}
        />
      </div>
      {step.due_on && (
        <span className="shrink-0 text-meta text-ink-3 tabular-nums">{shortDay(step.due_on)}</span>
      )}
      {step.assignee && <span className="truncate text-meta text-ink-3">{nameOf(step.assignee)}</span>}
      {step.can.take && (
        <Button size="sm" aria-label={words.takeStep(step.title)} onClick={take}>
          {words.take}
        </Button>
      )}
      {step.can.edit && (
        <>
          {onChange && (
            <IconButton label={stepChange.change(step.title)} autoFocus={isLeft} onClick={onChange}>
              <Pencil className="size-4" />
            </IconButton>
          )}
          {prior && (
            <IconButton label={words.moveUp(step.title)} onClick={() => move(before?.id ?? null)}>
              <ArrowUp className="size-4" />
            </IconButton>
          )}
          {next && (
            <IconButton label={words.moveDown(step.title)} onClick={() => move(next.id)}>
              <ArrowDown className="size-4" />
            </IconButton>
          )}
          <IconButton label={words.deleteStep(step.title)} onClick={remove}>
            <X className="size-4" />
          </IconButton>
        </>
      )}
    </li>
  )
}

/** The tick as pressed, until the step says otherwise: a checkbox has to answer within the press itself. */
function useTick(known: boolean, change: (done: boolean) => Promise<unknown>) {
  const [before, setBefore] = useState(known)
  const [isDone, setDone] = useState(known)
  if (known !== before) {
    setBefore(known)
    setDone(known)
  }
  const tick = (done: boolean) => {
    setDone(done)
    change(done).catch(() => setDone(known))
  }
  return { isDone, tick }
}

function useStepActs(step: Step) {
  const toasts = useToasts()
  const failed = { onError: (error: unknown) => toasts.error(words.stepFailed, error) }
  const { mutateAsync: change } = useChangeStep()
  const { mutate: take } = useTakeStep()
  const { mutate: remove } = useDeleteStep()
  const { mutate: move } = useMoveStep()
  return {
    change: (done: boolean) => change({ step, change: { done } }, failed),
    take: () => take(step, failed),
    remove: () => remove(step, failed),
    move: (after: string | null) => move({ id: step.id, after }, failed),
  }
}
