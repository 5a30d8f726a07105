import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityAreas } from '../../../contract/activity-kinds.ts'
import { aWorld, type TestPerson, testStart, type World } from '../../kernel/testing.ts'
import { aCost } from '../costing/testing.ts'
import { aNote } from '../notes/testing.ts'

const table = '/rest/v1/activity_events'
let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
})
afterAll(() => world.end())
beforeEach(async () => {
  world.clock.set(testStart)
  await world.empty('notes, case_costing, activity_events')
})

const read = async (query = '') => {
  const { status, body } = await partner.call('GET', `${table}?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.items
}
const types = async (query = '') => (await read(query)).map((row: { type: string }) => row.type)
const anEvent = (type: string, at: string, more: { actor?: string; detail?: object } = {}) =>
  world.rows(
    `insert into activity_events (type, subject_id, actor_id, detail, request_id, happened_at)
       values ($1, $2, $3, $4, 'r', $5)`,
    [type, partner.user_id, more.actor ?? null, JSON.stringify(more.detail ?? {}), at],
  )

describe('the audit', () => {
  it('is read by partners and nobody else, and changed by nobody', async () => {
    await aNote(associate)
    expect((await associate.call('GET', table)).body.reason).toBe('rights.partners_only')
    expect((await world.nobody.call('GET', table)).status).toBe(401)
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await partner.call(method, `${table}/1`, {})).status).toBe(404)
    expect(await types()).toEqual(['note.created'])
  })

  it('says who did what to which record, before and after, in words', async () => {
    const note = await aNote(associate, { title: 'Bail', content: '<p>File on <strong>Sunday</strong></p>' })
    const list_items = [{ id: 'a', text: 'Index', type: 'bullet', completed: true }]
    await partner.call('PATCH', `/rest/v1/notes/${note.id}`, {
      content: '<p>File on Monday</p>',
      list_items,
      is_priority: true,
      version: note.version,
    })
    const [edit] = await read(`subject_id=${note.id}`)
    expect(edit).toMatchObject({
      type: 'note.modified',
      area: 'note',
      action: 'modified',
      subject_id: note.id,
      subject: 'Bail',
      actor: { user_id: partner.user_id, full_name: 'Nusrat Jahan', role: 'partner' },
    })
    expect(edit.changes).toEqual([
      { field: 'content', before: 'File on Sunday', after: 'File on Monday' },
      { field: 'list_items', before: '', after: '☑ Index' },
      { field: 'is_priority', before: false, after: true },
      { field: 'owner_id', after: 'Farhan Kabir' },
    ])
  })

  it('keeps of a long text the part that changed', async () => {
    const start = 'x'.repeat(1000)
    const note = await aNote(associate, { content: `<p>${start} old ${start}</p>` })
    const change = { content: `<p>${start} new ${start}</p>`, version: note.version }
    await associate.call('PATCH', `/rest/v1/notes/${note.id}`, change)
    const [edit] = await read('action=modified')
    const [{ before, after }] = edit.changes
    expect(before).toMatch(/^…x+ old x+…$/)
    expect(after).toMatch(/^…x+ new x+…$/)
    expect(before.length).toBeLessThan(310)
  })

  it('tells what was deleted as what was there before', async () => {
    await aNote(associate, { case_id: 'CASE-2026-417' })
    const cost = await aCost(associate)
    await associate.call('DELETE', `/rest/v1/case_costing/${cost.id}`)
    const [event] = await read()
    expect(event).toMatchObject({ type: 'case_costing.deleted', subject: 'CASE-2026-417' })
    expect(event.changes).toEqual([
      { field: 'amount', before: '12.50' },
      { field: 'description', before: 'Stamp paper' },
    ])
  })

  it('has who signed in as the one who did it, and not from where', async () => {
    const [address, user_agent] = ['203.0.113.7', 'Netscape']
    await anEvent('auth.signed_in', testStart, {
      actor: associate.user_id,
      detail: { by: 'password', session_id: 's', address, user_agent },
    })
    const [event] = await read(`actor_id=${associate.user_id}`)
    expect(event.changes).toEqual([{ field: 'by', after: 'password' }])
    expect(await world.rows('select whence from activity_events')).toEqual([
      { whence: { address, user_agent } },
    ])
    const stored = await world.rows('select detail from activity_events')
    expect(JSON.stringify(stored)).not.toContain(address)
  })

  it('knows nobody’s name who is gone, and still what they did', async () => {
    const actor = '0190a8b0-0000-7000-8000-000000000000'
    await anEvent('case.deleted', testStart, { actor })
    expect((await read())[0].actor).toEqual({ user_id: actor, full_name: '', role: 'associate' })
  })

  it('says a field once that an event names and that changed', async () => {
    const [before, after] = [{ status: 'pending' }, { status: 'rejected' }]
    await anEvent('career_application.reviewed', testStart, { detail: { status: 'rejected', before, after } })
    expect((await read())[0].changes).toEqual([{ field: 'status', before: 'pending', after: 'rejected' }])
    await anEvent('career_application.reviewed', testStart, {
      detail: { status: 'rejected', before: {}, after: {} },
    })
    expect((await read())[0].changes).toEqual([{ field: 'status', after: 'rejected' }])
  })

  it('shows whatever detail there is without failing', async () => {
    for (const [area, actions] of Object.entries(activityAreas))
      for (const action of actions)
        await anEvent(`${area}.${action}`, testStart, {
          detail: { before: null, after: [1, { a: 2 }], owner_id: 7 },
        })
    expect(await read('limit=200')).toHaveLength(Object.values(activityAreas).flat().length)
  })
})

describe('its filters', () => {
  beforeEach(async () => {
    await anEvent('note.created', '2026-11-19T17:59:59.999Z', { actor: partner.user_id })
    await anEvent('note.modified', '2026-11-19T18:00:00Z', { actor: associate.user_id })
    await anEvent('case.modified', '2026-11-20T18:00:00Z', { actor: partner.user_id })
    await anEvent('case.deleted', '2026-11-20T18:00:00Z', { actor: partner.user_id })
  })

  it.each([
    ['', ['case.deleted', 'case.modified', 'note.modified', 'note.created']],
    ['area=note', ['note.modified', 'note.created']],
    ['action=modified', ['case.modified', 'note.modified']],
    ['area=case&action=modified', ['case.modified']],
    ['area=case&action=deleted', ['case.deleted']],
    ['area=note&action=deleted', []],
    ['from=2026-11-20', ['case.deleted', 'case.modified', 'note.modified']],
    ['to=2026-11-19', ['note.created']],
    ['area=note&from=2026-11-20&to=2026-11-20', ['note.modified']],
  ])('%s', async (query, found) => {
    expect(await types(query)).toEqual(found)
    expect(await paged(query)).toEqual(found)
  })

  it('take one person and one record', async () => {
    const of = `actor_id=${partner.user_id}`
    expect(await types(of)).toEqual(['case.deleted', 'case.modified', 'note.created'])
    expect(await paged(of)).toEqual(await types(of))
    expect(await types(`${of}&area=note`)).toEqual(['note.created'])
    expect(await types(`subject_id=${partner.user_id}&to=2026-11-20`)).toEqual([
      'note.modified',
      'note.created',
    ])
    expect(await types(`subject_id=${associate.user_id}`)).toEqual([])
  })

  it.each(['area=x', 'action=x', 'actor_id=x', 'from=2026-02-30', 'after=x', 'limit=201'])(
    'refuses %s by name',
    async (query) => {
      const answer = await partner.call('GET', `${table}?${query}`)
      expect(answer.status).toBe(400)
      expect(answer.body.fields[0].path).toBe(query.split('=')[0])
    },
  )

  /** The same list read one by one. */
  async function paged(query: string): Promise<string[]> {
    const found: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const after: string = next && `&after=${next}`
      const { body } = await partner.call('GET', `${table}?limit=1&${query}${after}`)
      found.push(...body.items.map((row: { type: string }) => row.type))
      next = body.next
    }
    return found
  }
})

describe('taking a list away', () => {
  it('is written down for whoever may read it', async () => {
    const taken = { list: 'costs', rows: 2, format: 'csv' }
    await aNote(partner, { case_id: 'CASE-2026-417' })
    await aCost(partner)
    await aCost(partner)
    expect((await associate.call('POST', '/rest/v1/rpc/record_export', taken)).status).toBe(204)
    const [event] = await read('area=list')
    expect(event).toMatchObject({ type: 'list.exported', actor: { full_name: 'Farhan Kabir' } })
    expect(event.changes).toEqual(Object.entries(taken).map(([field, after]) => ({ field, after })))
    const wrong = await associate.call('POST', '/rest/v1/rpc/record_export', { ...taken, list: 'passwords' })
    expect(wrong.body.fields[0].path).toBe('list')
  })

  it.each([
    ['cases', '/rest/v1/cases'],
    ['costs', '/rest/v1/case_costing'],
    ['timeline', '/rest/v1/case_timeline'],
    ['calendar', '/rest/v1/calendar_events'],
    ['meetings', '/rest/v1/meetings'],
    ['feedback', '/rest/v1/partner_feedback'],
    ['financial-statements', '/rest/v1/financial_statements'],
    ['audit', table],
  ])('of %s is believed of whoever sees them', async (list, path) => {
    const range = '?from=2026-11-01&to=2026-11-02'
    for (const one of [partner, associate]) {
      const seen = await one.call('GET', path + (list === 'calendar' ? range : ''))
      const told = await one.call('POST', '/rest/v1/rpc/record_export', { list, rows: 1, format: 'csv' })
      expect(told.status).toBe(seen.status === 403 ? 403 : 204)
      expect([200, 403]).toContain(seen.status)
    }
  })

  it('counts no more rows than the caller sees, and none that are gone', async () => {
    await aNote(partner, { case_id: 'CASE-2026-417' })
    const gone = await aCost(partner)
    await aCost(partner)
    expect((await partner.call('DELETE', `/rest/v1/case_costing/${gone.id}`)).status).toBe(204)
    const told = { list: 'costs', rows: 1_000_000, format: 'csv' }
    expect((await associate.call('POST', '/rest/v1/rpc/record_export', told)).status).toBe(204)
    const [event] = await read('area=list')
    expect(event.changes).toContainEqual({ field: 'rows', after: 1 })
  })

  it('is written down 60 times an hour for one person, and of everybody else apart', async () => {
    let busy = await world.aPerson('associate', 'Nadia Islam')
    const take = (one: TestPerson) =>
      one.call('POST', '/rest/v1/rpc/record_export', { list: 'cases', rows: 0, format: 'print' })
    for (let time = 0; time < 60; time++) expect((await take(busy)).status).toBe(204)
    const refused = await take(busy)
    expect([refused.status, refused.body.reason, refused.headers['retry-after']]).toEqual([
      429,
      'request.too_many',
      '3600',
    ])
    expect((await take(partner)).status).toBe(204)
    expect(await world.rows(`select from activity_events where type = 'list.exported'`)).toHaveLength(61)
    world.clock.advance(60 * 60_000)
    busy = await world.again(busy)
    expect((await take(busy)).status).toBe(204)
  })

  it.each([
    ['csv', 1_048_576],
    ['print', 5001],
    ['csv', -1],
  ])('as %s refuses %i rows', async (format, rows) => {
    const wrong = await associate.call('POST', '/rest/v1/rpc/record_export', { list: 'costs', format, rows })
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'rows'])
  })
})

it('forgets comings and goings after a year, and nothing that was done', async () => {
  const [old, young] = ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z']
  for (const at of [old, young])
    for (const type of ['auth.signed_in', 'timer.started', 'note.created', 'auth.code_created'])
      await anEvent(type, at)
  const job = world.app.jobs.find(({ name }) => name === 'forget-passing-activity')
  await job?.work({}, { id: 'x', attempt: 1 })
  expect(
    await world.rows('select type from activity_events where happened_at = $1 order by id', [old]),
  ).toEqual([{ type: 'note.created' }, { type: 'auth.code_created' }])
  expect(await world.rows('select 1 from activity_events where happened_at = $1', [young])).toHaveLength(4)
})
