import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CaseFile } from '../../../contract/case-file.ts'
import type { Hearing } from '../../../contract/hearings.ts'
import { hearingNames, hearingStateWords, nextKindWords } from '../../../contract/words/hearings.ts'
import type { CaseSearch } from '../../features/case-file/address.ts'
import { courtName } from '../../features/courts/public.ts'
import { distance } from '../../features/deadlines/labels.ts'
import { daysUntil } from '../../features/deadlines/logic.ts'
import { hearings } from '../../features/hearings/api.ts'
import { choiceNames, diary, said } from '../../features/hearings/labels.ts'
import { purposeOf } from '../../features/hearings/parts/board-cells.tsx'
import { HandOver, HandoverAsked } from '../../features/hearings/parts/hand-over.tsx'
import { useFirm } from '../../features/people/public.ts'
import { inDigits } from '../../lib/digits.ts'
import { clockTime, dayIn, monthLabel, shortDay, weekday } from '../../lib/format.ts'
import { languageOf } from '../../lib/language.ts'
import { laterPart } from '../../lib/lazy-part.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CreatorBadge } from '../../ui/person.tsx'

const CopyMessageDialog = laterPart(
  () => import('../../features/hearings/parts/copy-message-dialog.tsx'),
  'CopyMessageDialog',
)

const address = '/caselist/case'

/** What comes next in court, the first thing of a case; a case of a court that has no date says why. */
export function NextHearing({ file: { case: row, next_hearing, can } }: { file: CaseFile }) {
  const onSearch = useSearchChange<CaseSearch>(address)
  const query = useQuery({ ...hearings.one(next_hearing?.id ?? ''), enabled: next_hearing !== null })
  if (next_hearing) return query.data ? <Coming hearing={query.data} /> : <Card className="min-h-44" />
  if (row.status !== 'open' || !row.is_litigation) return null
  const why = [row.no_date_reason, row.no_date_until && shortDay(row.no_date_until)].filter(Boolean)
  return (
    <Card className="grid overflow-hidden sm:grid-cols-[132px_minmax(0,1fr)]">
      <p
        aria-hidden="true"
        className="hidden items-center justify-center bg-sunken font-serif text-page sm:flex"
      >
        —
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <div className="min-w-0">
          <h2 className="text-card font-semibold">{nextKindWords.none}</h2>
          {why.length > 0 && (
            <p className="text-secondary [overflow-wrap:anywhere] text-ink-2">{why.join(' · ')}</p>
          )}
        </div>
        {can.write && (
          <Button onClick={() => onSearch({ tab: 'hearings', add: '1', edit: undefined })}>{said.add}</Button>
        )}
      </div>
    </Card>
  )
}

function Coming({ hearing }: { hearing: Hearing }) {
  const { time_zone } = useFirm()
  const onSearch = useSearchChange<CaseSearch>(address)
  const [isCopied, setCopied] = useState(false)
  const { id, on_day, at_time, can } = hearing
  const days = daysUntil(on_day, dayIn(time_zone))
  const purpose = purposeOf(hearing)
  return (
    <Card className="grid overflow-hidden sm:grid-cols-[132px_minmax(0,1fr)]">
      <DateTile day={on_day} away={distance(days)} />
      <section aria-label={diary.nextRow} className="flex min-w-0 flex-col gap-2 px-5 py-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="min-w-0">
            <span className="block text-meta font-semibold text-ink-2">{diary.nextRow}</span>
            <span
              lang={languageOf(purpose)}
              className="font-serif text-section font-semibold [overflow-wrap:anywhere] tabular-nums"
            >
              {[at_time && clockTime(at_time), purpose].filter(Boolean).join(' · ')}
            </span>
          </h2>
          <div className="flex flex-wrap gap-2 print:hidden">
            {can.close && days <= 0 && (
              <Button size="sm" onClick={() => onSearch({ tab: 'hearings', outcome: id })}>
                {said.record}
              </Button>
            )}
            <Button size="sm" onClick={() => setCopied(true)}>
              {said.copyMessage}
            </Button>
            <HandOver hearing={hearing} />
          </div>
        </div>
        <HandoverAsked hearing={hearing} />
        <FactsOf hearing={hearing} />
        {isCopied && <CopyMessageDialog hearing={hearing} onClose={() => setCopied(false)} />}
      </section>
    </Card>
  )
}

/** The day as a tile; on a phone in one line. */
function DateTile({ day, away }: { day: string; away: string }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 bg-accent-soft px-5 py-3 text-primary sm:flex-col sm:items-center sm:justify-center sm:px-2 sm:text-center">
      <time dateTime={day} className="flex items-baseline gap-x-1.5 sm:flex-col sm:items-center">
        <span className="text-secondary font-semibold">{weekday(day)}</span>
        <span className="font-serif text-section leading-none font-semibold tabular-nums sm:text-[3.25rem]">
          {inDigits(String(Number(day.slice(8))))}
        </span>
        <span className="text-secondary font-semibold">{monthLabel(day.slice(0, 7))}</span>
      </time>
      <span className="rounded-full bg-primary px-2.5 py-0.5 text-meta font-semibold text-on-primary sm:mt-2">
        {away}
      </span>
    </p>
  )
}

function FactsOf({ hearing }: { hearing: Hearing }) {
  const { court, bench, room, item_no, appears, with: along, brief, previous_on, previous_state } = hearing
  const place = [
    court.place ? `${courtName(court)}, ${court.place}` : courtName(court),
    bench,
    room && `${hearingNames.room} ${inDigits(room)}`,
    item_no && `${hearingNames.item_no} ${inDigits(item_no)}`,
  ]
  const became = previous_state && previous_state !== 'set' && hearingStateWords[previous_state]
  const last = previous_on ? [shortDay(previous_on), became] : []
  return (
    <dl className="flex flex-col gap-1.5">
      <Fact name={choiceNames.court_ref}>{place.filter(Boolean).join(' · ')}</Fact>
      <Fact name={choiceNames.appears_id}>
        {appears && (
          <span className="flex flex-wrap gap-1.5">
            {[appears, ...along].map((person) => (
              <CreatorBadge key={person.user_id} of={person} />
            ))}
          </span>
        )}
      </Fact>
      <Fact name={hearingNames.brief}>{brief}</Fact>
      <Fact name={diary.lastTime}>{last.filter(Boolean).join(' · ')}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="flex gap-3">
      <dt className="w-[72px] shrink-0 text-secondary text-ink-3 sm:w-[92px]">{name}</dt>
      <dd className="min-w-0 flex-1 text-secondary [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
