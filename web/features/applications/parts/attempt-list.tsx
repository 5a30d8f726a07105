import { useQuery } from '@tanstack/react-query'
import type { CareerApplication, ReviewedAttempt } from '../../../../contract/careers.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { attemptsQuery } from '../api.ts'
import { attemptWords, said, testsStarted } from '../labels.ts'

/** Every test that was started with the address of an application, for a reviewer to judge by. */
export function AttemptList({ application, zone }: { application: CareerApplication; zone: string }) {
  const { data, isError } = useQuery(attemptsQuery(application.id))
  return (
    <div>
      <h4 className="text-secondary font-semibold text-ink-2">{testsStarted(application.attempts)}</h4>
      {isError && <p className="text-secondary text-danger">{said.attemptsFailed}</p>}
      {data && (
        <ol className="mt-1 divide-y divide-border border-y border-border">
          {data.items.map((attempt) => (
            <Attempt key={attempt.id} attempt={attempt} own={application.id} zone={zone} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Attempt({ attempt, own, zone }: { attempt: ReviewedAttempt; own: string; zone: string }) {
  const { position, started_at, answered, score, total, application_id } = attempt
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-1.5 text-secondary tabular-nums">
      <span className="text-ink-2">
        {dayAndTime(started_at, zone)} · {positionLabels[position]}
        {application_id === own && <span className="font-semibold text-ink">{attemptWords.own}</span>}
      </span>
      <span>
        {endOf(attempt)} · {attemptWords.answered(answered, total)}
        {score !== null && ` · ${attemptWords.scored(score)}`}
      </span>
    </li>
  )
}

function endOf({ finished_at, ended_by }: ReviewedAttempt): string {
  if (finished_at === null) return attemptWords.running
  return ended_by === 'clock' ? attemptWords.clock : attemptWords.applicant
}
