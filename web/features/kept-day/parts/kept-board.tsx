import { useRouterState } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KeptDay } from '../../../../contract/kept-day.ts'
import { daysBetween } from '../../../../contract/kernel/days.ts'
import { isKeptPage } from '../../../../contract/pages.ts'
import { limitedAccess } from '../../../../contract/words/calendar.ts'
import { sectionWords } from '../../../../contract/words/day-sections.ts'
import { away } from '../../../../contract/words/device.ts'
import { clockTime, longDay, shortDay } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { PageHeading } from '../../../ui/heading.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { overdueBy, said } from '../labels.ts'
import { holdsBoardOf, sortedOut, todayOf } from '../logic.ts'
import { KeptCovering, KeptUndated } from './kept-covering.tsx'
import { KeptHearing } from './kept-hearing.tsx'
import { Row } from './kept-row.tsx'
import { Section } from './kept-section.tsx'
import { KeptOwnStep } from './kept-step.tsx'
import { KeptTask } from './kept-task.tsx'
import { KeptWaiting } from './kept-waiting.tsx'
import { useKeptDay } from './use-kept-day.ts'

/** In place of a page that cannot be fetched: the kept day where that is kept, else that it takes a connection. */
export function KeptBoard({ isLost, children }: { isLost: boolean; children: ReactNode }) {
  const copy = useKeptDay(isLost)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (!copy) return children
  if (!isKeptPage(path)) return <EmptyState icon={<WifiOff />} title={away.needsConnection} />
  return <Board copy={copy} />
}

function Board({ copy }: { copy: KeptDay }) {
  const today = todayOf(copy, useNow().getTime())
  const { late, still } = sortedOut(copy, today)
  const days = [...new Set([today, ...still.hearings.map(({ on_day }) => on_day)])]
  const overdue = [
    ...tasksOf(late.tasks, today),
    ...stepsOf(late.steps, today),
    ...hearingsOf(late.hearings, today),
    ...datedOf(late.dated, today),
  ]
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} />
      {overdue.length > 0 && (
        <Section title={sectionWords.overdue} empty="">
          {overdue}
        </Section>
      )}
      {days.map((day) => (
        <Section
          key={day}
          title={longDay(day)}
          empty={holdsBoardOf(copy, day) ? said.noHearings : away.needsConnection}
        >
          {hearingsOf(
            still.hearings.filter(({ on_day }) => on_day === day),
            today,
          )}
        </Section>
      ))}
      <Dated title={said.deadlines} of={still.dated} kind="deadline" today={today} />
      <Dated title={said.meetings} of={still.dated} kind="meeting" today={today} />
      <Section title={said.tasks} empty={said.noTasks}>
        {tasksOf(still.tasks, today)}
      </Section>
      {still.steps.length > 0 && (
        <Section title={said.steps} empty="">
          {stepsOf(still.steps, today)}
        </Section>
      )}
      <Waiting of={copy.waiting} />
      <KeptCovering of={copy.covering} today={today} />
      <KeptUndated of={copy.no_next_date} />
    </div>
  )
}

// A row without an id is of a guarded case, and has nothing of its own.
const tasksOf = (tasks: KeptDay['tasks'], today: string) =>
  tasks.map((task, place) => <KeptTask key={task.about?.id ?? `task ${place}`} of={task} today={today} />)

const stepsOf = (steps: KeptDay['steps'], today: string) =>
  steps.map((step, place) => <KeptOwnStep key={step.about?.id ?? `step ${place}`} of={step} today={today} />)

const hearingsOf = (hearings: KeptDay['hearings'], today: string) =>
  hearings.map((hearing, place) => (
    <KeptHearing key={hearing.about?.id ?? `hearing ${place}`} of={hearing} today={today} />
  ))

const datedOf = (rows: KeptDay['dated'], today: string) =>
  rows.map(({ on_day, at_time, about }, place) => {
    const late = on_day < today ? overdueBy(daysBetween(on_day, today)) : null
    const when = [shortDay(on_day), at_time && clockTime(at_time)].filter(Boolean).join(' ')
    return (
      <Row
        key={[on_day, at_time, about?.title, place].join(' ')}
        title={about?.title ?? limitedAccess}
        meta={[late, when, about?.room, about?.case_id]}
        isDoubted={about?.is_unverified}
      />
    )
  })

/** What waits for the reader; nothing where nothing does. A copy of the release before knows none. */
function Waiting({ of = [] }: { of: KeptDay['waiting'] | undefined }) {
  if (of.length === 0) return null
  return (
    <Section title={sectionWords.waiting} empty="">
      {of.map((row, place) => (
        <KeptWaiting key={row.about?.id ?? place} of={row} />
      ))}
    </Section>
  )
}

interface DatedProps {
  title: string
  of: KeptDay['dated']
  kind: KeptDay['dated'][number]['kind']
  today: string
}

/** Deadlines or meetings; nothing where there are none. */
function Dated({ title, of, kind, today }: DatedProps) {
  const rows = of.filter((row) => row.kind === kind)
  if (rows.length === 0) return null
  return (
    <Section title={title} empty="">
      {datedOf(rows, today)}
    </Section>
  )
}
