import { useSearchChange } from '../../../lib/search-change.ts'
import type { DeadlinesSearch } from '../address.ts'
import type { ListActs } from './deadline-list.tsx'

/** Opens a deadline, its form, or what is done to it, in the address of a page that shows deadlines. */
export function useOpenDeadline(at: string): ListActs {
  const onSearch = useSearchChange<DeadlinesSearch>(at)
  return {
    onOpen: ({ id }) => onSearch({ deadline: id, act: undefined, add: undefined, edit: undefined }),
    onEdit: ({ id }) => onSearch({ edit: id, add: undefined, deadline: undefined, act: undefined }),
    onAct: ({ id }, act) => onSearch({ of: id, act }),
  }
}
