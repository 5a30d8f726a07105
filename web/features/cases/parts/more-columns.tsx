import { Columns3 } from 'lucide-react'
import type { CaseStatus } from '../../../../contract/case-states.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { caseStatusWords } from '../../../../contract/words/cases.ts'
import { shortDay } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { courtName } from '../../courts/public.ts'
import { columnWords, said } from '../labels.ts'
import { type CaselistSearch, columnsShown, type MoreColumn, moreColumns, searchOfColumns } from '../logic.ts'
import { Absent } from './case-cells.tsx'

const tones: Record<CaseStatus, StatusTone> = { open: 'green', disposed: 'blue', closed: 'grey' }

/** '4312/2026', as the court has it. */
const numberOf = ({ case_no, case_year }: LegalCase) =>
  case_no && (case_year === null ? case_no : `${case_no}/${case_year}`)

const columns: Record<MoreColumn, Omit<TableColumn<LegalCase>, 'key' | 'header'>> = {
  number: {
    width: 'lg:w-26',
    isEmpty: (row) => !numberOf(row),
    cell: (row) => <span className="[overflow-wrap:anywhere]">{numberOf(row) || <Absent />}</span>,
  },
  court: {
    width: 'lg:w-34',
    isEmpty: ({ court }) => !court,
    cell: ({ court }) =>
      court ? <span className="[overflow-wrap:anywhere]">{courtName(court)}</span> : <Absent />,
  },
  next: {
    width: 'lg:w-[92px] xl:w-24',
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

function useShown(search: CaselistSearch): MoreColumn[] {
  const some = useMedia('(width >= 80rem)')
  const much = useMedia('(width >= 100rem)')
  return columnsShown(search, much ? 'much' : some ? 'some' : 'little')
}

/** The columns beside the seven that are shown, and the least width that they ask for. */
export function useMoreColumns(search: CaselistSearch) {
  const shown = useShown(search)
  return {
    columns: shown.map((key) => ({ key, header: columnWords[key], ...columns[key] })),
    minWidth: shown.length > 2 ? 'lg:min-w-[72rem]' : undefined,
  }
}

type ColumnChoiceProps = {
  search: CaselistSearch
  onSearch: (change: Partial<CaselistSearch>) => void
}

/** Which columns the table has beside its seven; where there is no room for more, none is offered. */
export function ColumnChoice({ search, onSearch }: ColumnChoiceProps) {
  const shown = useShown(search)
  const choose = (column: MoreColumn, isOn: boolean) =>
    onSearch(searchOfColumns(moreColumns.filter((one) => (one === column ? isOn : shown.includes(one)))))
  return (
    <div className="max-xl:hidden print:hidden">
      <Popover
        align="end"
        title={said.columns}
        trigger={<Button icon={<Columns3 aria-hidden="true" className="size-4" />}>{said.columns}</Button>}
      >
        <div className="flex flex-col gap-2">
          {moreColumns.map((column) => (
            <Checkbox
              key={column}
              label={columnWords[column]}
              checked={shown.includes(column)}
              onChange={({ target }) => choose(column, target.checked)}
            />
          ))}
        </div>
      </Popover>
    </div>
  )
}
