import type { Named } from '../../../../contract/people.ts'
import { shortDay } from '../../../lib/format.ts'
import { nameOf } from '../logic.ts'
import { awayUntil } from './labels.ts'

// Apart from what every page loads.

/** Somebody as one of those who can be chosen: with the last day of their absence, while it lasts. */
export function choiceOf(person: Named & { user_id: string; away_until?: string | null }): {
  value: string
  label: string
} {
  const { user_id: value, away_until } = person
  return { value, label: away_until ? awayUntil(nameOf(person), shortDay(away_until)) : nameOf(person) }
}
