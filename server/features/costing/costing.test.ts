import { beforeEach, describe, expect, it } from 'vitest'
import { type TestPerson, testStart } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aCost } from './testing.ts'

const table = '/rest/v1/case_costing'
const case_id = 'CASE-2026-417'

const { world, partner, associate, colleague } = aFirm('notes, cases, case_costing', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})
beforeEach(async () => {
  await aNote(associate, { case_id })
})

const total = async (query = '') =>
  (await colleague.call('GET', `/rest/v1/rpc/total_case_costing?${query}`)).body
const restore = (who: TestPerson, id: string) => who.call('POST', '/rest/v1/rpc/restore_case_costing', { id })

describe('a cost', () => {
  it('is booked by anybody on a case id that somebody’s note uses, today and for legal fees', async () => {
    const row = await aCost(colleague, { amount: 12.5 })
    expect(row).toMatchObject({
      case_id,
      amount: '12.50',
      cost_category: 'Legal Fees',
      date_incurred: '2026-11-21',
      can: { edit: true, delete: true },
    })
    const events = await world.rows(`select type, actor_id from activity_events where type like 'case%'`)
    expect(events).toEqual([{ type: 'case_costing.created', actor_id: colleague.user_id }])
    expect(await world.rows('select topic, audience from live_events order by id desc limit 1')).toEqual([
      { topic: 'case_costing', audience: 'staff' },
    ])
    expect((await world.nobody.call('GET', table)).status).toBe(401)
  })

  it('dates from the firm’s today', async () => {
    world.clock.set('2026-11-30T18:30:00Z')
    expect((await aCost(await world.again(associate))).date_incurred).toBe('2026-12-01')
  })

  it('tells partners who added it, and nobody else', async () => {
    const row = await aCost(associate)
    expect(row).toMatchObject({ user_id: null, profiles: null })
    const told = (await partner.call('GET', `${table}/${row.id}`)).body
    expect(told).toMatchObject({ user_id: associate.user_id, profiles: { full_name: 'Farhan Kabir' } })
    const list = await colleague.call('GET', `${table}?q=stamp`)
    expect(JSON.stringify(list.body)).not.toContain('Farhan')
    expect(JSON.stringify(list.body)).not.toContain(associate.user_id)
  })

  it.each([
    ['amount', 0],
    ['amount', '0.00'],
    ['amount', 0.001],
    ['amount', '12.505'],
    ['amount', -1],
    ['amount', 1e15],
    ['amount', '1000000000000'],
    ['amount', '1e3'],
    ['amount', 'NaN'],
    ['amount', ''],
    ['amount', null],
    ['description', ' '],
    ['description', 'x'.repeat(2001)],
    ['case_id', ''],
    ['cost_category', 'Bribes'],
    ['date_incurred', '2026-02-30'],
  ])('refuses %s %j by name', async (field, value) => {
    const draft = { case_id, description: 'x', amount: 1, [field]: value }
    const answer = await associate.call('POST', table, draft)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe(field)
    expect(await world.rows('select 1 from case_costing')).toEqual([])
  })

  it('is booked on a case of the list that no task bears', async () => {
    await aCase(partner, { case_id: 'ON-THE-LIST-ONLY' })
    expect(await aCost(associate, { case_id: 'ON-THE-LIST-ONLY' })).toMatchObject({ amount: '12.50' })
  })

  it('refuses a case id that no note uses, also in an edit, but leaves the one it has', async () => {
    const refused = await associate.call('POST', table, { case_id: 'NONE', description: 'x', amount: 1 })
    expect(refused).toMatchObject({
      status: 422,
      body: { reason: 'cases.id_not_in_use', fields: [{ path: 'case_id' }] },
    })
    const row = await aCost(associate)
    const change = { case_id: 'NONE', version: 1 }
    expect((await associate.call('PATCH', `${table}/${row.id}`, change)).status).toBe(422)
    await world.empty('notes')
    const kept = await associate.call('PATCH', `${table}/${row.id}`, { case_id, amount: '3', version: 1 })
    expect(kept).toMatchObject({ status: 200, body: { amount: '3.00' } })
  })

  it('is changed by anybody, made on a version, and the audit keeps before and after', async () => {
    const row = await aCost(associate)
    const path = `${table}/${row.id}`
    const change = { amount: '20', cost_category: 'Travel', version: 1 }
    expect((await colleague.call('PATCH', path, change)).body).toMatchObject({ amount: '20.00', version: 2 })
    const stale = await associate.call('PATCH', path, { amount: '30', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { amount: '20.00' } } })
    const [event] = await world.rows(
      `select actor_id, detail from activity_events where type = 'case_costing.modified'`,
    )
    expect(event).toMatchObject({
      actor_id: colleague.user_id,
      detail: { before: { amount: '12.50', cost_category: 'Legal Fees' }, after: { amount: '20.00' } },
    })
  })

  it('ignores who the client says added it', async () => {
    const row = await aCost(associate, { user_id: partner.user_id } as never)
    const [stored] = await world.rows('select user_id from case_costing where id = $1', [row.id])
    expect(stored?.user_id).toBe(associate.user_id)
  })
})

describe('a deleted cost', () => {
  it('is gone from list, total and address, and stays with who did it', async () => {
    const row = await aCost(associate)
    expect((await colleague.call('DELETE', `${table}/${row.id}`)).status).toBe(204)
    expect((await colleague.call('GET', `${table}/${row.id}`)).status).toBe(404)
    expect((await partner.call('GET', `${table}/${row.id}`)).status).toBe(404)
    expect((await partner.call('DELETE', `${table}/${row.id}`)).status).toBe(404)
    expect((await colleague.call('PATCH', `${table}/${row.id}`, { amount: 1, version: 2 })).status).toBe(404)
    expect((await partner.call('GET', table)).body.items).toEqual([])
    expect(await total()).toEqual({ total: '0.00', count: 0 })
    const [stored] = await world.rows('select deleted_by from case_costing')
    expect(stored?.deleted_by).toBe(colleague.user_id)
    const [event] = await world.rows(
      `select actor_id from activity_events where type = 'case_costing.deleted'`,
    )
    expect(event?.actor_id).toBe(colleague.user_id)
  })

  it('is restored by who deleted it or a partner, for 30 days, once', async () => {
    const row = await aCost(associate)
    expect((await restore(associate, row.id)).body.reason).toBe('case_costing.not_deleted')
    await colleague.call('DELETE', `${table}/${row.id}`)
    expect((await restore(associate, row.id)).status).toBe(404)
    expect((await restore(colleague, row.id)).body).toMatchObject({ amount: '12.50', version: 3 })
    expect(await total()).toEqual({ total: '12.50', count: 1 })
    await colleague.call('DELETE', `${table}/${row.id}`)
    expect((await restore(partner, row.id)).status).toBe(200)
    await colleague.call('DELETE', `${table}/${row.id}`)
    world.clock.set('2026-12-22T06:00:01Z')
    expect((await restore(await world.aPerson('partner'), row.id)).status).toBe(404)
  })

  it('is purged after 30 days, and nothing else is', async () => {
    const kept = await aCost(associate)
    const gone = await aCost(associate)
    await associate.call('DELETE', `${table}/${gone.id}`)
    const job = world.app.jobs.find(({ name }) => name === 'purge-costs')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select 1 from case_costing')).toHaveLength(2)
    world.clock.set('2026-12-22T06:00:01Z')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select id from case_costing')).toEqual([{ id: kept.id }])
    world.clock.set(testStart)
    expect(await total()).toEqual({ total: '12.50', count: 1 })
  })
})

describe('the list of costs', () => {
  const found = async (query: string) =>
    (await colleague.call('GET', `${table}?${query}`)).body.items.map(
      (row: { description: string }) => row.description,
    )

  it('is filtered by case and category and searched, and so is its exact total', async () => {
    await aNote(partner, { case_id: 'CASE-2026-500' })
    await aCost(associate, { description: 'Stamp', amount: '0.10' })
    await aCost(associate, { description: 'Bus 100%', amount: '0.20', cost_category: 'Travel' })
    await aCost(associate, { description: 'Flight', amount: '999999999999.99', case_id: 'CASE-2026-500' })
    await aCost(partner, { description: 'Late flight', amount: '999999999999.99', case_id: 'CASE-2026-500' })
    for (const [query, words, sum] of [
      ['', ['Late flight', 'Flight', 'Bus 100%', 'Stamp'], '2000000000000.28'],
      [`case_id=${case_id}`, ['Bus 100%', 'Stamp'], '0.30'],
      ['cost_category=Travel', ['Bus 100%'], '0.20'],
      [`case_id=${case_id}&cost_category=Legal%20Fees`, ['Stamp'], '0.10'],
      ['q=FLIGHT', ['Late flight', 'Flight'], '1999999999999.98'],
      ['q=%25', ['Bus 100%'], '0.20'],
      ['q=travel&case_id=CASE-2026-500', [], '0.00'],
    ] as const) {
      expect(await found(query), query).toEqual(words)
      expect(await total(query), query).toEqual({ total: sum, count: words.length })
    }
    expect((await colleague.call('GET', `${table}?cost_category=Bribes`)).status).toBe(400)
  })

  it('is listed by the case it belongs to, and so is its exact total', async () => {
    const { id } = await aCase(partner, { case_id })
    const other = await aCase(partner, { case_id: 'CASE-2026-900' })
    await aCost(associate, { amount: 12.5 })
    await aCost(associate, { amount: 100, case_id: 'CASE-2026-900' })
    expect(await total(`case_ref=${id}`)).toEqual({ total: '12.50', count: 1 })
    expect(await total(`case_ref=${other.id}`)).toEqual({ total: '100.00', count: 1 })
    expect((await colleague.call('GET', `${table}?case_ref=${id}`)).body.items).toHaveLength(1)
  })

  it('is searched by date, amount and, by partners, who added it, and so is its total', async () => {
    await aCost(associate, { description: 'Stamp', amount: '1445.00', date_incurred: '2026-11-16' })
    await aCost(partner, { description: 'Bus', amount: '1445.50', date_incurred: '2025-11-16' })
    await aCost(partner, { description: 'Flight', amount: '14450', date_incurred: '2027-01-02' })
    for (const [q, words] of [
      ['Nov 16, 2026', ['Stamp']],
      ['16 Nov', ['Bus', 'Stamp']],
      ['2 Jan', ['Flight']],
      ['1,445', ['Bus', 'Stamp']],
      ['$1,445.5', ['Bus']],
      ['farhan', []],
      ['nusrat', []],
    ] as const) {
      const query = `q=${encodeURIComponent(q)}`
      expect(await found(query), q).toEqual(words)
      expect((await total(query)).count, q).toBe(words.length)
    }
    const asked = await partner.call('GET', `${table}?q=farhan`)
    expect(asked.body.items).toMatchObject([{ description: 'Stamp' }])
    const sum = await partner.call('GET', '/rest/v1/rpc/total_case_costing?q=NUSRAT')
    expect(sum.body).toEqual({ total: '15895.50', count: 2 })
  })

  it('names the client as far as the reader may know it', async () => {
    await aNote(associate, { case_id, client_name: 'Jamuna Bank' })
    const { id } = await aCost(partner)
    const clients = await Promise.all(
      [associate, colleague, partner].map(async (who) => [
        (await who.call('GET', table)).body.items[0].client_name,
        (await who.call('GET', `${table}/${id}`)).body.client_name,
      ]),
    )
    expect(clients).toEqual([
      ['Jamuna Bank', 'Jamuna Bank'],
      [null, null],
      ['Jamuna Bank', 'Jamuna Bank'],
    ])
  })

  it('is paged by key', async () => {
    for (const description of ['a', 'b', 'c']) await aCost(associate, { description })
    const first = await colleague.call('GET', `${table}?limit=2`)
    expect(first.body.items).toHaveLength(2)
    expect(await found(`limit=2&after=${first.body.next}`)).toEqual(['a'])
    expect((await colleague.call('GET', `${table}?after=x`)).status).toBe(400)
  })

  it('keeps its totals right when many people book at once', async () => {
    const categories = ['Travel', 'Other', 'Research'] as const
    const booked = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        aCost(at % 2 ? associate : partner, { amount: '0.10', cost_category: categories[at % 3] }),
      ),
    )
    await Promise.all(booked.slice(0, 4).map((row) => colleague.call('DELETE', `${table}/${row.id}`)))
    expect(await total()).toEqual({ total: '0.80', count: 8 })
    expect(await total(`case_id=${case_id}`)).toEqual({ total: '0.80', count: 8 })
  })

  it('keeps its totals right when costs move to another case and category', async () => {
    await aNote(partner, { case_id: 'CASE-2026-500' })
    const row = await aCost(associate)
    const change = { case_id: 'CASE-2026-500', cost_category: 'Other', amount: '7.25', version: 1 }
    await associate.call('PATCH', `${table}/${row.id}`, change)
    expect(await total(`case_id=${case_id}`)).toEqual({ total: '0.00', count: 0 })
    expect(await total('case_id=CASE-2026-500&cost_category=Other')).toEqual({ total: '7.25', count: 1 })
  })
})
