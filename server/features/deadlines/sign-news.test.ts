import { describe, expect, it } from 'vitest'
import type { DeadlineDraft } from '../../../contract/deadlines.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aDeadline, ruleOf } from './testing.ts'

const { world, partner, other, lead, backup, maker } = aFirm('cases, courts, notifications', {
  partner: ['partner', 'Nusrat Jahan'],
  other: ['partner', 'Tahmina Sultana'],
  lead: ['associate', 'Sadia Rahman'],
  backup: ['associate', 'Rafiq Khan'],
  maker: ['associate', 'Farhan Kabir'],
})

const rpc = '/rest/v1/rpc'
const byHand = { title: 'Reply', trigger_day: '2026-11-20', due_on: '2026-12-20', extra_reason: 'As agreed' }

/** Who of the five reads that there is a deadline to sign, and how often. */
async function told() {
  const all = { partner, other, lead, backup, maker }
  const found: [string, number][] = []
  for (const [name, who] of Object.entries(all)) {
    const { body } = await who.call('GET', '/rest/v1/notifications')
    const mine = body.items.filter((row: { type: string }) => row.type === 'deadline_sign')
    if (mine.length > 0) found.push([name, mine.length])
  }
  return Object.fromEntries(found)
}
const ledCase = () => aCase(partner, { lead_id: lead.user_id })
const made = async (draft: Partial<DeadlineDraft> = {}, who: TestPerson = maker) =>
  aDeadline(who, { ...byHand, case_ref: (await ledCase()).id, ...draft })
const change = async (who: TestPerson, { id }: { id: string }, body: object) => {
  const { version } = (await who.call('GET', `/rest/v1/deadlines/${id}`)).body
  const answer = await who.call('PATCH', `/rest/v1/deadlines/${id}`, { ...body, version })
  expect(answer.status).toBe(200)
}
const act = async (who: TestPerson, what: string, { id }: { id: string }, more: object = {}) => {
  const { version } = (await who.call('GET', `/rest/v1/deadlines/${id}`)).body
  const answer = await who.call('POST', `${rpc}/${what}_deadline`, { id, version, ...more })
  expect(answer.status).toBe(200)
}
const readAll = () => world.rows('update notifications set is_read = true')

describe('who is told of a deadline to sign', () => {
  it('the backup, in words of both languages, and nobody else', async () => {
    const row = await made({ backup_id: backup.user_id })
    expect(await told()).toEqual({ backup: 1 })
    const { body } = await backup.call('GET', '/rest/v1/notifications')
    expect(body.items[0]).toMatchObject({
      title: 'Deadline to sign',
      message: `${row.case.case_id}, Reply, Dec 20, 2026`,
      subject_id: row.id,
    })
    const bangla = { 'accept-language': 'bn' }
    const inBangla = await backup.call('GET', '/rest/v1/notifications', undefined, bangla)
    expect(inBangla.body.items[0].title).toBe('সময়সীমায় স্বাক্ষর করতে হবে')
    const hints = await world.rows(
      `select person_id from live_events where topic = 'notifications' and audience = 'person'`,
    )
    expect(hints).toContainEqual({ person_id: backup.user_id })
  })

  it.each<[string, () => Promise<unknown>, object]>([
    ['the lead, where there is no backup', () => made(), { lead: 1 }],
    ['the lead, where the backup made it', () => made({ backup_id: maker.user_id }), { lead: 1 }],
    ['the partners, where the lead made it', () => made({}, lead), { partner: 1, other: 1 }],
    [
      'the other partners, where one made it and nobody leads the case',
      async () => made({ case_ref: (await aCase(partner)).id }, partner),
      { other: 1 },
    ],
    [
      'not who is behind a wall',
      async () => {
        const on = await aCase(partner)
        await wall(world, on.id, other, partner)
        return made({ case_ref: on.id })
      },
      { partner: 1 },
    ],
    [
      'of a restricted case its people and the partners',
      async () => {
        const on = await aCase(partner)
        await restrict(world, on.id, lead)
        return made({ case_ref: on.id }, lead)
      },
      { partner: 1, other: 1 },
    ],
    [
      'nobody, while its rule is unverified',
      async () => {
        const rule = await ruleOf(partner, 'LA-156')
        return made({ due_on: undefined, rule_ref: rule.id })
      },
      {},
    ],
  ])('%s', async (_, make, who) => {
    await make()
    expect(await told()).toEqual(who)
  })

  it('the lead, on a rule that is confirmed', async () => {
    const draft = { code: `T-${maker.user_id.slice(-8)}`, title: 'Appeal', act: 'An Act', provision: 's. 1' }
    const rule = await partner.call('POST', '/rest/v1/deadline_rules', {
      ...{ ...draft, trigger: 'Judgment', period: 30, when_closed: 'stay' },
    })
    const confirming = { id: rule.body.id, version: rule.body.version, source: 'Bangladesh Code' }
    expect((await partner.call('POST', `${rpc}/confirm_rule`, confirming)).status).toBe(200)
    await made({ title: null, rule_ref: rule.body.id, due_on: undefined, extra_reason: null })
    expect(await told()).toEqual({ lead: 1 })
  })
})

describe('a deadline to sign that changes', () => {
  it('is told anew with its new day, and one unread is never two', async () => {
    const row = await made()
    for (const due_on of ['2026-12-21', '2026-12-22'])
      await change(maker, row, { due_on, extra_reason: `Put off to ${due_on}` })
    expect(await told()).toEqual({ lead: 1 })
    const { body } = await lead.call('GET', '/rest/v1/notifications')
    // Beside it stands that they were added to the case.
    const toSign = body.items.find(({ type }: { type: string }) => type === 'deadline_sign')
    expect(toSign.message).toContain('Dec 22, 2026')
  })

  it('is nobody’s news where only its assignee or title changes', async () => {
    const row = await made()
    await readAll()
    await change(maker, row, { assignee_id: backup.user_id })
    await change(maker, row, { title: 'Written reply' })
    expect(await told()).toEqual({ lead: 1 })
  })

  it('goes to another where the one who was told has changed it', async () => {
    const row = await made()
    await change(lead, row, { title: 'Written reply' })
    expect(await told()).toEqual({})
    await change(lead, row, { due_on: '2026-12-22', extra_reason: 'Put off' })
    expect(await told()).toEqual({ partner: 1, other: 1 })
  })

  it('goes to the backup once there is one', async () => {
    await change(maker, await made(), { backup_id: backup.user_id })
    expect(await told()).toEqual({ backup: 1 })
  })

  it('is told again when it loses its sign-off', async () => {
    const row = await made()
    await act(lead, 'sign', row)
    expect(await told()).toEqual({})
    await change(maker, row, { due_on: '2026-12-22', extra_reason: 'Put off' })
    expect(await told()).toEqual({ lead: 1 })
  })

  it.each([
    ['finish', { note: 'Filed' }],
    ['waive', { reason: 'Settled' }],
  ])('is to be signed no more: %s', async (what, more) => {
    const row = await made()
    await act(partner, what, row, more)
    expect(await told()).toEqual({})
    await act(partner, 'resume', row, { reason: 'A slip' })
    expect(await told()).toEqual({ lead: 1 })
  })

  it('is to be signed no more once it is deleted', async () => {
    const { id } = await made()
    expect((await maker.call('DELETE', `/rest/v1/deadlines/${id}?reason=Twice`)).status).toBe(204)
    expect(await told()).toEqual({})
  })

  it('is forgotten by whoever does not see its case any more', async () => {
    const row = await made()
    await wall(world, row.case_ref, lead, partner)
    expect(await told()).toEqual({})
  })
})

it.each<[string, string, TestPerson, string, object]>([
  ['who may write deadlines and sees the case', 'staff hearings.write', maker, 'off', { lead: 1 }],
  ['who may not write deadlines', 'staff', maker, 'off', {}],
  ['who does not see the case', 'staff hearings.write', backup, 'on', {}],
])('asks in the name of %s', async (_, rights, who, hides, expected) => {
  const { id, case_ref } = await made()
  await wall(world, case_ref, backup, partner)
  await world.rows('delete from notifications')
  const client = await world.connect()
  await client.query('begin')
  await client.query(
    `select set_config('app.user_id', $1, true), set_config('app.rights', $2, true), set_config('app.hides_cases', $3, true)`,
    [who.user_id, rights, hides],
  )
  await client.query(`select ask_to_sign($1, true, 'x', 'x', null, now())`, [id])
  await client.query('commit')
  await client.end()
  expect(await told()).toEqual(expected)
})
