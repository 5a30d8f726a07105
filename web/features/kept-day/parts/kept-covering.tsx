import type { KeptDay } from '../../../../contract/kept-day.ts'
import { limitedAccess } from '../../../../contract/words/calendar.ts'
import { coveringFor, sectionWords } from '../../../../contract/words/day-sections.ts'
import { outcomeMissing } from '../../../../contract/words/hearings.ts'
import { clockTime, shortDay } from '../../../lib/format.ts'
import { dueText, Row } from './kept-row.tsx'
import { Section } from './kept-section.tsx'

interface KeptCoveringProps {
  /** A copy of the release before knows none. */
  of: KeptDay['covering'] | undefined
  today: string
}

/** What others have for whom the reader stands in, each under their name; it is only read. */
export function KeptCovering({ of = [], today }: KeptCoveringProps) {
  const names = [...new Set(of.map((row) => row.of))]
  return names.map((name) => (
    <Section key={name} title={coveringFor(name)} empty="">
      {of
        .filter((row) => row.of === name)
        .map((row, place) => (
          <Covered key={[row.kind, row.on_day, row.about?.title, place].join(' ')} of={row} today={today} />
        ))}
    </Section>
  ))
}

function Covered({ of, today }: { of: KeptDay['covering'][number]; today: string }) {
  const { kind, on_day, at_time, due_on, about } = of
  const when = due_on ? dueText(due_on, today) : on_day && shortDay(on_day)
  const time = at_time && clockTime(at_time)
  if (!about) return <Row title={limitedAccess} meta={[when, time]} />
  const isOpen = about.state === 'set' || about.state === 'outcome_missing'
  const isMissing = kind === 'hearing' && isOpen && on_day !== null && on_day < today
  const meta = [when, time, about.case_id, isMissing ? outcomeMissing : null]
  return <Row title={about.title} meta={meta} isDoubted={about.is_unverified} />
}

/** Cases of the reader's without a next date; nothing where there are none. A copy of the release before knows none. */
export function KeptUndated({ of = [] }: { of: KeptDay['no_next_date'] | undefined }) {
  if (of.length === 0) return null
  return (
    <Section title={sectionWords.no_next_date} empty="">
      {of.map(({ about }, place) => (
        <Row key={about?.case_id ?? place} title={about?.title ?? limitedAccess} meta={[about?.case_id]} />
      ))}
    </Section>
  )
}
