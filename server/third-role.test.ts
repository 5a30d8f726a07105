import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStatement } from './features/statements/testing.ts'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'

/*
 * A role that no file of the product names: an accountant, who holds `statements` and nothing else that a partner has.
 * One row beside the catalogue's makes it; what such a person may in each table, the matrix of rights.test.ts tries.
 */

let world: World
let accountant: TestPerson
let associate: TestPerson
let partner: TestPerson
beforeAll(async () => {
  world = await aWorld()
  await world.rows(`insert into role_rights values ('accountant', '{statements}')`)
  accountant = await world.aPerson('accountant', 'Rezaul Karim')
  associate = await world.aPerson('associate')
  partner = await world.aPerson('partner')
})
afterAll(() => world.end())

const at = (path: string, id: string) => path.replace(/:\w+/g, id)
const someId = '0190a6b2-0000-7000-8000-000000000001'

it('opens the calls of its right and no other that takes one', async () => {
  const answers: Record<string, number[]> = { allowed: [], refused: [] }
  for (const { method, path, access } of world.app.endpoints) {
    if (access === 'public' || access === 'staff') continue
    const { status } = await accountant.call(method, at(path, someId), method === 'GET' ? undefined : {})
    answers[access === 'statements' ? 'allowed' : 'refused']?.push(status)
  }
  expect(answers.allowed).toHaveLength(9)
  expect(answers.allowed).not.toContain(401)
  expect(answers.allowed).not.toContain(403)
  expect(answers.refused?.length).toBeGreaterThan(30)
  expect(new Set(answers.refused)).toEqual(new Set([403]))
})

it('sees, enters, changes, deletes and restores what its right is about, like a partner', async () => {
  const theirs = await aStatement(partner)
  const own = await aStatement(accountant, { description: 'Rent of November' })
  const list = await accountant.call('GET', '/rest/v1/financial_statements')
  expect(list.body.items.map(({ id, can }: { id: string; can: object }) => [id, can])).toEqual(
    expect.arrayContaining([theirs, own].map(({ id }) => [id, { edit: true, delete: true }])),
  )
  expect(own.profiles).toEqual({ full_name: 'Rezaul Karim', role: 'accountant' })
  const row = `/rest/v1/financial_statements/${theirs.id}`
  expect((await accountant.call('PATCH', row, { amount: '7.00', version: 1 })).body.amount).toBe('7.00')
  expect((await accountant.call('DELETE', row)).status).toBe(204)
  const back = await accountant.call('POST', '/rest/v1/rpc/restore_financial_statement', { id: theirs.id })
  expect(back.status).toBe(200)
})

it('is told and shown as what it is, to itself and to others', async () => {
  const me = await accountant.call('GET', '/rest/v1/profiles/me')
  expect([me.body.role, me.body.rights]).toEqual(['accountant', ['statements']])
  const people = await partner.call('GET', '/rest/v1/people')
  const member = people.body.items.find(({ role }: { role: string }) => role === 'accountant')
  expect(member.can).toEqual({ set_role: true, deactivate: true, reactivate: false })
})

it('gets of everybody else’s rows what an associate gets: nothing', async () => {
  const made = await partner.call('POST', '/rest/v1/notes', { title: 'Of a partner' })
  const owned = await partner.call('POST', '/rest/v1/cases', { case_id: 'CASE-2026-001' })
  for (const who of [accountant, associate]) {
    for (const path of ['/rest/v1/notes?month=all', '/rest/v1/partner_feedback', '/rest/v1/notifications'])
      expect((await who.call('GET', path)).body.items, path).toEqual([])
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const change = method === 'PATCH' ? { title: 'x', version: 1 } : undefined
      expect((await who.call(method, `/rest/v1/notes/${made.body.id}`, change)).status, method).toBe(404)
    }
    const seen = await who.call('GET', `/rest/v1/cases/${owned.body.id}`)
    expect(seen.body.can).toEqual({ edit: false, delete: false, details: false })
    expect((await who.call('DELETE', `/rest/v1/cases/${owned.body.id}`)).status).toBe(403)
    expect((await who.call('GET', '/rest/v1/rpc/count_notes?month=all')).body.count).toBe(0)
  }
})

it('takes away the lists that it sees, and no other that takes a right', async () => {
  const taking = (list: string) =>
    accountant.call('POST', '/rest/v1/rpc/record_export', { list, format: 'csv', rows: 1 })
  expect((await taking('financial-statements')).status).toBe(204)
  for (const list of ['meetings', 'audit']) expect((await taking(list)).status).toBe(403)
})

it('holds what the table says, from the next request on', async () => {
  const rights = (names: string) =>
    world.rows(`update role_rights set rights = $1 where role = 'accountant'`, [names])
  const list = async () => (await accountant.call('GET', '/rest/v1/financial_statements')).status
  await rights('{}')
  expect(await list()).toBe(403)
  await rights('{statements,meetings}')
  expect([await list(), (await accountant.call('GET', '/rest/v1/meetings')).status]).toEqual([200, 200])
  await rights('{statements}')
  expect((await accountant.call('GET', '/rest/v1/meetings')).status).toBe(403)
})
