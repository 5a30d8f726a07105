import { fold } from '../../../contract/words.ts'
import { locale } from '../../lib/locale.ts'

interface Named {
  name_latin: string | null
  name_bangla: string | null
}

/** What a party is called first, and what else. */
export function namesOf({ name_latin, name_bangla }: Named): [first: string, second: string | null] {
  const [first, second] = locale === 'bn' ? [name_bangla, name_latin] : [name_latin, name_bangla]
  return first ? [first, second] : [second ?? '', null]
}

/** Whether a name is one of the two of a party, however its letters are written. */
export function isNamed(party: Named, name: string): boolean {
  return namesOf(party).some((one) => one !== null && fold(one) === fold(name))
}

/** The parties that are called alike, and whether there is surely no other one. */
export interface Namesakes<Party> {
  items: readonly Party[]
  isSure: boolean
}

/** What stands for a party that nobody has added yet. */
export const newOne = 'new'

/**
 * Which party a name means: the one that somebody chose, else the only one that is called so, else a new one. Of several
 * nobody can say which; that is undefined.
 */
export function whichIsMeant<Party extends { id: string }>(
  { items, isSure }: Namesakes<Party>,
  chosen = '',
): Party | typeof newOne | undefined {
  if (chosen === newOne || items.length === 0) return newOne
  return items.find(({ id }) => id === chosen) ?? (items.length === 1 && isSure ? items[0] : undefined)
}

interface Described extends Named {
  father_name: string | null
  address: string | null
  phones: readonly string[] | null
  last_case: { case_id: string } | null
}

/** A party among others of its name: what it is called, and what tells it apart. */
export function toldApart(party: Described): string {
  const { father_name, address, phones, last_case } = party
  return [...namesOf(party), father_name, phones?.[0], address, last_case?.case_id]
    .filter(Boolean)
    .join(' · ')
}
