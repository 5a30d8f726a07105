import { complaintWords } from '../words/complaints.ts'
import type { Complaint, ComplaintCode } from './complaints.ts'

/* Apart from what makes complaints: every contract does that, and only what a form shows needs the sentences. */

/** The complaint in a schema's text; undefined for words that are none of ours. */
export function readComplaint(text: string): Complaint | undefined {
  const [code = '', ...rest] = text.split(' ')
  if (!isCode(code)) return undefined
  const values: Complaint['values'] = rest.length > 0 ? JSON.parse(rest.join(' ')) : {}
  return { code, values }
}

/**
 * The words of a complaint, which follow the field's name: 'must be 0 or more'. Of this build's language, where no
 * other is given.
 */
export function wordsOf(
  { code, values }: Complaint,
  words: Readonly<Record<ComplaintCode, string>> = complaintWords,
  numberOf = (value: number) => value.toLocaleString('en-US'),
): string {
  // A year comes as text, so that it has no comma.
  const shown = (value: string | number = '') => (typeof value === 'number' ? numberOf(value) : value)
  return words[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(values[name]))
}

/** Whether a text is the code of a complaint that this release knows. */
export function isCode(text: unknown): text is ComplaintCode {
  return typeof text === 'string' && Object.hasOwn(complaintWords, text)
}
