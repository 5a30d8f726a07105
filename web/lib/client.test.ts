import { describe, expect, it } from 'vitest'
import { addressOf } from './client.ts'
import { CallFailure, failureOf, mayPass, unreachable } from './failure.ts'

describe('addressOf', () => {
  it('fills the path and adds the query', () => {
    expect(addressOf('/rest/v1/notes/:id', { params: { id: 'a/b c' } })).toBe('/rest/v1/notes/a%2Fb%20c')
    expect(addressOf('/rest/v1/notes', { query: { q: 'জমি & co', month: undefined, limit: 50 } })).toBe(
      '/rest/v1/notes?q=%E0%A6%9C%E0%A6%AE%E0%A6%BF+%26+co&limit=50',
    )
    expect(addressOf('/api/firm', {})).toBe('/api/firm')
  })

  it('does not call an address with a hole in it', () => {
    expect(() => addressOf('/rest/v1/notes/:id', { params: {} })).toThrow('needs id')
  })
})

describe('failureOf', () => {
  it('keeps everything that a refusal says', () => {
    const refusal = {
      kind: 'conflict',
      reason: 'request.stale_version',
      message: 'Somebody else changed this in the meantime.',
      request_id: 'r1',
      current: { version: 2 },
    }
    const failure = failureOf(409, refusal)
    expect(failure).toBeInstanceOf(CallFailure)
    expect(failure).toMatchObject({ ...refusal, status: 409, fields: [] })
  })

  it.each([
    [502, '<html>Bad gateway</html>', 'unavailable'],
    [503, undefined, 'unavailable'],
    [500, { error: 'x' }, 'bug'],
    [404, '', 'bug'],
  ])('gives a %i from something in between words of its own', (status, body, kind) => {
    expect(failureOf(status, body)).toMatchObject({ kind, status })
  })

  it('knows what may pass by itself', () => {
    expect(mayPass(unreachable())).toBe(true)
    expect(mayPass(failureOf(503, undefined))).toBe(true)
    expect(mayPass(failureOf(403, { kind: 'forbidden', reason: 'rights.partners_only', message: 'x' }))).toBe(
      false,
    )
    expect(mayPass(new Error('ours'))).toBe(false)
  })
})
