import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { caseQuery } from '../../features/cases/public.ts'
import { DeadlineDialog } from '../../features/deadlines/parts/deadline-dialog.tsx'
import { OpenDeadline } from '../../features/deadlines/parts/open-deadline.tsx'

const address = '/deadlines'

/** What the address opens over the list. */
export function DeadlineForms() {
  const { add, edit, rule, on, cheque, isOpen, ...search } = useSearch({
    from: '/staff/deadlines',
    structuralSharing: true,
    select: ({ add, edit, rule, on, cheque, case: of, deadline, act }) => ({
      ...{ add, edit, rule, on, cheque, case: of },
      isOpen: deadline !== undefined || act !== undefined,
    }),
  })
  const of = search.case
  const { data: picked } = useQuery(caseQuery(of))
  const isForm = add === '1' || edit !== undefined
  return (
    <>
      {isForm && (!of || picked) && (
        <DeadlineDialog
          key={`${picked?.id}.${rule}`}
          at={address}
          of={picked}
          following={{ rule, on, cheque }}
        />
      )}
      {isOpen && <OpenDeadline at={address} />}
    </>
  )
}
