import { type ReactNode, Suspense, useMemo } from 'react'
import { laterPart, lazyPart } from '../../../lib/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type NoteExtras, NoteExtrasContext, useNoteExtras } from '../../notes/public.tsx'

// None of them is needed for the first paint of a list.
const WorkerPart = laterPart(() => import('./worker-part.tsx'), 'WorkerPart')
const BulkBar = laterPart(() => import('./bulk-bar.tsx'), 'BulkBar')
const PeopleAndSteps = lazyPart(() => import('./people-and-steps.tsx'), 'PeopleAndSteps')

/** Brings who works on a task, and its steps, to the cards and forms below. */
export function SharedTasks({ children }: { children: ReactNode }) {
  const others = useNoteExtras()
  const extras = useMemo<NoteExtras>(
    () => ({
      ...others,
      selected: (selection) => <BulkBar {...selection} />,
      working: (note) => <WorkerPart note={note} />,
      sharing: (note, form) => (
        <Suspense fallback={<Skeleton className="h-54 w-full md:h-27.5" />}>
          <PeopleAndSteps note={note} {...form} />
        </Suspense>
      ),
    }),
    [others],
  )
  return <NoteExtrasContext value={extras}>{children}</NoteExtrasContext>
}
