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

const byForm = new Map(shippedGroups.flatMap((group) => group.forms.map((form) => [form, group] as const)))

/** The group of a folded word, if it has one. */
export function groupOf(word: string): NameGroup | undefined {
  return byForm.get(word)
}
