import type { Note } from '../../../contract/notes.ts'

/** Tasks by their day and time, those that are done last. */
export function byDay<N extends Pick<Note, 'status' | 'due_on' | 'due_time'>>(notes: readonly N[]): N[] {
  const keyOf = ({ status, due_on, due_time }: N) =>
    `${status === 'done' ? 1 : 0} ${due_on ?? ''} ${due_time ?? '99'}`
  return [...notes].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
