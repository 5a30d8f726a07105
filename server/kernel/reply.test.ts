import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as f from '../../contract/kernel/fields.ts'
import { pageOf } from '../../contract/kernel/paging.ts'
import { replyParser } from './reply.ts'

const row = z.object({
  id: f.id,
  title: z.string(),
  hours: z.number(),
  done: z.boolean(),
  client: z.nullable(z.string()),
  version: f.version,
  kind: z.enum(['text', 'list']),
  tags: z.array(z.object({ name: z.string() })),
  note: z.optional(z.string()),
})
const reply = pageOf(row)
const good = {
  id: '0198c0de-0000-7000-8000-000000000000',
  title: 'A',
  hours: 1.5,
  done: false,
  client: null,
  version: 1,
  kind: 'text',
  tags: [{ name: 'x' }],
  note: 'n',
}
const page = (change: object) => ({ items: [good, { ...good, ...change }], next: null })

describe('a reply', () => {
  it('that is as promised is answered as it is', () => {
    const answer = page({ client: 'রহিমা' })
    expect(replyParser(reply)(answer)).toBe(answer)
  })

  it.each([
    ['a column that the contract does not name', { password_hash: 'secret' }],
    ['one deeper down', { tags: [{ name: 'x', secret: 1 }] }],
    ['an optional field left out', { note: undefined }],
  ])('with %s is parsed', (_, change) => {
    const answer = page(change)
    const parsed = replyParser(reply)(answer)
    expect(parsed).toEqual(z.parse(reply, answer))
    expect(JSON.stringify(parsed)).not.toContain('secret')
  })

  it.each([
    ['text for a number', { hours: '1.50' }],
    ['no finite number', { hours: Number.NaN }],
    ['a number for text', { title: 1 }],
    ['nothing for text', { title: null }],
    ['a word for a boolean', { done: 'false' }],
    ['an unknown kind', { kind: 'other' }],
    ['a version of 0', { version: 0 }],
    ['no id', { id: 'x' }],
    ['an object for a list', { tags: {} }],
    ['a list for an object', { tags: [[]] }],
  ])('with %s is refused', (_, change) => {
    expect(() => replyParser(reply)(page(change))).toThrow()
  })

  it('without a field is refused', () => {
    const { title: _, ...rest } = good
    expect(() => replyParser(reply)({ items: [rest], next: null })).toThrow()
  })

  it('that the schema changes is changed', () => {
    const changing = z.object({ text: z.string().check(z.trim()), count: z._default(z.number(), 3) })
    expect(replyParser(changing)({ text: ' a ' })).toEqual({ text: 'a', count: 3 })
  })
})
