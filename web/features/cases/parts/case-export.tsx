import { type LegalCase, legalCase } from '../../../../contract/cases.ts'
import { caseNames, caseStatusWords } from '../../../../contract/words/cases.ts'
import { dayIn } from '../../../lib/format.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { creatorColumn, roleName, useFirm } from '../../people/public.ts'
import { cases } from '../api.ts'
import { chips, said } from '../labels.ts'
import { type CaselistSearch, narrowedBy, orderOf } from '../logic.ts'

/** Takes the cases that the search shows away, in their order. */
export function CaseExport({ search }: { search: CaselistSearch }) {
  const { time_zone } = useFirm()
  const { key, direction } = orderOf(search)
  const filters = { ...narrowedBy(search), sort: key, direction }
  return (
    <ExportMenu
      name="cases"
      title={said.title}
      shown={[search.q && `“${search.q}”`, ...chipsShown(search)]}
      columns={columnsIn(time_zone)}
      load={(most) => cases.every(filters, most)}
    />
  )
}

const chipsShown = ({ status, mine, undated }: CaselistSearch) => [
  status && caseStatusWords[status],
  mine && chips.mine,
  undated && chips.undated,
]

const columns = fileColumns(legalCase, caseNames, {
  case_id: 20,
  client_name: 30,
  description: 60,
  links: 50,
})

const columnsIn = (zone: string): FileColumn<LegalCase>[] => [
  ...columns,
  creatorColumn,
  { header: said.role, cell: ({ profiles }) => roleName(profiles.role), width: 12 },
  { header: said.createdOn, cell: (row) => ({ day: dayIn(zone, new Date(row.created_at)) }), width: 12 },
]
