import { Select } from '../../../ui/select.tsx'
import { type CaselistSearch, caseSorts } from '../address.ts'
import { orderWords, said } from '../labels.ts'
import { orderOf, searchOfOrder } from '../logic.ts'

const orders = caseSorts.flatMap((sort) =>
  (sort === 'created_at' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)).map((direction) => {
    const value = `${sort} ${direction}` as const
    return { value, label: orderWords[value], sort, direction }
  }),
)

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
        label={said.order}
        value={`${key} ${direction}` as const}
        options={orders}
        onValueChange={(chosen) => {
          const order = orders.find(({ value }) => value === chosen)
          if (order) onSearch(searchOfOrder(order.sort, order.direction))
        }}
      />
    </div>
  )
}
