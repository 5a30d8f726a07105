import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CaseFile } from '../../../contract/case-file.ts'
import type { Deadline } from '../../../contract/deadlines.ts'
import type { CaseSearch } from '../../features/case-file/address.ts'
import { Part, Way } from '../../features/case-file/parts/overview-part.tsx'
import { deadlines } from '../../features/deadlines/api.ts'
import { distance, heads, said, list as words } from '../../features/deadlines/labels.ts'
import { daysUntil, isPressing, titleOf } from '../../features/deadlines/logic.ts'
import { Unverified } from '../../features/deadlines/parts/unverified.tsx'
import { nameOf, useFirm } from '../../features/people/public.ts'
import { dayIn, shortDay, weekday } from '../../lib/format.ts'
import { languageOf } from '../../lib/language.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { cx } from '../../ui/cx.ts'

const address = '/caselist/case'

/** The nearest open deadlines of a case, where there are any or may be. */
export function NearDeadlines({ file: { case: row, can }, all }: { file: CaseFile; all: ReactNode }) {
  const onSearch = useSearchChange<CaseSearch>(address)
  const { data } = useInfiniteQuery(deadlines.list({ case_ref: row.id, state: 'open' }))
  const open = data?.pages[0]?.items.slice(0, 3)
  const mayAdd = can.write && row.status !== 'closed'
  if (open?.length === 0 && !mayAdd) return null
  const add = () => onSearch({ tab: 'deadlines', add: '1', edit: undefined, rule: undefined })
  return (
    <Part
      title={said.listed}
      aside={
        <span className="flex items-center gap-3">
          {mayAdd && <Way label={said.add} onPress={add} />}
          {open && open.length > 0 && all}
        </span>
      }
    >
      {open?.length === 0 && <p className="text-secondary text-ink-2">{said.none}</p>}
      <ul className="flex flex-col divide-y divide-border">
        {open?.map((row) => (
          <NearDeadline key={row.id} row={row} />
        ))}
      </ul>
    </Part>
  )
}

function NearDeadline({ row }: { row: Deadline }) {
  const today = dayIn(useFirm().time_zone)
  const days = daysUntil(row.due_on, today)
  const isRed = isPressing(row, today)
  return (
    <li className="flex items-start justify-between gap-3 py-2 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <Link
          to={address}
          search={{ id: row.case_ref, tab: 'deadlines', deadline: row.id }}
          lang={languageOf(titleOf(row))}
          className="inline-flex items-center font-semibold [overflow-wrap:anywhere] hover:underline coarse:min-h-control"
        >
          {titleOf(row)}
        </Link>
        <span className="block text-secondary [overflow-wrap:anywhere] text-ink-2">
          {`${shortDay(row.due_on)} (${weekday(row.due_on, 'short')}) · ${nameOf(row.assignee)}`}
        </span>
        <Unverified of={row} />
      </span>
      <span className="shrink-0 text-right text-secondary">
        <span className={cx('block font-semibold tabular-nums', (days < 0 || isRed) && 'text-st-red-fg')}>
          {distance(days)}
        </span>
        {row.signer ? (
          <span className="text-st-green-fg">{heads.signed}</span>
        ) : (
          <span className={isRed ? 'text-st-red-fg' : 'text-ink-2'}>{words.notSigned}</span>
        )}
      </span>
    </li>
  )
}
