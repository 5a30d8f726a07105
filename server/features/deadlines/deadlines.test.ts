import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aDeadline, ruleOf } from './testing.ts'

const table = '/rest/v1/deadlines'
const rules = '/rest/v1/deadline_rules'
const rpc = '/rest/v1/rpc'

// Without emptying tables in between: the rules that a firm begins with would go with its people.
let world: World
let partner: TestPerson
let other: TestPerson
let associate: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  other = await world.aPerson('partner', 'Imran Hossain')
  associate = await world.aPerson('associate', 'Farhan Kabir')
  colleague = await world.aPerson('associate', 'Sadia Rahman')
})
afterAll(() => world.end())

const read = (who: TestPerson, path: string) => who.call('GET', path)
const act = (who: TestPerson, call: string, row: { id: string; version: number }, body: object = {}) =>
  who.call('POST', `${rpc}/${call}`, { id: row.id, version: row.version, ...body })
const told = (type: string, case_ref: string) =>
  world.rows<{ detail: Record<string, unknown> }>(
    'select detail from activity_events where type = $1 and case_ref = $2',
    [type, case_ref],
  )
const history = async (id: string) =>
  (await read(associate, `/rest/v1/deadline_history?deadline_ref=${id}`)).body.items

const byHand = { title: 'File the appeal', trigger_day: '2026-11-20', extra_reason: 'Ordered by the court' }
const handed = async (creator: TestPerson, draft: object = {}) => {
  const on = await aCase(creator)
  return aDeadline(creator, { case_ref: on.id, ...byHand, due_on: '2026-12-20', ...draft })
}

/** A rule of its own, confirmed. */
async function confirmed(code: string, more: object = {}) {
  const draft = { code, title: 'Appeal', act: 'An Act', provision: 's.1', trigger: 'Judgment', ...more }
  const made = await partner.call('POST', rules, draft)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return (await act(partner, 'confirm_rule', made.body, { source: 'Gazette of 2 May' })).body
}

describe('a deadline', () => {
  it('is worked out by its rule on the calendar of its case’s court, for the lead of the case', async () => {
    const rule = await ruleOf(associate, 'LA-156')
    const calendar = (await partner.call('POST', '/rest/v1/court_calendars', { name: 'High Court' })).body
    const court_ref = await aCourt(world, { calendar_ref: calendar.id })
    const on = await aCase(associate, { court_ref, client_name: 'Rahima' })
    await world.rows('update cases set lead_id = $2 where id = $1', [on.id, colleague.user_id])
    const copy = { copy_applied_on: '2026-03-03', copy_ready_on: '2026-03-20' }
    const row = await aDeadline(associate, {
      ...{ case_ref: on.id, rule_ref: rule.id, trigger_day: '2026-03-01', ...copy },
    })
    expect(row).toMatchObject({
      ...{ title: 'Civil appeal to the High Court Division', trigger: 'Judgment', due_on: '2026-06-17' },
      ...{ computed_on: '2026-06-17', rule_version: 1, version: 1, state: 'open', signer: null },
      rule: { code: 'LA-156', provision: 'Art. 156', status: 'unverified' },
      case: { id: on.id, case_id: on.case_id, client_name: 'Rahima' },
      calendar: { id: calendar.id, name: 'High Court' },
      assignee: { full_name: 'Sadia Rahman' },
      worked_out_by: { full_name: 'Farhan Kabir' },
      warn_on: ['2026-05-18', '2026-06-03', '2026-06-10', '2026-06-14', '2026-06-16'],
      can: { edit: true, delete: true, sign: false, finish: true, waive: false, resume: false },
    })
    const copied = { step: 'copy', days: 18, day: '2026-06-17' }
    expect(row.working).toEqual([
      { step: 'start', days: 0, day: '2026-03-01', text: 'Judgment, not counted' },
      { step: 'period', days: 90, day: '2026-05-30', text: '90 days' },
      { ...copied, text: 'Copy, Mar 03, 2026 to Mar 20, 2026, 18 days' },
    ])
    const bangla = { 'accept-language': 'bn' }
    const { working } = (await colleague.call('GET', `${table}/${row.id}`, undefined, bangla)).body
    expect(working[2].text).toBe('নকল, 3 মার্চ 2026 থেকে 20 মার্চ 2026, 18 দিন')
    // A working that was kept before its copy had two days stays as it was.
    await world.rows(`update deadlines set working = working #- '{2,copy}' where id = $1`, [row.id])
    expect((await read(associate, `${table}/${row.id}`)).body.working[2]).toEqual({
      ...{ ...copied, text: 'Copy time, 18 days' },
    })
    expect((await read(partner, `${table}/${row.id}`)).body.can).toMatchObject({ delete: true, waive: true })
    expect((await world.nobody.call('GET', table)).status).toBe(401)
    expect(await told('deadline.created', on.id)).toHaveLength(1)
  })

  it('is shown before it is saved, by a rule or by parts of one, and nothing is written (checks 54 to 58)', async () => {
    const compute = async (body: object) =>
      (await associate.call('POST', `${rpc}/compute_deadline`, body)).body
    const from = (trigger_day: string) => ({ trigger_day })
    const la156 = { rule_ref: (await ruleOf(associate, 'LA-156')).id, ...from('2026-03-01') }
    expect(await compute(la156)).toMatchObject({ due_on: '2026-05-31', working: [{}, {}, { step: 'moved' }] })
    const notice = { rule_ref: (await ruleOf(associate, 'NI-138-B')).id, ...from('2026-02-05') }
    const stays = await compute({ ...notice, cheque_on: '2026-01-10' })
    expect(stays).toMatchObject({ due_on: '2026-03-07', warn_on: expect.arrayContaining(['2026-03-05']) })
    const month = { period: 1, unit: 'month', when_closed: 'stay' }
    expect(await compute({ ...month, ...from('2026-01-31') })).toMatchObject({ due_on: '2026-02-28' })
    const working = { period: 30, unit: 'working_day', ...from('2026-02-01') }
    expect(await compute(working)).toMatchObject({ due_on: '2026-03-15', doubts: [] })
    expect(await world.rows('select from deadlines where title is null')).toEqual([])
  })

  it('of the cheque chain asks for the date of the cheque, and says of the law first what is doubted', async () => {
    const on = await aCase(associate)
    const { id: rule_ref, note } = await ruleOf(associate, 'NI-138-A')
    const draft = { case_ref: on.id, rule_ref, trigger_day: '2026-11-01' }
    const answer = await associate.call('POST', table, draft)
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'cheque_on'])
    const row = await aDeadline(associate, { ...draft, cheque_on: '2026-11-01' })
    expect(row.doubts[0]).toEqual({ kind: 'cheque', text: note, day: null })
    expect(note).toContain('a new Negotiable Instruments law was approved on 22 January 2026')
    const confirm = { source: 'Act of 1881', valid_until: '2026-10-31' }
    const rule = await ruleOf(partner, 'NI-138-A')
    await act(partner, 'confirm_rule', rule, confirm)
    const { doubts } = (await read(associate, `${table}/${row.id}`)).body
    expect(doubts.map(({ kind }: { kind: string }) => kind)).toEqual(['cheque', 'validity', 'calendar'])
    expect(doubts[1].text).toBe('This rule was valid up to Oct 31, 2026.')
    expect(doubts[2].text).toMatch(/^The calendar is filled up to .*\. Check the holidays after it\.$/)
  })

  it('by hand needs a day and a reason, and extra days need one too', async () => {
    const on = await aCase(associate)
    const add = async (draft: object) => {
      const { status, body } = await associate.call('POST', table, { case_ref: on.id, ...draft })
      return [status, body.reason, body.fields?.[0].path]
    }
    const day = { title: 'Appeal', trigger_day: '2026-11-20', due_on: '2026-12-20' }
    expect(await add(day)).toEqual([400, 'deadlines.reason_missing', 'extra_reason'])
    expect(await add({ ...byHand })).toEqual([400, 'request.invalid', 'due_on'])
    const rule_ref = (await ruleOf(associate, 'LA-152')).id
    const counted = { rule_ref, trigger_day: '2026-11-20' }
    expect(await add({ ...counted, extra_days: 5 })).toEqual([
      400,
      'deadlines.reason_missing',
      'extra_reason',
    ])
    expect(await add({ ...counted, due_on: '2027-01-01' })).toEqual([400, 'request.invalid', 'due_on'])
    expect(await add({ ...counted, copy_ready_on: '2026-11-22' })).toEqual([
      ...[400, 'request.invalid', 'copy_applied_on'],
    ])
    const backwards = { copy_applied_on: '2026-11-24', copy_ready_on: '2026-11-22' }
    expect(await add({ ...counted, ...backwards })).toEqual([400, 'request.invalid', 'copy_ready_on'])
    expect(await add({ ...counted, assignee_id: randomUUID() })).toEqual([
      ...[404, 'row.not_found', 'assignee_id'],
    ])
    expect(await add({ ...counted, rule_ref: randomUUID() })).toEqual([404, 'row.not_found', 'rule_ref'])
    expect(await add({ ...day, case_ref: randomUUID() })).toEqual([404, 'row.not_found', undefined])
    const row = await aDeadline(associate, { case_ref: on.id, ...day, extra_reason: 'Ordered' })
    expect(row).toMatchObject({ rule: null, computed_on: null, working: [{ step: 'by_hand' }], doubts: [] })
    expect(row.warn_on).toContain('2026-12-13')
  })

  it('is refused by a closed case, and before the conflict check where the firm says so', async () => {
    const closed = await aCase(associate)
    await act(partner, 'close_case', closed, { note: '', warned: true })
    const on = await aCase(associate)
    const add = (case_ref: string) =>
      associate.call('POST', table, { case_ref, ...byHand, due_on: '2026-12-20' })
    expect((await add(closed.id)).body.reason).toBe('cases.closed')
    const path = '/rest/v1/firm_settings'
    const { version } = (await read(partner, path)).body
    const set = await partner.call('PATCH', path, { version, is_conflict_check_first: true })
    expect(await add(on.id)).toMatchObject({ status: 422, body: { reason: 'conflicts.first' } })
    await partner.call('PATCH', path, { version: set.body.version, is_conflict_check_first: false })
    expect((await add(on.id)).status).toBe(201)
  })

  it('is deleted with a reason by who added it, the lead or whoever manages cases, and brought back', async () => {
    const row = await handed(associate)
    const remove = (who: TestPerson, reason = '') =>
      who.call('DELETE', `${table}/${row.id}${reason && `?reason=${reason}`}`)
    expect((await remove(colleague, 'Mistake')).status).toBe(403)
    expect((await remove(associate)).body.reason).toBe('deadlines.reason_missing')
    expect((await remove(associate, 'Mistake')).status).toBe(204)
    expect((await read(associate, `${table}/${row.id}`)).status).toBe(404)
    const restore = (who: TestPerson) => who.call('POST', `${rpc}/restore_deadline`, { id: row.id })
    expect((await restore(colleague)).status).toBe(404)
    expect((await restore(associate)).body).toMatchObject({ due_on: '2026-12-20', version: 3 })
    expect((await restore(associate)).body.reason).toBe('deadlines.not_deleted')
    const happened = (await history(row.id)).map(({ action, why }: Record<string, string>) => [action, why])
    expect(happened).toEqual([
      ...[
        ['restored', null],
        ['deleted', 'Mistake'],
        ['created', 'Ordered by the court'],
      ],
    ])
  })
})

describe('the sign-off', () => {
  it('check 60: is a second person’s, on a confirmed rule, and a changed trigger takes it away', async () => {
    const on = await aCase(associate)
    const { id } = await ruleOf(associate, 'LA-155')
    const unverified = await aDeadline(associate, {
      case_ref: on.id,
      rule_ref: id,
      trigger_day: '2026-11-01',
    })
    const refused = async (who: TestPerson, row: { id: string; version: number }) => {
      const { status, body } = await act(who, 'sign_deadline', row)
      return [status, body.reason, body.message]
    }
    expect(await refused(associate, unverified)).toEqual([
      ...[403, 'deadlines.own_sign_off', 'Somebody else must sign this deadline.'],
    ])
    expect(await refused(colleague, unverified)).toEqual([
      ...[422, 'deadlines.rule_unverified', 'This rule is unverified. A partner must confirm it first.'],
    ])
    const rule = await confirmed('T-60')
    const rule_ref = rule.id
    const row = await aDeadline(associate, { case_ref: on.id, rule_ref, trigger_day: '2026-11-01' })
    const signed = (await act(colleague, 'sign_deadline', row)).body
    expect(signed).toMatchObject({ signer: { full_name: 'Sadia Rahman' }, due_on: '2026-12-01', version: 2 })
    expect((await act(partner, 'sign_deadline', signed)).body).toEqual(
      (await read(partner, `${table}/${row.id}`)).body,
    )

    // The same values again are no change of them.
    const same = { version: 2, rule_ref, trigger_day: '2026-11-01', copy_applied_on: null, extra_days: 0 }
    expect((await associate.call('PATCH', `${table}/${row.id}`, same)).body).toMatchObject({
      ...{ signer: { full_name: 'Sadia Rahman' }, due_on: '2026-12-01', version: 3 },
    })
    const patch = { version: 3, trigger_day: '2026-11-02' }
    const changed = (await colleague.call('PATCH', `${table}/${row.id}`, patch)).body
    expect(changed).toMatchObject({ signer: null, signed_at: null, due_on: '2026-12-02', version: 4 })
    // Neither who made it nor who changed it last.
    for (const who of [associate, colleague])
      expect((await refused(who, changed))[1]).toBe('deadlines.own_sign_off')
    // Whatever it was that they changed.
    const other = await aDeadline(associate, { case_ref: on.id, rule_ref, trigger_day: '2026-11-01' })
    const handed = { version: other.version, assignee_id: colleague.user_id }
    const passed = (await partner.call('PATCH', `${table}/${other.id}`, handed)).body
    expect((await refused(partner, passed))[1]).toBe('deadlines.own_sign_off')
    expect((await act(partner, 'sign_deadline', changed)).status).toBe(200)

    const [signing, change, again, first, created] = await history(row.id)
    expect(again).toMatchObject({ action: 'modified', before: {}, after: {} })
    expect(signing).toMatchObject({ action: 'signed', who: { full_name: 'Nusrat Jahan' } })
    expect(change).toMatchObject({
      ...{ action: 'modified', before: { due_on: '2026-12-01', signed: 'Sadia Rahman' } },
      after: { due_on: '2026-12-02', signed: null },
    })
    expect([first.action, created.action, created.after.due_on]).toEqual(['signed', 'created', '2026-12-01'])
    expect(await told('deadline.signed', on.id)).toHaveLength(2)
  })

  it('is for a day by hand, which is moved with a reason of its own alone', async () => {
    const row = await handed(associate)
    const move = (change: object, version = row.version) =>
      associate.call('PATCH', `${table}/${row.id}`, { version, ...change })
    const missing = {
      status: 400,
      body: { reason: 'deadlines.reason_missing', fields: [{ path: 'extra_reason' }] },
    }
    for (const extra_reason of [undefined, null, byHand.extra_reason])
      expect(await move({ due_on: '2026-12-27', extra_reason })).toMatchObject(missing)
    // The same day is no move.
    expect((await move({ due_on: row.due_on, title: 'File the revision' })).status).toBe(200)
    const moved = await move({ due_on: '2026-12-27', extra_reason: 'The court gave a week' }, row.version + 1)
    expect(moved.body).toMatchObject({ due_on: '2026-12-27', extra_reason: 'The court gave a week' })
    const [last] = await history(row.id)
    expect(last.after).toMatchObject({ due_on: '2026-12-27', extra_reason: 'The court gave a week' })
  })

  it('is not for who chose what still decides its day, whoever changed something else since', async () => {
    const on = await aCase(associate)
    const rule_ref = (await confirmed('T-60b')).id
    const row = await aDeadline(associate, { case_ref: on.id, rule_ref, trigger_day: '2026-11-01' })
    const patch = async (who: TestPerson, was: { version: number }, change: object) =>
      (await who.call('PATCH', `${table}/${row.id}`, { version: was.version, ...change })).body
    const sign = async (who: TestPerson, was: { id: string; version: number }) =>
      (await act(who, 'sign_deadline', was)).body.reason
    const dated = await patch(colleague, row, { trigger_day: '2026-11-02', title: 'Appeal of Karim' })
    const named = await patch(partner, dated, { title: 'Appeal of Rahim' })
    expect(named).toMatchObject({ can: { sign: false } })
    expect(await sign(colleague, named)).toBe('deadlines.own_sign_off')
    // Another's choice takes the place of theirs.
    const redated = await patch(partner, named, { trigger_day: '2026-11-03' })
    expect(await sign(partner, redated)).toBe('deadlines.own_sign_off')
    expect(await sign(colleague, redated)).toBeUndefined()
  })

  it('stays under a new assignee, and nobody writes past it: the database holds the same', async () => {
    const row = await handed(associate)
    const signed = (await act(colleague, 'sign_deadline', row)).body
    const patch = { version: signed.version, assignee_id: colleague.user_id, backup_id: partner.user_id }
    const changed = (await associate.call('PATCH', `${table}/${row.id}`, patch)).body
    expect(changed).toMatchObject({
      signer: { full_name: 'Sadia Rahman' },
      backup: { full_name: 'Nusrat Jahan' },
    })
    await expect(
      world.rows(`update deadlines set due_on = due_on + 1 where id = $1`, [row.id]),
    ).rejects.toThrow('not changed under the signature')
    await expect(
      world.rows(`update deadlines set signed_by = created_by where id = $1`, [row.id]),
    ).rejects.toThrow('deadlines_signed_by_another')
  })

  it('check 61: a confirmed rule cannot be edited; a new version retires it, and old deadlines keep theirs', async () => {
    const on = await aCase(associate)
    const rule = await confirmed('T-61')
    const row = await aDeadline(associate, { case_ref: on.id, rule_ref: rule.id, trigger_day: '2026-11-01' })
    const edit = await partner.call('PATCH', `${rules}/${rule.id}`, { version: rule.version, period: 45 })
    expect(edit).toMatchObject({ status: 422, body: { reason: 'deadlines.rule_fixed' } })
    await expect(
      world.rows('update deadline_rules set period = 45 where id = $1', [rule.id]),
    ).rejects.toThrow('changed by a new version')
    const { title, act: of, provision, trigger } = rule
    const draft = { code: 'IGNORED', title, act: of, provision, trigger, period: 45, replaces: rule.id }
    const next = (await partner.call('POST', rules, draft)).body
    expect(next).toMatchObject({ code: 'T-61', rule_version: 2, status: 'unverified', period: 45 })
    expect((await read(partner, `${rules}/${rule.id}`)).body).toMatchObject({
      status: 'retired',
      rule_version: 1,
    })
    const kept = (await read(associate, `${table}/${row.id}`)).body
    expect(kept).toMatchObject({ due_on: '2026-12-01', rule_ref: rule.id, rule_version: 1 })
    expect(kept.doubts.map(({ kind }: { kind: string }) => kind)).toContain('retired')
    // What it was counted by was confirmed then.
    expect((await act(colleague, 'sign_deadline', kept)).status).toBe(200)
    const late = await associate.call('POST', table, {
      ...{ case_ref: on.id, rule_ref: rule.id, trigger_day: '2026-11-01' },
    })
    expect(late.body.reason).toBe('deadlines.rule_retired')
    const again = await partner.call('POST', rules, { ...draft, replaces: undefined, code: 'T-61' })
    expect([again.status, again.body.fields[0].path]).toEqual([400, 'code'])
    expect((await partner.call('DELETE', `${rules}/${rule.id}`)).body.reason).toBe('deadlines.rule_used')
    expect((await partner.call('DELETE', `${rules}/${next.id}`)).status).toBe(204)
  })

  it('retired unverified leaves a way on: a new version of it, or a day by hand', async () => {
    const draft = { code: 'T-62', title: 'Appeal', act: 'An Act', provision: 's.1', trigger: 'Judgment' }
    const rule = (await partner.call('POST', rules, draft)).body
    const on = await aCase(associate)
    const counted = { rule_ref: rule.id, trigger_day: '2026-11-01' }
    const [one, two] = [
      await aDeadline(associate, { case_ref: on.id, ...counted }),
      await aDeadline(associate, { case_ref: on.id, ...counted }),
    ]
    expect((await act(partner, 'retire_rule', rule)).body).toMatchObject({
      status: 'retired',
      can: { confirm: false, retire: false, renew: true },
    })
    expect((await act(colleague, 'sign_deadline', one)).body).toMatchObject({
      reason: 'deadlines.rule_retired',
      message: 'This rule was retired. Choose the version that is in use.',
    })
    const next = (await partner.call('POST', rules, { ...draft, replaces: rule.id })).body
    expect(next).toMatchObject({ code: 'T-62', rule_version: 2, status: 'unverified', can: { renew: true } })
    expect((await read(partner, `${rules}/${rule.id}`)).body.can.renew).toBe(false)
    const older = await partner.call('POST', rules, { ...draft, replaces: rule.id })
    expect(older.body.reason).toBe('deadlines.rule_retired')
    await act(partner, 'confirm_rule', next, { source: 'Gazette' })
    const move = async (row: { id: string; version: number }, change: object) =>
      (await associate.call('PATCH', `${table}/${row.id}`, { version: row.version, ...change })).body
    const moved = await move(one, { rule_ref: next.id })
    expect(moved).toMatchObject({ rule_version: 2 })
    expect((await act(colleague, 'sign_deadline', moved)).status).toBe(200)
    const hand = { rule_ref: null, due_on: '2026-12-03', extra_reason: 'Counted by the office' }
    expect(await move(two, hand)).toMatchObject({ rule_ref: null, due_on: '2026-12-03' })
  })

  it('waits where an unverified rule was changed: what was counted by the one before is worked out anew', async () => {
    const draft = { code: 'T-63', title: 'Appeal', act: 'An Act', provision: 's.1', trigger: 'Judgment' }
    const rule = (await partner.call('POST', rules, draft)).body
    const on = await aCase(associate)
    const row = await aDeadline(associate, { case_ref: on.id, rule_ref: rule.id, trigger_day: '2026-11-01' })
    const edited = await partner.call('PATCH', `${rules}/${rule.id}`, { version: 1, period: 60 })
    expect(edited.body).toMatchObject({ rule_version: 2, period: 60 })
    const sure = (await act(partner, 'confirm_rule', edited.body, { source: 'Gazette' })).body
    expect(sure).toMatchObject({
      status: 'confirmed',
      source: 'Gazette',
      confirmer: { full_name: 'Nusrat Jahan' },
    })
    expect((await act(colleague, 'sign_deadline', row)).body.reason).toBe('deadlines.rule_changed')
    const anew = (await associate.call('PATCH', `${table}/${row.id}`, { version: 1, rule_ref: rule.id })).body
    expect(anew).toMatchObject({ due_on: '2026-12-31', rule_version: 2, doubts: expect.any(Array) })
    expect((await act(colleague, 'sign_deadline', anew)).status).toBe(200)
    expect((await associate.call('POST', rules, { ...draft, code: 'T-64' })).status).toBe(403)
    expect((await act(associate, 'confirm_rule', sure, { source: 'x' })).status).toBe(403)
  })
})

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

describe('the lists', () => {
  it('hold what is near, gone by, unsigned and of each rule, a page after another', async () => {
    const fresh = await world.aPerson('associate', 'Rafiq Khan')
    const on = await aCase(associate)
    const { id: rule_ref } = await ruleOf(associate, 'LA-171')
    const who = { case_ref: on.id, assignee_id: fresh.user_id }
    const days = ['2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22']
    for (const due_on of days) await aDeadline(associate, { ...who, ...byHand, title: due_on, due_on })
    const ruled = await aDeadline(associate, { ...who, rule_ref, trigger_day: '2026-10-25' })
    expect(ruled.due_on).toBe('2026-12-24')
    const first = (await read(fresh, `${table}?assignee=${fresh.user_id}&limit=1`)).body.items[0]
    await act(fresh, 'sign_deadline', first)
    const list = async (query: string) => {
      const seen: string[] = []
      for (let after: string | null = ''; after !== null; ) {
        const path = `${table}?assignee=${fresh.user_id}&limit=2${query}${after && `&after=${after}`}`
        const { body } = await read(associate, path)
        seen.push(...body.items.map(({ due_on }: { due_on: string }) => due_on))
        after = body.next
      }
      return seen
    }
    const [gone, today, near, far] = days
    expect(await list('&view=next')).toEqual([gone, today, near])
    expect(await list('&view=overdue')).toEqual([gone])
    expect(await list('&view=unsigned')).toEqual([today, near, far, '2026-12-24'])
    expect(await list('&view=by_rule')).toEqual([...days, '2026-12-24'])
    expect(await list('&view=by_rule&rule=LA-171')).toEqual(['2026-12-24'])
    expect(await list('&rule=-&state=open')).toEqual(days)
    expect(await list('&state=done')).toEqual([])
    const counted = (await read(associate, `${rpc}/deadline_counts?assignee=${fresh.user_id}`)).body
    expect(counted).toEqual({ next: 3, overdue: 1, unsigned: 4 })
  })
})

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

describe('bad input', () => {
  it.each([
    ['trigger_day', { trigger_day: '2026-02-30' }],
    ['trigger_day', { trigger_day: '2199-12-30' }],
    ['extra_days', { extra_days: -1 }],
    ['title', { title: 'x'.repeat(301) }],
    ['extra_reason', { extra_reason: 'x'.repeat(501) }],
  ])('of a deadline is refused for a bad %s by name', async (field, draft) => {
    const on = await aCase(associate)
    const { id: rule_ref } = await ruleOf(associate, 'LA-152')
    const answer = await associate.call('POST', table, {
      ...{ case_ref: on.id, rule_ref, trigger_day: '2026-11-20', ...draft },
    })
    expect([answer.status, answer.body.fields?.[0].path]).toEqual([400, field])
  })

  it.each([
    ['period', { period: 40_000 }],
    ['period', { period: 101, unit: 'year' }],
    ['unit', { unit: 'moon' }],
    ['warn_days', { warn_days: [1, 2, 3, 4, 5, 6, 7] }],
    ['code', { code: 'LA-152' }],
    ['valid_until', { valid_from: '2026-02-01', valid_until: '2026-01-01' }],
  ])('of a rule is refused for a bad %s by name', async (field, more) => {
    const draft = { code: 'T-1', title: 'Appeal', act: 'An Act', provision: 's.1', trigger: 'Judgment' }
    const answer = await partner.call('POST', rules, { ...draft, ...more })
    expect([answer.status, answer.body.fields?.[0].path]).toEqual([400, field])
  })

  it('of a search for rules finds none, and a word of one finds it', async () => {
    const found = async (q: string) =>
      (await read(associate, `${rules}?q=${q}`)).body.items.map(({ code }: { code: string }) => code)
    expect(await found('artha')).toEqual(['ARA-19'])
    expect(await found('xylophone')).toEqual([])
  })
})
