import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/kernel/endpoint.ts'
import * as f from '../../contract/kernel/fields.ts'
import { pageOf } from '../../contract/kernel/paging.ts'
import { bind, onOpen } from './http.ts'
import { answerFailures } from './http-errors.ts'

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

/** What a caller hears when a handler answers this. */
async function heard(reply: z.ZodMiniType, answer: unknown) {
  const call = endpoint({ method: 'GET', path: '/it', summary: '', access: 'public', reply, refuses: [] })
  const app = fastify()
  answerFailures(app, { info: () => undefined, warn: () => undefined, error: () => undefined })
  const never = () => Promise.reject(new Error('nothing is asked of the database here'))
  bind(app, [onOpen(call, async () => answer)], {
    transact: never,
    read: never,
    report: never,
    readToken: never,
    now: () => new Date(),
    takeRoom: () => undefined,
  })
  const { statusCode, body } = await app.inject('/it')
  return { statusCode, body }
}

describe('a reply', () => {
  it('that is as promised is answered as it is', async () => {
    const answer = page({ client: 'রহিমা' })
    expect(await heard(pageOf(row), answer)).toEqual({ statusCode: 200, body: JSON.stringify(answer) })
  })

  it.each([
    ['a column that the contract does not name', { password_hash: 'secret' }],
    ['one deeper down', { tags: [{ name: 'x', secret: 1 }] }],
    ['an optional field left out', { note: undefined }],
  ])('with %s is answered without it', async (_, change) => {
    const { statusCode, body } = await heard(pageOf(row), page(change))
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(z.parse(pageOf(row), page(change)))))
    expect(body).not.toContain('secret')
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
  ])('with %s is a bug of ours', async (_, change) => {
    expect(await heard(pageOf(row), page(change))).toMatchObject({ statusCode: 500 })
  })

  it('without a field is a bug of ours', async () => {
    const { title: _, ...rest } = good
    expect(await heard(pageOf(row), { items: [rest], next: null })).toMatchObject({ statusCode: 500 })
  })

  it('that the schema changes is changed', async () => {
    const changing = z.object({ text: z.string().check(z.trim()), count: z._default(z.number(), 3) })
    expect((await heard(changing, { text: ' a ' })).body).toBe('{"text":"a","count":3}')
  })
})
