import { readFileSync } from 'node:fs'
import { foldedWords } from './fold.ts'

/** Spellings of one word, and how much it says about who is meant. */
export interface NameGroup {
  /** Its first spelling. */
  name: string
  weight: number
}

/** The groups that the product ships; a firm edits its own copy of them. */
const shippedGroups: readonly (NameGroup & { forms: readonly string[] })[] = readFileSync(
  new URL('data/groups.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.includes(':'))
  .flatMap((line) => {
    const [weight = '', lists = ''] = line.split(':')
    return lists.split(';').map((list) => {
      const forms = list
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((form) => foldedWords(form).flat())
      return { name: forms[0] ?? '', weight: Number(weight), forms }
    })
  })

/** Finds the group of a folded word, if it has one. */
export type Groups = (word: string) => NameGroup | undefined

/** Groups as somebody keeps them, each with its spellings; the first one is its name. */
export function groupsOf(kept: readonly { weight: number; forms: readonly string[] }[]): Groups {
  const byForm = new Map(
    kept.flatMap(({ weight, forms }) => {
      const group = { name: forms[0] ?? '', weight }
      return forms.map((form) => [form, group] as const)
    }),
  )
  return (word) => byForm.get(word)
}

/** The groups that the product ships. */
export const shipped: Groups = groupsOf(shippedGroups)
