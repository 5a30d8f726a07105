import { describe, expect, it } from 'vitest'
import { type TestPerson, testStart } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aMember, as, refresh, signIn } from '../auth/testing.ts'
import { aNote } from '../notes/testing.ts'
import { deactivatePerson } from './commands/deactivate-person.ts'
import { setRole } from './commands/set-role.ts'

const rpc = '/rest/v1/rpc'

const { world, partner, other, associate } = aFirm('users, notes, rate_limits', {
  partner: ['partner', 'Nusrat Jahan'],
  other: ['partner', 'Imran Hossain'],
  associate: ['associate', 'Farhan Kabir'],
})

const ask = (who: TestPerson, call: string, whom: { user_id: string }, more = {}) =>
  who.call('POST', `${rpc}/${call}`, { user_id: whom.user_id, ...more })
const setRoleOf = (who: TestPerson, whom: TestPerson, role: string) => ask(who, 'set_role', whom, { role })
const standing = async ({ user_id }: { user_id: string }) => {
  const [row] = await world.rows(
    `select p.role, u.deactivated_at is null and p.left_at is null as here from profiles p join users u on u.id = p.user_id
       where user_id = $1`,
    [user_id],
  )
  return row
}
const happened = () =>
  world.rows(
    `select type, subject_id, actor_id, detail from activity_events where area = 'person' order by id`,
  )
const everybody = '/rest/v1/people'

describe('the list', () => {
  it('names everybody with e-mail and standing, page by page, and says what one may do about them', async () => {
    await ask(partner, 'deactivate_person', associate)
    world.clock.advance(60_000)
    const first = (await partner.call('GET', `${everybody}?limit=2`)).body
    expect(first.items).toEqual([
      {
        user_id: associate.user_id,
        full_name: 'Farhan Kabir',
        role: 'associate',
        email: `${associate.user_id}@firm.example`,
        last_seen_at: '2026-11-21T06:00:00Z',
        deactivated_at: '2026-11-21T06:00:00Z',
        has_left: true,
        can: { set_role: true, deactivate: false, reactivate: true },
      },
      expect.objectContaining({
        user_id: other.user_id,
        deactivated_at: null,
        can: { set_role: true, deactivate: true, reactivate: false },
      }),
    ])
    const second = (await partner.call('GET', `${everybody}?limit=2&after=${first.next}`)).body
    expect(second).toMatchObject({
      items: [{ user_id: partner.user_id, can: { set_role: false, deactivate: false, reactivate: false } }],
      next: null,
    })
    expect((await partner.call('GET', `${everybody}?after=xxx`)).status).toBe(400)
  })

  it('knows nothing of somebody who was never here', async () => {
    await world.rows('delete from sessions where user_id = $1', [other.user_id])
    const { items } = (await partner.call('GET', everybody)).body
    expect(items).toContainEqual(expect.objectContaining({ user_id: other.user_id, last_seen_at: null }))
  })

  it('is for partners, as is all that changes it; a stranger is asked to sign in', async () => {
    const tries = [
      ['GET', everybody, undefined],
      ['POST', `${rpc}/set_role`, { user_id: associate.user_id, role: 'partner' }],
      ['POST', `${rpc}/deactivate_person`, { user_id: partner.user_id }],
      ['POST', `${rpc}/reactivate_person`, { user_id: partner.user_id }],
    ] as const
    for (const [method, path, body] of tries) {
      const refused = await associate.call(method, path, body)
      expect([path, refused.status, refused.body.reason]).toEqual([path, 403, 'rights.partners_only'])
      expect((await world.nobody.call(method, path, body)).status).toBe(401)
    }
    expect(await standing(associate)).toEqual({ role: 'associate', here: true })
    expect(await standing(partner)).toEqual({ role: 'partner', here: true })
    expect(await happened()).toEqual([])
  })
})

describe('another role', () => {
  it('counts from the next request on, is in the audit and told to open pages, once', async () => {
    const made = await setRoleOf(partner, associate, 'partner')
    expect(made).toMatchObject({ status: 200, body: { user_id: associate.user_id, role: 'partner' } })
    expect((await associate.call('GET', everybody)).status).toBe(200)
    expect((await setRoleOf(partner, associate, 'partner')).status).toBe(200)
    expect(await happened()).toEqual([
      {
        type: 'person.role_set',
        subject_id: associate.user_id,
        actor_id: partner.user_id,
        detail: { before: { role: 'associate' }, after: { role: 'partner' } },
      },
    ])
    expect(await world.rows('select topic, subject_id, audience from live_events')).toEqual([
      { topic: 'profiles', subject_id: associate.user_id, audience: 'staff' },
    ])
    await setRoleOf(associate, partner, 'associate')
    expect((await partner.call('GET', everybody)).status).toBe(403)
  })

  it.each([['king'], [''], [undefined], [7]])('is not %j', async (role) => {
    const answer = await ask(partner, 'set_role', associate, { role })
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'role'])
  })

  it('can be had by somebody who has left, and counts when they are back', async () => {
    await ask(partner, 'deactivate_person', associate)
    await setRoleOf(partner, associate, 'partner')
    expect(await standing(associate)).toEqual({ role: 'partner', here: false })
  })
})

describe('nobody', () => {
  it.each(['set_role', 'deactivate_person', 'reactivate_person'])(
    'does it to themselves: %s',
    async (call) => {
      const answer = await ask(partner, call, partner, { role: 'associate' })
      expect([answer.status, answer.body.reason]).toEqual([422, 'people.not_yourself'])
      expect(answer.body.message).toBe('Somebody else must do this.')
      expect(await standing(partner)).toEqual({ role: 'partner', here: true })
    },
  )

  it('does it to who is not there', async () => {
    for (const call of ['set_role', 'deactivate_person', 'reactivate_person']) {
      const whom = { user_id: '019aa000-0000-7000-8000-000000000000' }
      expect((await ask(partner, call, whom, { role: 'partner' })).status).toBe(404)
    }
  })

  it.each([
    ['another role', (whom: TestPerson, by: TestPerson) => setRoleOf(by, whom, 'associate')],
    ['leaving', (whom: TestPerson, by: TestPerson) => ask(by, 'deactivate_person', whom)],
  ])('leaves the firm without a partner, also at the same moment: %s', async (_, act) => {
    for (let round = 0; round < 5; round++) {
      await world.rows(`update users set deactivated_at = null`)
      await world.rows(`update profiles set role = 'partner' where user_id = any($1)`, [
        [partner.user_id, other.user_id],
      ])
      await world.rows(`update sessions set ended_at = null`)
      const answers = await Promise.all([act(other, partner), act(partner, other)])
      expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
      expect(
        await world.rows(`select 1 from profiles where role = 'partner' and left_at is null`),
      ).toHaveLength(1)
    }
  })

  it('takes the last active partner away on the machine either', async () => {
    const machine = { kind: 'system' } as const
    await world.app.transact(machine, (ctx) => deactivatePerson(ctx, other.user_id))
    const last = { reason: 'people.last_partner' }
    const { user_id } = partner
    await expect(world.app.transact(machine, (ctx) => deactivatePerson(ctx, user_id))).rejects.toMatchObject(
      last,
    )
    await expect(
      world.app.transact(machine, (ctx) => setRole(ctx, user_id, 'associate')),
    ).rejects.toMatchObject(last)
    // Somebody who never confirmed their e-mail cannot sign in: they are no partner to rely on.
    await world.rows('update users set deactivated_at = null, email_confirmed_at = null where id = $1', [
      other.user_id,
    ])
    await expect(world.app.transact(machine, (ctx) => deactivatePerson(ctx, user_id))).rejects.toMatchObject(
      last,
    )
    expect((await happened()).map(({ actor_id }) => actor_id)).toEqual([null])
  })

  it('changes anything who stopped being a partner meanwhile', async () => {
    await world.aPerson('partner')
    const late = await world.connect()
    await late.query('begin')
    await late.query(`select pg_advisory_xact_lock(hashtextextended('standing of people', 0))`)
    const waiting = ask(other, 'deactivate_person', associate)
    await expect
      .poll(() => world.rows(`select 1 from pg_locks where locktype = 'advisory' and not granted`))
      .toHaveLength(1)
    await late.query(`update profiles set role = 'associate' where user_id = $1`, [other.user_id])
    await late.query('commit')
    await late.end()
    expect((await waiting).status).toBe(403)
    expect(await standing(associate)).toEqual({ role: 'associate', here: true })
  })
})

describe('somebody who leaves', () => {
  it('is in no more from the next request on: session, renewal, sign-in, mailed links', async () => {
    const member = await aMember(world)
    const { body: session } = await signIn(world, member)
    await world.nobody.call('POST', '/auth/v1/recover', { email: member.email })
    const gone = await ask(partner, 'deactivate_person', { user_id: member.id })
    expect(gone.body).toMatchObject({ deactivated_at: testStart.replace('.000', ''), has_left: true })
    expect((await as(world, session)('GET', '/rest/v1/profiles')).status).toBe(401)
    expect((await refresh(world, session.refresh_token)).status).toBe(400)
    expect((await signIn(world, member)).body.code).toBe('invalid_credentials')
    expect(await world.rows('select 1 from one_time_tokens where used_at is null')).toEqual([])

    // Coming back restores none of it.
    expect((await ask(partner, 'reactivate_person', { user_id: member.id })).body.deactivated_at).toBeNull()
    expect((await as(world, session)('GET', '/rest/v1/profiles')).status).toBe(401)
    expect((await refresh(world, session.refresh_token)).status).toBe(400)
    expect((await signIn(world, member)).status).toBe(200)
    expect((await happened()).map(({ type }) => type)).toEqual(['person.deactivated', 'person.reactivated'])
  })

  it('leaves once, and comes back once', async () => {
    for (const call of ['deactivate_person', 'deactivate_person', 'reactivate_person', 'reactivate_person']) {
      world.clock.advance(1000)
      expect((await ask(partner, call, associate)).status).toBe(200)
    }
    expect((await happened()).map(({ type }) => type)).toEqual(['person.deactivated', 'person.reactivated'])
  })

  it('loses the address of their calendar for good', async () => {
    const { address } = (await associate.call('POST', '/rest/v1/calendar_feeds')).body
    const path = new URL(address).pathname
    expect((await world.nobody.call('GET', path)).status).toBe(200)
    await ask(partner, 'deactivate_person', associate)
    expect((await world.nobody.call('GET', path)).status).toBe(404)
    await ask(partner, 'reactivate_person', associate)
    expect((await world.nobody.call('GET', path)).status).toBe(404)
  })

  it('has their timer stopped at that moment and booked, in their name', async () => {
    const note = await aNote(associate, { title: 'Writ petition' })
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(90 * 60_000)
    const later = await world.again(partner)
    await ask(later, 'deactivate_person', associate)
    expect(
      await world.rows('select user_id, hours, ended_at is not null as ended from time_records'),
    ).toEqual([{ user_id: associate.user_id, hours: '1.50', ended: true }])
    expect(await world.rows('select user_id, work_date::text, hours_worked from daily_work_logs')).toEqual([
      { user_id: associate.user_id, work_date: '2026-11-21', hours_worked: '1.50' },
    ])
    expect((await later.call('GET', `/rest/v1/notes/${note.id}`)).body).toMatchObject({
      hours_worked: 1.5,
      total_hours: 1.5,
      version: note.version + 2,
    })
    const stopped = `select actor_id, subject_id is not null as named from activity_events where type = 'timer.stopped'`
    expect(await world.rows(stopped)).toEqual([{ actor_id: partner.user_id, named: true }])
  })

  it('is let go also with a timer that ran longer than its days have room for, on the machine too', async () => {
    const [full, running] = [await aNote(associate), await aNote(associate)]
    const log = { note_id: full.id, work_date: '2026-11-21', hours_worked: 20 }
    expect((await associate.call('POST', '/rest/v1/daily_work_logs', log)).status).toBe(201)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: running.id })
    world.clock.advance(36 * 3_600_000)
    await world.app.transact({ kind: 'system' }, (ctx) => deactivatePerson(ctx, associate.user_id))
    const booked = `select work_date::text as day, hours_worked as hours from daily_work_logs where note_id = $1 order by 1`
    expect(await world.rows(booked, [running.id])).toEqual([
      { day: '2026-11-21', hours: '4.00' },
      { day: '2026-11-22', hours: '24.00' },
    ])
    expect(await world.rows('select hours from time_records')).toEqual([{ hours: '36.00' }])
  })

  it('begins nothing that was on its way: no timer, no session, no address', async () => {
    const note = await aNote(associate)
    const late = await world.connect()
    await late.query('begin')
    await late.query('select 1 from users where id = $1 for update', [associate.user_id])
    const tries = [
      associate.call('POST', `${rpc}/start_timer`, { note_id: note.id }),
      associate.call('POST', '/rest/v1/calendar_feeds'),
    ]
    await expect
      .poll(() =>
        world.rows(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        ),
      )
      .toHaveLength(2)
    await late.query('update users set deactivated_at = now() where id = $1', [associate.user_id])
    await late.query('commit')
    await late.end()
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([503, 503])
    expect(await world.rows('select 1 from time_records')).toEqual([])
    expect(await world.rows('select 1 from calendar_feeds')).toEqual([])
    const session = `insert into sessions (id, user_id, user_agent, address, created_at, refreshed_at, expires_at)
      values (gen_random_uuid(), $1, '', '', now(), now(), now() + interval '1 day')`
    await expect(world.rows(session, [associate.user_id])).rejects.toThrow('begins nothing')
  })

  it('is named as such wherever something of theirs stands, and chosen for nothing new', async () => {
    const case_id = 'CASE-2026-417'
    const made = [
      ['notes', { title: 'Writ petition', case_id }, 'profiles'],
      ['cases', { case_id }, 'profiles'],
      ['case_costing', { case_id, description: 'Stamps', amount: '12.50' }, 'profiles'],
      ['case_timeline', { case_id, title: 'Filed', timeline_date: '2026-11-21' }, 'profiles'],
      ['calendar_events', { title: 'Hearing', event_date: '2026-11-21' }, 'profiles'],
    ] as const
    const paths: string[] = []
    for (const [table, body] of made)
      paths.push(`/rest/v1/${table}/${(await associate.call('POST', `/rest/v1/${table}`, body)).body.id}`)
    const feedback = { associate_id: associate.user_id, feedback_text: 'Well argued', rating: 5 }
    expect((await partner.call('POST', '/rest/v1/partner_feedback', feedback)).status).toBe(201)
    await ask(partner, 'deactivate_person', associate)

    const left = { full_name: 'Farhan Kabir', role: 'associate', has_left: true }
    for (const path of paths)
      expect([path, (await partner.call('GET', path)).body.profiles]).toEqual([path, left])
    const { items } = (await partner.call('GET', '/rest/v1/partner_feedback')).body
    expect(items[0]).toMatchObject({ associate: { has_left: true }, partner: { full_name: 'Nusrat Jahan' } })
    expect(items[0].partner).not.toHaveProperty('has_left')
    const { creators } = (await partner.call('GET', `${rpc}/note_months?archived=false`)).body
    expect(creators).toEqual([{ user_id: associate.user_id, ...left }])

    const mentionable = (await partner.call('GET', `${rpc}/get_users_for_mentions?q=farhan`)).body.items
    expect(mentionable).toEqual([])
    const again = await partner.call('POST', '/rest/v1/partner_feedback', feedback)
    expect([again.status, again.body.reason]).toEqual([422, 'partner_feedback.not_an_associate'])
  })

  it('may have had a timer on a deleted task: it comes back without', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    await partner.call('DELETE', `/rest/v1/notes/${note.id}`)
    await ask(partner, 'deactivate_person', associate)
    const restored = await partner.call('POST', `${rpc}/restore_note`, { note_id: note.id })
    expect(restored.status).toBe(200)
    expect(await world.rows('select 1 from time_records')).toEqual([])
  })
})
