import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { act, aDeadline, aFirmOfDeadlines, byHand, handed, read, rpc, ruleOf, table } from './testing.ts'

const { world, partner, other, associate, colleague, history } = aFirmOfDeadlines()

describe('the end of a deadline', () => {
  it('is done with a note, and waived by the lead or a manager with a reason; both are taken back', async () => {
    const row = await handed(associate)
    const nothing = await act(associate, 'finish_deadline', row, { note: ' ' })
    expect(nothing).toMatchObject({
      status: 400,
      body: { reason: 'deadlines.reason_missing', message: 'Give a reason.' },
    })
    const tomorrow = await act(associate, 'finish_deadline', row, { note: 'Filed', done_on: '2026-11-22' })
    expect(tomorrow.body.fields[0].path).toBe('done_on')
    const done = (await act(colleague, 'finish_deadline', row, { note: 'Filed as no. 12 of 2026' })).body
    expect(done).toMatchObject({
      ...{ state: 'done', done_on: '2026-11-21', state_note: 'Filed as no. 12 of 2026' },
      ...{ doer: { full_name: 'Sadia Rahman' }, can: { edit: false, finish: false, resume: true } },
    })
    expect(
      (await associate.call('PATCH', `${table}/${row.id}`, { version: 2, title: 'x' })).body.reason,
    ).toBe('deadlines.ended')
    expect((await act(associate, 'resume_deadline', done)).body.reason).toBe('deadlines.reason_missing')
    const back = (await act(associate, 'resume_deadline', done, { reason: 'It was returned' })).body
    expect(back).toMatchObject({ state: 'open', done_on: null, state_note: null })

    expect((await act(associate, 'waive_deadline', back, { reason: 'Settled' })).status).toBe(403)
    expect((await act(partner, 'waive_deadline', back)).body.reason).toBe('deadlines.reason_missing')
    const waived = (await act(partner, 'waive_deadline', back, { reason: 'Settled' })).body
    expect(waived).toMatchObject({ state: 'waived', state_note: 'Settled' })
    expect((await act(associate, 'resume_deadline', waived, { reason: 'No' })).status).toBe(403)
    expect((await act(partner, 'resume_deadline', waived, { reason: 'Not settled' })).status).toBe(200)
    expect((await history(row.id)).map(({ action }: { action: string }) => action)).toEqual([
      ...['resumed', 'waived', 'resumed', 'done', 'created'],
    ])
    const stale = await act(partner, 'finish_deadline', row, { note: 'Filed' })
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 5 } } })
  })

  it('is one of two: whoever comes second reads what became of it', async () => {
    const row = await handed(associate)
    const answers = await Promise.all([
      act(associate, 'finish_deadline', row, { note: 'Filed' }),
      act(partner, 'waive_deadline', row, { reason: 'Settled' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('names the rule that follows, whichever version of it the deadline was counted by', async () => {
    const on = await aCase(associate)
    const { id: rule_ref } = await ruleOf(associate, 'NI-138-B')
    const draft = { case_ref: on.id, rule_ref, trigger_day: '2026-11-01', cheque_on: '2026-10-01' }
    expect((await aDeadline(associate, draft)).next_rule).toMatchObject({ code: 'NI-138-C' })
  })
})

describe('the case of deadlines', () => {
  const counts = async (case_ref: string) =>
    (await read(associate, `${rpc}/case_counts?id=${case_ref}`)).body.counts.deadlines
  const file = async (case_ref: string) => (await read(associate, `${rpc}/case_file?id=${case_ref}`)).body

  it('counts them, names the nearest and says at its top how near it is', async () => {
    const on = await aCase(associate, { case_id: 'STRIPS' })
    const strips = async () =>
      (await file(on.id)).strips.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`)
    const add = (title: string, due_on: string) =>
      aDeadline(associate, { case_ref: on.id, ...byHand, title, due_on })
    await add('Far', '2026-12-30')
    expect(await strips()).toEqual([])
    await add('Review', '2026-12-05')
    expect(await strips()).toEqual(['deadline_near 14'])
    const today = await add('Appeal', '2026-11-21')
    expect((await file(on.id)).next_deadline).toEqual({ id: today.id, title: 'Appeal', on: '2026-11-21' })
    expect((await file(on.id)).strips[0]).toEqual({ kind: 'deadline_today', text: 'Appeal', count: 0 })
    await add('Copy', '2026-11-19')
    expect(await strips()).toEqual(['deadline_overdue -2'])
    expect(await counts(on.id)).toBe(4)
  })

  it('check 18: is not closed over one that is open, with its sentence and list, and then it is', async () => {
    const row = await handed(associate)
    const close = async () => {
      const { version } = (await read(partner, `/rest/v1/cases/${row.case_ref}`)).body
      return act(partner, 'close_case', { id: row.case_ref, version }, { note: '', warned: true })
    }
    expect(await close()).toMatchObject({
      status: 422,
      body: {
        reason: 'cases.close_open_deadlines',
        message: 'This case has open deadlines. Finish or waive them first.',
        open: [{ kind: 'deadline', id: row.id, title: row.title, on: '2026-12-20', refuses: true }],
      },
    })
    const done = (await act(associate, 'finish_deadline', row, { note: 'Filed' })).body
    expect((await close()).status).toBe(200)
    const resumed = await act(partner, 'resume_deadline', done, { reason: 'Returned' })
    expect(resumed.body.reason).toBe('cases.closed')
  })

  it('is named by what the audit tells of its deadlines and hearings, to whoever sees it', async () => {
    const row = await handed(partner)
    const court_ref = await aCourt(world)
    await aHearing(partner, { case_ref: row.case_ref, court_ref, on_day: '2061-12-03' })
    await world.rows('update cases set case_id = $2 where id = $1', [row.case_ref, 'AUDIT-7'])
    const lines = async (who: TestPerson) => {
      const areas = await Promise.all(
        ['deadline', 'hearing'].map((area) =>
          read(who, `/rest/v1/activity_events?area=${area}&action=created`),
        ),
      )
      const items = areas.flatMap(({ body }) => body.items)
      return items.filter((line) => JSON.stringify(line).includes('AUDIT-7'))
    }
    const named = expect.arrayContaining([{ field: 'case_id', after: 'AUDIT-7' }])
    expect(await lines(other)).toMatchObject([{ subject: row.title, changes: named }, { subject: 'AUDIT-7' }])
    await wall(world, row.case_ref, other, partner)
    expect(await lines(await world.again(other))).toEqual([])
  })

  it('is not deleted while it has any, and takes them along when it is merged', async () => {
    const row = await handed(associate)
    const gone = await associate.call('DELETE', `/rest/v1/cases/${row.case_ref}`)
    expect(gone).toMatchObject({ status: 409, body: { reason: 'cases.in_use' } })
    const signed = (await act(colleague, 'sign_deadline', row)).body
    const keep = await aCase(associate, { case_id: 'KEPT' })
    const merged = await partner.call('POST', `${rpc}/merge_cases`, {
      ...{ keep: keep.id, drop: row.case_ref, keep_version: 1, drop_version: 1, from_drop: [] },
    })
    expect(merged.body.moved).toMatchObject({ deadlines: 1 })
    const moved = (await read(associate, `${table}?case_ref=${keep.id}`)).body.items
    expect(moved).toMatchObject([
      { id: row.id, signer: { full_name: 'Sadia Rahman' }, version: signed.version },
    ])
    const activity = (await read(associate, `${rpc}/case_activity?id=${keep.id}`)).body.items
    expect(activity.map(({ area }: { area: string }) => area)).toContain('deadline')
  })

  it('is kept with the history of one that was deleted, whoever sees it, and says so', async () => {
    const row = await handed(partner)
    const court_ref = await aCourt(world)
    const { id } = await aHearing(partner, { case_ref: row.case_ref, court_ref, on_day: '2061-12-01' })
    await partner.call('DELETE', `${table}/${row.id}?reason=Entered+twice`)
    const remove = async () => (await partner.call('DELETE', `/rest/v1/cases/${row.case_ref}`)).body
    // What else is there is said first.
    expect((await remove()).reason).toBe('cases.in_use')
    await world.rows('delete from hearings where id = $1', [id])
    expect(await remove()).toMatchObject({
      reason: 'cases.deadline_kept',
      message: 'The history of a deadline of this case is kept. Close it or merge it instead.',
    })
    // One that not everybody sees answers the same as when anything else names it.
    await wall(world, row.case_ref, other, partner)
    expect((await remove()).reason).toBe('cases.in_use')
    expect((await read(partner, `/rest/v1/cases/${row.case_ref}`)).status).toBe(200)
    const { version } = (await read(partner, `/rest/v1/cases/${row.case_ref}`)).body
    const closing = { note: '', warned: true }
    expect((await act(partner, 'close_case', { id: row.case_ref, version }, closing)).status).toBe(200)
  })

  it('hides them with itself: from lists, counts and calls, and nobody is put on one who may not see it', async () => {
    const row = await handed(associate)
    const before = (await read(colleague, `${rpc}/deadline_counts`)).body
    await restrict(world, row.case_ref, associate)
    for (const path of [`${table}/${row.id}`, `/rest/v1/deadline_history?deadline_ref=${row.id}`])
      expect((await read(colleague, path)).status, path).toBe(404)
    expect((await act(colleague, 'finish_deadline', row, { note: 'x' })).status).toBe(404)
    const after = (await read(colleague, `${rpc}/deadline_counts`)).body
    expect([after.next, after.unsigned]).toEqual([before.next - 1, before.unsigned - 1])
    const put = { version: 1, assignee_id: colleague.user_id }
    expect((await associate.call('PATCH', `${table}/${row.id}`, put)).body.reason).toBe('hearings.cannot_see')
    await wall(world, row.case_ref, other, partner)
    expect((await read(other, `${table}/${row.id}`)).status).toBe(404)
  })
})
