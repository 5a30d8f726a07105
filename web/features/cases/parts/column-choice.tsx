import { Columns3 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { CaselistSearch } from '../address.ts'
import { columnWords, said } from '../labels.ts'
import { type MoreColumn, moreColumns, searchOfColumns } from '../logic.ts'
import { useShown } from './more-columns.tsx'

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
