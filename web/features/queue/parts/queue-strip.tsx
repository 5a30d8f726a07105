import { CloudUpload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyText } from '../../../lib/clipboard.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { notSaved, said, waiting, waitingOf } from '../labels.ts'
import { type Act, isOld, isWaiting } from '../logic.ts'
import { aboutOf, wordsOf } from './act-words.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { dismiss, dismissOther, serverTime, useQueue } from './keeper.ts'

/** What waits for a connection, and below it what needs somebody's word. */
export function QueueStrip() {
  const { acts, others } = useQueue()
  const now = serverTime()
  const waits = acts.filter((act) => isWaiting(act, now)).length
  const stuck = acts.filter((act) => !isWaiting(act, now))
  return (
    <>
      <div role="status" data-print="none">
        {waits > 0 && <Line text={waiting(waits)} />}
        {others.map(({ user_id, acts: theirs, whose }) => (
          <Line key={user_id} text={waitingOf(theirs.length, whose?.name ?? said.somebody)}>
            {theirs.every((act) => isOld(act, now)) && (
              <Button size="sm" onClick={() => void dismissOther(user_id)}>
                {said.dismiss}
              </Button>
            )}
          </Line>
        ))}
      </div>
      {stuck.length > 0 && <Stuck acts={stuck} />}
    </>
  )
}

function Line({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-2 bg-st-blue-bg px-4 py-1.5 text-secondary font-semibold text-st-blue-fg">
      <CloudUpload aria-hidden="true" className="size-4 shrink-0" />
      {text}
      {children}
    </p>
  )
}

/** What was not taken: it stays until somebody has dealt with it. */
function Stuck({ acts }: { acts: readonly Act[] }) {
  const [deciding, setDeciding] = useState<string>()
  const open = acts.find(({ key, theirs }) => key === deciding && theirs)
  return (
    <section
      aria-label={said.list}
      data-print="none"
      className="max-h-[40dvh] overflow-y-auto border-b border-border bg-raised"
    >
      <ul className="mx-auto max-w-[1384px] divide-y divide-border px-4 lg:px-8">
        {acts.map((act) => (
          <StuckAct key={act.key} act={act} onDecide={() => setDeciding(act.key)} />
        ))}
      </ul>
      {open && <DecideDialog key={open.key} act={open} onClose={() => setDeciding(undefined)} />}
    </section>
  )
}

function StuckAct({ act, onDecide }: { act: Act; onDecide: () => void }) {
  const toasts = useToasts()
  const why = whyOf(act)
  const what = `${aboutOf(act)} · ${wordsOf(act.change)}`
  const copy = () =>
    void copyText(`${why}\n${what}`).then(
      () => toasts.success(said.copied, said.copyFailed),
      (error: unknown) => toasts.error(said.copyFailed, error),
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{why}</p>
        <p className="text-secondary break-words whitespace-pre-line text-ink-2">{what}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {act.theirs && (
          <Button size="sm" variant="primary" onClick={onDecide}>
            {said.decide}
          </Button>
        )}
        <Button size="sm" onClick={copy}>
          {said.copy}
        </Button>
        <Button size="sm" onClick={() => void dismiss(act)}>
          {said.dismiss}
        </Button>
      </div>
    </li>
  )
}

function whyOf({ theirs, refused }: Act): string {
  if (theirs) return said.changed
  return refused === undefined ? said.old : notSaved(refused)
}
