import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'

let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
})
afterAll(() => world.end())

const court = { name_en: 'Sessions Judge, Dhaka', level: 'sessions', district: 'Dhaka', place: 'Old town' }
const type = { code: 'W.P.', name_en: 'Writ petition', side: 'writ', aliases: ['Writ', 'রিট পিটিশন'] }
const add = async (table: string, draft: object) => {
  const made = await partner.call('POST', `/rest/v1/${table}`, draft)
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
  return made.body
}

it('keeps courts that all staff read, by name, and that whoever keeps them changes', async () => {
  const made = await add('courts', court)
  await add('courts', {
    ...court,
    name_en: 'Appellate Division',
    level: 'appellate_division',
    place: null,
    district: null,
  })
  const seen = await associate.call('GET', '/rest/v1/courts')
  expect(seen.body.items.map(({ name_en }: { name_en: string }) => name_en)).toEqual([
    'Appellate Division',
    'Sessions Judge, Dhaka',
  ])
  expect(seen.body.items[1]).toEqual({ ...made, can: { edit: false, delete: false } })
  expect(made).toMatchObject({ ...court, name_bn: null, is_active: true, can: { edit: true, delete: true } })
  for (const [method, path, body] of [
    ['POST', 'courts', court],
    ['PATCH', `courts/${made.id}`, { version: 1, place: 'New town' }],
    ['DELETE', `courts/${made.id}`, undefined],
  ] as const)
    expect((await associate.call(method, `/rest/v1/${path}`, body)).status, method).toBe(403)
  const changed = await partner.call('PATCH', `/rest/v1/courts/${made.id}`, {
    version: 1,
    is_active: false,
  })
  expect(changed.body).toMatchObject({ version: 2, is_active: false })
  const active = await associate.call('GET', '/rest/v1/courts?is_active=true&q=dhaka')
  expect(active.body.items).toEqual([])
})

it('keeps types whose codes differ, however they are written, and refuses the second by its field', async () => {
  const made = await add('case_types', type)
  expect(made.aliases).toEqual(['Writ', 'রিট পিটিশন'])
  const again = await partner.call('POST', '/rest/v1/case_types', { ...type, code: ' w.p. ' })
  expect(again).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'code', message: 'Code is that of another one' }] },
  })
  const other = await add('case_types', { ...type, code: 'C.R.' })
  const renamed = await partner.call('PATCH', `/rest/v1/case_types/${other.id}`, { version: 1, code: 'W.P.' })
  expect(renamed).toMatchObject({ status: 400, body: { fields: [{ path: 'code' }] } })
  const many = { ...type, code: 'X', aliases: Array.from({ length: 21 }, (_, at) => `alias ${at}`) }
  expect(await partner.call('POST', '/rest/v1/case_types', many)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'aliases' }] },
  })
})

it('ships the stages in their order, page by page', async () => {
  const first = await associate.call('GET', '/rest/v1/case_stages?limit=10')
  expect(first.body).toMatchObject({ next: expect.any(String) })
  const rest = await associate.call('GET', `/rest/v1/case_stages?limit=10&after=${first.body.next}`)
  const names = [...first.body.items, ...rest.body.items].map(({ name_en }) => name_en)
  expect(names).toHaveLength(14)
  expect([names[0], names[3], names[13]]).toEqual(['Filing', 'Written statement', 'Other'])
  expect(rest.body.next).toBeNull()
})

it('deletes a court that no case names, and says of another that it is used', async () => {
  const used = await add('courts', { ...court, name_en: 'Used' })
  const free = await add('courts', { ...court, name_en: 'Free' })
  await world.rows(
    `insert into cases (id, case_id, court_ref, created_by, created_at, updated_at)
       values (gen_random_uuid(), 'C', $1, $2, now(), now())`,
    [used.id, partner.user_id],
  )
  expect((await partner.call('DELETE', `/rest/v1/courts/${free.id}`)).status).toBe(204)
  expect(await partner.call('DELETE', `/rest/v1/courts/${used.id}`)).toMatchObject({
    status: 409,
    body: {
      reason: 'courts.in_use',
      message: 'This is used by cases or hearings. Switch it off instead.',
    },
  })
  expect(
    await world.rows(`select type from activity_events where subject_id = '${free.id}' order by id`),
  ).toEqual([{ type: 'court.created' }, { type: 'court.deleted' }])
})

it('ships types of cases that the firm may change', async () => {
  const writ = await associate.call('GET', '/rest/v1/case_types?q=রিট')
  expect(writ.body.items).toContainEqual(
    expect.objectContaining({ code: 'WP', side: 'writ', our_side_words: 'Petitioner' }),
  )
  const { id, version } = writ.body.items.find(({ code }: { code: string }) => code === 'WP')
  const changed = await partner.call('PATCH', `/rest/v1/case_types/${id}`, { version, is_active: false })
  expect(changed.body).toMatchObject({ version: version + 1, is_active: false })
})

it('keeps one row of settings, whose gate moves only with its right', async () => {
  const path = '/rest/v1/firm_settings'
  const seen = await associate.call('GET', path)
  expect(seen.body).toMatchObject({ is_conflict_check_first: false, version: 1, can: { edit: false } })
  const change = { version: 1, is_conflict_check_first: true }
  expect(await associate.call('PATCH', path, change)).toMatchObject({ status: 403 })
  const made = await partner.call('PATCH', path, change)
  expect(made).toMatchObject({ status: 200, body: { is_conflict_check_first: true, version: 2 } })
  expect(await partner.call('PATCH', path, change)).toMatchObject({
    status: 409,
    body: { reason: 'request.stale_version', current: { version: 2 } },
  })
  expect((await associate.call('GET', path)).body.is_conflict_check_first).toBe(true)
})
