import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { aCode, aMember, goodPassword } from './testing.ts'

/* Whether somebody works here must not show in how long an answer takes: each costs one hash. */

let world: World
let code: string
beforeAll(async () => {
  world = await aWorld()
  await aMember(world, { email: 'known@chambers.example' })
  code = (await aCode(world, { role: 'associate' })).code
})
afterAll(() => world.end())

const calls: [string, (email: string) => object][] = [
  ['/auth/v1/token?grant_type=password', (email) => ({ email, password: 'wrong password' })],
  ['/auth/v1/recover', (email) => ({ email })],
  ['/auth/v1/resend', (email) => ({ email, type: 'signup' })],
  [
    '/auth/v1/signup',
    (email) => ({ email, password: goodPassword, data: { full_name: 'Sadia', associate_code: code } }),
  ],
]

it.each(calls)(
  '%s takes as long for an unknown e-mail as for a known one',
  async (path, bodyFor) => {
    const known: number[] = []
    const unknown: number[] = []
    // In turns, so that a busy machine slows both, and judged by the median.
    for (let n = 0; n < 31; n++) {
      known.push(await time('known@chambers.example'))
      unknown.push(await time(`n${n}@chambers.example`))
    }
    const ratio = median(unknown) / median(known)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1 / 0.6)

    async function time(email: string): Promise<number> {
      await world.rows('truncate rate_limits')
      const start = performance.now()
      await world.nobody.call('POST', path, bodyFor(email))
      return performance.now() - start
    }
  },
  60_000,
)

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
