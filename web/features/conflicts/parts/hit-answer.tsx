import { Check } from 'lucide-react'
import { useState } from 'react'
import type { HitDecision } from '../../../../contract/conflict-words.ts'
import type { ConflictHit } from '../../../../contract/conflicts.ts'
import { dayIn, shortDay } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { changeOf, decisionOn, decisionWords, report } from '../labels.ts'
import { answerKeys } from '../logic.ts'
import { HitNote } from './hit-note.tsx'

type HitAnswerProps = {
  hit: ConflictHit
  onDecide: ((decision: HitDecision) => void) | undefined
  /** Keeps a note, or none any more; tells whether it was kept. */
  onNote: ((note: string | null) => Promise<boolean>) | undefined
}

/** What was decided, and the way to change it; while nothing is, three equal answers. */
export function HitAnswer({ hit, onDecide, onNote }: HitAnswerProps) {
  const [isChanging, setChanging] = useState(false)
  const isOpen = hit.decision === 'open'
  if (!isOpen && !isChanging)
    return <Decided hit={hit} onChange={onDecide && (() => setChanging(true))} onNote={onNote} />
  if (!onDecide) return <span className="text-ink-3">{decisionWords.open}</span>
  const choose = (decision: HitDecision) => {
    setChanging(false)
    onDecide(decision)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be one line of joined buttons.
    <div
      role="group"
      aria-label={decisionOn(hit.name)}
      data-answers=""
      data-print="none"
      className="flex w-full overflow-clip rounded-md border border-border-strong bg-surface max-lg:flex-col"
    >
      {Object.entries(answerKeys).map(([key, decision]) => (
        <button
          key={key}
          type="button"
          aria-keyshortcuts={key}
          aria-pressed={hit.decision === decision}
          onClick={() => choose(decision)}
          className={cx(
            'min-h-[34px] flex-1 border-border-strong px-1.5 text-meta font-semibold not-first:max-lg:border-t not-first:lg:border-l',
            'transition-colors hover:bg-sunken focus-visible:-outline-offset-2 max-lg:min-h-control coarse:min-h-control',
          )}
        >
          {decisionWords[decision]}
        </button>
      ))}
    </div>
  )
}

type DecidedProps = Pick<HitAnswerProps, 'hit' | 'onNote'> & { onChange: (() => void) | undefined }

function Decided({ hit, onChange, onNote }: DecidedProps) {
  const { time_zone } = useFirm()
  const { decision, decided_by, decided_at } = hit
  const by = [
    decided_by && nameOf(decided_by),
    decided_at && shortDay(dayIn(time_zone, new Date(decided_at))),
  ]
  return (
    <div className="flex items-center justify-between gap-3" data-answers="">
      <div className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 font-semibold">
          <Check aria-hidden="true" className="size-4" />
          {decisionWords[decision]}
        </span>
        <span className="mt-0.5 block text-meta text-ink-2">{by.filter(Boolean).join(', ')}</span>
        <HitNote hit={hit} onNote={onNote} />
      </div>
      {onChange && (
        <button
          type="button"
          data-print="none"
          aria-label={changeOf(hit.name)}
          onClick={onChange}
          className="shrink-0 text-secondary font-semibold text-accent hover:underline coarse:min-h-control coarse:px-2"
        >
          {report.change}
        </button>
      )}
    </div>
  )
}
