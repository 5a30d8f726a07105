import { said } from '../features/people-admin/labels.ts'
import { PeopleTable } from '../features/people-admin/parts/people-table.tsx'
import { PageHeading } from '../ui/heading.tsx'

/** /people: who is in the firm, in which role, and who has left; for partners. */
export function PeoplePage() {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} meta={said.meta} />
      <PeopleTable />
    </div>
  )
}
