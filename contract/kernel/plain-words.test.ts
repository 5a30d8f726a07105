import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readComplaint, wordsOf } from './complaint-words.ts'
import { complainPlainly } from './plain-words.ts'

beforeAll(complainPlainly)

const row = z.object({ a: z.string() })

it.each([
  [z.string(), undefined, 'is required'],
  [z.enum(['a', 'b']), undefined, 'is required'],
  [z.string(), 7, 'must be text'],
  [z.number(), '7', 'must be a number'],
  [z.number(), Number.NaN, 'must be a number'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.array(z.string()), {}, 'must be a list'],
  [row, [], 'must be an object with fields'],
  [z.strictObject({}), { role: 1 }, 'has fields that are not known: role'],
  [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
  [z.literal(true), false, 'must be true'],
  [z.uuid(), 'x', 'must be an id'],
  [z.email(), 'x', 'must be an e-mail address'],
  [z.iso.date(), '2026-02-30', 'must be a day like 2026-11-21'],
  [z.string().check(z.regex(/^a$/)), 'b', 'has not the form that is expected'],
  [z.string().check(z.maxLength(2)), 'abc', 'must be at most 2 characters'],
  [z.string().check(z.minLength(2)), 'a', 'needs at least 2 characters'],
  [z.array(z.int()).check(z.maxLength(1)), [1, 2], 'must have at most 1 items'],
  [z.int().check(z.positive()), 0, 'must be greater than 0'],
  [z.int().check(z.gte(1), z.lte(25)), 26, 'must be at most 25'],
  [z.int().check(z.gte(1)), 0, 'must be 1 or more'],
  [z.union([z.string(), z.number()]), [], 'is not valid'],
])('%# says %j of %j: %j', (schema, value, words) => {
  const said = z.safeParse(schema, value).error?.issues.map(({ message }) => readComplaint(message))
  expect(said?.map((found) => found && wordsOf(found))).toEqual([words])
})
