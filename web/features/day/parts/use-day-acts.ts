import { useMemo, useState } from 'react'
import type { DayRow } from '../../../../contract/day.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useTimer } from '../../timers/public.tsx'
import { useAnswer, useMarkDone, useSetStatus } from '../api.ts'
import { told } from '../labels.ts'
import type { DayActs } from './day-acts.ts'

/** The row that a dialog is open for. */
interface Asking {
  what: 'move' | 'assign' | 'hours'
  row: DayRow
}

/** What is asked in a dialog that the address opens: the outcome of a hearing, or what was done about a deadline. */
type AskedByAddress = { outcome: string } | { met: string }

/** What can be done with rows of a day, and the dialog that one of them is in. */
export function useDayActs(onAsk: (what: AskedByAddress) => void) {
  const [asking, setAsking] = useState<Asking>()
  const toasts = useToasts()
  const timer = useTimer()
  const { mutateAsync: setStatus } = useSetStatus()
  const { mutateAsync: markDone } = useMarkDone()
  const { mutateAsync: answer } = useAnswer()
  const acts = useMemo<DayActs>(() => {
    const failed = (said: string) => (error: unknown) => toasts.error(said, error)
    return {
      done: (row) => {
        if (row.kind === 'deadline') return onAsk({ met: row.id })
        void setStatus({ row, status: 'done' }).then(({ version }) => {
          const back = () =>
            void setStatus({ row: { ...row, version }, status: before(row) }).catch(failed(told.doneFailed))
          toasts.undo(row.kind === 'step' ? told.stepDone : told.done, back, told.doneFailed)
        }, failed(told.doneFailed))
      },
      move: (row) => setAsking({ what: 'move', row }),
      assign: (row) => setAsking({ what: 'assign', row }),
      time: (row) => timer.toggle(row),
      hours: (row) => setAsking({ what: 'hours', row }),
      record: (row) => onAsk({ outcome: row.id }),
      mark: (row) => void markDone(row.id).catch(failed(told.markFailed)),
      answer: (row, accept) =>
        void answer({ row, accept }).then((clashes) => {
          toasts.success(accept ? takenOf(row) : told.declined, told.answerFailed)
          // Rare, and what words it needs no page waits for; the diary shows it too.
          if (clashes.length > 0)
            void import('../../hearings/public.ts').then(
              ({ tellClashes }) => tellClashes(toasts, clashes),
              () => undefined,
            )
        }, failed(told.answerFailed)),
      timed: timer.running?.note_id,
    }
  }, [toasts, timer, setStatus, markDone, answer, onAsk])
  return { acts, asking, close: () => setAsking(undefined) }
}

const takenOf = ({ kind }: DayRow) => (kind === 'owner_ask' ? told.taskTaken : told.taken)
const before = ({ state }: DayRow) => (state === 'doing' || state === 'waiting' ? state : 'todo')
