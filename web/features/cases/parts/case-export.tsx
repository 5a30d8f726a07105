import type { LegalCase } from '../../../../contract/cases.ts'
import { dayIn } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { nameOf, roleName, unknownName, useFirm } from '../../people/public.ts'
import { cases } from '../api.ts'
import { type CaselistSearch, orderOf } from '../logic.ts'

/** Takes the cases that the search shows away, in their order. */
export function CaseExport({ search }: { search: CaselistSearch }) {
  const { time_zone } = useFirm()
  const { key, direction } = orderOf(search)
  const filters = { q: search.q, sort: key, direction }
  return (
    <ExportMenu
      name="cases"
      title="Caselist"
      shown={[search.q && `“${search.q}”`]}
      columns={columnsIn(time_zone)}
      load={(most) => cases.every(filters, most)}
    />
  )
}

const columnsIn = (zone: string): FileColumn<LegalCase>[] => [
  { header: 'Case ID', cell: (row) => row.case_id },
  { header: 'Client Name', cell: (row) => row.client_name, width: 30 },
  { header: 'Description', cell: (row) => row.description, width: 60 },
  { header: 'Links', cell: (row) => row.links?.join('\n') ?? null, width: 50 },
  { header: 'Created By', cell: ({ profiles }) => nameOf(profiles, unknownName), width: 24 },
  { header: 'Role', cell: ({ profiles }) => roleName(profiles.role), width: 12 },
  { header: 'Created', cell: (row) => ({ day: dayIn(zone, new Date(row.created_at)) }), width: 12 },
]
