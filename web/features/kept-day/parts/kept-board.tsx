import { useRouterState } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KeptDay } from '../../../../contract/kept-day.ts'
import { isKeptPage } from '../../../../contract/pages.ts'
import { itemOnList, limitedAccess } from '../../../../contract/words/calendar.ts'
import { statusWords } from '../../../../contract/words/tasks.ts'
import { clockTime, longDay, shortDay } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { PageHeading } from '../../../ui/heading.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { courtName } from '../../courts/public.ts'
import { dueOn, said } from '../labels.ts'
import { useKeptDay } from './use-kept-day.ts'

/** In place of a page that cannot be fetched: the kept day where that is kept, else that it takes a connection. */
export function KeptBoard({ children }: { children: ReactNode }) {
  const copy = useKeptDay()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (!copy) return children
  if (!isKeptPage(path)) return <EmptyState icon={<WifiOff />} title={said.needsConnection} />
  return <Board copy={copy} />
}

function Board({ copy }: { copy: KeptDay }) {
  const days = [...new Set([copy.today, ...copy.hearings.map(({ on_day }) => on_day)])]
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} />
      {days.map((day) => (
        <Hearings key={day} day={day} of={copy.hearings.filter(({ on_day }) => on_day === day)} />
      ))}
      <Section title={said.tasks} empty={said.noTasks}>
        {copy.tasks.map((task, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a copy is shown anew as a whole.
          <Task key={`${place} ${task.about?.title}`} of={task} />
        ))}
      </Section>
    </div>
  )
}

function Hearings({ day, of }: { day: string; of: KeptDay['hearings'] }) {
  return (
    <Section title={longDay(day)} empty={said.noHearings}>
      {of.map((hearing, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a copy is shown anew as a whole.
        <Hearing key={`${place} ${hearing.about?.case_id}`} of={hearing} />
      ))}
    </Section>
  )
}

function Section({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-serif text-section font-semibold">{title}</h2>
      {children.length > 0 ? (
        <Card>
          <ul className="divide-y divide-border">{children}</ul>
        </Card>
      ) : (
        <p className="text-secondary text-ink-2">{empty}</p>
      )}
    </section>
  )
}

function Hearing({ of: { at_time, about, is_mine } }: { of: KeptDay['hearings'][number] }) {
  const time = at_time && clockTime(at_time)
  if (!about) return <Row title={limitedAccess} meta={[time]} />
  const { case_id, title, court, room, item_no, purpose, stage, people } = about
  const what = purpose ?? (stage && courtName(stage))
  const meta = [time, courtName(court), room, item_no && itemOnList(item_no), what, people.join(', ')]
  return <Row title={[case_id, title].filter(Boolean).join(' · ')} meta={meta} isStrong={is_mine} />
}

function Task({ of: { due_on, due_time, about } }: { of: KeptDay['tasks'][number] }) {
  const due = due_on && [dueOn(shortDay(due_on)), due_time && clockTime(due_time)].filter(Boolean).join(' ')
  if (!about) return <Row title={limitedAccess} meta={[due]} />
  const { title, case_id, status, text, steps } = about
  return (
    <Row title={title} meta={[due, statusWords[status], case_id]}>
      {text && <p className="mt-1 text-secondary break-words whitespace-pre-line text-ink-2">{text}</p>}
      {steps.length > 0 && (
        <ul className="mt-1 list-disc pl-5 text-secondary text-ink-2">
          {steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy is shown anew as a whole.
            <li key={`${place} ${step.title}`} className={step.is_done ? 'line-through' : undefined}>
              {step.title}
            </li>
          ))}
        </ul>
      )}
    </Row>
  )
}

interface RowProps {
  title: string
  meta: readonly (string | null | undefined)[]
  isStrong?: boolean
  children?: ReactNode
}

function Row({ title, meta, isStrong = true, children }: RowProps) {
  return (
    <li className="px-4 py-3">
      <p className={isStrong ? 'font-semibold break-words text-ink' : 'break-words text-ink'}>{title}</p>
      <p className="text-secondary break-words text-ink-2">{meta.filter(Boolean).join(' · ')}</p>
      {children}
    </li>
  )
}
