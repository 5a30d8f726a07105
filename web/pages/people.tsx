import { Suspense } from 'react'
import { said } from '../features/people-admin/labels.ts'
import { PeopleTable } from '../features/people-admin/parts/people-table.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { PageHeading } from '../ui/heading.tsx'

// Below the table, and mostly empty.
const MovedWork = lazyPart(() => import('../features/people-admin/parts/moved-work.tsx'), 'MovedWork')

/** /people: who is in the firm, in which role, and who has left; for partners. */
export function PeoplePage() {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} meta={said.meta} />
      <PeopleTable />
      <Suspense>
        <MovedWork />
      </Suspense>
    </div>
  )
}
