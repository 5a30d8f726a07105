import { CircleCheck } from 'lucide-react'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { filled } from '../../../lib/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formWords, promise, endWords as said } from '../labels.ts'
import { dropApplication, useApplication } from './kept-application.ts'
import { focusOnArrival } from './step-card.tsx'

/** Step 6: what was sent, and what happens now. */
export function CompleteStep({ contact }: { contact: string }) {
  const { position, email } = useApplication()
  return (
    <Card className="flex flex-col items-center px-5 py-10 text-center sm:px-10">
      <CircleCheck aria-hidden="true" className="size-12 stroke-[1.5] text-st-green-dot" />
      <h2
        ref={focusOnArrival}
        tabIndex={-1}
        className="mt-4 rounded-sm font-serif text-page-sm font-semibold outline-offset-4 sm:text-page"
      >
        {said.sentTitle}
      </h2>
      <dl className="mt-6 grid w-full max-w-md gap-x-6 gap-y-3 rounded-lg bg-sunken px-5 py-4 text-left sm:grid-cols-[auto_1fr]">
        <dt className="text-secondary text-ink-2">{formWords.position}</dt>
        <dd className="min-w-0 font-semibold">{position && positionLabels[position]}</dd>
        <dt className="text-secondary text-ink-2">{formWords.email}</dt>
        <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{email}</dd>
      </dl>
      <div className="mt-6 flex max-w-md flex-col gap-2 text-body text-ink-2">
        <p>{promise}</p>
        <p>{said.mailSent}</p>
        {contact && (
          <p className="[overflow-wrap:anywhere]">
            {filled(said.questions, {
              contact: (
                <a
                  href={`mailto:${contact}`}
                  className="rounded-sm font-semibold text-accent hover:underline"
                >
                  {contact}
                </a>
              ),
            })}
          </p>
        )}
      </div>
      <Button className="mt-8" onClick={dropApplication}>
        {said.another}
      </Button>
    </Card>
  )
}
