import { CalendarClock, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Deadline } from '../../../../contract/deadlines.ts'
import { inDigits } from '../../../lib/digits.ts'
import { IconButton } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { MoreRow, RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { nameOf } from '../../people/public.ts'
import type { DeadlineAct } from '../address.ts'
import { acts, actsOf, heads, list, said } from '../labels.ts'
import { byRule, titleOf } from '../logic.ts'
import {
  CaseCell,
  DeadlineLine,
  DueCell,
  InCell,
  SignedCell,
  StateCell,
  TitleCell,
} from './deadline-cells.tsx'

/** What the rows of a list may ask for. */
export interface ListActs {
  onOpen: (of: { id: string }) => void
  onEdit: (of: { id: string }) => void
  onAct: (of: { id: string }, act: DeadlineAct) => void
}

type ListQuery = Parameters<typeof RowList<Deadline>>[0]['query']

type DeadlineListProps = ListActs & {
  query: ListQuery
  caption: string
  empty: { title: string; text: string }
  /** Of one case, which its page names already. */
  isOfCase?: boolean
  /** Under each rule a table of its own. */
  isByRule?: boolean
}

/** Deadlines in their columns; on a phone each is a row that opens, on the page of its case a card. */
export function DeadlineList({ query, caption, empty, isOfCase, isByRule, ...on }: DeadlineListProps) {
  const columns = columnsOf(on, isOfCase)
  const table = (name: string, rows: readonly Deadline[], foot: ReactNode) => (
    <Table
      caption={name}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      line={isOfCase ? undefined : (of) => <DeadlineLine of={of} />}
      footer={foot}
      minWidth={isOfCase ? undefined : 'lg:min-w-[58rem]'}
    />
  )
  const more = <MoreRow pages={query} columns={columns.length} />
  return (
    <RowList
      query={query}
      said={said}
      empty={
        <EmptyState icon={<CalendarClock />} title={inDigits(empty.title)}>
          {empty.text}
        </EmptyState>
      }
    >
      {(rows) => {
        if (!isByRule) return table(caption, rows, more)
        const groups = byRule(rows)
        return (
          <div className="flex flex-col gap-6">
            {groups.map(({ code, rows: its }, at) => (
              <section key={code} aria-label={code || list.byHand} className="flex flex-col gap-2.5">
                <SectionHeading title={code || list.byHand} count={its.length} />
                {table(code || list.byHand, its, at === groups.length - 1 && more)}
              </section>
            ))}
          </div>
        )
      }}
    </RowList>
  )
}

function columnsOf(on: ListActs, isOfCase = false): TableColumn<Deadline>[] {
  const columns: TableColumn<Deadline>[] = [
    { key: 'due', header: heads.due, cell: (of) => <DueCell of={of} />, width: 'lg:w-[9.5rem]' },
    { key: 'in', header: heads.in, cell: (of) => <InCell of={of} />, width: 'lg:w-24' },
    { key: 'case', header: heads.case, cell: (of) => <CaseCell of={of} />, width: 'lg:w-[20%]' },
    { key: 'deadline', header: heads.deadline, cell: (of) => <TitleCell of={of} onOpen={on.onOpen} /> },
    {
      key: 'assignee',
      header: heads.assignee,
      cell: ({ assignee }) => <span className="[overflow-wrap:anywhere]">{nameOf(assignee)}</span>,
      width: 'lg:w-[12%]',
    },
    { key: 'signed', header: heads.signed, cell: (of) => <SignedCell of={of} />, width: 'lg:w-[12%]' },
    { key: 'state', header: heads.state, cell: (of) => <StateCell of={of} />, width: 'lg:w-[6.5rem]' },
    {
      key: 'acts',
      header: '',
      cell: (of) => <RowActs of={of} {...on} />,
      width: 'lg:w-14',
      isActions: true,
    },
  ]
  const shown = isOfCase ? columns.filter(({ key }) => key !== 'case') : columns
  return shown.map((column) => ({ ...column, className: 'lg:py-2.5' }))
}

function RowActs({ of, onOpen, onEdit, onAct }: ListActs & { of: Deadline }) {
  const { can } = of
  const some = (isOpen: boolean, act: DeadlineAct, word: string) =>
    isOpen && (
      <MenuItem destructive={act === 'delete'} onSelect={() => onAct(of, act)}>
        {word}
      </MenuItem>
    )
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={actsOf(titleOf(of))}>
          <Ellipsis className="size-4" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => onOpen(of)}>{acts.open}</MenuItem>
      {can.edit && <MenuItem onSelect={() => onEdit(of)}>{acts.edit}</MenuItem>}
      {some(can.finish, 'done', acts.done)}
      {some(can.waive, 'waive', acts.waive)}
      {some(can.resume, 'resume', acts.resume)}
      {some(can.delete, 'delete', acts.delete)}
    </Menu>
  )
}
