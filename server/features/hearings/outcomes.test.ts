import { describe, expect, it } from 'vitest'
import { aFirmInCourt, aHearing, rpc, table } from './testing.ts'

const { world, partner, associate, colleague, inCourt, read, told, nextOf, close, onDate, days } =
  aFirmInCourt()

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
