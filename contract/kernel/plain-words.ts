import * as z from 'zod/mini'
import { type ComplaintCode, complaint } from './complaints.ts'

/*
 * What a schema says of a value where its field has no words of its own: in the house's words, which follow the
 * field's name ('must be …'), never in the library's.
 */

/** Makes every schema of this process complain in plain words; called once by whoever shows or sends complaints. */
export function complainPlainly(): void {
  z.config({ localeError: inPlainWords })
}

const types: Record<string, ComplaintCode> = {
  string: 'text',
  number: 'number',
  int: 'whole_number',
  boolean: 'yes_or_no',
  array: 'list',
  object: 'object',
  record: 'object',
  null: 'empty',
}

const examples: Record<string, string> = {
  uuid: complaint('id'),
  email: complaint('email'),
  date: complaint('day', { example: '2026-11-21' }),
  datetime: complaint('moment', { example: '2026-11-21T06:00:00Z' }),
  url: complaint('web_address'),
}

function inPlainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? complaint('required')
        : (types[issue.expected] ?? complaint('invalid'))
    case 'invalid_value':
      return issue.input === undefined ? complaint('required') : oneOf(issue.values)
    case 'too_big':
      return atMost(issue)
    case 'too_small':
      return atLeast(issue)
    case 'invalid_format':
      return examples[issue.format] ?? complaint('form')
    case 'unrecognized_keys':
      return complaint('unknown_fields', { names: issue.keys.slice(0, 5).join(', ').slice(0, 100) })
    case 'invalid_union':
      return issue.input === undefined ? complaint('required') : complaint('invalid')
    default:
      return complaint('invalid')
  }
}

function oneOf(values: readonly unknown[]): string {
  const choices = values.join(', ')
  return values.length === 1 ? complaint('exactly', { value: choices }) : complaint('one_of', { choices })
}

function atMost({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const most = Number(maximum)
  if (origin === 'string') return complaint('most_characters', { most })
  if (origin === 'array') return complaint('most_items', { most })
  return inclusive === false ? complaint('less_than', { than: most }) : complaint('at_most', { most })
}

function atLeast({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const least = Number(minimum)
  if (origin === 'string')
    return least === 1 ? complaint('required') : complaint('least_characters', { least })
  if (origin === 'array') return complaint('least_items', { least })
  return inclusive === false ? complaint('more_than', { than: least }) : complaint('at_least', { least })
}
