import { useInfiniteQuery } from '@tanstack/react-query'
import type { CauseList, CauseListLine } from '../../../../contract/cause-lists.ts'
import { shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { type Shortcut, useShortcuts } from '../../../lib/shortcuts.ts'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { CaseLink } from '../../cases/public.ts'
import { otherLinesQuery } from '../api.ts'
import { chooseFor, itemNumber, levelWords, movesOf, said, takeOf } from '../labels.ts'

const tones: Record<CauseListLine['level'], StatusTone> = {
  sure: 'green',
  likely: 'blue',
  possible: 'yellow',
  none: 'purple',
}

const listed: TableColumn<CauseListLine>[] = [
  {
    key: 'item',
    header: said.item,
    isEmpty: ({ item_no }) => item_no === null,
    cell: ({ item_no }) => item_no,
  },
  {
    key: 'raw',
    header: said.asListed,
    cell: ({ raw }) => (
      <span lang={languageOf(raw)} className="line-clamp-4 [overflow-wrap:anywhere]">
        {raw}
      </span>
    ),
  },
]

interface OurLinesProps {
  list: CauseList
  lines: readonly CauseListLine[]
  ticked: ReadonlySet<string>
  onTick: (line: CauseListLine, isTicked: boolean) => void
  onChoose: (line: CauseListLine) => void
}

// The box that has the focus takes it by itself.
const listedKeys: readonly Shortcut[] = [{ keys: 'space', label: said.tickKey }]
const noKeys: readonly Shortcut[] = []

/** The lines that may be of ours; a tick takes one, by Space as well. */
export function OurLines({ list, lines, ticked, onTick, onChoose }: OurLinesProps) {
  const mayTick = list.can.apply
  useShortcuts(mayTick ? listedKeys : noKeys)
  const columns: TableColumn<CauseListLine>[] = [
    {
      key: 'tick',
      header: said.tick,
      cell: (line) =>
        line.case && (
          <Checkbox
            hideLabel
            label={takeOf(line.case.case_id)}
            disabled={!mayTick || line.is_applied}
            checked={line.is_applied || ticked.has(line.id)}
            onChange={({ target }) => onTick(line, target.checked)}
          />
        ),
    },
    ...listed,
    {
      key: 'case',
      header: said.ourCase,
      isEmpty: (line) => line.case === null,
      cell: ({ case: of, level }) =>
        of && (
          <span className="flex flex-col items-start gap-1 py-1">
            <CaseLink of={{ case_ref: of.id, case_id: of.case_id }} />
            <span className="text-meta [overflow-wrap:anywhere] text-ink-2">
              {of.title ?? of.client_name}
            </span>
            <StatusBadge tone={tones[level]}>{levelWords[level]}</StatusBadge>
          </span>
        ),
    },
    {
      key: 'plan',
      header: said.what,
      isEmpty: (line) => planOf(line, list) === '',
      cell: (line) => planOf(line, list),
    },
  ]
  return (
    <Table
      caption={said.ours}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      actions={mayTick ? (line) => !line.is_applied && <Choose line={line} onChoose={onChoose} /> : undefined}
    />
  )
}

function planOf({ plan, item_no, is_applied }: CauseListLine, { on_day }: CauseList): string {
  if (is_applied) return said.inDiary
  switch (plan?.kind) {
    case 'new':
      return said.newHearing
    case 'move':
      return movesOf(shortDay(plan.from ?? on_day), shortDay(on_day))
    case 'number':
      return item_no === null ? said.inDiary : itemNumber(item_no)
    case 'nothing':
      return said.nothingNew
    default:
      return ''
  }
}

type ChooseProps = { line: CauseListLine; onChoose: (line: CauseListLine) => void }

function Choose({ line, onChoose }: ChooseProps) {
  return (
    <Button size="sm" variant="ghost" aria-label={chooseFor(line.line_no)} onClick={() => onChoose(line)}>
      {said.chooseCase}
    </Button>
  )
}

type OtherLinesProps = { list: CauseList; onChoose: (line: CauseListLine) => void }

/** All lines besides, page by page. */
export function OtherLines({ list, onChoose }: OtherLinesProps) {
  const query = useInfiniteQuery(otherLinesQuery(list.id))
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={said.others} />
      <RowList
        query={query}
        said={{ loading: said.linesLoading, loadFailed: said.linesFailed }}
        empty={<EmptyState title={said.noOthers} />}
      >
        {(lines) => (
          <>
            <Table
              caption={said.others}
              columns={listed}
              rows={lines}
              rowKey={({ id }) => id}
              actions={list.can.apply ? (line) => <Choose line={line} onChoose={onChoose} /> : undefined}
            />
            <LoadMore pages={query} />
          </>
        )}
      </RowList>
    </section>
  )
}
