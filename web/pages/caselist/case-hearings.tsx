import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { CaseFile } from '../../../contract/case-file.ts'
import type { CaseSearch } from '../../features/case-file/address.ts'
import { hearings } from '../../features/hearings/api.ts'
import { said } from '../../features/hearings/labels.ts'
import { HearingDialog } from '../../features/hearings/parts/hearing-dialog.tsx'
import { HearingsOfCase } from '../../features/hearings/parts/hearings-of-case.tsx'
import { OutcomeDialog } from '../../features/hearings/parts/outcome-dialog.tsx'
import { Statistics } from '../../features/hearings/parts/statistics.tsx'
import { useRowPage } from '../../lib/rows/row-address.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { AddButton } from '../../ui/rows/row-page.tsx'

const address = '/caselist/case'

/** The days of a case in court, and what is said of them. */
export function CaseHearings({ file: { case: row, can } }: { file: CaseFile }) {
  const page = useRowPage<CaseSearch>(address)
  const onSearch = useSearchChange<CaseSearch>(address)
  return (
    <div className="flex flex-col gap-4">
      {row.status !== 'closed' && (
        <div className="flex justify-end">
          <AddButton label={said.add} onAdd={page.onAdd} />
        </div>
      )}
      <Statistics caseRef={row.id} />
      <HearingsOfCase caseRef={row.id} onEdit={page.onEdit} onRecord={(outcome) => onSearch({ outcome })} />
      <HearingDialog at={address} of={row} />
      <Recording
        onClose={() => onSearch({ outcome: undefined })}
        onEnded={() => onSearch({ outcome: undefined, dialog: can.close ? 'dispose' : undefined })}
      />
    </div>
  )
}

/** The outcome that the address asks for. */
function Recording(ways: { onClose: () => void; onEnded: () => void }) {
  const id = useSearch({ from: '/staff/caselist/case', select: (search) => search.outcome })
  const { data } = useQuery({ ...hearings.one(id ?? ''), enabled: id !== undefined })
  if (!data || id === undefined) return null
  return <OutcomeDialog key={id} hearing={data} {...ways} />
}
