import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import type { CaseFile } from '../../../contract/case-file.ts'
import type { CaseDialogName, CaseSearch } from '../../features/case-file/address.ts'
import { caseFileQuery } from '../../features/case-file/api.ts'
import { said } from '../../features/case-file/labels.ts'
import { keptIn } from '../../features/case-file/logic.ts'
import { CaseHead, CaseStrips } from '../../features/case-file/parts/case-head.tsx'
import { isGone } from '../../lib/failure.ts'
import { laterPart } from '../../lib/lazy-part.ts'
import { paths } from '../../lib/paths.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageExtras } from '../../ui/heading.tsx'
import { Awaited } from '../../ui/states.tsx'
import { CaseTabs } from './case-tabs.tsx'

const CaseDialogs = laterPart(() => import('../../features/case-file/parts/case-dialogs.tsx'), 'CaseDialogs')

/** /caselist/case: everything of one case, as far as its reader may see it. */
export function CasePage() {
  const { id } = useSearch({ from: '/staff/caselist/case' })
  return id === undefined ? <Gone /> : <CaseOf key={id} id={id} />
}

function CaseOf({ id }: { id: string }) {
  const query = useQuery(caseFileQuery(id))
  const kept = keptIn(query.error)
  if (kept) return <Navigate {...paths.case(kept)} replace />
  if (isGone(query.error)) return <Gone />
  if (!query.data) return <Awaited of={query} said={said} />
  return <Shown file={query.data} />
}

function Shown({ file }: { file: CaseFile }) {
  const onSearch = useSearchChange<CaseSearch>('/caselist/case')
  const { dialog, other } = useSearch({
    from: '/staff/caselist/case',
    select: ({ dialog, other }) => ({ dialog, other }),
  })
  const onDialog = (name: CaseDialogName) => onSearch({ dialog: name })
  return (
    <div className="flex flex-col gap-5">
      <CaseHead file={file} onDialog={onDialog} />
      <CaseStrips file={file} onDialog={onDialog} />
      <CaseTabs file={file} />
      <CaseDialogs
        file={file}
        name={dialog}
        other={other}
        onClose={() => onSearch({ dialog: undefined, other: undefined })}
      />
    </div>
  )
}

/** In place of a case that the reader does not see, or not any more; there may be none. */
function Gone() {
  return (
    <>
      <div className="flex justify-end">
        <PageExtras />
      </div>
      <div className="flex min-h-[50dvh] flex-col items-center justify-center px-4 text-center">
        <h1 className="font-serif text-section font-semibold">{said.gone}</h1>
        <Link {...paths.caselist()} className={`${buttonClass('primary')} mt-6`}>
          {said.toList}
        </Link>
      </div>
    </>
  )
}
