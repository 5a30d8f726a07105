import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { SystemContext } from './context.ts'
import { countTry, forgetTries, type Limit, networkOf, nextCount, refuseWhile, waitFor } from './limits.ts'
import { aWorld, type World } from './testing.ts'

const minute = 60_000
const now = new Date('2026-11-21T06:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('the count after one more try', () => {
  const fixed: Limit = { key: 'k', tries: 2, window_ms: minute }
  const growing: Limit = { ...fixed, backOff: { first_ms: 10_000, most_ms: 35_000 } }

  it('blocks to the end of the window that the first try began', () => {
    const first = nextCount(fixed, undefined, now)
    expect(first).toEqual({ tries: 1, blocked_until: null, reset_at: later(60) })
    const second = nextCount(fixed, first, later(30))
    expect(second).toEqual({ tries: 2, blocked_until: later(60), reset_at: later(60) })
    expect(nextCount(fixed, second, later(60)).tries).toBe(1)
  })

  it('with back-off doubles the wait with each try, up to the longest', () => {
    let count = nextCount(growing, undefined, now)
    const waits: (number | undefined)[] = []
    for (let n = 0; n < 4; n++) {
      count = nextCount(growing, count, now)
      waits.push(count.blocked_until ? (count.blocked_until.getTime() - now.getTime()) / 1000 : undefined)
    }
    expect(waits).toEqual([10, 20, 35, 35])
    expect(count.reset_at).toEqual(later(35 + 60))
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  [1, 'Too many attempts. Please wait 1 second and try again.'],
  [59, 'Too many attempts. Please wait 59 seconds and try again.'],
  [60, 'Too many attempts. Please wait 1 minute and try again.'],
  [61, 'Too many attempts. Please wait 2 minutes and try again.'],
])('a wait of %d seconds is said: %s', (wait, message) => {
  expect(() => refuseWhile(wait, 'auth.too_many_tries')).toThrow(message)
  expect(() => refuseWhile(0, 'auth.too_many_tries')).not.toThrow()
})

describe('counting', () => {
  let world: World
  beforeAll(async () => {
    world = await aWorld()
  })
  afterAll(() => world.end())
  beforeEach(() => world.rows('truncate rate_limits'))

  const three: Limit = { key: 'three', tries: 3, window_ms: minute }
  const one: Limit = { key: 'one', tries: 1, window_ms: minute }
  const run = <T>(work: (ctx: SystemContext) => Promise<T>) => world.app.transact({ kind: 'system' }, work)

  it('lets so many pass as the limit says, also when all come at the same moment', async () => {
    const waits = await Promise.all(Array.from({ length: 10 }, () => run((ctx) => countTry(ctx, [three]))))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    expect(Math.max(...waits)).toBe(60)
  })

  it('counts under no limit what another one refuses', async () => {
    expect(await run((ctx) => countTry(ctx, [one, three]))).toBe(0)
    for (let n = 0; n < 5; n++) expect(await run((ctx) => countTry(ctx, [one, three]))).toBe(60)
    expect(await run((ctx) => waitFor(ctx, [three]))).toBe(0)
    expect(await world.rows(`select tries from rate_limits where key = 'three'`)).toEqual([{ tries: 1 }])
  })

  it('forgets at the end of the window, and when it is told to', async () => {
    await run((ctx) => countTry(ctx, [one]))
    expect(await run((ctx) => waitFor(ctx, [one]))).toBe(60)
    world.clock.advance(minute)
    expect(await run((ctx) => waitFor(ctx, [one]))).toBe(0)
    await run((ctx) => countTry(ctx, [one]))
    await run((ctx) => forgetTries(ctx, [one]))
    expect(await run((ctx) => countTry(ctx, [one]))).toBe(0)
  })
})
