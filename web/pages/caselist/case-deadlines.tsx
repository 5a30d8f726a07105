import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { CaseFile } from '../../../contract/case-file.ts'
import type { CaseSearch } from '../../features/case-file/address.ts'
import { deadlines } from '../../features/deadlines/api.ts'
import { said } from '../../features/deadlines/labels.ts'
import { DeadlineDialog } from '../../features/deadlines/parts/deadline-dialog.tsx'
import { DeadlineList } from '../../features/deadlines/parts/deadline-list.tsx'
import { OpenDeadline } from '../../features/deadlines/parts/open-deadline.tsx'
import { useOpenDeadline } from '../../features/deadlines/parts/use-open-deadline.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { AddButton } from '../../ui/rows/row-page.tsx'

const address = '/caselist/case'

/** What has to be done on a case by a day. */
export function CaseDeadlines({ file: { case: row, can } }: { file: CaseFile }) {
  const onSearch = useSearchChange<CaseSearch>(address)
  const query = useInfiniteQuery(deadlines.list({ case_ref: row.id }))
  const open = useOpenDeadline(address)
  const following = useSearch({
    from: '/staff/caselist/case',
    structuralSharing: true,
    select: ({ rule, on, cheque }) => ({ rule, on, cheque }),
  })
  const add = () => onSearch({ add: '1', edit: undefined, rule: undefined, on: undefined, cheque: undefined })
  return (
    <div className="flex flex-col gap-4">
      {row.status !== 'closed' && can.write && (
        <div className="flex justify-end">
          <AddButton label={said.add} onAdd={add} />
        </div>
      )}
      <DeadlineList
        query={query}
        caption={said.listed}
        empty={{ title: said.none, text: said.willBeListed }}
        isOfCase
        {...open}
      />
      <DeadlineDialog key={following.rule} at={address} of={row} following={following} />
      <OpenDeadline at={address} />
    </div>
  )
}
