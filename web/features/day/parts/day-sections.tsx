import { useId, useState } from 'react'
import { dayLimits, type MyDay } from '../../../../contract/day.ts'
import { coveringFor, sectionWords } from '../../../../contract/words/day-sections.ts'
import { longDay, shortDay, timeIn, weekday } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { Button } from '../../../ui/button.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { dueAndDoing, rowsOf, said, showAll, stateWords } from '../labels.ts'
import { apart, daysOf, nextOf } from '../logic.ts'
import { DayLine } from './day-row.tsx'

interface DaySectionsProps {
  day: MyDay
  today: string
}

/** The sections of a day, each with its name in the margin. */
export function DaySections({ day, today }: DaySectionsProps) {
  const { time_zone } = useFirm()
  const next = nextOf(day, today, timeIn(time_zone, useNow()))
  return (
    <div className="flex flex-col">
      {day.sections.map((section) => (
        <Section key={`${section.key} ${section.of?.user_id}`} {...{ section, today, next }} />
      ))}
      {day.more && <p className="pt-3 text-secondary text-ink-2">{said.tooMany}</p>}
    </div>
  )
}

interface SectionProps {
  section: MyDay['sections'][number]
  today: string
  next: ReturnType<typeof nextOf>
}

const headingOf = ({ key, of }: Pick<SectionProps['section'], 'key' | 'of'>): string =>
  of ? coveringFor(nameOf(of)) : sectionWords[key]

const frame =
  'border-border not-first:border-t xl:grid xl:grid-cols-[132px_minmax(0,1fr)] xl:py-2 max-xl:pt-4 print:break-inside-avoid'

const quietLine = 'px-2 pt-1 text-meta text-ink-3'

function Section({ section: { key, of, rows }, today, next }: SectionProps) {
  const id = useId()
  const { dated, doing } = apart(rows)
  return (
    <section aria-labelledby={id} className={frame}>
      <div className="flex items-baseline gap-2 pb-1 xl:flex-col xl:gap-0 xl:pt-2 max-md:sticky max-md:top-[calc(var(--above)+var(--tabs))] max-md:z-10 max-md:-mx-4 max-md:bg-bg max-md:px-4 max-md:py-2">
        <h2 id={id} className="font-serif text-[1rem] leading-[1.375rem] font-semibold">
          {headingOf({ key, of })}
        </h2>
        <span className="text-meta text-ink-3 tabular-nums">
          {doing.length > 0 ? dueAndDoing(dated.length, doing.length) : rowsOf(rows.length)}
        </span>
      </div>
      <div>
        {dated.length > 0 && <Rows {...{ rows: dated, today, next }} />}
        {doing.length > 0 && (
          <>
            <h3 className={quietLine}>{stateWords.doing}</h3>
            <Rows {...{ rows: doing, today, next }} />
          </>
        )}
      </div>
    </section>
  )
}

function Rows({
  rows,
  today,
  next,
}: Pick<SectionProps, 'today' | 'next'> & { rows: SectionProps['section']['rows'] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, dayLimits.shown)
  return (
    <div>
      <ul>
        {shown.map((row) => (
          <DayLine
            key={`${row.kind} ${row.id}`}
            row={row}
            today={today}
            minutes={next?.id === row.id ? next.minutes : undefined}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          {showAll(rows.length)}
        </Button>
      )}
    </div>
  )
}

/** A week: its days in the margin, their sections as quiet lines. */
export function WeekSections({ day: week, today }: DaySectionsProps) {
  const { time_zone } = useFirm()
  const next = nextOf(week, today, timeIn(time_zone, useNow()))
  return (
    <div className="flex flex-col">
      {daysOf(week).map(({ day, sections }) => (
        <section key={day} aria-label={longDay(day)} className={frame}>
          <h2 className="pb-1 font-serif text-[1rem] leading-[1.375rem] font-semibold xl:pt-2">
            {weekday(day)}
            <span className="block font-sans text-meta font-normal text-ink-3">{shortDay(day)}</span>
          </h2>
          <div>
            {sections.map(({ key, of, rows }) => (
              <div key={`${key} ${of?.user_id}`}>
                <h3 className={quietLine}>{headingOf({ key, of })}</h3>
                <Rows {...{ rows, today, next }} />
              </div>
            ))}
          </div>
        </section>
      ))}
      {week.more && <p className="pt-3 text-secondary text-ink-2">{said.tooMany}</p>}
    </div>
  )
}
