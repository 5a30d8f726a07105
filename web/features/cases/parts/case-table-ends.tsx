import { Briefcase, Plus, SearchX } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { LoadMore, type Pages } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { said } from '../labels.ts'
import type { CaseTableProps } from './case-table.tsx'

// Said again in words, because the phone layout takes the table's own roles away.
const roles = { row: { role: 'row' }, cell: { role: 'cell' } } as const

/** Inside the table's own scroller, so that it loads when the last rows come near. */
export function MoreRow({ pages }: { pages: Pages }) {
  return (
    <tr {...roles.row} className="max-lg:block">
      <td {...roles.cell} colSpan={7} className="max-lg:block">
        <LoadMore pages={pages} />
      </td>
    </tr>
  )
}

/** Why there is nothing to see, and the one way on. */
export function NoCases({ search, onSearch }: CaseTableProps) {
  if (search.q) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={said.none}
        action={<Button onClick={() => onSearch({ q: undefined })}>Clear search</Button>}
      >
        Try adjusting your search terms.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Briefcase />}
      title={said.none}
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onSearch({ add: '1' })}
        >
          {said.addFirst}
        </Button>
      }
    >
      The cases of the firm will be listed here.
    </EmptyState>
  )
}
