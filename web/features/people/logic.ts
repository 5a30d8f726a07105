import type { Named } from '../../../contract/people.ts'
import type { FileColumn } from '../../lib/table-file.ts'
import { shownAs } from '../../lib/words.tsx'
import { unknownName } from '../../ui/person.tsx'
import { createdBy, leftName, roleNames } from './labels.ts'

/** A role as screens say it; one that a later release has brought is said as it is called. */
export const roleName = shownAs(roleNames)

/** A name as it stands beside what somebody did: of somebody who has left it says so. */
export function nameOf({ full_name, has_left }: Named, unknown = ''): string {
  const name = full_name || unknown
  return has_left ? leftName(name) : name
}

/** Who made a row, in a file. */
export const creatorColumn: FileColumn<{ profiles: Named | null }> = {
  header: createdBy,
  cell: ({ profiles }) => (profiles ? nameOf(profiles, unknownName) : unknownName),
  width: 24,
}
