import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { deadlineViews } from '../../contract/deadline-words.ts'
import type { Deadline } from '../../contract/deadlines.ts'
import { mostOnPaper } from '../../contract/exports.ts'
import { useAuth } from '../features/auth/public.tsx'
import type { DeadlinesSearch } from '../features/deadlines/address.ts'
import { deadlineCountsQuery, deadlines } from '../features/deadlines/api.ts'
import { page, pageMeta, said, sheet } from '../features/deadlines/labels.ts'
import { useToday } from '../features/deadlines/parts/deadline-cells.tsx'
import { DeadlineList } from '../features/deadlines/parts/deadline-list.tsx'
import { useOpenDeadline } from '../features/deadlines/parts/use-open-deadline.ts'
import { inDigits } from '../lib/digits.ts'
import { longDay } from '../lib/format.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { AddButton } from '../ui/rows/row-page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useToasts } from '../ui/toast.tsx'

const ControlSheet = laterPart(() => import('../features/deadlines/parts/control-sheet.tsx'), 'ControlSheet')
const DeadlineForms = laterPart(() => import('./deadlines/deadline-forms.tsx'), 'DeadlineForms')

type DeadlineView = (typeof deadlineViews)[number]

const address = '/deadlines'

/** /deadlines: what has to be done by a day on the firm's cases, and who has signed it. */
export function DeadlinesPage() {
  const { search, onSearch } = useRowPage<DeadlinesSearch>(address)
  const today = useToday()
  const { may } = useAuth()
  const { data: counts } = useQuery(deadlineCountsQuery)
  const view: DeadlineView = search.view ?? 'next'
  const paper = usePaper(view)
  const onAdd = () =>
    onSearch({
      add: '1',
      edit: undefined,
      case: undefined,
      rule: undefined,
      on: undefined,
      cheque: undefined,
    })
  const mayAdd = may('hearings.write')
  useShortcuts([
    { keys: 'p', label: page.print, run: paper.print },
    ...(mayAdd ? [{ keys: 'd', label: said.add, run: onAdd }] : []),
  ])
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={page.title}
        meta={counts ? pageMeta(longDay(today), counts.overdue, counts.unsigned) : longDay(today)}
        actions={
          <>
            <Button
              className="print:hidden"
              icon={<Printer aria-hidden="true" className="size-4" />}
              busy={paper.isBusy}
              onClick={paper.print}
            >
              {page.print}
            </Button>
            {mayAdd && <AddButton label={said.add} onAdd={onAdd} />}
          </>
        }
      />
      <Tabs
        label={page.viewsOf}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'next' ? undefined : next }, { replace: false })}
        tabs={deadlineViews.map((value) => ({
          value,
          label: inDigits(page.views[value]),
          count: value === 'by_rule' ? undefined : counts?.[value],
          content: <ViewOf view={value} />,
        }))}
      />
      <DeadlineForms />
      {paper.rows && (
        <ControlSheet title={inDigits(page.views[view])} rows={paper.rows} onDone={paper.done} />
      )}
    </div>
  )
}

function ViewOf({ view }: { view: DeadlineView }) {
  const query = useInfiniteQuery(deadlines.list({ view }))
  const open = useOpenDeadline(address)
  return (
    <DeadlineList
      query={query}
      caption={inDigits(page.views[view])}
      empty={{ title: page.none[view], text: page.hint }}
      isByRule={view === 'by_rule'}
      {...open}
    />
  )
}

/** All of a list for the control sheet, which is asked for first. */
function usePaper(view: DeadlineView) {
  const [rows, setRows] = useState<readonly Deadline[]>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const print = () => {
    if (isBusy) return
    setBusy(true)
    void deadlines
      .every({ view }, mostOnPaper + 1)
      .then(setRows, (error: unknown) => toasts.error(sheet.failed, error))
      .finally(() => setBusy(false))
  }
  return { rows, isBusy, print, done: () => setRows(undefined) }
}
