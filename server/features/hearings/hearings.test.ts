import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aParty, onCase as aPartyOn } from '../parties/testing.ts'
import { aCourt, aHearing } from './testing.ts'

const table = '/rest/v1/hearings'
const rpc = '/rest/v1/rpc'

const { world, partner, associate, colleague } = aFirm(
  'users, cases, parties, courts, court_days, activity_events',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
  },
)

const inCourt = async (draft: object = {}) => aCase(associate, { court_ref: await aCourt(world), ...draft })
const read = (who: TestPerson, path: string) => who.call('GET', path)
const told = (type: string) =>
  world.rows<{ detail: object }>('select detail from activity_events where type = $1', [type])
const nextOf = async (id: string) =>
  (await world.rows<{ on: string }>('select next_hearing_on as on from cases where id = $1', [id]))[0]?.on
const close = (who: TestPerson, hearing: { id: string; version: number }, body: object) =>
  who.call('POST', `${rpc}/close_hearing`, {
    ...{ id: hearing.id, version: hearing.version, state: 'held' },
    ...body,
  })
const onDate = (on_day: string, more: object = {}) => ({ next: { kind: 'date', on_day, ...more } })
const days = async (case_ref: string) =>
  (await read(associate, `${table}?case_ref=${case_ref}`)).body.items.map(
    ({ on_day, state }: { on_day: string; state: string }) => `${on_day} ${state}`,
  )

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

describe('an outcome', () => {
  it('check 33: makes exactly one next hearing, also when two record it at once', async () => {
    const on = await inCourt({ bench: 'Bench 4' })
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21', purpose: 'Argument' })
    const adjourned = { state: 'adjourned', adjourned_by: 'other_side', adjourn_reason: 'Counsel is ill' }
    const body = { ...adjourned, ...onDate('2026-12-06') }
    const answers = await Promise.all([close(associate, first, body), close(colleague, first, body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = answers.find(({ status }) => status === 200)?.body
    expect(done).toMatchObject({
      closed: { ...adjourned, next_kind: 'date', next_on: '2026-12-06', can: { close: false, reopen: true } },
      next: {
        on_day: '2026-12-06',
        bench: 'Bench 4',
        purpose: 'Argument',
        previous_on: '2026-11-21',
        previous_state: 'adjourned',
      },
      warnings: { clash: [], court_closed: null },
    })
    expect(await days(on.id)).toEqual(['2026-12-06 set', '2026-11-21 adjourned'])
    expect(await nextOf(on.id)).toBe('2026-12-06')
    expect(await told('hearing.closed')).toHaveLength(1)
    const change = await associate.call('PATCH', `${table}/${first.id}`, {
      room: '1',
      version: done.closed.version,
    })
    expect(change.body).toMatchObject({ reason: 'hearings.closed' })
  })

  it('check 34: says what comes next, and refuses a date before its own', async () => {
    const on = await inCourt()
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    expect(await close(associate, first, {})).toMatchObject({
      status: 400,
      body: { reason: 'hearings.next_missing', message: 'Say the next date, or that there is none.' },
    })
    const kind = (next: object) => close(associate, first, { next })
    expect((await kind({ kind: 'date' })).body.reason).toBe('hearings.next_missing')
    expect((await kind({ kind: 'date', on_day: '2026-11-20' })).body.reason).toBe('hearings.next_before')
    expect((await kind({ kind: 'none' })).body.fields[0].path).toBe('next.reason')
    const late = { kind: 'none', reason: 'Stay', look_again_on: '2027-05-21' }
    expect((await kind(late)).body.fields[0].path).toBe('next.look_again_on')
    expect(await days(on.id)).toEqual(['2026-11-21 set'])
    const moved = await close(associate, first, { next: { kind: 'date', on_day: '2026-11-29' } })
    const { id, version } = moved.body.next
    const move = (on_day: string) =>
      associate.call('PATCH', `/rest/v1/hearings/${id}`, { version, on_day, keep: true })
    expect((await move('2026-11-20')).body).toMatchObject({
      reason: 'hearings.next_before',
      fields: [{ path: 'on_day' }],
    })
    expect((await move('2026-11-22')).status).toBe(200)
  })

  it('without a date is looked at again after as many days as the firm has decided', async () => {
    const path = '/rest/v1/firm_settings'
    const { version } = (await partner.call('GET', path)).body
    const { body: kept } = await partner.call('PATCH', path, { version, no_date_days: 9 })
    const on = await inCourt()
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    await close(associate, first, { next: { kind: 'none', reason: 'Stay' } })
    const [row] = await world.rows('select no_date_until::text from cases where id = $1', [on.id])
    expect(row).toEqual({ no_date_until: '2026-11-30' })
    const { body: shown } = await associate.call('GET', `${table}/${first.id}`)
    expect([shown.next_kind, shown.no_date_until]).toEqual(['none', '2026-11-30'])
    await partner.call('PATCH', path, { version: kept.version, no_date_days: 14 })
  })

  it('is taken back with its next hearing, unless somebody has touched that', async () => {
    const on = await inCourt()
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    const { closed, next } = (
      await close(associate, first, { order_summary: 'Part heard', ...onDate('2026-12-06') })
    ).body
    const reopen = (version: number) =>
      colleague.call('POST', `${rpc}/reopen_hearing`, { id: first.id, version })
    expect((await reopen(1)).status).toBe(409)
    const back = await reopen(closed.version)
    expect(back.body).toMatchObject({
      state: 'set',
      next_kind: null,
      order_summary: 'Part heard',
      can: { close: true },
    })
    expect(await days(on.id)).toEqual(['2026-11-21 set'])
    expect((await read(associate, `${table}/${next.id}`)).status).toBe(404)

    const again = (await close(associate, back.body, onDate('2026-12-06'))).body
    await colleague.call('PATCH', `${table}/${again.next.id}`, { room: '7', version: 1 })
    expect((await reopen(again.closed.version)).body.reason).toBe('hearings.next_has_moved')
  })

  it('takes a day that the case has there already as the next one, which stays when the outcome is taken back', async () => {
    const on = await inCourt()
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    const listed = await aHearing(colleague, {
      case_ref: on.id,
      on_day: '2026-12-06',
      item_no: '14',
      brief: 'Bring the file',
    })
    const start = world.clock.now()
    world.clock.set(new Date(start.getTime() + 60_000))
    const answer = await close(associate, first, onDate('2026-12-06', { at_time: '11:30' }))
    expect(answer, JSON.stringify(answer.body)).toMatchObject({
      status: 200,
      body: {
        closed: { next_on: '2026-12-06' },
        next: {
          id: listed.id,
          item_no: '14',
          brief: 'Bring the file',
          at_time: '11:30',
          previous_on: '2026-11-21',
        },
      },
    })
    expect(await days(on.id)).toEqual(['2026-12-06 set', '2026-11-21 held'])
    const { version } = answer.body.closed
    world.clock.set(start)
    const back = await associate.call('POST', `${rpc}/reopen_hearing`, { id: first.id, version })
    expect(back.body).toMatchObject({ state: 'set', next_on: null })
    expect(await days(on.id)).toEqual(['2026-12-06 set', '2026-11-21 set'])
  })

  it.each(['close', 'delete'])(
    'is taken back or its next hearing goes on (%s), whichever is first',
    async (verb) => {
      const on = await inCourt()
      for (const at of [1, 2, 3, 4]) {
        const first = await aHearing(associate, { case_ref: on.id, on_day: `2026-11-1${at}` })
        const { closed, next } = (await close(associate, first, onDate(`2026-12-0${at}`))).body
        const answers = await Promise.all([
          associate.call('POST', `${rpc}/reopen_hearing`, { id: first.id, version: closed.version }),
          verb === 'close'
            ? close(colleague, next, { next: { kind: 'awaited' } })
            : colleague.call('DELETE', `${table}/${next.id}`),
        ])
        expect(answers.filter(({ status }) => status >= 500 || status === 400)).toEqual([])
        expect(answers.some(({ status }) => status < 300)).toBe(true)
      }
    },
  )

  it('is taken back also where its next hearing was deleted and restored, which is no change of it', async () => {
    const on = await inCourt()
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    const { closed, next } = (await close(associate, first, onDate('2026-12-06'))).body
    const undo = () => associate.call('POST', `${rpc}/restore_hearing`, { id: next.id })
    for (const _ of ['once', 'twice']) {
      expect((await associate.call('DELETE', `${table}/${next.id}`)).status).toBe(204)
      expect((await undo()).status).toBe(200)
    }
    const reopen = (version: number) =>
      associate.call('POST', `${rpc}/reopen_hearing`, { id: first.id, version })
    const back = await reopen(closed.version)
    expect(back, JSON.stringify(back.body)).toMatchObject({ status: 200, body: { state: 'set' } })
    expect(await days(on.id)).toEqual(['2026-11-21 set'])

    // What was changed before stays changed.
    const again = (await close(associate, back.body, onDate('2026-12-07'))).body
    await associate.call('PATCH', `${table}/${again.next.id}`, { room: '7', version: 1 })
    await associate.call('DELETE', `${table}/${again.next.id}`)
    await associate.call('POST', `${rpc}/restore_hearing`, { id: again.next.id })
    expect((await reopen(again.closed.version)).body.reason).toBe('hearings.next_has_moved')
  })
})

const board = async (who: TestPerson, query: string) => (await read(who, `${rpc}/diary_${query}`)).body
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

describe('the board', () => {
  it('reads a day by place, court and item, of everybody, a person or a court, and the week around it', async () => {
    const complex = { place: 'Court house' }
    const [one, two] = [
      await aCourt(world, { name_en: 'Court 10', ...complex }),
      await aCourt(world, { name_en: 'Court 2', ...complex }),
    ]
    const add = async (court_ref: string, item_no: string, more: object = {}) =>
      (
        await aHearing(associate, {
          case_ref: (await aCase(associate)).id,
          on_day: '2026-12-03',
          court_ref,
          item_no,
          ...more,
        })
      ).id
    const tenth = await add(one, '10', { appears_id: colleague.user_id })
    const second = await add(one, '2')
    const other = await add(two, '5', { with_ids: [colleague.user_id] })
    const later = await add(two, '1', { on_day: '2026-12-05' })
    await add(two, '1', { on_day: '2026-12-06' })
    expect(idsOf(await board(associate, 'day?day=2026-12-03'))).toEqual([other, second, tenth])
    expect(idsOf(await board(associate, `day?day=2026-12-03&person=${colleague.user_id}`))).toEqual([
      other,
      tenth,
    ])
    expect(idsOf(await board(associate, `day?day=2026-12-03&court=${one}`))).toEqual([second, tenth])
    // An empty day names the next one that has what is asked for.
    const next = async (query: string) => (await board(associate, `day?day=${query}`)).next_day
    expect(await next('2026-12-03')).toBeUndefined()
    expect(await next('2026-12-04')).toBe('2026-12-05')
    expect(await next(`2026-12-04&court=${one}`)).toBeNull()
    expect(await next(`2026-12-02&person=${colleague.user_id}`)).toBe('2026-12-03')
    expect(await next(`2026-12-02&court=${two}&person=${colleague.user_id}`)).toBe('2026-12-03')
    expect(await next(`2026-12-04&person=${colleague.user_id}`)).toBeNull()
    const week = await board(associate, 'week?day=2026-12-03')
    expect([week.first, idsOf(week), week.more]).toEqual(['2026-11-29', [other, second, tenth, later], false])
    expect((await read(associate, `${rpc}/diary_day?day=2026-02-30`)).status).toBe(400)
    // The week of the first day that may be named begins before it.
    expect((await board(associate, 'week?day=1900-01-01')).first).toBe('1899-12-31')
  })

  it('check 37: two places on one day are a clash, two benches of one place or an hour are tight', async () => {
    const [dhaka, chittagong] = [
      await aCourt(world, { place: 'Dhaka' }),
      await aCourt(world, { place: 'Chittagong' }),
    ]
    const add = async (day: string, court_ref: string, more: object) => {
      const case_ref = (await aCase(associate)).id
      return aHearing(associate, { case_ref, on_day: day, court_ref, appears_id: colleague.user_id, ...more })
    }
    const levels = async (day: string) =>
      (await board(associate, `day?day=${day}`)).clashes.map(({ level }: { level: string }) => level)
    await add('2026-12-03', dhaka, {})
    await add('2026-12-03', chittagong, {})
    await add('2026-12-06', dhaka, { bench: '1' })
    await add('2026-12-06', dhaka, { bench: '2' })
    await add('2026-12-07', dhaka, { at_time: '10:00' })
    await add('2026-12-07', dhaka, { at_time: '10:45' })
    await add('2026-12-08', dhaka, { at_time: '10:00' })
    await add('2026-12-08', dhaka, { at_time: '11:00' })
    expect(await levels('2026-12-03')).toEqual(['clash'])
    expect(await levels('2026-12-06')).toEqual(['tight'])
    expect(await levels('2026-12-07')).toEqual(['tight'])
    expect(await levels('2026-12-08')).toEqual([])

    const here = await aHearing(associate, {
      case_ref: (await aCase(associate)).id,
      on_day: '2026-11-21',
      court_ref: dhaka,
    })
    const moved = await close(associate, here, onDate('2026-12-03', { appears_id: colleague.user_id }))
    expect(moved.body.warnings.clash).toMatchObject([
      { level: 'clash', person: { full_name: 'Sadia Rahman' }, day: '2026-12-03' },
    ])
  })
})

describe('cases without a next date', () => {
  const waiting = async (who = associate) => (await read(who, `${rpc}/cases_without_next_date`)).body
  const listed = async (who = associate) =>
    (await read(who, '/rest/v1/cases?no_next_date=true')).body.items.length

  /** Whoever has signed up by then: sessions end before a day has gone. */
  const later = (moment: string) => {
    world.clock.set(moment)
    return world.aPerson('associate')
  }

  it('check 35: "No next date" until the 5th raises no alarm on the 4th, and one on the 5th', async () => {
    const on = await inCourt()
    await aCase(associate)
    expect([await waiting(), await listed()]).toEqual([{ cases: 1, outcomes: 0, oldest: null }, 1])
    const hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    expect([await waiting(), await listed()]).toEqual([{ cases: 0, outcomes: 0, oldest: null }, 0])
    const next = { kind: 'none', reason: 'Records were called for', look_again_on: '2026-12-05' }
    const { body } = await close(associate, hearing, { next })
    expect(body).toMatchObject({ closed: { next_kind: 'none' }, next: null })
    const fourth = await later('2026-12-04T06:00:00Z')
    expect([await waiting(fourth), await listed(fourth)]).toEqual([
      { cases: 0, outcomes: 0, oldest: null },
      0,
    ])
    const fifth = await later('2026-12-05T06:00:00Z')
    expect([await waiting(fifth), await listed(fifth)]).toEqual([{ cases: 1, outcomes: 0, oldest: null }, 1])
    const { strips } = (await read(fifth, `${rpc}/case_file?id=${on.id}`)).body
    expect(strips[0]).toMatchObject({ kind: 'no_next_date' })
  })

  it('are those without a court that were in one, too, as their page says', async () => {
    const court_ref = await aCourt(world)
    const on = await aCase(associate)
    const other = await aCase(associate, { case_id: 'OLD-1' })
    const strips = async () => {
      const { body } = await read(associate, `${rpc}/case_file?id=${on.id}`)
      return body.strips.map(({ kind }: { kind: string }) => kind)
    }
    const all = async () => [(await waiting()).cases, await listed(), await strips()]
    const hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21', court_ref })
    const gone = await aHearing(associate, { case_ref: other.id, on_day: '2026-11-21', court_ref })
    expect(await all()).toEqual([0, 0, []])
    await close(associate, hearing, { next: { kind: 'ended' } })
    await associate.call('DELETE', `/rest/v1/hearings/${gone.id}`)
    expect(await all()).toEqual([1, 1, ['no_next_date']])
    const kept = await world.rows('select case_id, was_in_court from cases order by created_at, id')
    expect(kept).toEqual([
      { case_id: on.case_id, was_in_court: true },
      { case_id: 'OLD-1', was_in_court: false },
    ])
    await associate.call('POST', `${rpc}/restore_hearing`, { id: gone.id })
    expect(await all()).toEqual([1, 1, ['no_next_date']])
  })

  it('are those whose day has gone, too; its outcome is missing', async () => {
    const on = await inCourt()
    await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    const next = await later('2026-11-22T06:00:00Z')
    const refresh = world.app.jobs.find(({ name }) => name === 'refresh-next-hearings')
    await refresh?.work({}, { id: 'x', attempt: 1 })
    expect(await nextOf(on.id)).toBeNull()
    expect(await waiting(next)).toMatchObject({ cases: 1, outcomes: 1, oldest: { on_day: '2026-11-21' } })
  })

  it('are listed by themselves where their outcome is missing, the oldest first', async () => {
    const on = await inCourt()
    for (const on_day of ['2026-11-20', '2026-12-20', '2026-11-18'])
      await aHearing(associate, { case_ref: on.id, on_day })
    const closed = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-19' })
    await close(associate, closed, { next: { kind: 'ended' } })
    const { items } = (await read(associate, `${table}?missing=true&case_ref=${on.id}`)).body
    expect(items.map(({ on_day }: { on_day: string }) => on_day)).toEqual(['2026-11-18', '2026-11-20'])
    expect(await waiting()).toMatchObject({ outcomes: 2, oldest: { on_day: '2026-11-18' } })
  })
})

describe('on the page of its case', () => {
  it('and on the board stands a name of each side', async () => {
    const on = await inCourt()
    for (const [name_latin, side, role] of [
      ['Rahima Begum', 'ours', 'client'],
      ['Salma Begum', 'ours', 'client'],
      ['Karim Traders', 'theirs', 'opponent'],
      ['Abdul Quader', 'theirs', 'opposing_counsel'],
    ] as const)
      await aPartyOn(associate, {
        case_ref: on.id,
        party_ref: (await aParty(associate, { name_latin })).id,
        side,
        role,
      })
    const { case: named } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    expect(named).toMatchObject({ ours: 'Rahima Begum', theirs: 'Karim Traders' })
  })

  it('what it says of its case, its sides and the days around it follows them', async () => {
    const on = await inCourt({ client_name: 'Rahima' })
    const party = await aParty(associate, { name_latin: 'Rahima Begum' })
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-19' })
    await close(associate, first, onDate('2026-12-03'))
    const { id: deadline } = await aDeadline(associate, {
      ...{ case_ref: on.id, title: 'File the reply', trigger_day: '2026-11-20', due_on: '2026-12-20' },
      ...{ assignee_id: associate.user_id, extra_reason: 'Ordered' },
    })
    const said = async () => {
      const [later, earlier] = (await read(associate, `${table}?case_ref=${on.id}`)).body.items
      const due = (await read(associate, `/rest/v1/deadlines/${deadline}`)).body
      expect(due.case).toEqual(later.case)
      return { ...later.case, before: `${later.previous_on} ${later.previous_state}`, after: earlier.next_on }
    }
    expect(await said()).toMatchObject({
      ...{ case_id: on.case_id, ours: null, before: '2026-11-19 held', after: '2026-12-03' },
    })
    const link = await aPartyOn(associate, {
      ...{ case_ref: on.id, party_ref: party.id, side: 'ours', role: 'client' },
    })
    expect(await said()).toMatchObject({ ours: 'Rahima Begum' })
    const change = async (path: string, body: object) =>
      expect((await partner.call('PATCH', `/rest/v1/${path}`, body)).status, path).toBe(200)
    await change(`parties/${party.id}`, { version: party.version, name_latin: 'Rahima Khatun' })
    await change(`cases/${on.id}`, { version: 1, title: 'Rahima v State', client_name: 'R. Khatun' })
    const [later] = (await read(associate, `${table}?case_ref=${on.id}`)).body.items
    await change(`hearings/${later.id}`, { version: later.version, on_day: '2026-12-10' })
    expect(await said()).toMatchObject({
      ...{ ours: 'Rahima Khatun', title: 'Rahima v State', client_name: 'R. Khatun', after: '2026-12-10' },
    })
    await change(`case_parties/${link.id}`, { version: link.version, role: 'witness' })
    expect(await said()).toMatchObject({ ours: null })
    // What is kept is what would be read: no words of the board were forgotten.
    const strange = `select from hearings h where board <> board_of_case(case_ref) || days_around(case_ref, previous_ref, next_ref)`
    expect(await world.rows(strange)).toEqual([])
  })

  it('a row without its words is read the long way', async () => {
    const on = await inCourt({ client_name: 'Rahima' })
    const { id } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const before = (await read(associate, `${table}/${id}`)).body
    await world.rows(`update hearings set board = null where id = $1`, [id])
    expect((await read(associate, `${table}/${id}`)).body).toEqual(before)
  })

  it('stands its next hearing, and how many there are', async () => {
    const on = await inCourt()
    await aHearing(associate, { case_ref: on.id, on_day: '2026-12-06' })
    const { id } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const { next_hearing } = (await read(associate, `${rpc}/case_file?id=${on.id}`)).body
    expect(next_hearing).toEqual({ id, title: 'District Judge', on: '2026-12-03' })
    expect((await read(associate, `${rpc}/case_counts?id=${on.id}`)).body.counts.hearings).toBe(2)
    expect((await partner.call('DELETE', `/rest/v1/cases/${on.id}`)).body.reason).toBe('cases.in_use')
  })

  it('check 18: a hearing to come keeps it open; a missing outcome and order are told of', async () => {
    const on = await inCourt()
    const held = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-19' })
    await close(associate, held, onDate('2026-11-20'))
    const { id, previous_on } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    expect(previous_on).toBe('2026-11-19')
    const shut = () =>
      partner.call('POST', `${rpc}/close_case`, { id: on.id, version: 1, note: '', warned: true })
    const refused = await shut()
    expect(refused).toMatchObject({
      status: 422,
      body: {
        reason: 'cases.close_open_hearings',
        message: 'This case has hearings to come. Record or remove them first.',
        open: [
          { kind: 'hearing', id, title: 'District Judge', on: '2026-12-03', refuses: true },
          { kind: 'outcome', on: '2026-11-20', refuses: false },
          { kind: 'order', on: '2026-11-19', refuses: false },
        ],
      },
    })
    await associate.call('DELETE', `${table}/${id}`)
    const gone = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-18' })
    expect((await shut()).body).toMatchObject({ status: 'closed' })
    expect((await close(associate, gone, onDate('2061-12-03'))).body.reason).toBe('cases.closed')
    await partner.call('DELETE', `${table}/${gone.id}`)
    expect((await associate.call('POST', `${rpc}/restore_hearing`, { id })).body.reason).toBe('cases.closed')
  })

  it('is adjourned by somebody, for the call and for the database; rows from before go on', async () => {
    const on = await inCourt()
    const hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-19' })
    for (const adjourned_by of [undefined, null]) {
      const said = { state: 'adjourned', ...(adjourned_by === null && { adjourned_by }) }
      expect(await close(associate, hearing, { ...said, next: { kind: 'ended' } })).toMatchObject({
        status: 400,
        body: {
          reason: 'hearings.adjourned_by_missing',
          fields: [{ path: 'adjourned_by', message: 'Say by whom it was adjourned.' }],
        },
      })
    }
    const put = `state = 'adjourned', next_kind = 'ended', closed_at = now(), closed_by = created_by`
    const { user_id, session_id } = associate
    const past = world.app.transact({ kind: 'session', user_id, session_id }, (ctx) =>
      sql`update hearings set ${sql.raw(put)} where id = ${hearing.id}`.execute(ctx.db),
    )
    await expect(past).rejects.toMatchObject({ constraint: 'hearings_adjourned_by_whom' })
    await world.rows(`update hearings set ${put} where id = $1`, [hearing.id])
    const gone = await associate.call('DELETE', `${table}/${hearing.id}`)
    expect(gone.status).toBe(204)
    const back = await associate.call('POST', `${rpc}/restore_hearing`, { id: hearing.id })
    expect(back.body).toMatchObject({ state: 'adjourned', adjourned_by: null })
  })

  it('check 39: its statistics are those of a hand count', async () => {
    const on = await inCourt()
    let hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-01-01' })
    const by = (adjourned_by: string) => ({ state: 'adjourned', adjourned_by })
    // Ten days in court, 10 days apart but for the last, which came 28 days after the one before.
    const outcomes = [
      ...[by('our_side'), by('our_side'), by('other_side'), by('court'), by('both'), by('court')],
      ...[{ state: 'held' }, { state: 'not_reached' }, { state: 'held' }],
    ]
    for (const [at, outcome] of outcomes.entries()) {
      const on_day =
        at === 8 ? '2026-04-19' : new Date(Date.UTC(2026, 0, 11 + at * 10)).toISOString().slice(0, 10)
      const { body } = await close(associate, hearing, { ...outcome, ...onDate(on_day) })
      hearing = body.next
    }
    // As it was written before anybody was asked.
    await world.rows(
      `update hearings set adjourned_by = null where case_ref = $1 and on_day = '2026-02-20'`,
      [on.id],
    )
    const statistics = await read(associate, `${rpc}/hearing_statistics?case_ref=${on.id}`)
    expect(statistics.body).toEqual({
      ...{ hearings: 10, held: 2, not_reached: 1, vacated: 0, mean_days: 12, longest_days: 28, limit: null },
      sides: { our_side: null, other_side: null },
      adjourned: { our_side: 2, other_side: 1, court: 1, both: 1, unsaid: 1 },
    })
    const unknown = await read(associate, `${rpc}/hearing_statistics?case_ref=${randomUUID()}`)
    expect(unknown.status).toBe(404)
  })

  it('check 39: the type of their case says how often a side may adjourn, and what each is called', async () => {
    const words = { our_side_words: 'Plaintiff', other_side_words: 'Defendant' }
    const type = { code: `Suit ${randomUUID().slice(0, 8)}`, name_en: 'Suit', side: 'civil', ...words }
    const { body: made } = await partner.call('POST', '/rest/v1/case_types', type)
    await world.rows('update case_types set adjournment_limit = 3 where id = $1', [made.id])
    const on = await inCourt({ type_ref: made.id })
    const { body } = await read(associate, `${rpc}/hearing_statistics?case_ref=${on.id}`)
    expect(body).toMatchObject({ limit: 3, sides: { our_side: 'Plaintiff', other_side: 'Defendant' } })
  })

  it('stand in the way of making two cases one where both are in one court on one day', async () => {
    const court_ref = await aCourt(world)
    const [keep, drop] = [await aCase(partner, { court_ref }), await aCase(partner, { court_ref })]
    await aHearing(partner, { case_ref: keep.id, on_day: '2026-12-03' })
    const same = await aHearing(partner, { case_ref: drop.id, on_day: '2026-12-03' })
    const two = { keep: keep.id, drop: drop.id }
    const { body } = await read(partner, `${rpc}/merge_preview?keep=${keep.id}&drop=${drop.id}`)
    expect(body.clashes).toEqual([{ kind: 'hearing', title: '2026-12-03 · District Judge' }])
    const merge = () =>
      partner.call('POST', `${rpc}/merge_cases`, { ...two, keep_version: 1, drop_version: 1, from_drop: [] })
    expect((await merge()).body.reason).toBe('cases.merge_clash')
    await partner.call('PATCH', `${table}/${same.id}`, { on_day: '2026-12-02', version: 1 })
    expect((await merge()).body.moved).toMatchObject({ hearings: 1 })
    // What went is no case without a next date.
    expect((await read(partner, `${rpc}/cases_without_next_date`)).body.cases).toBe(0)
    expect(await days(keep.id)).toEqual(['2026-12-03 set', '2026-12-02 set'])
    expect(await nextOf(keep.id)).toBe('2026-12-02')
  })
})

describe('a hearing of a case that is hidden', () => {
  it('check 11: is there for nobody from whom the case is hidden, and takes nothing of theirs', async () => {
    const on = await inCourt()
    const hearing = await aHearing(associate, {
      ...{ case_ref: on.id, on_day: '2026-11-21', appears_id: colleague.user_id },
      with_ids: [partner.user_id],
    })
    await wall(world, on.id, colleague, partner)
    // Whoever stands behind it does not appear any more.
    expect((await read(associate, `${table}/${hearing.id}`)).body).toMatchObject({
      ...{ appears: null, version: 2 },
      with: [{ full_name: 'Nusrat Jahan' }],
    })
    expect((await read(colleague, table)).body.items).toEqual([])
    expect((await board(colleague, 'day?day=2026-11-21')).items).toEqual([])
    const next = { kind: 'ended' }
    const answers = await Promise.all([
      read(colleague, `${table}/${hearing.id}`),
      colleague.call('PATCH', `${table}/${hearing.id}`, { room: '1', version: 2 }),
      colleague.call('DELETE', `${table}/${hearing.id}`),
      close(colleague, { id: hearing.id, version: 2 }, { next }),
      colleague.call('POST', `${rpc}/reopen_hearing`, { id: hearing.id, version: 2 }),
      colleague.call('POST', table, { case_ref: on.id, on_day: '2026-12-03' }),
      read(colleague, `${rpc}/hearing_statistics?case_ref=${on.id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const change = { appears_id: colleague.user_id, version: 2 }
    const named = await associate.call('PATCH', `${table}/${hearing.id}`, change)
    expect(named.body).toMatchObject({ reason: 'hearings.cannot_see', fields: [{ path: 'appears_id' }] })
  })

  it('names nobody who loses sight, several at once, keeps who is named with the restriction, and its lead hears of a wall', async () => {
    const place = { court_ref: await aCourt(world), lead_id: associate.user_id }
    const on = await aCase(partner, place)
    const [tanvir, mahin] = [
      await world.aPerson('associate', 'Tanvir'),
      await world.aPerson('associate', 'Mahin'),
    ]
    const at = { case_ref: on.id, appears_id: colleague.user_id, with_ids: [tanvir.user_id, mahin.user_id] }
    const hearing = await aHearing(associate, { ...at, on_day: '2061-11-21' })
    const now = async () => {
      const { appears, with: along } = (await read(associate, `${table}/${hearing.id}`)).body
      return [appears?.full_name, ...along.map(({ full_name }: { full_name: string }) => full_name)]
    }
    const allow = async (access: string, people: TestPerson[], walls: TestPerson[]) => {
      const { version } = (await read(partner, `/rest/v1/cases/${on.id}`)).body
      const raised = walls.map(({ user_id }) => ({ user_id, reason: 'Their own matter' }))
      const ids = people.map(({ user_id }) => user_id)
      const body = { id: on.id, version, access, people: ids, walls: raised }
      expect((await partner.call('POST', `${rpc}/set_case_access`, body)).status).toBe(200)
    }
    await allow('restricted', [colleague, tanvir], [])
    expect(await now()).toEqual(['Sadia Rahman', 'Tanvir'])
    await allow('firm', [], [colleague, tanvir])
    expect(await now()).toEqual([undefined])
    const { items } = (await read(associate, '/rest/v1/notifications')).body
    expect(items.map(({ title }: { title: string }) => title)).toContain('Sadia Rahman cannot appear')
  })

  it('is there for the people of a restricted case, and follows what becomes of it', async () => {
    const on = await inCourt()
    await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    await restrict(world, on.id, associate)
    expect((await read(associate, table)).body.items).toHaveLength(1)
    expect((await read(colleague, table)).body.items).toEqual([])
    expect((await read(partner, table)).body.items).toHaveLength(1)
  })
})

describe('a message for the client', () => {
  const templates = '/rest/v1/message_templates'
  const idOf = async (language: string) =>
    (await read(associate, templates)).body.items.find(
      (row: { language: string }) => row.language === language,
    ).id
  const messageOf = async (hearing_ref: string, language: string, order = '') =>
    read(
      associate,
      `${rpc}/client_message?hearing_ref=${hearing_ref}&template_ref=${await idOf(language)}${order}`,
    )

  it('check 51: says the next day in its language, with the order only if asked for, and that it was copied', async () => {
    const on = await inCourt({ title: 'Rahima v Karim' })
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-25' })
    const plain = await messageOf(first.id, 'en')
    expect(plain.body).toEqual({
      text: 'Case CASE-2026-417: next date Nov 25, 2026, District Judge. Please contact us for details. TRW',
      has_order: false,
    })
    const { body } = await close(associate, first, {
      ...onDate('2026-12-03'),
      order_summary: 'Costs of 500.',
    })
    const without =
      'মামলা CASE-২০২৬-৪১৭: পরবর্তী তারিখ ৩ ডিসেম্বর ২০২৬, District Judge। বিস্তারিত জানতে যোগাযোগ করুন। TRW'
    expect((await messageOf(first.id, 'bn')).body).toEqual({ text: without, has_order: true })
    expect((await messageOf(body.next.id, 'bn', '&order=true')).body.text).toBe(`${without}\nCosts of ৫০০.`)
    const copied = { hearing_ref: first.id, language: 'bn' }
    expect((await associate.call('POST', `${rpc}/record_client_message`, copied)).status).toBe(204)
    expect(await told('client_message.copied')).toMatchObject([{ detail: { language: 'bn' } }])
    await wall(world, on.id, associate, partner)
    const me = await world.again(associate)
    expect((await me.call('POST', `${rpc}/record_client_message`, copied)).status).toBe(404)
  })

  it('is worded by whoever keeps the courts, with the fields that there are', async () => {
    const draft = { language: 'en', text: 'Dear client, {court} on {date}' }
    expect((await associate.call('POST', templates, draft)).status).toBe(403)
    const made = await partner.call('POST', templates, draft)
    expect(made).toMatchObject({ status: 201, body: { text: draft.text, is_active: true, version: 1 } })
    const path = `${templates}/${made.body.id}`
    const strange = await partner.call('PATCH', path, { version: 1, text: 'Dear {client}' })
    expect(strange).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } })
    expect((await partner.call('DELETE', path)).status).toBe(204)
  })
})
