import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aCase } from '../cases/testing.ts'
import { act, aDeadline, aFirmOfDeadlines, byHand, handed, read, ruleOf, rules, table } from './testing.ts'

const { world, partner, associate, colleague, told, history, confirmed } = aFirmOfDeadlines()

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
