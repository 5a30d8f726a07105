import type { CaseStatus } from '../../../../contract/case-states.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { caseStatusWords } from '../../../../contract/words/cases.ts'
import { shortDay } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { courtName } from '../../courts/public.ts'
import type { CaselistSearch } from '../address.ts'
import { columnWords } from '../labels.ts'
import { columnsShown, type MoreColumn, numberOf } from '../logic.ts'
import { Absent } from './case-cells.tsx'

const tones: Record<CaseStatus, StatusTone> = { open: 'green', disposed: 'blue', closed: 'grey' }

const columns: Record<MoreColumn, Omit<TableColumn<LegalCase>, 'key' | 'header'>> = {
  number: {
    width: 'lg:w-22',
    isEmpty: (row) => !numberOf(row),
    cell: (row) => <span className="[overflow-wrap:anywhere]">{numberOf(row) || <Absent />}</span>,
  },
  court: {
    width: 'lg:w-28',
    isEmpty: ({ court }) => !court,
    cell: ({ court }) =>
      court ? <span className="[overflow-wrap:anywhere]">{courtName(court)}</span> : <Absent />,
  },
  next: {
    width: 'lg:w-[92px]',
    isEmpty: ({ next_hearing_on: day }) => !day,
    cell: ({ next_hearing_on: day }) =>
      day ? (
        <time dateTime={day} className="tabular-nums">
          {shortDay(day)}
        </time>
      ) : (
        <Absent />
      ),
  },
  status: {
    width: 'lg:w-[118px]',
    // Open is what a case usually is: a card says only what is not usual.
    isEmpty: ({ status }) => status === 'open',
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{caseStatusWords[status]}</StatusBadge>,
  },
}

/** The columns beside the seven that are shown here. */
export function useShown(search: CaselistSearch): MoreColumn[] {
  const some = useMedia('(width >= 80rem)')
  const much = useMedia('(width >= 90rem)')
  return columnsShown(search, much ? 'much' : some ? 'some' : 'little')
}

/** The columns beside the seven that are shown, and the least width that they ask for. */
export function useMoreColumns(search: CaselistSearch) {
  const shown = useShown(search)
  return {
    columns: shown.map((key) => ({ key, header: columnWords[key], ...columns[key] })),
    // So that the description keeps some words a line; by default all fit wherever they are shown.
    minWidth: shown.length > 2 ? 'lg:min-w-[68rem]' : undefined,
  }
}
