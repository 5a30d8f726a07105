import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aFirmWithCalendar, anEvent, table } from './testing.ts'

const { world, partner, associate, colleague, titles } = aFirmWithCalendar()

describe('an event', () => {
  it('is added by anybody, a meeting of the whole day unless they say more, and told to all', async () => {
    const row = await anEvent(associate, { event_time: '' })
    expect(row).toMatchObject({
      title: 'Hearing',
      description: null,
      event_date: '2026-11-21',
      event_time: null,
      event_type: 'meeting',
      modified_by: null,
      profiles: { full_name: 'Farhan Kabir', role: 'associate' },
      can: { edit: true, delete: true },
    })
    const [event] = await world.rows('select type, actor_id from activity_events')
    expect(event).toEqual({ type: 'calendar_event.created', actor_id: associate.user_id })
    expect(await world.rows('select topic, audience from live_events')).toEqual([
      { topic: 'calendar_events', audience: 'staff' },
    ])
    const seen = await partner.call('GET', `${table}/${row.id}`)
    expect(seen.body).toMatchObject({ title: 'Hearing', can: { edit: false, delete: false } })
    expect((await world.nobody.call('GET', `${table}/${row.id}`)).status).toBe(401)
  })

  it('is added once for one key, whatever is lost on the way', async () => {
    const send = (title: string) =>
      associate.call(
        'POST',
        table,
        { title, event_date: '2026-11-21' },
        { 'idempotency-key': 'pressed-once' },
      )
    const [first, second] = await Promise.all([send('Hearing'), send('Hearing')])
    expect(second.body).toEqual(first.body)
    expect((await send('Other')).status).toBe(422)
    expect(await world.rows('select 1 from calendar_events')).toHaveLength(1)
  })

  it.each([
    ['title', ''],
    ['title', ' \u0000'],
    ['title', 'x'.repeat(301)],
    ['title', null],
    ['description', 'x'.repeat(5001)],
    ['event_date', ''],
    ['event_date', '2026-02-30'],
    ['event_date', '2027-02-29'],
    ['event_date', '21.11.2026'],
    ['event_time', '24:00'],
    ['event_time', '9:00'],
    ['event_time', 'noon'],
    ['event_type', 'party'],
  ])('refuses %s %j by name', async (field, value) => {
    const answer = await associate.call('POST', table, {
      title: 'x',
      event_date: '2026-11-21',
      [field]: value,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe(field)
    expect(await world.rows('select 1 from calendar_events')).toEqual([])
  })

  it('is changed by its creator only, made on a version; not even by a partner', async () => {
    const row = await anEvent(associate, { event_time: '10:30', description: 'Court 4' })
    const path = `${table}/${row.id}`
    for (const other of [colleague, partner]) {
      expect(await other.call('PATCH', path, { title: 'Mine', version: 1 })).toMatchObject({
        status: 403,
        body: { reason: 'rights.not_yours' },
      })
      expect((await other.call('DELETE', path)).status).toBe(403)
    }
    const change = { event_time: null, description: '', event_date: '2026-11-30', version: 1 }
    expect((await associate.call('PATCH', path, change)).body).toMatchObject({
      title: 'Hearing',
      description: null,
      event_time: null,
      event_date: '2026-11-30',
      modified_by: associate.user_id,
      modifier_profile: { full_name: 'Farhan Kabir' },
      version: 2,
    })
    const stale = await associate.call('PATCH', path, { title: 'Late', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { title: 'Hearing', version: 2 } } })
    const [event] = await world.rows(
      `select detail from activity_events where type = 'calendar_event.modified'`,
    )
    expect(event?.detail).toMatchObject({
      before: { event_time: '10:30', description: 'Court 4', event_date: '2026-11-21' },
      after: { event_time: null, description: null, event_date: '2026-11-30' },
    })
  })

  it('takes its creator from the session, whatever is sent', async () => {
    const row = await anEvent(associate, { user_id: partner.user_id, modified_by: partner.user_id } as never)
    expect(row).toMatchObject({ user_id: associate.user_id, modified_by: null })
  })

  it('is deleted by its creator, and the audit keeps what it said', async () => {
    const row = await anEvent(associate, { description: 'Court 4' })
    expect((await associate.call('DELETE', `${table}/${row.id}`)).status).toBe(204)
    expect((await associate.call('DELETE', `${table}/${row.id}`)).status).toBe(404)
    expect((await partner.call('PATCH', `${table}/${row.id}`, { title: 'x', version: 1 })).status).toBe(404)
    const [event] = await world.rows(
      `select detail from activity_events where type = 'calendar_event.deleted'`,
    )
    expect(event?.detail).toMatchObject({ title: 'Hearing', description: 'Court 4' })
  })
})

describe('the list of events', () => {
  it('stands by day and time, is found by words, and is paged by key both ways', async () => {
    await anEvent(associate, { title: 'Late', event_time: '16:00' })
    await anEvent(partner, { title: 'Whole day' })
    await anEvent(colleague, { title: 'Before', event_date: '2026-11-20', event_time: '23:59' })
    await anEvent(associate, { title: 'Early 100%', event_time: '09:00', description: 'জমি' })
    const found = async (query: string) =>
      titles((await colleague.call('GET', `${table}?${query}`)).body.items)
    const all = ['Before', 'Whole day', 'Early 100%', 'Late']
    expect(await found('')).toEqual(all)
    expect(await found('from=2026-11-21')).toEqual(all.slice(1))
    expect(await found('to=2026-11-20')).toEqual(['Before'])
    expect(await found('q=%25')).toEqual(['Early 100%'])
    expect(await found(`q=${encodeURIComponent('জমি')}`)).toEqual(['Early 100%'])
    for (const direction of ['asc', 'desc']) {
      const paged: string[] = []
      let after = ''
      do {
        const { body } = await colleague.call('GET', `${table}?direction=${direction}&limit=1${after}`)
        paged.push(...titles(body.items))
        after = body.next ? `&after=${body.next}` : ''
      } while (after)
      expect(paged).toEqual(direction === 'asc' ? all : all.toReversed())
    }
    expect((await colleague.call('GET', `${table}?after=x`)).status).toBe(400)
    expect((await colleague.call('GET', `${table}?from=2026-02-30`)).body.fields[0].path).toBe('from')
  })
})

describe('the case that an event is about', () => {
  const add = (who: TestPerson, case_ref: string) =>
    who.call('POST', table, { title: 'Hearing', event_date: '2026-11-21', case_ref })

  it('check 11: is one that the writer sees, and of another or none all is said alike', async () => {
    const seen = await aCase(partner)
    const hidden = await aCase(partner, { case_id: 'HIDDEN-1' })
    await wall(world, hidden.id, associate, partner)
    const me = await world.again(associate)
    const row = (await add(me, seen.id)).body
    expect(row).toMatchObject({ case_ref: seen.id, case_id: 'CASE-2026-417' })
    const refused = await add(me, hidden.id)
    expect(refused).toMatchObject({
      status: 404,
      body: { reason: 'row.not_found', fields: [{ path: 'case_ref' }] },
    })
    const ofNone = await add(me, '00000000-0000-4000-8000-000000000000')
    expect({ ...ofNone.body, request_id: '' }).toEqual({ ...refused.body, request_id: '' })
    const change = (case_ref: string | null, version: number) =>
      me.call('PATCH', `${table}/${row.id}`, { case_ref, version })
    expect((await change(hidden.id, 1)).status).toBe(404)
    expect((await change(null, 1)).body).toMatchObject({ case_ref: null, case_id: null, version: 2 })
    expect((await change(seen.id, 2)).body).toMatchObject({ case_ref: seen.id, version: 3 })
    const [told] = await world.rows(
      `select case_ref, detail from activity_events where type = 'calendar_event.modified' order by id desc limit 1`,
    )
    expect(told).toMatchObject({ case_ref: seen.id, detail: { after: { case_id: 'CASE-2026-417' } } })
    const listed = async () => (await me.call('GET', `${table}?case_ref=${seen.id}`)).body.items
    expect(await listed()).toMatchObject([{ id: row.id }])
    await wall(world, seen.id, associate, partner)
    expect((await (await world.again(associate)).call('GET', `${table}/${row.id}`)).status).toBe(404)
  })
})
