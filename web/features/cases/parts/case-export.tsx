import { filterIs } from '../../../../contract/words/case-lists.ts'
import { caseStatusWords } from '../../../../contract/words/cases.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { useFirm } from '../../people/public.ts'
import type { CaselistSearch } from '../address.ts'
import { cases } from '../api.ts'
import { chips, said } from '../labels.ts'
import { narrowedBy, orderOf } from '../logic.ts'
import { columnsOfFile, columnsOnPaper } from './file-columns.ts'
import { useFiltersSet } from './use-filters.ts'

/** Takes the cases that the search shows away, in their order. */
export function CaseExport({ search }: { search: CaselistSearch }) {
  const { time_zone } = useFirm()
  const { key, direction } = orderOf(search)
  const set = useFiltersSet(search).map(({ label, value }) => filterIs(label, value))
  const filters = { ...narrowedBy(search), sort: key, direction }
  return (
    <ExportMenu
      name="cases"
      title={said.title}
      shown={[search.q && `“${search.q}”`, ...chipsShown(search), ...set]}
      columns={columnsOfFile(time_zone)}
      onPaper={columnsOnPaper(time_zone)}
      load={(most) => cases.every(filters, most)}
    />
  )
}

const chipsShown = ({ status, mine, undated }: CaselistSearch) => [
  status && caseStatusWords[status],
  mine && chips.mine,
  undated && chips.undated,
]
