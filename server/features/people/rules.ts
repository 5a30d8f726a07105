import type { Author, Named } from '../../../contract/people.ts'

/** A name as a row joined from `profiles` has it. */
interface NameRow {
  full_name: string
  left_at: string | null
}

export interface AuthorRow extends NameRow {
  role: string
}

/** A name as replies carry it: of somebody who has left it says so. */
export function presentName({ full_name, left_at }: NameRow): Named {
  return left_at === null ? { full_name } : { full_name, has_left: true }
}

/** The same with the role. */
export function presentAuthor({ role, ...row }: AuthorRow): Author {
  return { ...presentName(row), role }
}
