import { useQuery } from '@tanstack/react-query'
import type { CareerApplication, ReviewedAttempt } from '../../../../contract/careers.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { attemptsQuery } from '../api.ts'
import { said, testCount } from '../labels.ts'

/** Every test that was started with the address of an application, for a reviewer to judge by. */
export function AttemptList({ application, zone }: { application: CareerApplication; zone: string }) {
  const { data, isError } = useQuery(attemptsQuery(application.id))
  return (
    <div>
      <h4 className="text-secondary font-semibold text-ink-2">
        {testCount(application.attempts)} started with this address
      </h4>
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
        {application_id === own && <span className="font-semibold text-ink"> · this application</span>}
      </span>
      <span>
        {endOf(attempt)} · {answered}/{total} answered{score !== null && ` · score ${score}`}
      </span>
    </li>
  )
}

function endOf({ finished_at, ended_by }: ReviewedAttempt): string {
  if (finished_at === null) return 'Running'
  return ended_by === 'clock' ? 'Time ran out' : 'Submitted'
}
