import { isCode, readComplaint, wordsOf } from '../../contract/kernel/complaint-words.ts'
import type { FieldComplaint } from '../../contract/kernel/reasons.ts'
import { count, inDigits } from './digits.ts'
import { CallFailure } from './failure.ts'
import type { Complaints, Said } from './said.ts'

/** What the server said about single fields, those `within` a part by their own names; empty for any other failure. */
export function complaintsOf(error: unknown, within?: string): Complaints {
  if (!(error instanceof CallFailure)) return {}
  const nameOf = (path: string) => (path.startsWith(`${within}.`) ? path.slice(`${within}.`.length) : path)
  return firstOfEach(error.fields.map((field) => [nameOf(field.path), saidByServer(field)]))
}

/** A complaint of the contract as words for the screen. */
export function saidOf(complaint: string): Said {
  const found = readComplaint(complaint)
  return found ? { words: inDigits(wordsOf(found, undefined, count)) } : complaint
}

// A server of another release may know complaints that this page does not; its sentence is whole.
function saidByServer({ message, code, values = {} }: FieldComplaint): Said {
  return isCode(code) ? { words: inDigits(wordsOf({ code, values }, undefined, count)) } : message
}

/** The first complaint of each field; `links.2` counts for the field `links`. */
export function firstOfEach(complaints: readonly (readonly [path: string, said: Said])[]): Complaints {
  const found: Complaints = {}
  for (const [path, said] of complaints) found[path.split('.')[0] ?? ''] ??= said
  return found
}
