import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFirm, callsOf, type Firm, plain, type Secret, told } from './testing-twin.ts'

/*
 * Check 11 of the case file (corrections 10): what is hidden is hidden in every answer of every call, byte for byte.
 * A new endpoint is asked by itself, by the names of its fields.
 */

/** What only holds a reader's own session or is no answer: a stream, a sign-in, a file's bytes. */
const elsewhere = /^\/(auth|realtime|storage|api)\//

describe.each(['walled', 'restricted'] satisfies Secret[])('check 11: a case that is %s', (secret) => {
  let firm: Firm
  let twin: Firm
  beforeAll(async () => {
    firm = await aFirm(secret)
    twin = await aFirm('none')
  }, 60_000)
  afterAll(async () => {
    await firm.world.end()
    await twin.world.end()
  })

  it.each(['partner', 'walled', 'outsider'] as const)(
    'is in no answer to %s',
    async (reader) => {
      const endpoints = firm.world.app.endpoints.filter(({ path }) => !elsewhere.test(path))
      // Reading first: what a call changes, both firms are asked for in the same order.
      const inOrder = [...endpoints].sort((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))
      const differing: string[] = []
      let answered = 0
      for (const endpoint of inOrder) {
        const [mine, others] = [callsOf(endpoint, firm), callsOf(endpoint, twin)]
        for (const [at, call] of mine.entries()) {
          const same = others[at]
          // What happens at one moment has no order of its own.
          if (call.method !== 'GET') for (const { world } of [firm, twin]) world.clock.advance(1)
          if (!same) throw new Error(`the twin is not asked ${told(call, firm)}`)
          const said = plain(await firm.people[reader].call(call.method, call.path, call.body), firm)
          const wanted = plain(await twin.people[reader].call(same.method, same.path, same.body), twin)
          if (said.startsWith('200')) answered += 1
          if (said !== wanted) differing.push(`${told(call, firm)}\n  says ${said}\n  not  ${wanted}`)
        }
      }
      expect(answered).toBeGreaterThan(100)
      expect(differing).toEqual([])
    },
    120_000,
  )
})
