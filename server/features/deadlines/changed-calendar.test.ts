import { describe, expect, it } from 'vitest'
import { aCase } from '../cases/testing.ts'
import { act, aDeadline, aFirmOfDeadlines, read, rpc, table } from './testing.ts'

const { partner, associate, colleague, history, confirmed } = aFirmOfDeadlines()

describe('a changed calendar', () => {
  it('check 53: lists the deadlines that it touches and changes none; each is accepted or kept', async () => {
    const calendar = (await partner.call('POST', '/rest/v1/court_calendars', { name: 'Labour courts' })).body
    const on = await aCase(associate)
    const rule = await confirmed('T-53')
    const add = (trigger_day: string) =>
      aDeadline(associate, { case_ref: on.id, rule_ref: rule.id, calendar_ref: calendar.id, trigger_day })
    const [row, twin, far] = [await add('2026-11-01'), await add('2026-11-01'), await add('2026-11-08')]
    const signed = (await act(colleague, 'sign_deadline', row)).body
    const holiday = {
      ...{ calendar_ref: calendar.id, from: '2026-12-01', until: '2026-12-01', name_en: 'Mourning' },
      ...{ court_sits: false, office_open: false, kind: 'holiday' },
    }
    const changed = await partner.call('POST', `${rpc}/set_court_days`, holiday)
    expect(changed.body.touched).toEqual({ hearings: 0, deadlines: 2 })
    const touched = async () =>
      (await read(partner, `${rpc}/deadlines_touched_by_calendar?calendar_ref=${calendar.id}`)).body.items
    expect(await touched()).toMatchObject(
      [row, twin]
        .map(({ id }) => ({ id, due_on: '2026-12-01', now_due_on: '2026-12-02' }))
        .sort((one, two) => one.id.localeCompare(two.id)),
    )
    expect((await read(colleague, `${table}/${row.id}`)).body).toMatchObject({
      due_on: '2026-12-01',
      version: 2,
    })

    const wrong = await act(partner, 'accept_recomputed_deadline', signed, { due_on: '2026-12-03' })
    expect(wrong).toMatchObject({ status: 409, body: { reason: 'deadlines.computed_anew' } })
    const taken = (await act(partner, 'accept_recomputed_deadline', signed, { due_on: '2026-12-02' })).body
    expect(taken).toMatchObject({ due_on: '2026-12-02', signer: null, working: [{}, {}, { step: 'moved' }] })
    const kept = await act(partner, 'accept_recomputed_deadline', twin, {
      due_on: '2026-12-02',
      accept: false,
    })
    expect(kept.body).toMatchObject({ due_on: '2026-12-01', version: 2 })
    expect(await touched()).toEqual([])
    expect((await history(twin.id))[0]).toMatchObject({ action: 'kept', why: '2026-12-02' })
    expect((await history(row.id))[0]).toMatchObject({
      action: 'recomputed',
      after: { due_on: '2026-12-02' },
    })
    expect((await read(associate, `${table}/${far.id}`)).body.version).toBe(1)
    expect((await partner.call('DELETE', `/rest/v1/court_calendars/${calendar.id}`)).body.reason).toBe(
      'courts.in_use',
    )
  })

  it('check 59: moves a last day over a vacation for the bench, and leaves it where the office is open', async () => {
    const calendar = (await partner.call('POST', '/rest/v1/court_calendars', { name: 'Vacation courts' }))
      .body
    const vacation = {
      ...{ calendar_ref: calendar.id, from: '2026-06-10', until: '2026-06-20', name_en: 'Vacation' },
      ...{ court_sits: false, office_open: true, kind: 'vacation' },
    }
    await partner.call('POST', `${rpc}/set_court_days`, vacation)
    const parts = { period: 90, trigger_day: '2026-03-01', copy_time: 'both_days_counted' }
    const copy = { copy_applied_on: '2026-03-03', copy_ready_on: '2026-03-20', calendar_ref: calendar.id }
    const compute = async (when_closed: string) =>
      (await partner.call('POST', `${rpc}/compute_deadline`, { ...parts, ...copy, when_closed })).body.due_on
    expect([await compute('next_sitting'), await compute('next_open')]).toEqual(['2026-06-21', '2026-06-17'])
  })
})
