import { useSearch } from '@tanstack/react-router'
import { useSearchChange } from '../../../lib/search-change.ts'
import { type DeadlinesSearch, readDeadlinesSearch } from '../address.ts'
import { nextStepOf } from '../logic.ts'
import { ActDialog } from './act-dialog.tsx'
import { DeadlineView } from './deadline-view.tsx'
import { useOpenDeadline } from './use-open-deadline.ts'

/** The deadline that the address names, and what is about to be done to it. */
export function OpenDeadline({ at }: { at: string }) {
  const onSearch = useSearchChange<DeadlinesSearch>(at)
  const { deadline, act, of } = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ deadline, act, of }) => readDeadlinesSearch({ deadline, act, of }),
  })
  const { onEdit, onAct } = useOpenDeadline(at)
  const settled = { act: undefined, of: undefined }
  const close = () => onSearch({ deadline: undefined, ...settled })
  return (
    <>
      <DeadlineView id={deadline} isAway={act !== undefined} onEdit={onEdit} onAct={onAct} onClose={close} />
      {act && of && (
        <ActDialog
          id={of}
          act={act}
          onClose={(isGone) => (isGone ? close() : onSearch(settled))}
          onNext={(done) =>
            onSearch({
              ...{ deadline: undefined, add: '1', edit: undefined },
              ...settled,
              ...(at === '/deadlines' && { case: done.case_ref }),
              ...nextStepOf(done),
            })
          }
        />
      )}
    </>
  )
}
