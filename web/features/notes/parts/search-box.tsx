import { SearchBox as Box, type SearchBoxProps } from '../../../ui/search-box.tsx'
import { filters } from '../labels.ts'

/** The search over tasks. */
export function SearchBox(props: Omit<SearchBoxProps, 'label'>) {
  return <Box {...props} label={filters.search} />
}
