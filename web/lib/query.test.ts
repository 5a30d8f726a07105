import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { unreachable } from './failure.ts'
import { changeData, createKeeper, createQueryClient, invalidateTopics, topicsOf } from './query.ts'

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

  it('fetches once more what was being fetched for the first time', async () => {
    const client = createQueryClient()
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    let asked = 0
    const queryFn = () => answers[asked++]?.promise
    const shown = new QueryObserver(client, { queryKey: ['notes'], queryFn })
    shown.subscribe(() => {})
    void invalidateTopics(client, ['notes'])
    void invalidateTopics(client, ['notes'])
    answers[0]?.resolve('from before the change')
    await expect.poll(() => asked).toBe(2)
    answers[1]?.resolve('from after it')
    await expect.poll(() => client.getQueryData(['notes'])).toBe('from after it')
    expect(asked).toBe(2)
  })

  it('knows a query by its first word', () => {
    expect(topicsOf({ queryKey: ['notes', 'x'], meta: { topics: ['profiles'] } })).toEqual([
      'notes',
      'profiles',
    ])
  })
})

describe('changeData', () => {
  const add = (item: string) => (items: string[]) => (items.includes(item) ? items : [...items, item])

  it.each([
    ['for the first time', undefined],
    ['again', ['old']],
  ])('outlasts what was being fetched %s when it came', async (_when, held) => {
    const client = createQueryClient()
    const answer = Promise.withResolvers<string[]>()
    if (held) client.setQueryData(['chat'], held)
    const fetched = client.fetchQuery({ queryKey: ['chat'], queryFn: () => answer.promise, staleTime: 0 })
    changeData(client, ['chat'], add('new'))
    expect(client.getQueryData(['chat'])).toEqual(held && ['old', 'new'])
    answer.resolve(['old'])
    await fetched
    expect(client.getQueryData(['chat'])).toEqual(['old', 'new'])
  })

  it('is made where nothing is fetched, and of nothing where nothing is held', () => {
    const client = createQueryClient()
    changeData(client, ['chat'], add('new'))
    expect(client.getQueryData(['chat'])).toBeUndefined()
    client.setQueryData(['chat'], ['old'])
    changeData(client, ['chat'], add('new'))
    expect(client.getQueryData(['chat'])).toEqual(['old', 'new'])
  })
})

describe('without a network', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('says so at once, where with one it tries twice more', async () => {
    const asked = async (onLine: boolean) => {
      vi.stubGlobal('navigator', { onLine })
      let times = 0
      const queryFn = () => {
        times++
        return Promise.reject(unreachable())
      }
      const ask = createQueryClient().fetchQuery({ queryKey: ['hearings'], queryFn, retryDelay: 0 })
      await expect(ask).rejects.toMatchObject({ reason: 'network.unreachable' })
      return times
    }
    expect([await asked(false), await asked(true)]).toEqual([1, 3])
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
