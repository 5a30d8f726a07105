import type { KeptDay } from '../../../../contract/kept-day.ts'
import { limitedAccess } from '../../../../contract/words/calendar.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { type Act, queueWords, useKeepAct, useQueue } from '../../queue/public.tsx'
import { lastActOn } from '../logic.ts'
import { dueText, Row } from './kept-row.tsx'

/** A step that is the reader's, below the task that it is of. */
export function KeptOwnStep({
  of: { due_on, about },
  today,
}: {
  of: KeptDay['steps'][number]
  today: string
}) {
  const { acts } = useQueue()
  const due = dueText(due_on, today)
  if (!about) return <Row title={limitedAccess} meta={[due]} />
  const { task, case_id, ...step } = about
  return (
    <Row title={task} meta={[due, case_id]}>
      <ul className="mt-1 flex flex-col">
        <KeptStep step={{ ...step, is_done: false }} task={task} acts={acts} />
      </ul>
    </Row>
  )
}

interface KeptStepProps {
  step: { id: string; version: number; title: string; is_done: boolean }
  task: string
  acts: readonly Act[]
}

/** A step, to be ticked. */
export function KeptStep({ step: { id, version, title, is_done }, task, acts }: KeptStepProps) {
  const keep = useKeepAct()
  const waits = lastActOn(acts, 'step', id)
  const tick = (done: boolean) =>
    void keep({ kind: 'step', id, done }, { version, about: `${title} · ${task}` })
  return <Tick title={title} isDone={waits?.done ?? is_done} isWaiting={waits !== undefined} onTick={tick} />
}

interface TickProps {
  title: string
  isDone: boolean
  isWaiting: boolean
  /** Left out: it is only read. */
  onTick: ((done: boolean) => void) | undefined
}

export function Tick({ title, isDone, isWaiting, onTick }: TickProps) {
  return (
    <li>
      <Checkbox
        label={<span className={isDone ? 'text-ink-3 line-through' : undefined}>{title}</span>}
        hint={isWaiting ? queueWords.waits : undefined}
        checked={isDone}
        disabled={!onTick}
        onChange={({ target }) => onTick?.(target.checked)}
      />
    </li>
  )
}
