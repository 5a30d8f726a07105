import type { CheckState } from '../../../contract/conflict-words.ts'
import type { ConflictHit, ConflictReport } from '../../../contract/conflicts.ts'
import { languageOf } from '../../lib/language.ts'

export const stateTones: Record<CheckState, 'yellow' | 'green' | 'red' | 'grey'> = {
  waiting: 'yellow',
  cleared: 'green',
  conflict: 'red',
  waived: 'grey',
}

interface Spelt {
  name: string
  other_name: string | null
}

/** Both spellings of a name, each at its place; one that is missing is never made up. */
export function spellingsOf({ name, other_name }: Spelt): { latin: string | null; bangla: string | null } {
  return languageOf(name) === 'bn' ? { latin: other_name, bangla: name } : { latin: name, bangla: other_name }
}

/** The hits of each name that was asked for, in the order typed; public bodies stand apart. */
export function groupsOf({ subjects, hits }: Pick<ConflictReport, 'subjects' | 'hits'>) {
  const ofNames = hits.filter(({ is_public_body }) => !is_public_body)
  return subjects.map((subject, no) => ({
    no,
    subject,
    hits: ofNames.filter(({ subject_no }) => subject_no === no),
  }))
}

/** Public bodies by name, and on how many cases each was found. */
export function bodiesOf(hits: readonly ConflictHit[]): { name: string; cases: number }[] {
  const cases = new Map<string, Set<string>>()
  for (const { name, case: on, is_public_body } of hits)
    if (is_public_body) cases.set(name, (cases.get(name) ?? new Set()).add(on?.id ?? ''))
  return [...cases].map(([name, ids]) => ({ name, cases: [...ids].filter(Boolean).length }))
}

/** How many strong hits there are to decide, and how many of them are. */
export function strongOf(hits: readonly ConflictHit[]): { all: number; decided: number } {
  const strong = hits.filter(({ level, is_public_body }) => level === 'strong' && !is_public_body)
  return { all: strong.length, decided: strong.filter(({ decision }) => decision !== 'open').length }
}

/** Keys that answer a hit in focus. */
export const answerKeys = { 1: 'same_person', 2: 'other_person', 3: 'no_conflict' } as const
