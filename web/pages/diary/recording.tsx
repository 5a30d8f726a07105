import { useQuery } from '@tanstack/react-query'
import type { DiarySearch } from '../../features/hearings/address.ts'
import { hearings } from '../../features/hearings/api.ts'
import { OutcomeDialog } from '../../features/hearings/parts/outcome-dialog.tsx'
import { laterPart } from '../../lib/lazy-part.ts'

const Disposal = laterPart(() => import('../../features/case-file/parts/disposal.tsx'), 'Disposal')

interface RecordingProps {
  search: Pick<DiarySearch, 'outcome' | 'what' | 'dispose'>
  onSearch: (change: RecordingProps['search']) => void
}

/** The outcome that the address asks for, and the end of a case that came with it. */
export function Recording({ search: { outcome, what, dispose }, onSearch }: RecordingProps) {
  const { data } = useQuery({ ...hearings.one(outcome ?? ''), enabled: outcome !== undefined })
  return (
    <>
      {data && outcome !== undefined && (
        <OutcomeDialog
          key={outcome}
          {...{ hearing: data, what }}
          onClose={() => onSearch({ outcome: undefined, what: undefined })}
          onEnded={() => onSearch({ outcome: undefined, what: undefined, dispose: data.case_ref })}
        />
      )}
      {dispose && <Disposal key={dispose} id={dispose} onClose={() => onSearch({ dispose: undefined })} />}
    </>
  )
}
