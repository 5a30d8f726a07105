import { CloudCheck, CloudOff } from 'lucide-react'
import { Spinner } from '../../../ui/spinner.tsx'
import type { AnswerState } from './answer-sender.ts'

/** Whether every answer is with the server; said politely when it changes. */
export function AnswerStatus({ state }: { state: AnswerState }) {
  return (
    <p role="status" className="mr-auto flex min-h-5 items-center gap-1.5 text-meta text-ink-3">
      {state === 'saved' && (
        <>
          <CloudCheck aria-hidden="true" className="size-4" />
          Answers saved
        </>
      )}
      {state === 'saving' && (
        <>
          <Spinner />
          Saving...
        </>
      )}
      {state === 'waiting' && (
        <span className="flex items-center gap-1.5 font-semibold text-st-yellow-fg">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          Not saved yet. Trying again...
        </span>
      )}
    </p>
  )
}
