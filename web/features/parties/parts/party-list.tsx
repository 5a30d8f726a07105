import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { Party } from '../../../../contract/parties.ts'
import { partyKindWords, partyRoleWords, partySideWords } from '../../../../contract/words/parties.ts'
import { inDigits } from '../../../lib/digits.ts'
import { count } from '../../../lib/format.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { Alert } from '../../../ui/alert.tsx'
import { RowActions } from '../../../ui/rows/row-actions.tsx'
import { MoreRow, NoRows, RowList } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import type { PartiesSearch } from '../address.ts'
import { parties } from '../api.ts'
import { columns as heads, said } from '../labels.ts'
import { namesOf } from '../logic.ts'

/** So many are shown as a number. */
const mostCounted = 999

const columns: readonly TableColumn<Party>[] = [
  {
    key: 'name',
    header: heads.name,
    cell: (row) => <span className="font-semibold [overflow-wrap:anywhere]">{namesOf(row)[0]}</span>,
  },
  {
    key: 'others',
    header: heads.others,
    cell: (row) => <span className="[overflow-wrap:anywhere]">{othersOf(row).join(' · ')}</span>,
    isEmpty: (row) => othersOf(row).length === 0,
  },
  { key: 'kind', header: heads.kind, cell: ({ kind }) => partyKindWords[kind] },
  {
    key: 'roles',
    header: heads.roles,
    cell: ({ roles }) =>
      roles.map(({ side, role }) => `${partyRoleWords[role]} (${partySideWords[side]})`).join(' · '),
    isEmpty: ({ roles }) => roles.length === 0,
  },
  {
    key: 'cases',
    header: heads.cases,
    align: 'right',
    cell: ({ cases }) => (cases > mostCounted ? `${count(mostCounted)}+` : count(cases)),
  },
  {
    key: 'last',
    header: heads.last,
    cell: ({ last_case }) => last_case?.case_id,
    isEmpty: ({ last_case }) => last_case === null,
  },
]

const othersOf = (row: Party) =>
  [namesOf(row)[1], ...row.aliases.map(({ name }) => name)].filter((name) => name !== null)

/** The parties that the search finds, by name. */
export function PartyList(page: RowPage<PartiesSearch>) {
  const query = useInfiniteQuery(parties.list({ q: page.search.q }))
  const onDelete = useRemoval(parties, said)
  const { onEdit } = page
  const empty = <NoRows icon={<Users />} {...page} said={said} filters={['q']} />
  return (
    <RowList query={query} said={said} empty={empty}>
      {(rows) => (
        <>
          {isCapped(query.data?.pages) && <Alert tone="info">{inDigits(said.capped)}</Alert>}
          <Table
            caption={said.listed}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            actions={(row) => <RowActions {...{ row, name: namesOf(row)[0], onEdit, onDelete }} />}
            footer={query.hasNextPage && <MoreRow pages={query} columns={columns.length + 1} />}
          />
        </>
      )}
    </RowList>
  )
}

/** Whether the server looked at some of the names only; a page of its answer says so. */
function isCapped(pages: readonly object[] = []): boolean {
  return pages.some((page) => 'capped' in page && page.capped === true)
}
