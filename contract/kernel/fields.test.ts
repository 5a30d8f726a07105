import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { line, paragraphs } from './fields.ts'

describe.each([
  ['a line', line(300, 1)],
  ['a text', paragraphs(300, 1)],
] as const)('%s that is required', (_, schema) => {
  it.each(['', ' ', '\u00a0', '\u200b\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u202e', '\ufe0f'])(
    'is not %j',
    (text) => {
      expect(z.safeParse(schema, text).error?.issues[0]?.message).toBe('is required')
    },
  )

  it.each(['x', '.', 'ক', 'র\u200d্যাব', '\u202eabc', '⚖️'])('may be %j', (text) => {
    expect(z.safeParse(schema, text).success).toBe(true)
  })
})
