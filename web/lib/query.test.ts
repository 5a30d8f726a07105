import { describe, expect, it } from 'vitest'
import { createKeeper, createQueryClient, invalidateTopics, topicsOf } from './query.ts'

describe('invalidateTopics', () => {
  it('marks what shows the topic, by key or by meta, and nothing else', async () => {
    const client = createQueryClient()
    const ask = (queryKey: readonly unknown[], topics?: string[]) =>
      client.fetchQuery({ queryKey, queryFn: () => 1, ...(topics ? { meta: { topics } } : {}) })
    await ask(['notes', { month: '2026-11' }])
    await ask(['leaderboard'], ['notes', 'profiles'])
    await ask(['cases'])
    await invalidateTopics(client, ['notes'])
    const stale = client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey[0])
    expect(stale).toEqual(['notes', 'leaderboard'])
  })

  it('knows a query by its first word', () => {
    expect(topicsOf({ queryKey: ['notes', 'x'], meta: { topics: ['profiles'] } })).toEqual([
      'notes',
      'profiles',
    ])
  })
})

describe('createKeeper', () => {
  it('keeps the key for the same content until it is done', () => {
    let made = 0
    const keeper = createKeeper(() => `key-${++made}`)
    expect(keeper.keyOf({ title: 'A' })).toBe('key-1')
    expect(keeper.keyOf({ title: 'A' })).toBe('key-1')
    expect(keeper.keyOf({ title: 'B' })).toBe('key-2')
    keeper.done()
    expect(keeper.keyOf({ title: 'B' })).toBe('key-3')
  })
})
