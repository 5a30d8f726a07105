import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpen, nextSitting, sits, workingDays } from '../../../contract/court-days.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { plansOf } from '../../kernel/testing-plan.ts'
import { findCourtCalendar } from './public.ts'

let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
})
afterAll(() => world.end())

const calendars = async (): Promise<{ id: string; name: string }[]> =>
  (await associate.call('GET', '/rest/v1/court_calendars')).body.items
const shipped = async (name: string) => (await calendars()).find((row) => row.name === name)?.id ?? ''
const aCalendar = async (name: string): Promise<string> =>
  (await partner.call('POST', '/rest/v1/court_calendars', { name })).body.id
const closed = { court_sits: false, office_open: false, kind: 'holiday', name_en: 'Eid-ul-Adha' }
const set = (calendar_ref: string, from: string, until: string, facts: object = closed) =>
  partner.call('POST', '/rest/v1/rpc/set_court_days', { calendar_ref, from, until, ...facts })
const daysOf = async (calendar_ref: string, year: number) =>
  (
    await associate.call(
      'GET',
      `/rest/v1/court_days?calendar_ref=${calendar_ref}&from=${year}-01-01&until=${year}-12-31`,
    )
  ).body.items
const read = (person: TestPerson, calendar_ref: string, from: string, until: string) =>
  world.app.transact({ kind: 'session', user_id: person.user_id, session_id: person.session_id }, (ctx) =>
    findCourtCalendar(ctx, { calendar_ref, from, until }),
  )

describe('the calendars that a firm begins with', () => {
  it('are three, without days, off on Fridays and Saturdays', async () => {
    const seen = await associate.call('GET', '/rest/v1/court_calendars')
    expect(seen.body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Subordinate courts',
      'Supreme Court – Appellate Division',
      'Supreme Court – High Court Division',
    ])
    for (const { id, weekly_off, filled_until, can } of seen.body.items) {
      expect({ weekly_off, can }).toEqual({ weekly_off: [5, 6], can: { edit: false, delete: false } })
      expect(filled_until).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(await daysOf(id, 2026)).toEqual([])
    }
  })

  it.each([
    ['appellate_division', 'Supreme Court – Appellate Division'],
    ['high_court_division', 'Supreme Court – High Court Division'],
    ['sessions', 'Subordinate courts'],
    ['tribunal', 'Subordinate courts'],
  ])('a new court of the level %s follows %s', async (level, name) => {
    const made = await partner.call('POST', '/rest/v1/courts', { name_en: `Court of ${level}`, level })
    expect(made.body.calendar_ref).toBe(await shipped(name))
  })

  it('a court follows another one, or none, when somebody says so', async () => {
    const draft = { name_en: 'Labour court', level: 'tribunal' }
    const none = await partner.call('POST', '/rest/v1/courts', { ...draft, calendar_ref: null })
    expect(none.body.calendar_ref).toBeNull()
    const own = await aCalendar('Labour courts')
    const changed = await partner.call('PATCH', `/rest/v1/courts/${none.body.id}`, {
      version: 1,
      calendar_ref: own,
    })
    expect(changed.body).toMatchObject({ version: 2, calendar_ref: own })
    const unknown = { ...draft, calendar_ref: randomUUID() }
    expect(await partner.call('POST', '/rest/v1/courts', unknown)).toMatchObject({
      status: 404,
      body: { fields: [{ path: 'calendar_ref' }] },
    })
  })
})

describe('the days of a calendar', () => {
  it('check 52: a Saturday that is a working day of one calendar sits there and nowhere else', async () => {
    const subordinate = await shipped('Subordinate courts')
    const supreme = await shipped('Supreme Court – High Court Division')
    const working = { court_sits: true, office_open: true, kind: 'working_day', name_en: 'In place of Eid' }
    const office = { court_sits: false, office_open: true, kind: 'office_only', name_en: 'Office only' }
    for (const day of ['2025-05-17', '2025-05-24']) {
      expect(await set(subordinate, day, day, working)).toMatchObject({ status: 200, body: { days: 1 } })
      await set(supreme, day, day, office)
    }
    const lower = await read(associate, subordinate, '2025-05-01', '2025-05-31')
    const higher = await read(associate, supreme, '2025-05-01', '2025-05-31')
    const other = await read(associate, await aCalendar('Another'), '2025-05-01', '2025-05-31')
    const said = [lower, higher, other].map(
      (one) => one && [sits(one, '2025-05-17'), isOpen(one, '2025-05-17')],
    )
    expect(said).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
    // Saturday the 10th is no working day, and after Thursday the 15th comes the 17th here, and the 18th there.
    expect(lower && [sits(lower, '2025-05-10'), nextSitting(lower, '2025-05-16')]).toEqual([
      false,
      '2025-05-17',
    ])
    expect(higher && nextSitting(higher, '2025-05-16')).toBe('2025-05-18')
    // Five days of work after the 15th: 17, 18, 19, 20, 21, and a day later where nobody worked on the 17th.
    expect([lower, other].map((one) => one && workingDays(one, '2025-05-15', 5))).toEqual([
      '2025-05-21',
      '2025-05-22',
    ])
  })

  it('are entered as ranges over the turn of a year, said anew, and cleared', async () => {
    const calendar = await aCalendar('Ranges')
    const vacation = { court_sits: false, office_open: true, kind: 'vacation', name_en: 'Winter vacation' }
    expect((await set(calendar, '2026-12-18', '2027-01-01', vacation)).body).toEqual({
      days: 15,
      touched: { hearings: 0, deadlines: 0 },
    })
    await set(calendar, '2026-12-25', '2026-12-25', {
      ...closed,
      name_en: 'Christmas',
      name_bn: 'বড়দিন',
      source: '',
    })
    const days = await daysOf(calendar, 2026)
    expect(days).toHaveLength(14)
    expect(days[0]).toMatchObject({ day: '2026-12-18', office_open: true, source: null, name_bn: null })
    expect(days[7]).toEqual({
      day: '2026-12-25',
      court_sits: false,
      office_open: false,
      kind: 'holiday',
      name_en: 'Christmas',
      name_bn: 'বড়দিন',
      source: null,
    })
    const cleared = await partner.call('POST', '/rest/v1/rpc/clear_court_days', {
      calendar_ref: calendar,
      from: '2026-12-20',
      until: '2027-06-30',
    })
    expect(cleared.body.days).toBe(13)
    expect((await daysOf(calendar, 2026)).map(({ day }: { day: string }) => day)).toEqual([
      '2026-12-18',
      '2026-12-19',
    ])
  })

  it('come from the year of another calendar, without a word about those entered already', async () => {
    const [from_ref, to_ref] = [await aCalendar('From'), await aCalendar('To')]
    await set(from_ref, '2026-03-26', '2026-03-28')
    await set(from_ref, '2027-03-26', '2027-03-26')
    await set(to_ref, '2026-03-26', '2026-03-26', { ...closed, name_en: 'Independence Day' })
    const copied = await partner.call('POST', '/rest/v1/rpc/copy_court_year', {
      from_ref,
      to_ref,
      year: 2026,
    })
    expect(copied.body).toMatchObject({ days: 2 })
    const names = (await daysOf(to_ref, 2026)).map(({ name_en }: { name_en: string }) => name_en)
    expect(names).toEqual(['Independence Day', 'Eid-ul-Adha', 'Eid-ul-Adha'])
    expect(await daysOf(to_ref, 2027)).toEqual([])
  })

  it.each([
    ['until', { from: '2026-05-02', until: '2026-05-01' }],
    ['until', { until: '2027-02-05' }],
    ['from', { from: '2026-02-30' }],
    ['kind', { kind: 'strike' }],
    ['name_en', { name_en: ' ' }],
    ['name_en', { name_en: 'x'.repeat(201) }],
    ['source', { source: 'x'.repeat(201) }],
    ['court_sits', { court_sits: undefined }],
  ])('refuses by its field %s: %j', async (path, wrong) => {
    const range = {
      calendar_ref: await shipped('Subordinate courts'),
      from: '2026-01-01',
      until: '2026-01-02',
    }
    const refused = await partner.call('POST', '/rest/v1/rpc/set_court_days', {
      ...range,
      ...closed,
      ...wrong,
    })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path }] } })
  })

  it('takes a range of 400 days, and no day more', async () => {
    const calendar = await aCalendar('Long')
    expect((await set(calendar, '2026-01-01', '2027-02-04')).body.days).toBe(400)
    const asked = `/rest/v1/court_days?calendar_ref=${calendar}&from=2026-01-01&until=`
    expect((await associate.call('GET', `${asked}2027-02-04`)).body.items).toHaveLength(400)
    expect((await associate.call('GET', `${asked}2027-02-05`)).status).toBe(400)
  })

  it('answers an unknown calendar as one that is not there', async () => {
    const unknown = randomUUID()
    const range = { calendar_ref: unknown, from: '2026-01-01', until: '2026-01-02' }
    const known = await shipped('Subordinate courts')
    for (const [path, body] of [
      ['set_court_days', { ...range, ...closed }],
      ['clear_court_days', range],
      ['copy_court_year', { from_ref: known, to_ref: unknown, year: 2026 }],
      ['copy_court_year', { from_ref: unknown, to_ref: known, year: 2026 }],
    ] as const)
      expect((await partner.call('POST', `/rest/v1/rpc/${path}`, body)).status, path).toBe(404)
    const asked = `/rest/v1/court_days?calendar_ref=${unknown}&from=2026-01-01&until=2026-01-02`
    expect((await associate.call('GET', asked)).status).toBe(404)
    expect(await read(associate, unknown, '2026-01-01', '2026-01-02')).toBeUndefined()
  })
})

describe('whoever keeps the courts', () => {
  it('alone changes calendars and their days', async () => {
    const calendar = await aCalendar('Kept')
    const range = { calendar_ref: calendar, from: '2026-01-01', until: '2026-01-01' }
    for (const [method, path, body] of [
      ['POST', 'court_calendars', { name: 'X' }],
      ['PATCH', `court_calendars/${calendar}`, { version: 1, name: 'X' }],
      ['DELETE', `court_calendars/${calendar}`, undefined],
      ['POST', 'rpc/set_court_days', { ...range, ...closed }],
      ['POST', 'rpc/clear_court_days', range],
      ['POST', 'rpc/copy_court_year', { from_ref: calendar, to_ref: calendar, year: 2026 }],
    ] as const)
      expect((await associate.call(method, `/rest/v1/${path}`, body)).status, path).toBe(403)
  })

  it('changes week and reach, and never takes every day off', async () => {
    const calendar = await aCalendar('Week')
    const path = `/rest/v1/court_calendars/${calendar}`
    const changed = await partner.call('PATCH', path, {
      version: 1,
      weekly_off: [6, 5, 6],
      filled_until: '2027-12-31',
    })
    expect(changed.body).toMatchObject({ version: 2, weekly_off: [5, 6], filled_until: '2027-12-31' })
    expect((await partner.call('PATCH', path, { version: 2, weekly_off: [] })).body.weekly_off).toEqual([])
    for (const weekly_off of [[7], [0, 1, 2, 3, 4, 5, 6]])
      expect((await partner.call('PATCH', path, { version: 3, weekly_off })).status).toBe(400)
  })

  it('deletes a calendar with its days, but not one that a court follows', async () => {
    const [free, used] = [await aCalendar('Free'), await aCalendar('Used')]
    for (const calendar of [free, used]) await set(calendar, '2026-05-27', '2026-05-28')
    await partner.call('POST', '/rest/v1/courts', { name_en: 'User', level: 'other', calendar_ref: used })
    expect((await partner.call('DELETE', `/rest/v1/court_calendars/${free}`)).status).toBe(204)
    expect(await partner.call('DELETE', `/rest/v1/court_calendars/${used}`)).toMatchObject({
      status: 409,
      body: { reason: 'courts.in_use' },
    })
    expect(await daysOf(used, 2026)).toHaveLength(2)
  })

  it('leaves a trace and a hint, where a day has changed', async () => {
    const calendar = await aCalendar('Told')
    await set(calendar, '2026-05-27', '2026-05-28')
    const range = { calendar_ref: calendar, from: '2026-05-27', until: '2026-05-27' }
    await partner.call('POST', '/rest/v1/rpc/clear_court_days', range)
    await partner.call('POST', '/rest/v1/rpc/clear_court_days', range)
    const told = await world.rows(
      `select type, detail from activity_events where subject_id = '${calendar}' order by id`,
    )
    expect(told).toMatchObject([
      { type: 'court_calendar.created' },
      {
        type: 'court_calendar.changed',
        detail: { title: 'Told', change: 'entered', count: 2, name_en: 'Eid-ul-Adha' },
      },
      { type: 'court_calendar.changed', detail: { change: 'cleared', count: 1, from: '2026-05-27' } },
    ])
    const hints = await world.rows(
      `select audience from live_events where topic = 'court_calendars' and subject_id = '${calendar}'`,
    )
    expect(hints).toEqual([{ audience: 'staff' }, { audience: 'staff' }, { audience: 'staff' }])
  })
})

it('reads the days of a year of one calendar in a few pages, however many years there are', async () => {
  const calendar = await aCalendar('Many')
  for (let year = 2000; year < 2030; year++) await set(calendar, `${year}-01-01`, `${year}-12-31`)
  const client = await world.connect()
  await client.query('vacuum analyze court_days')
  await client.end()
  const [plan] = await plansOf(world, associate, (ctx) =>
    findCourtCalendar(ctx, { calendar_ref: calendar, from: '2026-01-01', until: '2026-12-31' }),
  )
  expect(plan?.text).toContain('court_days_pkey')
  expect(plan?.pages).toBeLessThan(40)
})
