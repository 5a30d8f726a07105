import type { Hearing } from '../../../contract/hearings.ts'

/** Whether nobody has said what became of a day that has gone by. */
export function isMissing({ state, on_day }: Pick<Hearing, 'state' | 'on_day'>, today: string): boolean {
  return state === 'set' && on_day < today
}
