import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { HoursBreakdown } from '../../../../contract/leaderboard.ts'
import type { LeaderboardHours } from '../../../../contract/leaderboard-hours.ts'
import { categoryWord } from '../../../../contract/words/notes.ts'
import { monthIn, monthLabel } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { roleName, useFirm } from '../../people/public.ts'
import { breakdownQuery, monthHoursQuery, noteHoursQuery } from '../api.ts'
import { breakdownOf, hoursOfMonth, inHours, none, said } from '../labels.ts'
import type { BoardTab } from '../logic.ts'
import { ApprovedOnly } from './hours-switch.tsx'

const awaited = { loading: said.breakdownLoading, loadFailed: said.breakdownFailed }

type BreakdownDialogProps = {
  person: string | undefined
  tab: BoardTab
  /** Left out, what the firm counts. */
  hours: LeaderboardHours | undefined
  onClose: () => void
}

/** What a person's hours of the month were worked on, as far as the reader may know. */
export function BreakdownDialog({ person = '', tab, hours, onClose }: BreakdownDialogProps) {
  const month = monthIn(useFirm().time_zone, useNow())
  const query = useQuery({ ...breakdownQuery(person, month, hours), enabled: person !== '' })
  const { data } = query
  return (
    <Dialog
      open={person !== ''}
      onClose={onClose}
      title={data ? data.full_name || said.unknownUser : said.breakdown}
      description={data ? breakdownOf(roleName(data.role), data.month) : monthLabel(month)}
      footer={<DialogClose>{kit.close}</DialogClose>}
    >
      {data ? <Breakdown of={data} tab={tab} /> : <Awaited of={query} said={awaited} />}
    </Dialog>
  )
}

function Breakdown({ of, tab }: { of: HoursBreakdown; tab: BoardTab }) {
  const { month, month_hours, all_time_hours, hours, categories, can } = of
  return (
    <div className="flex flex-col gap-5">
      <ApprovedOnly hours={hours} />
      <dl className="grid grid-cols-2 gap-3">
        <Figure name={monthLabel(month)} hours={month_hours} />
        <Figure name={said.allMonths} hours={all_time_hours} />
      </dl>
      <h3 className="text-card font-semibold tabular-nums">{hoursOfMonth(month, month_hours)}</h3>
      {categories.length === 0 && (
        <p className="py-4 text-center text-secondary text-ink-3">{none[hours].monthly}</p>
      )}
      {categories.length > 0 && (
        <Part title={said.byCategory}>
          <ul className="mt-1.5 flex flex-col gap-2">
            {categories.map(({ category, hours }) => (
              <li key={category}>
                <p className="flex justify-between gap-3 text-secondary">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{categoryWord(category)}</span>
                  <span className="shrink-0 font-semibold tabular-nums">{inHours(hours)}</span>
                </p>
                <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunken">
                  <span
                    className="block h-full min-w-1 rounded-full bg-accent"
                    style={{ width: `${(hours / (categories[0]?.hours ?? hours)) * 100}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {can.see_notes ? <NotesWorkedOn of={of} /> : <p className="text-meta text-ink-3">{said.notShown}</p>}
      {tab === 'all-time' && <EarlierMonths of={of} />}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-meta font-semibold text-ink-3">
        {title}
      </h3>
      {children}
    </section>
  )
}

function Figure({ name, hours }: { name: string; hours: number }) {
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <dt className="text-meta font-semibold text-ink-2">{name}</dt>
      <dd className="font-serif text-[1.375rem] leading-8 font-semibold tabular-nums">{inHours(hours)}</dd>
    </div>
  )
}

type PagedProps<Row> = {
  title: string
  query: UseInfiniteQueryResult<{ pages: { items: Row[] }[] }>
  children: (row: Row) => ReactNode
}

/** A part that comes page by page, left out where it holds nothing. */
function Paged<Row>({ title, query, children }: PagedProps<Row>) {
  if (!query.data) return <Awaited of={query} said={awaited} />
  const rows = query.data.pages.flatMap((page) => page.items)
  if (rows.length === 0) return null
  return (
    <Part title={title}>
      <ul className="mt-1">{rows.map(children)}</ul>
      <LoadMore pages={query} />
    </Part>
  )
}

/** What the months before come to, one line each: why a sum of all months is what it is. */
function EarlierMonths({ of: { user_id, month, hours } }: { of: HoursBreakdown }) {
  return (
    <Paged title={said.earlier} query={useInfiniteQuery(monthHoursQuery(user_id, month, hours))}>
      {(row) => (
        <li key={row.month} className="border-t border-border py-2 text-secondary tabular-nums">
          {hoursOfMonth(row.month, row.hours_worked)}
        </li>
      )}
    </Paged>
  )
}

function NotesWorkedOn({ of: { user_id, month, hours } }: { of: HoursBreakdown }) {
  return (
    <Paged title={said.byTask} query={useInfiniteQuery(noteHoursQuery(user_id, month, hours))}>
      {({ note_id, title, client_name, case_id, hours_worked }) => (
        <li key={note_id} className="flex items-start justify-between gap-3 border-t border-border py-2">
          <span className="min-w-0">
            <span className="block text-secondary font-semibold [overflow-wrap:anywhere]">
              {title ?? said.hiddenTask}
            </span>
            <span className="block text-meta [overflow-wrap:anywhere] text-ink-3">
              {[client_name, case_id].filter(Boolean).join(' · ') || said.noClient}
            </span>
          </span>
          <span className="shrink-0 text-secondary font-semibold tabular-nums">{inHours(hours_worked)}</span>
        </li>
      )}
    </Paged>
  )
}
