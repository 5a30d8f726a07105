import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aCase } from '../cases/testing.ts'
import { aCourt } from '../hearings/testing.ts'
import {
  act,
  aDeadline,
  aFirmOfDeadlines,
  byHand,
  handed,
  read,
  rpc,
  ruleOf,
  rules,
  table,
} from './testing.ts'

const { world, partner, associate, colleague, told, history } = aFirmOfDeadlines()

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
