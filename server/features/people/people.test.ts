import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { anAbsence } from '../absences/testing.ts'

const table = '/rest/v1/profiles'
let world: World
let partner: TestPerson
let associate: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('users, activity_events, live_events')
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
  colleague = await world.aPerson('associate', 'Sadia Rahman')
})

const rename = (who: TestPerson, whom: TestPerson, body: object) =>
  who.call('PATCH', `${table}/${whom.user_id}`, body)
const stored = (who: TestPerson) =>
  world.rows('select full_name, role, version from profiles where user_id = $1', [who.user_id])

it('lists everybody by name, with name and role and until when they are away, page by page', async () => {
  const away = (person: TestPerson, from_on: string, until_on: string) =>
    anAbsence(person, { from_on, until_on })
  await away(partner, '2026-11-20', '2026-11-21')
  await away(colleague, '2026-11-20', '2026-11-20')
  await away(colleague, '2026-11-22', '2026-11-25')
  const first = await associate.call('GET', `${table}?limit=2`)
  expect(first.body.items).toEqual([
    { user_id: associate.user_id, full_name: 'Farhan Kabir', role: 'associate', away_until: null },
    { user_id: partner.user_id, full_name: 'Nusrat Jahan', role: 'partner', away_until: '2026-11-21' },
  ])
  const second = await associate.call('GET', `${table}?limit=2&after=${first.body.next}`)
  expect(second.body).toEqual({
    items: [{ user_id: colleague.user_id, full_name: 'Sadia Rahman', role: 'associate', away_until: null }],
    next: null,
  })
  const forged = await associate.call('GET', `${table}?after=xxx`)
  expect(forged.status).toBe(400)
})

it('says of another person what the list says, and of the caller also the e-mail', async () => {
  const other = await associate.call('GET', `${table}/${partner.user_id}`)
  expect(other.body).toEqual({ user_id: partner.user_id, full_name: 'Nusrat Jahan', role: 'partner' })
  const me = await associate.call('GET', `${table}/me`)
  expect(me.body).toEqual({
    user_id: associate.user_id,
    full_name: 'Farhan Kabir',
    role: 'associate',
    rights: ['cases.write', 'hearings.write'],
    email: `${associate.user_id}@firm.example`,
    created_at: '2026-11-21T06:00:00Z',
    version: 1,
    first_steps: null,
    language: 'en',
    digits: 'latin',
    start_page: 'tasks',
  })
  const nobody = await associate.call('GET', `${table}/019aa000-0000-7000-8000-000000000000`)
  expect(nobody.status).toBe(404)
})

it('changes the own name, counts the version, records it and tells the others', async () => {
  const answer = await rename(associate, associate, { full_name: '  ফারহান কবির ', version: 1 })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ full_name: 'ফারহান কবির', version: 2, role: 'associate' })
  expect(await world.rows('select type, actor_id, detail from activity_events')).toEqual([
    {
      type: 'profile.renamed',
      actor_id: associate.user_id,
      detail: { before: { full_name: 'Farhan Kabir' }, after: { full_name: 'ফারহান কবির' } },
    },
  ])
  expect(await world.rows('select topic, audience, version from live_events')).toEqual([
    { topic: 'profiles', audience: 'staff', version: 2 },
  ])
})

it('shows a stale change the row as it is', async () => {
  await rename(associate, associate, { full_name: 'First', version: 1 })
  const late = await rename(associate, associate, { full_name: 'Second', version: 1 })
  expect([late.status, late.body.reason]).toEqual([409, 'request.stale_version'])
  expect(late.body.current).toMatchObject({ full_name: 'First', version: 2 })
})

it.each([
  [{ role: 'partner' }],
  [{ user_id: '019aa000-0000-7000-8000-000000000000' }],
  [{ created_at: '2001-01-01T00:00:00Z' }],
  [{ full_name: 'Fine', version: 1, role: 'partner' }],
  [{ full_name: 'Fine', version: 1, updated_at: '2001-01-01T00:00:00Z' }],
])('refuses %j on the own profile', async (body) => {
  const answer = await rename(associate, associate, body)
  expect([answer.status, answer.body.reason]).toEqual([403, 'profiles.only_full_name'])
  expect(await stored(associate)).toEqual([{ full_name: 'Farhan Kabir', role: 'associate', version: 1 }])
})

it('reads in one’s own language and digits, which nobody else is told', async () => {
  const mine = async () => {
    const { language, digits } = (await associate.call('GET', `${table}/me`)).body
    return [language, digits]
  }
  const chosen = await rename(associate, associate, { language: 'bn', version: 1 })
  expect(chosen.body).toMatchObject({
    language: 'bn',
    digits: 'bengali',
    version: 2,
    full_name: 'Farhan Kabir',
  })
  await rename(associate, associate, { digits: 'latin' })
  expect(await mine()).toEqual(['bn', 'latin'])
  expect(await world.rows('select type, detail from activity_events order by id')).toEqual([
    {
      type: 'profile.modified',
      detail: { before: { language: 'en' }, after: { language: 'bn' } },
    },
    {
      type: 'profile.modified',
      detail: { before: { digits: 'bengali' }, after: { digits: 'latin' } },
    },
  ])
  expect(await world.rows('select distinct audience, person_id from live_events')).toEqual([
    { audience: 'person', person_id: associate.user_id },
  ])
  for (const path of [table, `${table}/${associate.user_id}`, '/rest/v1/people']) {
    const told = JSON.stringify((await partner.call('GET', path)).body)
    expect(told).toContain('Farhan Kabir')
    expect(told).not.toMatch(/language|digits/)
  }
})

it('keeps where signing in leads, which nobody else is told', async () => {
  const chosen = await rename(associate, associate, { start_page: 'my_day' })
  expect(chosen.body).toMatchObject({ start_page: 'my_day', language: 'en', version: 2 })
  expect((await associate.call('GET', `${table}/me`)).body.start_page).toBe('my_day')
  expect(await world.rows('select type, detail from activity_events')).toEqual([
    {
      type: 'profile.modified',
      detail: { before: { start_page: 'tasks' }, after: { start_page: 'my_day' } },
    },
  ])
  expect((await rename(partner, associate, { start_page: 'tasks' })).status).toBe(403)
  for (const path of [table, `${table}/${associate.user_id}`, '/rest/v1/people'])
    expect(JSON.stringify((await partner.call('GET', path)).body)).not.toContain('start_page')
})

it('lets the latest choice of a language stand where several are made at once', async () => {
  const choices = ['bn', 'en', 'bn', 'en', 'bn', 'en']
  const answers = await Promise.all(choices.map((language) => rename(associate, associate, { language })))
  expect(answers.map(({ status }) => status)).toEqual(choices.map(() => 200))
  expect(await stored(associate)).toMatchObject([{ version: 1 + choices.length }])
})

it('goes on in the language of the page with whoever has chosen none', async () => {
  const asked = { url: `${table}/me`, headers: { authorization: `Bearer ${associate.token}` } }
  for (const language of ['bn', 'en']) {
    const headers = { ...asked.headers, 'accept-language': language }
    expect((await world.app.http.inject({ ...asked, headers })).json()).toMatchObject({ language })
  }
})

it('changes name and language at once, and tells of both', async () => {
  await rename(associate, associate, {
    full_name: 'ফারহান কবির',
    language: 'bn',
    digits: 'bengali',
    version: 1,
  })
  expect((await world.rows('select type from activity_events order by id')).map(({ type }) => type)).toEqual([
    'profile.renamed',
    'profile.modified',
  ])
  expect(await world.rows('select audience from live_events')).toEqual([{ audience: 'staff' }])
})

it.each([
  [{ language: 'de' }, 'language'],
  [{ language: null }, 'language'],
  [{ digits: 'roman' }, 'digits'],
  [{ start_page: 'chat' }, 'start_page'],
])('refuses %j', async (choice, field) => {
  const answer = await rename(associate, associate, { ...choice, version: 1 })
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, field])
})

it.each(['a\0b', '\ud800'])('complains of the body as a whole where it has the field %j', async (field) => {
  const answer = await rename(associate, associate, { [field]: 1 })
  expect(answer.body.fields).toMatchObject([
    { path: 'body', message: 'Body must be text without broken characters' },
  ])
})

it.each([['associate'], ['partner']] as const)('refuses a %s another’s language', async (role) => {
  const who = role === 'partner' ? partner : colleague
  const answer = await rename(who, associate, { language: 'bn', version: 1 })
  expect([answer.status, answer.body.reason]).toEqual([403, 'rights.not_yours'])
  expect(await world.rows('select language from profiles where language is not null')).toEqual([])
})

it.each([['associate'], ['partner']] as const)('refuses a %s another person’s name', async (role) => {
  const answer = await rename(role === 'partner' ? partner : colleague, associate, {
    full_name: 'Taken over',
    version: 1,
  })
  expect([answer.status, answer.body.reason]).toEqual([403, 'rights.not_yours'])
  expect(await stored(associate)).toEqual([{ full_name: 'Farhan Kabir', role: 'associate', version: 1 }])
})

it.each([[''], ['   '], ['x'.repeat(201)], ['two\nlines'], [7], [undefined]])(
  'refuses the name %j',
  async (full_name) => {
    const answer = await rename(associate, associate, { full_name, version: 1 })
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe('full_name')
  },
)

it.each([
  ['a zero-width space', 'Nusrat\u200b Jahan'],
  ['a joiner between Latin letters', 'Nus\u200drat Jahan'],
  ['a joiner at the end of a Bangla name', 'ফারহান\u200c'],
  ['two joiners', 'র\u200d\u200d্যাব'],
  ['a soft hyphen', 'Nus\u00adrat'],
  ['a turn of direction', 'Nusrat \u202enahaJ'],
  ['a mark of direction', 'Nusrat\u200f Jahan'],
  ['a blank of Braille', 'Nusrat\u2800Jahan'],
  ['a filler', 'Nusrat\u3164Jahan'],
  ['a tag', 'Nusrat\u{e0041}'],
  ['a line separator', 'Nusrat\u2028Jahan'],
])('refuses a name with %s', async (_, full_name) => {
  const answer = await rename(associate, associate, { full_name, version: 1 })
  expect([answer.status, answer.body.fields[0]]).toEqual([
    400,
    {
      path: 'full_name',
      message: 'Full name must not contain invisible signs',
      code: 'invisible_signs',
      values: {},
    },
  ])
})

it.each([['র\u200d্যাবেয়া খাতুন'], ['ক্\u200cষিতি'], ['Seán Ó Néill'], ['李小龍']])(
  'takes the name %s',
  async (full_name) => {
    const answer = await rename(associate, associate, { full_name, version: 1 })
    expect([answer.status, answer.body.full_name]).toEqual([200, full_name])
  },
)

it('takes 200 characters of any script, counted as people count them', async () => {
  const answer = await rename(associate, associate, { full_name: '🌊'.repeat(200), version: 1 })
  expect(answer.status).toBe(200)
})

it.each([
  ['GET', table],
  ['GET', `${table}/me`],
  ['PATCH', `${table}/019aa000-0000-7000-8000-000000000000`],
] as const)('refuses a stranger %s %s', async (method, path) => {
  const body = method === 'PATCH' ? { full_name: 'x', version: 1 } : undefined
  expect((await world.nobody.call(method, path, body)).status).toBe(401)
})

it('greets the first partner of a firm until the steps are done, and nobody else', async () => {
  const steps = (who: TestPerson) =>
    world.rows('select first_steps from profiles where user_id = $1', [who.user_id])
  const set = (who: TestPerson, first_steps: string) =>
    who.call('POST', '/rest/v1/rpc/set_first_steps', { first_steps })
  await world.rows(`update profiles set first_steps = 'open' where user_id = $1`, [partner.user_id])
  expect((await partner.call('GET', '/rest/v1/rpc/first_steps')).body).toEqual({
    has_people: true,
    has_case: false,
  })
  await partner.call('POST', '/rest/v1/cases', { case_id: 'CASE-2026-001' })
  expect((await partner.call('GET', '/rest/v1/rpc/first_steps')).body.has_case).toBe(true)
  expect((await set(partner, 'firm-checked')).body).toMatchObject({ first_steps: 'firm-checked' })
  expect((await set(partner, 'open')).status).toBe(400)
  expect((await set(partner, 'done')).body).toMatchObject({ first_steps: null, version: 1 })
  // What is gone never comes back, and nobody greets themselves.
  for (const who of [partner, associate]) {
    expect((await set(who, 'firm-checked')).body.first_steps).toBeNull()
    expect(await steps(who)).toEqual([{ first_steps: null }])
  }
})
