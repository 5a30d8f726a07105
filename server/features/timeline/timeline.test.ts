import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { anEvent } from './testing.ts'

const table = '/rest/v1/case_timeline'
const case_id = 'CASE-2026-417'

const { world, partner, associate, colleague } = aFirm('notes, cases, case_timeline, timeline_cases', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})
beforeEach(async () => {
  await aNote(associate, { case_id })
})

const found = async (query = '') =>
  (await colleague.call('GET', `${table}?${query}`)).body.items.map((row: { title: string }) => row.title)
const move = (who: TestPerson, id: string, after: string | null) =>
  who.call('POST', '/rest/v1/rpc/reorder_case_timeline', { id, after })
const restore = (who: TestPerson, id: string) =>
  who.call('POST', '/rest/v1/rpc/restore_case_timeline', { id })

describe('an event', () => {
  it('is added by anybody to a case id in use: pending, first, today', async () => {
    const row = await anEvent(colleague)
    expect(row).toMatchObject({
      case_id,
      status: 'pending',
      order_position: 0,
      timeline_date: '2026-11-21',
      description: null,
      can: { edit: true, delete: true },
    })
    const events = await world.rows(`select type, actor_id from activity_events where type like 'case%'`)
    expect(events).toEqual([{ type: 'case_timeline.created', actor_id: colleague.user_id }])
    expect(await world.rows('select topic, audience from live_events order by id desc limit 1')).toEqual([
      { topic: 'case_timeline', audience: 'staff' },
    ])
    expect((await world.nobody.call('GET', table)).status).toBe(401)
  })

  it('tells partners who added it, and nobody else', async () => {
    const row = await anEvent(associate)
    expect(row).toMatchObject({ user_id: null, profiles: null })
    const told = (await partner.call('GET', `${table}/${row.id}`)).body
    expect(told).toMatchObject({ user_id: associate.user_id, profiles: { full_name: 'Farhan Kabir' } })
    const list = await colleague.call('GET', table)
    expect(JSON.stringify(list.body)).not.toContain('Farhan')
    expect(JSON.stringify(list.body)).not.toContain(associate.user_id)
  })

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(301)],
    ['case_id', ' '],
    ['description', 'x'.repeat(5001)],
    ['status', 'done'],
    ['order_position', -1],
    ['order_position', 1.5],
    ['order_position', 1_000_001],
    ['timeline_date', '2026-02-30'],
  ])('refuses %s %j by name', async (field, value) => {
    const answer = await associate.call('POST', table, { case_id, title: 'x', [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe(field)
    expect(await world.rows('select 1 from case_timeline')).toEqual([])
  })

  it('refuses a case id that no note uses, also in an edit', async () => {
    const refused = await associate.call('POST', table, { case_id: 'NONE', title: 'x' })
    expect(refused).toMatchObject({ status: 422, body: { reason: 'cases.id_not_in_use' } })
    const row = await anEvent(associate)
    const change = { case_id: 'NONE', version: 1 }
    expect((await associate.call('PATCH', `${table}/${row.id}`, change)).status).toBe(422)
  })

  it('is changed by anybody to any status, made on a version', async () => {
    const row = await anEvent(associate)
    const path = `${table}/${row.id}`
    let version = 1
    for (const status of ['completed', 'pending', 'cancelled', 'in-progress']) {
      const answer = await colleague.call('PATCH', path, { status, version })
      expect(answer.body).toMatchObject({ status, version: ++version })
    }
    const stale = await associate.call('PATCH', path, { title: 'y', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { status: 'in-progress' } } })
    expect((await colleague.call('PATCH', path, { description: '', version })).body.description).toBeNull()
  })

  it('is deleted by anybody, and restored by them or a partner for 30 days', async () => {
    const row = await anEvent(associate)
    const path = `${table}/${row.id}`
    expect((await restore(associate, row.id)).body.reason).toBe('case_timeline.not_deleted')
    expect((await colleague.call('DELETE', path)).status).toBe(204)
    expect((await partner.call('GET', path)).status).toBe(404)
    expect(await found()).toEqual([])
    expect((await restore(associate, row.id)).status).toBe(404)
    expect((await restore(colleague, row.id)).body).toMatchObject({ title: 'Plaint filed', version: 3 })
    await colleague.call('DELETE', path)
    expect((await restore(partner, row.id)).status).toBe(200)
    await colleague.call('DELETE', path)
    world.clock.set('2026-12-22T06:00:01Z')
    expect((await restore(await world.aPerson('partner'), row.id)).status).toBe(404)
    await world.app.jobs.find(({ name }) => name === 'purge-timeline')?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select 1 from case_timeline')).toEqual([])
  })
})

describe('the timeline', () => {
  it('stands case by case, the newest event first, in each by place, then by date, and is paged so', async () => {
    for (const id of ['CASE-2026-100', 'CASE-2026-900']) await aNote(partner, { case_id: id })
    const day = '2026-01-01'
    await anEvent(associate, { title: 'old case', case_id: 'CASE-2026-100', timeline_date: '2025-05-05' })
    await anEvent(associate, { title: 'late', order_position: 2, timeline_date: day })
    await anEvent(associate, { title: 'second', order_position: 1, timeline_date: '2026-02-02' })
    await anEvent(associate, { title: 'first', order_position: 1, timeline_date: day })
    const far = { title: 'to come', case_id: 'CASE-2026-900', timeline_date: '2027-01-01' }
    const { id } = await anEvent(associate, far)
    const all = ['to come', 'first', 'second', 'late', 'old case']
    expect(await found()).toEqual(all)
    const seen: string[] = []
    let after = ''
    for (let pages = 0; pages < 5; pages += 1) {
      const { body } = await colleague.call('GET', `${table}?limit=1${after && `&after=${after}`}`)
      seen.push(body.items[0].title)
      after = body.next ?? ''
    }
    expect(seen).toEqual(all)
    expect(after).toBe('')
    expect((await colleague.call('GET', `${table}?after=x`)).status).toBe(400)

    // Whatever moves the newest date of a case moves the case: a date, a case id, a deletion, a restoration.
    const change = (what: object) => colleague.call('PATCH', `${table}/${id}`, what)
    await change({ timeline_date: '2025-01-01', version: 1 })
    expect(await found()).toEqual(['first', 'second', 'late', 'old case', 'to come'])
    await change({ case_id: 'CASE-2026-100', timeline_date: '2027-01-01', version: 2 })
    expect(await found()).toEqual(['old case', 'to come', 'first', 'second', 'late'])
    await colleague.call('DELETE', `${table}/${id}`)
    expect(await found()).toEqual(['first', 'second', 'late', 'old case'])
    await restore(colleague, id)
    expect((await found())[0]).toBe('old case')
  })

  it('keeps the newest date right when many people write at once', async () => {
    const days = ['2026-03-01', '2026-05-01', '2026-04-01', '2026-09-01', '2026-06-01']
    const rows = await Promise.all(days.map((timeline_date) => anEvent(associate, { timeline_date })))
    const newest = rows.filter((row) => row.timeline_date > '2026-05-31')
    await Promise.all(newest.map((row) => partner.call('DELETE', `${table}/${row.id}`)))
    expect(
      await world.rows('select case_id, newest_date from timeline_cases where newest_date is not null'),
    ).toEqual([{ case_id, newest_date: '2026-05-01' }])
  })

  it('names the client as far as the reader may know it', async () => {
    await anEvent(associate)
    const clients = async () => {
      const answers = await Promise.all([associate, colleague, partner].map((who) => who.call('GET', table)))
      return answers.map(({ body }) => body.items[0].client_name)
    }
    expect(await clients()).toEqual([null, null, null])
    await aNote(associate, { case_id, client_name: 'Jamuna Bank' })
    expect(await clients()).toEqual(['Jamuna Bank', null, 'Jamuna Bank'])
    await aCase(partner, { case_id, client_name: 'Jamuna Bank PLC' })
    expect(await clients()).toEqual(['Jamuna Bank PLC', 'Jamuna Bank PLC', 'Jamuna Bank PLC'])
  })

  it('says which order position comes last in a case', async () => {
    const next = async (query = '') =>
      (await colleague.call('GET', `/rest/v1/rpc/next_timeline_position?case_id=${case_id}${query}`)).body
    expect(await next()).toEqual({ order_position: 0 })
    await anEvent(associate, { order_position: 4 })
    const last = await anEvent(associate, { order_position: 7 })
    expect(await next()).toEqual({ order_position: 8 })
    expect(await next(`&except=${last.id}`)).toEqual({ order_position: 5 })
    await associate.call('DELETE', `${table}/${last.id}`)
    expect(await next()).toEqual({ order_position: 5 })
    await anEvent(associate, { order_position: 1_000_000 })
    expect(await next()).toEqual({ order_position: 1_000_000 })
  })

  it('is filtered by case and status and searched', async () => {
    await aNote(partner, { case_id: 'CASE-2026-100' })
    await anEvent(associate, { title: 'Hearing', status: 'completed', description: 'Bench 17' })
    await anEvent(associate, { title: 'Order 100%', case_id: 'CASE-2026-100' })
    expect(await found(`case_id=${case_id}`)).toEqual(['Hearing'])
    expect(await found('status=pending')).toEqual(['Order 100%'])
    expect(await found('q=BENCH')).toEqual(['Hearing'])
    expect(await found('q=%25')).toEqual(['Order 100%'])
    await anEvent(associate, { title: 'Old plaint', timeline_date: '2026-11-16' })
    for (const [q, title] of [
      ['Nov 16, 2026', 'Old plaint'],
      ['16 nov', 'Old plaint'],
      ['overdue', 'Old plaint'],
      ['completed', 'Hearing'],
    ] as const)
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([title])
    expect((await found('q=Pending')).toSorted()).toEqual(['Old plaint', 'Order 100%'])
    expect((await colleague.call('GET', `${table}?status=done`)).status).toBe(400)
  })
})

describe('putting events in order', () => {
  it('numbers those of the case anew and leaves the versions of the others', async () => {
    await aNote(partner, { case_id: 'CASE-2026-100' })
    const elsewhere = await anEvent(associate, { case_id: 'CASE-2026-100', order_position: 7 })
    const a = await anEvent(associate, { title: 'a', timeline_date: '2026-01-01' })
    const b = await anEvent(associate, { title: 'b', timeline_date: '2026-01-02' })
    const c = await anEvent(associate, { title: 'c', timeline_date: '2026-01-03' })
    expect((await move(colleague, c.id, null)).body).toMatchObject({ order_position: 0, version: 2 })
    expect(await found(`case_id=${case_id}`)).toEqual(['c', 'a', 'b'])
    expect((await move(colleague, c.id, a.id)).body.order_position).toBe(1)
    expect(await found(`case_id=${case_id}`)).toEqual(['a', 'c', 'b'])
    expect((await colleague.call('GET', `${table}/${b.id}`)).body).toMatchObject({
      order_position: 2,
      version: 1,
    })
    expect((await colleague.call('GET', `${table}/${elsewhere.id}`)).body.order_position).toBe(7)
    const [event] = await world.rows(
      `select actor_id, detail from activity_events where type = 'case_timeline.reordered' order by id desc limit 1`,
    )
    expect(event).toMatchObject({ actor_id: colleague.user_id, detail: { before: 0, after: 1 } })
  })

  it('refuses another case and what is not there', async () => {
    await aNote(partner, { case_id: 'CASE-2026-100' })
    const a = await anEvent(associate)
    const other = await anEvent(associate, { case_id: 'CASE-2026-100' })
    expect((await move(colleague, a.id, other.id)).body.reason).toBe('case_timeline.another_case')
    await associate.call('DELETE', `${table}/${other.id}`)
    expect((await move(colleague, a.id, other.id)).status).toBe(404)
    expect((await move(associate, other.id, null)).status).toBe(404)
  })

  it('stays whole when many people do it at once', async () => {
    const rows: { id: string }[] = []
    for (const title of ['a', 'b', 'c', 'd', 'e']) rows.push(await anEvent(associate, { title }))
    const answers = await Promise.all(
      rows.flatMap((row, at) => [
        move(associate, row.id, null),
        move(partner, row.id, rows[(at + 2) % 5]?.id ?? null),
      ]),
    )
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    const places = await world.rows('select order_position from case_timeline order by 1')
    expect(places.map((row) => row.order_position)).toEqual([0, 1, 2, 3, 4])
  })
})
