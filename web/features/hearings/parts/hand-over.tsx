import { useState } from 'react'
import type { Clash, Hearing } from '../../../../contract/hearings.ts'
import { handOver as words } from '../../../../contract/words/handovers.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { useAnswerHandover, useWithdrawHandover } from '../api.ts'
import { useClashNews } from './use-clash-news.ts'

const HandOverDialog = laterPart(() => import('./hand-over-dialog.tsx'), 'HandOverDialog')

/** Asks somebody else to appear at a hearing; nothing where that cannot be asked now. */
export function HandOver({ hearing }: { hearing: Hearing }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {hearing.can.hand_over && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {words.act}
        </Button>
      )}
      {isOpen && <HandOverDialog hearing={hearing} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Who was asked to appear, with the note; whoever was asked answers here, and whoever asked takes it back. */
export function HandoverAsked({ hearing: { handover } }: { hearing: Hearing }) {
  const { mutateAsync: answer, isPending } = useAnswerHandover()
  const { mutateAsync: withdraw, isPending: isWithdrawing } = useWithdrawHandover()
  const toasts = useToasts()
  const tellClashes = useClashNews()
  if (!handover) return null
  const { id, from, to, note, can } = handover
  const send = (sent: Promise<{ id: string; warnings?: { clash: Clash[] } }>, done: string) =>
    void sent.then(
      ({ warnings }) => {
        toasts.success(done, words.answerFailed)
        tellClashes(warnings?.clash ?? [])
      },
      (error: unknown) => toasts.error(words.answerFailed, error),
    )
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5">
      <p className="text-secondary font-semibold [overflow-wrap:anywhere] text-ink">
        {can.answer ? words.asksYou(nameOf(from)) : words.asked(nameOf(from), nameOf(to))}
      </p>
      {note && <LongText text={note} />}
      <div className="flex flex-wrap gap-2 print:hidden">
        {can.answer && (
          <>
            <Button
              size="sm"
              variant="primary"
              busy={isPending}
              onClick={() => send(answer({ id, accept: true }), words.accepted)}
            >
              {words.accept}
            </Button>
            <Button
              size="sm"
              disabled={isPending}
              onClick={() => send(answer({ id, accept: false }), words.declined)}
            >
              {words.decline}
            </Button>
          </>
        )}
        {can.withdraw && (
          <Button size="sm" busy={isWithdrawing} onClick={() => send(withdraw({ id }), words.withdrawn)}>
            {words.withdraw}
          </Button>
        )}
      </div>
    </div>
  )
}
