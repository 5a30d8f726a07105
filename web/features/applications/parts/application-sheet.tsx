import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CareerApplication, ReviewedAttempt } from '../../../../contract/careers.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { Badge, StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { attemptsQuery } from '../api.ts'
import {
  attemptWords,
  cardWords,
  said as listWords,
  pageWords,
  sheetWords as said,
  statusWords,
  testsStarted,
} from '../labels.ts'
import { mailLink, toneOf } from '../logic.ts'
import { ScoreBar } from './score-bar.tsx'
import { useResumeDownload } from './use-resume-download.ts'

/** All parts of an application, to read on screen and to print as one sheet. */
export function ApplicationSheet({ application }: { application: CareerApplication }) {
  const { firm_name, time_zone } = useFirm()
  const { full_name, position, status, email, phone, created_at, is_repeated } = application
  const { motivation, notes, paragraph_answers: written } = application
  return (
    <div data-print="sheet" className="flex flex-col gap-6">
      <header className="hidden print:block">
        <h1 className="font-serif text-page font-semibold">{full_name}</h1>
        <p>
          {said.for(positionLabels[position])} · {firm_name}
        </p>
      </header>
      <Part title={said.personal}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact name={said.email}>
            <a href={mailLink(email)} className="rounded-sm text-accent hover:underline">
              {email}
            </a>
          </Fact>
          <Fact name={said.phone}>{phone}</Fact>
          <Fact name={pageWords.position}>{positionLabels[position]}</Fact>
          <Fact name={said.applied}>{dayAndTime(created_at, time_zone)}</Fact>
          <Fact name={pageWords.status}>
            <StatusBadge tone={toneOf(status)}>{statusWords[status]}</StatusBadge>
          </Fact>
          <Fact name={said.reviewed}>
            <Reviewed application={application} zone={time_zone} />
          </Fact>
        </dl>
        {is_repeated && (
          <p className="flex flex-wrap items-center gap-2 text-secondary text-ink-2">
            <Badge>{cardWords.repeated}</Badge>
            {said.repeatedHint}
          </p>
        )}
      </Part>
      <Part title={said.results}>
        <ScoreBar application={application} />
        <AttemptList application={application} zone={time_zone} />
      </Part>
      <Part title={said.written}>
        <Answer question={said.why(firm_name)}>{written.whyJoinTRW}</Answer>
        <Answer question={said.thoughts(firm_name)}>{written.thoughtsOnTRW}</Answer>
      </Part>
      <Part title={said.motivation}>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{motivation}</p>
      </Part>
      <Part title={said.resume}>
        <Resume application={application} />
      </Part>
      {notes && (
        <div className="hidden print:block">
          <Part title={said.notes}>
            <p className="whitespace-pre-line">{notes}</p>
          </Part>
        </div>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3" data-print="break-avoid">
      <h3 className="font-serif text-section font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-3">{name}</dt>
      <dd className="[overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  )
}

function Answer({ question, children }: { question: string; children: string }) {
  return (
    <div>
      <h4 className="text-secondary font-semibold text-ink-2">{question}</h4>
      <p className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </div>
  )
}

function Reviewed({ application, zone }: { application: CareerApplication; zone: string }) {
  const { reviewed_at, reviewer } = application
  if (reviewed_at === null) return said.notYet
  const moment = dayAndTime(reviewed_at, zone)
  return reviewer ? said.reviewedBy(moment, nameOf(reviewer)) : moment
}

function Resume({ application }: { application: CareerApplication }) {
  const { has, busy, download } = useResumeDownload(application)
  if (!has) return <p className="text-ink-2">{said.noResume}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 [overflow-wrap:anywhere]">{application.resume_file_name}</p>
      <Button
        size="sm"
        busy={busy}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={download}
      >
        {said.downloadResume}
      </Button>
    </div>
  )
}

/** Every test that was started with the address of an application, for a reviewer to judge by. */
function AttemptList({ application, zone }: { application: CareerApplication; zone: string }) {
  const { data, isError } = useQuery(attemptsQuery(application.id))
  return (
    <div>
      <h4 className="text-secondary font-semibold text-ink-2">{testsStarted(application.attempts)}</h4>
      {isError && <p className="text-secondary text-danger">{listWords.attemptsFailed}</p>}
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
