import { Link } from '@tanstack/react-router'
import { ClipboardCheck, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { SheetState as State, Timesheet } from '../../../../contract/timesheets.ts'
import { count } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { MoreRow, RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { nameOf } from '../../people/public.ts'
import { amountOf, weekSpan } from '../../time-entries/public.ts'
import { besideGone, keyOf, meant } from '../logic.ts'
import { acts, approveSome, heads, said, selected as selectedWords, selectWeek } from './labels.ts'
import { ReopenDialog, ReturnDialog } from './sheet-dialogs.tsx'
import { goOnTo, useSelected, useSheetKeys, weekInFocus } from './sheet-keys.ts'
import { SheetState } from './sheet-state.tsx'
import { useDecisions } from './use-decisions.ts'

type Query = Parameters<typeof RowList<Timesheet>>[0]['query']

/** Weeks in one state, with what may be done about them, by the keyboard too; on a phone cards. */
export function SheetList({ query, state }: { query: Query; state: State }) {
  const empty = <EmptyState icon={<ClipboardCheck />} title={said.none[state]} />
  return (
    <RowList<Timesheet> query={query} said={said} empty={empty}>
      {(rows) => <Sheets query={query} rows={rows} state={state} />}
    </RowList>
  )
}

function Sheets({ query, rows, state }: { query: Query; rows: readonly Timesheet[]; state: State }) {
  const desk = useDesk(rows)
  const [reopened, setReopened] = useState<Timesheet>()
  const columns = columnsOf(desk, state, setReopened)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links in it.
    <div className="flex flex-col gap-3" onKeyDown={desk.onKeyDown}>
      <Table
        caption={said.title}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        footer={query.hasNextPage && <MoreRow pages={query} columns={columns.length} />}
      />
      {desk.chosen.length > 0 && <Chosen desk={desk} />}
      <ReturnDialog of={desk.decisions} />
      {reopened && (
        <ReopenDialog
          sheet={reopened}
          onDone={() => desk.goOn([reopened])}
          onClose={() => setReopened(undefined)}
        />
      )}
    </div>
  )
}

/** What is selected, and what is done with that or with the week in focus. */
function useDesk(rows: readonly Timesheet[]) {
  const { selected, toggle, drop, clear } = useSelected()
  const goOn = (gone: readonly Timesheet[]) => {
    const next = besideGone(rows, gone)
    drop(gone.map(keyOf))
    goOnTo(next)
  }
  const decisions = useDecisions(goOn)
  const may = ({ can }: Timesheet) => can.decide
  const these = () => meant(rows, selected, weekInFocus(), may)
  const onKeyDown: (event: KeyboardEvent) => void = useSheetKeys({
    onApprove: () => decisions.approve(these()),
    onReturn: () => decisions.askReturn(these()),
    onSelect: (key) => rows.some((row) => keyOf(row) === key && may(row)) && toggle(key),
  })
  const chosen = meant(rows, selected, undefined, may)
  return { selected, toggle, clear, goOn, decisions, onKeyDown, chosen }
}

type Desk = ReturnType<typeof useDesk>

/** What can be done with those selected; it stands at the foot of the screen as long as some are. */
function Chosen({ desk: { chosen, clear, decisions } }: { desk: Desk }) {
  return (
    <section
      aria-label={acts.label}
      data-notices-above=""
      className="sticky bottom-2 z-20 flex flex-wrap items-center gap-2 rounded-xl border border-border bg-raised p-2.5 shadow-popup"
    >
      <p role="status" className="flex-1 text-secondary font-semibold max-sm:basis-full">
        {selectedWords(chosen.length)}
      </p>
      <Button size="sm" onClick={() => decisions.askReturn(chosen)}>
        {acts.return}
      </Button>
      <Button
        size="sm"
        variant="primary"
        busy={decisions.isPending}
        onClick={() => decisions.approve(chosen)}
      >
        {approveSome(chosen.length)}
      </Button>
      <IconButton label={acts.clear} onClick={clear}>
        <X className="size-4" />
      </IconButton>
    </section>
  )
}

function columnsOf(desk: Desk, state: State, onReopen: (sheet: Timesheet) => void): TableColumn<Timesheet>[] {
  const columns: TableColumn<Timesheet>[] = [
    { key: 'person', header: heads.person, cell: (sheet) => <Person sheet={sheet} desk={desk} /> },
    { key: 'week', header: heads.week, cell: weekWords },
    { key: 'hours', header: heads.hours, cell: ({ seconds }) => amountOf(seconds), align: 'right' },
    {
      key: 'billable',
      header: heads.billable,
      cell: ({ billable_seconds }) => amountOf(billable_seconds),
      align: 'right',
    },
    {
      key: 'odd',
      header: heads.odd,
      cell: ({ odd }) => (odd > 0 ? count(odd) : said.oddNone),
      align: 'right',
    },
    { key: 'state', header: heads.state, cell: (sheet) => <SheetState sheet={sheet} /> },
    {
      key: 'acts',
      header: '',
      cell: (sheet) => <RowActs sheet={sheet} desk={desk} onReopen={onReopen} />,
      isEmpty: ({ can }) => !can.decide && !can.reopen,
      isActions: true,
    },
  ]
  return state === 'returned' ? columns.filter(({ key }) => key !== 'acts') : columns
}

function weekWords({ week_start }: Timesheet): string {
  return weekSpan(week_start)
}

function Person({ sheet, desk: { selected, toggle } }: { sheet: Timesheet; desk: Desk }) {
  const name = nameOf(sheet)
  const key = keyOf(sheet)
  return (
    <span className="flex items-center gap-2">
      {sheet.can.decide && (
        <Checkbox
          hideLabel
          className="coarse:-ml-2.5"
          label={selectWeek(name, weekWords(sheet))}
          checked={selected.has(key)}
          onChange={() => toggle(key)}
        />
      )}
      <Link
        {...paths.weekOf(sheet.user_id, sheet.week_start)}
        lang={languageOf(name)}
        className="inline-flex items-center font-semibold [overflow-wrap:anywhere] text-accent hover:underline coarse:min-h-control"
      >
        {name}
      </Link>
    </span>
  )
}

interface RowActsProps {
  sheet: Timesheet
  desk: Desk
  onReopen: (sheet: Timesheet) => void
}

function RowActs({ sheet, desk: { decisions }, onReopen }: RowActsProps) {
  const { can } = sheet
  return (
    <span className="flex justify-end gap-2">
      {can.decide && (
        <>
          <Button size="sm" onClick={() => decisions.askReturn([sheet])}>
            {acts.return}
          </Button>
          <Button size="sm" onClick={() => decisions.approve([sheet])}>
            {acts.approve}
          </Button>
        </>
      )}
      {can.reopen && (
        <Button size="sm" onClick={() => onReopen(sheet)}>
          {acts.reopen}
        </Button>
      )}
    </span>
  )
}
