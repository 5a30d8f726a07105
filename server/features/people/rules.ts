import { type Digits, digitsOf, type Language } from '../../../contract/kernel/languages.ts'
import type { Author, Named, Person } from '../../../contract/people.ts'
import type { Settings } from '../../kernel/settings.ts'

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

/** Somebody as a row names them. */
export type PersonRow = AuthorRow & { user_id: string }

/** The same as replies carry them. */
export const presentPerson = ({ user_id, ...row }: PersonRow): Person => ({ user_id, ...presentAuthor(row) })

/** In which language and digits somebody reads, from what their profile has of both; the table allows no others. */
export function speechOf(
  kept: { language: string | null; digits: string | null },
  { FIRM_LANGUAGE }: Pick<Settings, 'FIRM_LANGUAGE'>,
): { language: Language; digits: Digits } {
  const language = (kept.language as Language | null) ?? FIRM_LANGUAGE
  return { language, digits: (kept.digits as Digits | null) ?? digitsOf(language) }
}
