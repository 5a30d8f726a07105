import { Link, useSearch } from '@tanstack/react-router'
import { ClipboardList, Plus } from 'lucide-react'
import type { CaseFile } from '../../../contract/case-file.ts'
import { listWords as words } from '../../../contract/words/case-tabs.ts'
import type { CaseSearch } from '../../features/case-file/address.ts'
import { empty } from '../../features/case-file/labels.ts'
import { CostDialog } from '../../features/costing/parts/cost-dialog.tsx'
import { CostList } from '../../features/costing/parts/cost-list.tsx'
import { ReadingBoard } from '../../features/notes/parts/reading-board.tsx'
import { EventDialog } from '../../features/timeline/parts/event-dialog.tsx'
import { TimelineList } from '../../features/timeline/parts/timeline-list.tsx'
import { paths } from '../../lib/paths.ts'
import { useRowPage } from '../../lib/rows/row-address.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { buttonClass } from '../../ui/button.tsx'
import { AddButton } from '../../ui/rows/row-page.tsx'
import { EmptyState } from '../../ui/states.tsx'

const address = '/caselist/case'

/** The tasks of a case that its reader may see, as their cards. */
export function CaseTasks({ file: { case: row } }: { file: CaseFile }) {
  const open = useSearch({ from: '/staff/caselist/case', select: (search) => search.open })
  const onSearch = useSearchChange<CaseSearch>(address)
  const begin = (
    <Link
      {...paths.newTask()}
      state={{ task: { case_id: row.case_id, case_ref: row.id, client_name: row.client_name ?? '' } }}
      className={buttonClass('primary')}
    >
      <Plus aria-hidden="true" className="size-4" />
      {words.newTask}
    </Link>
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">{begin}</div>
      <ReadingBoard
        filters={{ archived: false, month: 'all', case_ref: row.id }}
        none={<EmptyState icon={<ClipboardList />} title={empty.tasks} />}
        open={open}
        onOpen={(id) => onSearch({ open: id })}
        words={words}
      />
    </div>
  )
}

/** Its costs. */
export function CaseCosts({ file: { case: row } }: { file: CaseFile }) {
  const page = useRowPage<CaseSearch>(address)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <AddButton label={words.addCost} onAdd={page.onAdd} />
      </div>
      <CostList
        {...{ onAdd: page.onAdd, onEdit: page.onEdit, onSearch: () => undefined }}
        search={{ case_ref: row.id }}
        none={empty.costs}
      />
      <CostDialog at={address} caseId={row.case_id} caseRef={row.id} />
    </div>
  )
}

/** The events of its timeline. */
export function CaseEvents({ file: { case: row } }: { file: CaseFile }) {
  const page = useRowPage<CaseSearch>(address)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <AddButton label={words.addEvent} onAdd={page.onAdd} />
      </div>
      <TimelineList
        {...{ onAdd: page.onAdd, onEdit: page.onEdit, onSearch: () => undefined }}
        search={{ case_ref: row.id }}
        none={empty.timeline}
      />
      <EventDialog at={address} caseId={row.case_id} caseRef={row.id} />
    </div>
  )
}
