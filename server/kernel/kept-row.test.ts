import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCost } from '../features/costing/testing.ts'
import { aNote } from '../features/notes/testing.ts'
import { aWorld, type TestPerson, type World } from './testing.ts'

const table = '/rest/v1/case_costing'
let world: World
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  associate = await world.aPerson('associate', 'Farhan Kabir')
  await aNote(associate, { case_id: 'CASE-2026-417' })
})
afterAll(() => world.end())

const hintsOf = async (id: string) =>
  (
    await world.rows<{ version: number }>(
      `select version from live_events where subject_id = '${id}' order by id`,
    )
  ).map(({ version }) => version)
const versionOf = async (id: string) => world.rows(`select version from case_costing where id = '${id}'`)

it('tells with each hint the version that the row has since', async () => {
  const { id } = await aCost(associate)
  await associate.call('PATCH', `${table}/${id}`, { amount: '2', version: 1 })
  await associate.call('DELETE', `${table}/${id}`)
  expect(await versionOf(id)).toEqual([{ version: 3 }])
  await associate.call('POST', '/rest/v1/rpc/restore_case_costing', { id })
  expect(await versionOf(id)).toEqual([{ version: 4 }])
  expect(await hintsOf(id)).toEqual([1, 2, 3, 4])
})

it('writes, tells and counts nothing for a change of nothing', async () => {
  const { id } = await aCost(associate)
  const answer = await associate.call('PATCH', `${table}/${id}`, { version: 1 })
  expect(answer).toMatchObject({ status: 200, body: { version: 1 } })
  expect(await hintsOf(id)).toEqual([1])
})

it('lets the first of two changes of one version win, and shows the other the row as it stands', async () => {
  const { id } = await aCost(associate)
  const change = (amount: string) => associate.call('PATCH', `${table}/${id}`, { amount, version: 1 })
  const answers = await Promise.all([change('2'), change('3')])
  const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
  expect([won?.status, lost?.status]).toEqual([200, 409])
  expect(lost?.body.current).toMatchObject({ id, version: 2, amount: won?.body.amount })
})
