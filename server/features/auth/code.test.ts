import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { ensureFirstCodes } from './commands/ensure-first-codes.ts'
import { aCode, events } from './testing.ts'

const table = '/rest/v1/authorization_codes'
let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('users, activity_events, live_events, rate_limits, authorization_codes')
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
})

const isValid = async (role: 'partner' | 'associate', code: string, email = 'sadia@chambers.example') => {
  const answer = await world.nobody.call('POST', `/functions/v1/validate-${role}`, { code, email })
  return answer.body.valid
}

describe('a code', () => {
  it('has 80 bits, is shown once, and is stored as a keyed hash only', async () => {
    const answer = await partner.call('POST', table, { role: 'associate', max_uses: 3 })
    expect(answer.status).toBe(201)
    const { id, code } = answer.body
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(answer.body).toEqual({
      id,
      code,
      role: 'associate',
      email: null,
      max_uses: 3,
      uses: 0,
      expires_at: null,
      revoked_at: null,
      created_by: partner.user_id,
      created_at: expect.any(String),
    })
    const list = await partner.call('GET', table)
    expect(JSON.stringify(list.body)).not.toContain(code)
    expect(list.body.items).toMatchObject([{ id, role: 'associate' }])
    expect(await events(world, 'auth.code_created')).toMatchObject([{ subject_id: id }])
  })

  it('is never kept for an idempotency key', async () => {
    const headers = { 'idempotency-key': 'the-same-key' }
    await partner.call('POST', table, { role: 'associate' }, headers)
    expect(await world.rows('select * from idempotency_keys')).toEqual([])
  })

  it('is valid for its own role only', async () => {
    const { code } = await aCode(world, { role: 'partner' })
    expect(await isValid('partner', code)).toBe(true)
    expect(await isValid('associate', code)).toBe(false)
    expect(await isValid('partner', `${code}A`)).toBe(false)
    expect(await isValid('partner', '')).toBe(false)
  })

  it('bound to an e-mail is valid for that one only, however it is written', async () => {
    const { code } = await aCode(world, { role: 'associate', email: 'Sadia@Chambers.example' })
    expect(await isValid('associate', code, ' SADIA@chambers.example')).toBe(true)
    expect(await isValid('associate', code, 'other@chambers.example')).toBe(false)
  })

  it('ends when it expires, when it is revoked and when it is used up', async () => {
    const expires_at = new Date(world.clock.now().getTime() + 60_000).toISOString()
    const expiring = await aCode(world, { role: 'associate', expires_at })
    expect(await isValid('associate', expiring.code)).toBe(true)
    world.clock.advance(60_000)
    expect(await isValid('associate', expiring.code)).toBe(false)

    const revoked = await aCode(world, { role: 'associate' })
    await partner.call('POST', `${table}/${revoked.id}/revoke`)
    expect(await isValid('associate', revoked.code)).toBe(false)

    const single = await aCode(world, { role: 'associate', max_uses: 1 })
    await world.nobody.call('POST', '/auth/v1/signup', {
      email: 'sadia@chambers.example',
      password: 'seven brass lanterns',
      data: { full_name: 'Sadia', associate_code: single.code },
    })
    expect(await isValid('associate', single.code)).toBe(false)
  })

  it.each([
    [{ role: 'admin' }, 'role'],
    [{ role: 'associate', max_uses: 0 }, 'max_uses'],
    [{ role: 'associate', max_uses: 1.5 }, 'max_uses'],
    [{ role: 'associate', email: 'no@' }, 'email'],
    [{ role: 'associate', expires_at: 'tomorrow' }, 'expires_at'],
    [{ role: 'associate', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  ])('is not made from %j', async (draft, field) => {
    const answer = await partner.call('POST', table, draft)
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, field])
  })

  it('can be revoked once; again changes nothing, and an unknown one is not found', async () => {
    const { id } = await aCode(world, { role: 'associate' })
    const first = await partner.call('POST', `${table}/${id}/revoke`)
    expect(first.status).toBe(200)
    world.clock.advance(1000)
    const second = await partner.call('POST', `${table}/${id}/revoke`)
    expect(second.body).toEqual(first.body)
    expect(await events(world, 'auth.code_revoked')).toHaveLength(1)
    const other = await partner.call('POST', `${table}/019aa000-0000-7000-8000-000000000000/revoke`)
    expect(other.status).toBe(404)
  })

  it('is the partners’ business: associates and strangers neither see, make nor revoke any', async () => {
    const { id } = await aCode(world, { role: 'associate' })
    const calls = [
      ['GET', table],
      ['POST', table],
      ['POST', `${table}/${id}/revoke`],
    ] as const
    for (const [method, path] of calls) {
      const body = method === 'POST' ? { role: 'partner' } : undefined
      const refused = await associate.call(method, path, body)
      expect([refused.status, refused.body.reason]).toEqual([403, 'rights.partners_only'])
      expect((await world.nobody.call(method, path, body)).status).toBe(401)
    }
    expect(await world.rows('select revoked_at from authorization_codes')).toEqual([{ revoked_at: null }])
  })

  it('list is paged, newest first', async () => {
    for (let n = 0; n < 3; n++) {
      world.clock.advance(1000)
      await aCode(world, { role: 'associate', max_uses: n + 1 })
    }
    const again = await world.again(partner)
    const first = await again.call('GET', `${table}?limit=2`)
    const second = await again.call('GET', `${table}?limit=2&after=${first.body.next}`)
    const uses = [...first.body.items, ...second.body.items].map(
      (code: { max_uses: number }) => code.max_uses,
    )
    expect(uses).toEqual([3, 2, 1])
    expect(second.body.next).toBeNull()
  })
})

describe('the first codes', () => {
  const secret = new TextEncoder().encode('a secret of the tests, long enough to sign with')

  it('are made once, one of each role, also when several processes start at the same moment', async () => {
    const ten = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))
    // Ten connections are open before, so that none is first because the others still connect.
    await ten(() => world.app.transact({ kind: 'system' }, async () => undefined))
    const made = await ten(() => ensureFirstCodes(world.app.transact, secret))
    const first = made.filter((codes) => codes.partner !== undefined)
    expect(first).toHaveLength(1)
    expect(await isValid('partner', first[0]?.partner ?? '')).toBe(true)
    expect(await isValid('associate', first[0]?.associate ?? '')).toBe(true)
    expect(await ensureFirstCodes(world.app.transact, secret)).toEqual({})
    expect(await world.rows('select role, created_by from authorization_codes order by role')).toEqual([
      { role: 'associate', created_by: null },
      { role: 'partner', created_by: null },
    ])
  })
})

it.each([['validate-partner'], ['validate-associate']])(
  '%s takes nothing but JSON with code and e-mail',
  async (name) => {
    const path = `/functions/v1/${name}`
    for (const body of [{}, { code: 'x' }, { code: 7, email: 'a@b.example' }, [], 'x']) {
      const answer = await world.nobody.call('POST', path, body)
      expect([400, 415]).toContain(answer.status)
      expect(answer.body.kind).toBeTruthy()
    }
  },
)
