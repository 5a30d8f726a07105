import * as z from 'zod/mini'

/*
 * What a schema says of a value where its field has no words of its own: in the house's words, which follow the
 * field's name ('must be …'), never in the library's.
 */

/** Makes every schema of this process complain in plain words; called once by whoever shows or sends complaints. */
export function complainPlainly(): void {
  z.config({ localeError: inPlainWords })
}

const types: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object with fields',
  record: 'must be an object with fields',
  null: 'must be empty',
}

const formats: Record<string, string> = {
  uuid: 'must be an id',
  email: 'must be an e-mail address',
  date: 'must be a day like 2026-11-21',
  datetime: 'must be a moment like 2026-11-21T06:00:00Z',
  url: 'must be a web address',
}

function inPlainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : (types[issue.expected] ?? 'is not valid')
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : oneOf(issue.values)
    case 'too_big':
      return atMost(issue)
    case 'too_small':
      return atLeast(issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'has not the form that is expected'
    case 'unrecognized_keys':
      return `has fields that are not known: ${issue.keys.slice(0, 5).join(', ').slice(0, 100)}`
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : 'is not valid'
    default:
      return 'is not valid'
  }
}

function oneOf(values: readonly unknown[]): string {
  return `must be ${values.length === 1 ? '' : 'one of '}${values.join(', ')}`
}

function atMost({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `must be at most ${maximum} characters`
  if (origin === 'array') return `must have at most ${maximum} items`
  return inclusive === false ? `must be less than ${maximum}` : `must be at most ${maximum}`
}

function atLeast({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') return minimum === 1 ? 'is required' : `needs at least ${minimum} characters`
  if (origin === 'array') return `must have at least ${minimum} items`
  return inclusive === false ? `must be greater than ${minimum}` : `must be ${minimum} or more`
}
