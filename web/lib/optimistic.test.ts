import { MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { smallGesture } from './optimistic.ts'
import { createQueryClient, forgetAll, invalidateAll, invalidateTopics } from './query.ts'

const queryKey = ['timer']
let client: ReturnType<typeof createQueryClient>
/** What the server would answer now. */
let truth: string

beforeEach(async () => {
  client = createQueryClient()
  truth = 'stopped'
  const shown = new QueryObserver(client, { queryKey, queryFn: () => truth, meta: { topics: ['notes'] } })
  shown.subscribe(() => {})
  await client.fetchQuery({ queryKey, queryFn: () => truth })
})

/** Presses, shows `outcome` and leaves it to the caller when and how the server answers. */
function press(outcome: string, topics: readonly string[] = ['timer']) {
  const answer = Promise.withResolvers<void>()
  const gesture = smallGesture<void, void>(client, {
    run: () => answer.promise,
    show: () => client.setQueryData(queryKey, outcome),
    topics,
  })
  const settled = new MutationObserver(client, gesture).mutate()
  settled.catch(() => {})
  return {
    agree: (then = outcome) => {
      truth = then
      answer.resolve()
      return settled
    },
    refuse: () => {
      answer.reject(new Error('refused'))
      return settled.catch(() => {})
    },
  }
}

const onScreen = () => client.getQueryData(queryKey)

describe('a small gesture', () => {
  it('stays on screen when the answer to the one before it is put there', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    truth = ''
    client.setQueryData(queryKey, '')
    const ticked = (item: string) =>
      smallGesture<void, void>(client, {
        run: async () => {
          await answers[Number(item) - 1]?.promise
          truth += item
          client.setQueryData(queryKey, truth)
        },
        show: () =>
          client.setQueryData<string>(queryKey, (now = '') => (now.includes(item) ? now : now + item)),
        canShowAgain: true,
        topics: ['timer'],
      })
    const [first, second] = ['1', '2'].map((item) => new MutationObserver(client, ticked(item)).mutate())
    await expect.poll(onScreen).toBe('12')
    const seen: unknown[] = []
    // As a component hears of it.
    const look = notifyManager.batchCalls(() => seen.push(onScreen()))
    new QueryObserver(client, { queryKey, enabled: false }).subscribe(look)
    answers[0]?.resolve()
    await first
    expect(onScreen()).toBe('12')
    answers[1]?.resolve()
    await second
    await expect.poll(() => client.isFetching()).toBe(0)
    await expect.poll(() => seen).toContain('12')
    expect(seen).not.toContain('1')
    expect(onScreen()).toBe('12')
  })

  it('shows before the server has agreed, and is taken back when it refuses', async () => {
    const pressed = press('running')
    await expect.poll(onScreen).toBe('running')
    await pressed.refuse()
    expect(onScreen()).toBe('stopped')
  })

  it('brings nothing back of who has left, and holds nothing for who comes next', async () => {
    const [first, second] = [press('running'), press('stopped')]
    await expect.poll(onScreen).toBe('stopped')
    forgetAll(client)
    await first.refuse()
    expect(onScreen()).toBeUndefined()
    void second
    client.setQueryData(queryKey, 'of the next one')
    await invalidateTopics(client, ['timer'])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it.each([
    ['news of the same topic', () => invalidateTopics(client, ['timer'])],
    ['news of a topic beside it', () => invalidateTopics(client, ['notes'])],
    ['a gap in the news', () => invalidateAll(client)],
    ['another gesture that settles first', () => press('running', ['notes']).agree('old')],
  ])('is not taken back by %s before its answer', async (_what, news) => {
    const pressed = press('running')
    await expect.poll(onScreen).toBe('running')
    truth = 'old'
    await news()
    expect(onScreen()).toBe('running')
    await pressed.agree()
    expect(onScreen()).toBe('running')
  })

  it('gives way to the truth once it is answered', async () => {
    const pressed = press('running')
    await pressed.agree()
    truth = 'stopped elsewhere'
    await invalidateTopics(client, ['timer'])
    expect(onScreen()).toBe('stopped elsewhere')
  })

  it('waits for the one before it, and only the last one asks what is true', async () => {
    const [first, second] = [press('running'), press('stopped')]
    await expect.poll(onScreen).toBe('stopped')
    await first.agree()
    expect(onScreen()).toBe('stopped')
    await second.agree()
    expect(onScreen()).toBe('stopped')
  })
})
