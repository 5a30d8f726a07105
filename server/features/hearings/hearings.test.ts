import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aCourt, aFirmInCourt, aHearing, rpc, table } from './testing.ts'

const { world, partner, associate, colleague, inCourt, read, told, nextOf, close, onDate, days } =
  aFirmInCourt()

describe('a hearing', () => {
  it('stands in the diary with court and bench of its case, which has its next date by it', async () => {
    const on = await inCourt({ bench: 'Bench 4', client_name: 'Rahima' })
    const row = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03', at_time: '10:30' })
    expect(row).toMatchObject({
      ...{
        on_day: '2026-12-03',
        at_time: '10:30',
        bench: 'Bench 4',
        state: 'set',
        version: 1,
        created_by: associate.user_id,
      },
      ...{ court_ref: on.court_ref, court: { name_en: 'District Judge' }, appears: null, with: [] },
      case: { id: on.id, case_id: on.case_id, client_name: 'Rahima', ours: null },
      can: { edit: true, delete: true, close: true, reopen: false },
    })
    expect((await read(colleague, `${table}/${row.id}`)).body).toMatchObject({ can: { delete: false } })
    expect(await nextOf(on.id)).toBe('2026-12-03')
    expect(await told('hearing.created')).toHaveLength(1)
    expect((await world.nobody.call('GET', table)).status).toBe(401)
  })

  it('is added once for a key, however often it is sent', async () => {
    const on = await inCourt()
    const key = randomUUID()
    const send = (on_day: string) =>
      associate.call('POST', table, { case_ref: on.id, on_day }, { 'idempotency-key': key })
    const [first, again] = [await send('2026-12-03'), await send('2026-12-03')]
    expect(again.body).toEqual(first.body)
    expect((await send('2026-12-04')).body.reason).toBe('request.key_reused')
    expect(await days(on.id)).toEqual(['2026-12-03 set'])
  })

  it('has its outcome once for a key, and no kept answer for whom its case is hidden from by then', async () => {
    const on = await inCourt()
    const { id, version } = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-20' })
    const body = { ...{ id, version }, state: 'held', ...onDate('2026-12-03') }
    const send = () =>
      colleague.call('POST', `${rpc}/close_hearing`, body, { 'idempotency-key': 'one-outcome' })
    const first = await send()
    expect(await send()).toMatchObject({ status: 200, body: first.body })
    expect(await days(on.id)).toEqual(['2026-12-03 set', '2026-11-20 held'])
    await wall(world, on.id, colleague, partner)
    expect((await send()).status).toBe(404)
  })

  it.each([
    ['on_day', { on_day: '2026-02-30' }],
    ['on_day', { on_day: undefined }],
    ['at_time', { at_time: '25:00' }],
    ['room', { room: 'x'.repeat(61) }],
    ['item_no', { item_no: 'x'.repeat(21) }],
    ['brief', { brief: 'x'.repeat(2001) }],
    ['with_ids', { with_ids: Array.from({ length: 6 }, () => randomUUID()) }],
  ])('is refused for a bad %s by name', async (field, draft) => {
    const on = await inCourt()
    const answer = await associate.call('POST', table, { case_ref: on.id, on_day: '2026-12-03', ...draft })
    expect([answer.status, answer.body.fields?.[0].path]).toEqual([400, field])
  })

  it('needs a case that there is, a court, and people who are there', async () => {
    const add = (draft: object) => associate.call('POST', table, { on_day: '2026-12-03', ...draft })
    expect((await add({ case_ref: randomUUID() })).status).toBe(404)
    const nowhere = await aCase(associate)
    expect((await add({ case_ref: nowhere.id })).body.fields[0].path).toBe('court_ref')
    const on = await inCourt()
    const gone = await world.aPerson('associate')
    await partner.call('POST', `${rpc}/deactivate_person`, { user_id: gone.user_id })
    const answer = await add({ case_ref: on.id, appears_id: gone.user_id })
    expect(answer).toMatchObject({ status: 422, body: { reason: 'hearings.cannot_see' } })
  })

  it('is one on a day in a court, whoever adds the other at the same time', async () => {
    const on = await inCourt()
    const add = (who: TestPerson) => who.call('POST', table, { case_ref: on.id, on_day: '2026-12-03' })
    const answers = await Promise.all([add(associate), add(colleague)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: 'hearings.day_taken',
      message: 'This case has a hearing in this court on that day already.',
    })
  })

  it('is changed in what is given, on the version that was seen', async () => {
    const on = await inCourt()
    const { id } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const change = { on_day: '2026-12-09', item_no: '14', appears_id: colleague.user_id, version: 1 }
    const changed = await colleague.call('PATCH', `${table}/${id}`, change)
    expect(changed.body).toMatchObject({
      ...{ on_day: '2026-12-09', item_no: '14', version: 2 },
      appears: { full_name: 'Sadia Rahman' },
    })
    expect(await nextOf(on.id)).toBe('2026-12-09')
    const [event] = await told('hearing.modified')
    expect(event?.detail).toMatchObject({ before: { appears: null }, after: { appears: 'Sadia Rahman' } })
    const stale = await associate.call('PATCH', `${table}/${id}`, change)
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 2 } } })
  })

  it('is deleted by who added it, the lead or whoever manages cases, and brought back for 30 days', async () => {
    const on = await inCourt()
    const { id } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const restore = (who: TestPerson) => who.call('POST', `${rpc}/restore_hearing`, { id })
    expect((await colleague.call('DELETE', `${table}/${id}`)).status).toBe(403)
    expect((await restore(associate)).body.reason).toBe('hearings.not_deleted')
    expect((await associate.call('DELETE', `${table}/${id}`)).status).toBe(204)
    expect((await read(associate, `${table}/${id}`)).status).toBe(404)
    expect(await nextOf(on.id)).toBeNull()
    expect((await restore(colleague)).status).toBe(404)
    expect((await restore(partner)).body).toMatchObject({ on_day: '2026-12-03', version: 3 })
    expect(await nextOf(on.id)).toBe('2026-12-03')

    await partner.call('DELETE', `${table}/${id}`)
    await world.rows(`update hearings set deleted_at = deleted_at - interval '31 days'`)
    await world.app.jobs.find(({ name }) => name === 'purge-hearings')?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select from hearings')).toEqual([])
  })

  it('check 19: is not taken by a closed case, which takes a task', async () => {
    const on = await inCourt()
    await partner.call('POST', `${rpc}/close_case`, { id: on.id, version: 1, note: '', warned: true })
    const answer = await associate.call('POST', table, { case_ref: on.id, on_day: '2026-12-03' })
    expect(answer).toMatchObject({ status: 422, body: { reason: 'cases.closed' } })
    const task = { title: 'Copy of the decree', category: 'Corporate', case_id: on.case_id, case_ref: on.id }
    expect((await associate.call('POST', '/rest/v1/notes', task)).status).toBe(201)
  })

  it('check 32: waits for the conflict check where the firm says so, and Add Case does not', async () => {
    const path = '/rest/v1/firm_settings'
    const { version } = (await read(partner, path)).body
    const set = await partner.call('PATCH', path, { version, is_conflict_check_first: true })
    const on = await inCourt()
    const add = () => associate.call('POST', table, { case_ref: on.id, on_day: '2026-12-03' })
    expect(await add()).toMatchObject({ status: 422, body: { reason: 'conflicts.first' } })
    await partner.call('PATCH', path, { version: set.body.version, is_conflict_check_first: false })
    expect((await add()).status).toBe(201)
  })
})

describe('the transfer of a case', () => {
  const transfer = async (on: { id: string }, court_ref: string, more: object = {}) => {
    const { version } = (await read(associate, `/rest/v1/cases/${on.id}`)).body
    const number = { case_no: '4312', case_year: 2026, from_on: '2026-01-12', why: 'transferred' }
    return associate.call('POST', `${rpc}/transfer_case`, {
      ...{ id: on.id, version, court_ref, ...number },
      ...more,
    })
  }

  it('takes hearings to come into the new court where somebody says so, without their bench, room and number', async () => {
    const on = await inCourt({ bench: 'Bench 4' })
    const past = await aHearing(associate, { case_ref: on.id, on_day: '2020-12-03' })
    const place = { room: '7', item_no: '14', at_time: '10:30' }
    const row = await aHearing(associate, { case_ref: on.id, on_day: '2061-12-03', ...place })
    const [there, further] = [await aCourt(world), await aCourt(world)]
    expect((await transfer(on, there)).status).toBe(200)
    expect((await read(partner, `${table}/${row.id}`)).body.court_ref).toBe(on.court_ref)
    await aHearing(associate, { case_ref: on.id, on_day: '2061-12-04', court_ref: further })
    expect((await transfer(on, further, { move_hearings: true })).status).toBe(200)
    expect((await read(partner, `${table}/${row.id}`)).body).toMatchObject({
      ...{ court_ref: further, on_day: '2061-12-03', at_time: '10:30', version: 2 },
      ...{ bench: null, room: null, item_no: null },
    })
    expect((await read(partner, `${table}/${past.id}`)).body).toMatchObject({
      ...{ court_ref: on.court_ref, bench: 'Bench 4' },
    })
    expect(await told('hearing.modified')).toHaveLength(1)
  })

  it('is refused where it has a hearing there on that day already, and nothing is moved', async () => {
    const on = await inCourt()
    const there = await aCourt(world)
    for (const court_ref of [on.court_ref, there])
      await aHearing(associate, { case_ref: on.id, on_day: '2061-12-03', court_ref })
    expect((await transfer(on, there, { move_hearings: true })).body.reason).toBe('hearings.day_taken')
    expect((await read(associate, `/rest/v1/cases/${on.id}`)).body.court_ref).toBe(on.court_ref)
  })
})

describe('the days on which a court sits', () => {
  it('check 36: a Friday is refused, kept when somebody says so, and taken where it is a working day', async () => {
    const calendar = (await partner.call('POST', '/rest/v1/court_calendars', { name: 'Labour courts' })).body
    const court_ref = await aCourt(world, { calendar_ref: calendar.id })
    const on = await aCase(associate, { court_ref })
    const hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const friday = onDate('2026-12-04')
    const refused = await close(associate, hearing, friday)
    expect(refused).toMatchObject({
      status: 422,
      body: {
        reason: 'hearings.court_closed',
        message: 'The court does not sit on that day (Friday). Choose another day or keep it anyway.',
      },
    })
    expect(await days(on.id)).toEqual(['2026-12-03 set'])
    const kept = await close(associate, hearing, onDate('2026-12-04', { keep: true }))
    expect(kept.body).toMatchObject({
      next: { on_day: '2026-12-04' },
      warnings: { clash: [], court_closed: 'Friday' },
    })

    const days_of = { calendar_ref: calendar.id, from: '2026-12-11', until: '2026-12-11' }
    const working = { court_sits: true, office_open: true, kind: 'working_day', name_en: 'In place of Eid' }
    await partner.call('POST', `${rpc}/set_court_days`, { ...days_of, ...working })
    const taken = await close(associate, kept.body.next, onDate('2026-12-11'))
    expect(taken).toMatchObject({
      status: 200,
      body: { next: { on_day: '2026-12-11' }, warnings: { court_closed: null } },
    })
    const add = (on_day: string, more: object = {}) =>
      associate.call('POST', table, { case_ref: on.id, on_day, ...more })
    expect((await add('2026-12-12')).body.reason).toBe('hearings.court_closed')
    expect((await add('2026-12-12', { keep: true })).status).toBe(201)
  })
})
