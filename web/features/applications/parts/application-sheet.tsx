import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CareerApplication } from '../../../../contract/careers.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { Badge, StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { statusNames, toneOf } from '../labels.ts'
import { mailLink } from '../logic.ts'
import { AttemptList } from './attempt-list.tsx'
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
          Application for {positionLabels[position]} · {firm_name}
        </p>
      </header>
      <Part title="Personal Information">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact name="Email">
            <a href={mailLink(email)} className="rounded-sm text-accent hover:underline">
              {email}
            </a>
          </Fact>
          <Fact name="Phone">{phone}</Fact>
          <Fact name="Position">{positionLabels[position]}</Fact>
          <Fact name="Applied">{dayAndTime(created_at, time_zone)}</Fact>
          <Fact name="Status">
            <StatusBadge tone={toneOf(status)}>{statusNames[status]}</StatusBadge>
          </Fact>
          <Fact name="Reviewed">
            <Reviewed application={application} zone={time_zone} />
          </Fact>
        </dl>
        {is_repeated && (
          <p className="flex flex-wrap items-center gap-2 text-secondary text-ink-2">
            <Badge>Applied before</Badge>
            This address applied for the same position earlier.
          </p>
        )}
      </Part>
      <Part title="Assessment Results">
        <ScoreBar application={application} />
        <AttemptList application={application} zone={time_zone} />
      </Part>
      <Part title="Writing Responses">
        <Answer question={`Why do you want to join ${firm_name}?`}>{written.whyJoinTRW}</Answer>
        <Answer question={`What are your thoughts on ${firm_name}?`}>{written.thoughtsOnTRW}</Answer>
      </Part>
      <Part title="Motivation Statement">
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{motivation}</p>
      </Part>
      <Part title="Resume">
        <Resume application={application} />
      </Part>
      {notes && (
        <div className="hidden print:block">
          <Part title="Review Notes">
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
  if (reviewed_at === null) return 'Not yet'
  return `${dayAndTime(reviewed_at, zone)}${reviewer ? ` by ${nameOf(reviewer)}` : ''}`
}

function Resume({ application }: { application: CareerApplication }) {
  const { has, busy, download } = useResumeDownload(application)
  if (!has) return <p className="text-ink-2">No resume was sent.</p>
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 [overflow-wrap:anywhere]">{application.resume_file_name}</p>
      <Button
        size="sm"
        busy={busy}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={download}
      >
        Download Resume
      </Button>
    </div>
  )
}
