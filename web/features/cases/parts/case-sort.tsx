import { Select } from '../../../ui/select.tsx'
import { type CaselistSearch, type CaseSort, orderOf, searchOfOrder } from '../logic.ts'

const orders = [
  { value: 'created_at desc', label: 'Newest first', sort: 'created_at', direction: 'desc' },
  { value: 'created_at asc', label: 'Oldest first', sort: 'created_at', direction: 'asc' },
  { value: 'case_id asc', label: 'Case ID, A to Z', sort: 'case_id', direction: 'asc' },
  { value: 'case_id desc', label: 'Case ID, Z to A', sort: 'case_id', direction: 'desc' },
  { value: 'client_name asc', label: 'Client, A to Z', sort: 'client_name', direction: 'asc' },
  { value: 'client_name desc', label: 'Client, Z to A', sort: 'client_name', direction: 'desc' },
] as const satisfies readonly { value: string; label: string; sort: CaseSort; direction: 'asc' | 'desc' }[]

type CaseSortProps = {
  search: CaselistSearch
  onSearch: (change: Partial<CaselistSearch>) => void
}

/** The order of the cases where the table has no header to press. */
export function CaseSortChoice({ search, onSearch }: CaseSortProps) {
  const { key, direction } = orderOf(search)
  return (
    <div className="lg:hidden">
      <Select
        label="Order"
        value={`${key} ${direction}` as const}
        options={orders.map(({ value, label }) => ({ value, label }))}
        onValueChange={(chosen) => {
          const order = orders.find(({ value }) => value === chosen)
          if (order) onSearch(searchOfOrder(order.sort, order.direction))
        }}
      />
    </div>
  )
}
