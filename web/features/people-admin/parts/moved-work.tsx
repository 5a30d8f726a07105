import { useQuery } from '@tanstack/react-query'
import type { WorkMove } from '../../../../contract/work-moves.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { movesQuery, useUndoMove } from '../api.ts'
import { moveStates, partWords, moved as words } from './labels.ts'

/** What was moved lately, and the way back; nothing where nothing was. */
export function MovedWork() {
  const query = useQuery(movesQuery)
  const moves = query.data?.items ?? []
  if (moves.length === 0) return <FailedLine title={words.loadFailed} of={query} />
  return (
    <section aria-labelledby="moved-work" className="flex flex-col gap-3">
      <h2 id="moved-work" className="font-serif text-section font-semibold">
        {words.title}
      </h2>
      <p className="text-secondary text-ink-2">{words.hint}</p>
      <ul className="flex flex-col">
        {moves.map((move) => (
          <Moved key={move.id} move={move} />
        ))}
      </ul>
    </section>
  )
}

const tones = { moving: 'blue', moved: 'green', undoing: 'yellow', undone: 'grey' } as const

function Moved({ move: { id, from, to, by, at, counts, state, can } }: { move: WorkMove }) {
  const { time_zone } = useFirm()
  const confirm = useConfirm()
  const toasts = useToasts()
  const { mutateAsync: undo, isPending } = useUndoMove()
  const [giver, taker] = [nameOf(from), nameOf(to)]
  const press = async () => {
    if (!(await confirm({ title: words.undoAsk(giver), description: words.hint, confirmLabel: words.undo })))
      return
    await undo({ id }).then(
      () => toasts.success(words.undone, words.undoFailed),
      (error: unknown) => toasts.error(words.undoFailed, error),
    )
  }
  const told = counts.filter(({ moved }) => moved > 0)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-border py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold [overflow-wrap:anywhere]">{words.fromTo(giver, taker)}</p>
        <p className="text-secondary text-ink-2">
          {told.map(({ part, moved, back }) => words.part(partWords[part], moved, back)).join(' · ')}
        </p>
        <p className="text-meta text-ink-3">{words.by(nameOf(by), dayAndTime(at, time_zone))}</p>
      </div>
      <StatusBadge tone={tones[state]}>{moveStates[state]}</StatusBadge>
      {can.undo && (
        <Button
          size="sm"
          busy={isPending}
          aria-label={words.undoOf(giver, taker)}
          onClick={() => void press()}
        >
          {words.undo}
        </Button>
      )}
    </li>
  )
}
