import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { follow } from '../../kernel/testing-live.ts'
import { aNote } from '../notes/testing.ts'
import { aCase } from './testing.ts'

const { world, partner, other, lead, associate } = aFirm('users, notes, cases, notifications, note_counts', {
  partner: ['partner', 'Nusrat Jahan'],
  other: ['partner', 'Tanvir Ahmed'],
  lead: ['associate', 'Farhan Kabir'],
  associate: ['associate', 'Sadia Rahman'],
})

const reason = 'Brother of the opponent'
const accessOf = async (id: string) => (await partner.call('GET', `/rest/v1/rpc/case_access?id=${id}`)).body

interface Wish {
  access?: 'firm' | 'restricted'
  people?: TestPerson[]
  walls?: TestPerson[]
}

/** Says who can see a case, as it stands now. */
async function put(id: string, { access = 'firm', people = [], walls = [] }: Wish, by: TestPerson = partner) {
  const [{ version } = { version: 1 }] = await world.rows<{ version: number }>(
    `select version from cases where id = $1`,
    [id],
  )
  return by.call('POST', '/rest/v1/rpc/set_case_access', {
    id,
    version,
    access,
    people: people.map(({ user_id }) => user_id),
    walls: walls.map(({ user_id }) => ({ user_id, reason })),
  })
}

const sees = async (who: TestPerson, id: string) => (await who.call('GET', `/rest/v1/cases/${id}`)).status
const everybody = () => [partner, other, lead, associate]
const eyes = async (id: string) => Promise.all(everybody().map((who) => sees(who, id)))
const gone = async () => (await world.rows('select sight_gone_wrong() as wrong'))[0]?.wrong

/** A case with a task on it, as the linking does it. */
async function aTaskOf(owner: TestPerson, case_ref: string, title = 'Plaint') {
  const note = await aNote(owner, { title })
  await world.rows('update notes set case_ref = $2 where id = $1', [note.id, case_ref])
  return note
}

describe('who can see a case', () => {
  it('is everybody, until a partner restricts it to its people and the partners', async () => {
    const { id } = await aCase(associate)
    expect(await eyes(id)).toEqual([200, 200, 200, 200])
    const { status, body } = await put(id, { access: 'restricted', people: [lead] })
    expect([status, body]).toEqual([200, { id, version: 2, access: 'restricted' }])
    expect(await eyes(id)).toEqual([200, 200, 200, 404])
    expect(await accessOf(id)).toMatchObject({
      version: 2,
      access: 'restricted',
      people: [{ full_name: 'Farhan Kabir', part: 'team', since: '2026-11-21' }],
      walls: [],
    })
    expect((await put(id, { access: 'firm' })).status).toBe(200)
    expect(await eyes(id)).toEqual([200, 200, 200, 200])
    expect((await accessOf(id)).people).toEqual([])
    expect(await gone()).toBe(0)
  })

  it('is nobody behind a wall, a partner or one of its people', async () => {
    const { id } = await aCase(associate)
    await put(id, { people: [lead], walls: [other, lead] })
    expect(await eyes(id)).toEqual([200, 404, 404, 200])
    expect((await accessOf(id)).walls).toMatchObject([
      { full_name: 'Farhan Kabir', reason, raised_by: { full_name: 'Nusrat Jahan' } },
      { full_name: 'Tanvir Ahmed', reason },
    ])
    await put(id, { people: [lead] })
    expect(await eyes(id)).toEqual([200, 200, 200, 200])
    expect(await gone()).toBe(0)
  })

  it('is said by partners who see it, on a version; others and a case that is not there alike', async () => {
    const { id } = await aCase(associate)
    expect((await put(id, {}, associate)).body.reason).toBe('rights.partners_only')
    await put(id, { walls: [other] })
    const [hidden, unknown] = [
      await put(id, {}, other),
      await put('0195b8a0-0000-7000-8000-000000000000', {}, other),
    ]
    const told = ({ status, body }: typeof hidden) => ({ ...body, status, request_id: '' })
    expect(hidden.status).toBe(404)
    expect(told(hidden)).toEqual(told(unknown))
    expect((await other.call('GET', `/rest/v1/rpc/case_access?id=${id}`)).status).toBe(404)
    const stale = { id, version: 1, access: 'firm', people: [], walls: [] }
    expect((await partner.call('POST', '/rest/v1/rpc/set_case_access', stale)).body.reason).toBe(
      'request.stale_version',
    )
    const unknownPerson = { ...stale, version: 2, people: ['0195b8a0-0000-7000-8000-000000000000'] }
    expect((await partner.call('POST', '/rest/v1/rpc/set_case_access', unknownPerson)).status).toBe(404)
  })

  it('check 13: the last partner who sees a case cannot be walled, nor its lead', async () => {
    const { id } = await aCase(associate)
    expect((await put(id, { walls: [other] })).status).toBe(200)
    expect((await put(id, { walls: [other, partner] })).body.reason).toBe('cases.last_partner')
    expect((await put(id, { walls: [partner] })).status).toBe(200)
    expect(await eyes(id)).toEqual([404, 200, 200, 200])
    await world.rows('update cases set lead_id = $2 where id = $1', [id, lead.user_id])
    expect((await put(id, { walls: [partner, lead] }, other)).body.reason).toBe('cases.lead_walled')
  })

  it('follows roles, people who come, leave and come back', async () => {
    const { id } = await aCase(associate)
    await put(id, { access: 'restricted', walls: [other] })
    const late = await world.aPerson('associate', 'Rina Das')
    expect(await sees(late, id)).toBe(404)
    const to = (role: string) =>
      partner.call('POST', '/rest/v1/rpc/set_role', { user_id: late.user_id, role })
    expect((await to('partner')).status).toBe(200)
    expect(await sees(late, id)).toBe(200)
    await to('associate')
    expect(await sees(late, id)).toBe(404)
    const person = { user_id: late.user_id }
    await partner.call('POST', '/rest/v1/rpc/deactivate_person', person)
    expect(await gone()).toBe(0)
    await partner.call('POST', '/rest/v1/rpc/reactivate_person', person)
    expect(await gone()).toBe(0)
    expect(await world.rows('select hides_cases from users where id = $1', [late.user_id])).toEqual([
      { hides_cases: true },
    ])
  })

  it('is recorded, without a word of walls to whoever reads it', async () => {
    const { id } = await aCase(associate)
    await put(id, { access: 'restricted', people: [lead], walls: [associate] })
    const [event] = (await partner.call('GET', '/rest/v1/activity_events?action=access_changed')).body.items
    expect(event).toMatchObject({ subject: 'CASE-2026-417', actor: { full_name: 'Nusrat Jahan' } })
    expect(event.changes).toEqual([
      { field: 'access', before: 'firm', after: 'restricted' },
      { field: 'people', before: 0, after: 1 },
    ])
    await put(id, { access: 'restricted', people: [lead], walls: [associate, other] })
    expect((await other.call('GET', '/rest/v1/activity_events')).body.items).toEqual([])
  })
})

describe('a hidden case', () => {
  it('hides its tasks, their owner’s too, and what they count', async () => {
    const { id } = await aCase(partner)
    const [own, theirs] = [await aTaskOf(associate, id, 'Own'), await aTaskOf(partner, id, 'Theirs')]
    await aNote(associate, { title: 'Another' })
    await put(id, { walls: [associate, other] })
    for (const [who, total] of [
      [associate, 1],
      [other, 1],
      [partner, 3],
    ] as const) {
      const list = (await who.call('GET', '/rest/v1/notes')).body.items
      expect(list).toHaveLength(total)
      expect((await who.call('GET', '/rest/v1/rpc/count_notes')).body.count).toBe(total)
      expect((await who.call('GET', '/rest/v1/rpc/note_months')).body.months).toEqual([
        { key: '2026-11', count: total },
      ])
      expect((await who.call('GET', '/rest/v1/rpc/calendar_summary?month=2026-11')).body.total_notes).toBe(
        total,
      )
      const found = (await who.call('GET', '/rest/v1/notes?q=own')).body.items
      expect(found).toHaveLength(who === partner ? 1 : 0)
      for (const note of [own, theirs])
        expect((await who.call('GET', `/rest/v1/notes/${note.id}`)).status).toBe(who === partner ? 200 : 404)
      const change = await who.call('PATCH', `/rest/v1/notes/${own.id}`, { title: 'x', version: 1 })
      expect(change.status).toBe(who === partner ? 200 : 404)
    }
    await put(id, {})
    expect((await associate.call('GET', `/rest/v1/notes/${own.id}`)).status).toBe(200)
  })

  it('gives no case id away, and no cost', async () => {
    const { id } = await aCase(partner, { case_id: 'SECRET-1', client_name: 'Halda Salt' })
    await aCase(partner, { case_id: 'OPEN-1' })
    const cost = { case_id: 'SECRET-1', description: 'Court fee', amount: '777.00' }
    const made = await partner.call('POST', '/rest/v1/case_costing', cost)
    await world.rows('update case_costing set case_ref = $1', [id])
    await put(id, { access: 'restricted' })
    const ids = async (who: TestPerson, q: string) =>
      (await who.call('GET', `/rest/v1/rpc/case_ids_in_use?q=${q}`)).body.case_ids
    expect(await ids(associate, '')).toEqual(['OPEN-1'])
    expect(await ids(associate, 'secret')).toEqual([])
    expect(await ids(associate, 'halda')).toEqual([])
    expect(await ids(partner, 'halda')).toEqual(['SECRET-1'])
    expect((await associate.call('POST', '/rest/v1/case_costing', cost)).body.reason).toBe(
      'cases.id_not_in_use',
    )
    expect((await associate.call('GET', `/rest/v1/case_costing/${made.body.id}`)).status).toBe(404)
    for (const q of ['', '?q=777', '?q=court', '?case_id=SECRET-1']) {
      expect((await associate.call('GET', `/rest/v1/rpc/total_case_costing${q}`)).body).toEqual({
        count: 0,
        total: '0.00',
      })
    }
    expect((await associate.call('GET', '/rest/v1/cases?q=halda')).body.items).toEqual([])
    // A case of their own of the same id is theirs to book on.
    await aCase(associate, { case_id: 'SECRET-1' })
    expect(await ids(associate, 'secret')).toEqual(['SECRET-1'])
  })

  it('check 12: leaderboard and own hours are the same before and after a wall', async () => {
    const { id } = await aCase(partner)
    const note = await aTaskOf(associate, id)
    const log = { note_id: note.id, work_date: '2026-11-21', hours_worked: 3 }
    expect((await associate.call('POST', '/rest/v1/daily_work_logs', log)).status).toBe(201)
    const hours = async (who: TestPerson) => {
      const of = `user_id=${associate.user_id}`
      const told = await Promise.all([
        who.call('GET', '/rest/v1/rpc/get_monthly_leaderboard'),
        who.call('GET', '/rest/v1/rpc/get_alltime_leaderboard'),
        who.call('GET', `/rest/v1/rpc/get_hours_breakdown?${of}`),
        who.call('GET', `/rest/v1/rpc/list_month_hours?${of}`),
      ])
      const summary = await who.call('GET', '/rest/v1/rpc/calendar_summary?month=2026-11')
      return [...told.map(({ status, body }) => ({ status, body })), summary.body.total_worked_hours]
    }
    const before = [await hours(associate), await hours(other)]
    await put(id, { walls: [associate, other] })
    expect([await hours(associate), await hours(other)]).toEqual(before)
    const list = await other.call('GET', `/rest/v1/rpc/list_note_hours?user_id=${associate.user_id}`)
    expect(list.body.items).toMatchObject([
      { title: null, case_id: null, client_name: null, hours_worked: 3 },
    ])
  })

  it('stops a walled person’s timer on it and books it', async () => {
    const { id } = await aCase(partner)
    const note = await aTaskOf(associate, id)
    expect((await associate.call('POST', '/rest/v1/rpc/start_timer', { note_id: note.id })).status).toBe(200)
    world.clock.advance(30 * 60_000)
    await put(id, { walls: [associate] }, await world.again(partner))
    const asked = await (await world.again(associate)).call('GET', '/rest/v1/rpc/running_timer')
    expect(asked.body.timer).toBeNull()
    expect(await world.rows('select user_id, hours_worked from daily_work_logs')).toEqual([
      { user_id: associate.user_id, hours_worked: '0.50' },
    ])
  })

  it('stops one’s own timer before the wall that one raises against oneself', async () => {
    const { id } = await aCase(partner)
    const another = await aCase(partner, { case_id: 'B' })
    await put(another.id, { walls: [other] })
    const note = await aTaskOf(other, id)
    expect((await other.call('POST', '/rest/v1/rpc/start_timer', { note_id: note.id })).status).toBe(200)
    world.clock.advance(60 * 60_000)
    expect((await put(id, { walls: [other] }, await world.again(other))).status).toBe(200)
    expect(await world.rows('select hours_worked from daily_work_logs')).toEqual([{ hours_worked: '1.00' }])
  })

  it('stops timers of those who lost sight with their role', async () => {
    const { id } = await aCase(partner)
    const note = await aTaskOf(other, id)
    await put(id, { access: 'restricted' })
    expect((await other.call('POST', '/rest/v1/rpc/start_timer', { note_id: note.id })).status).toBe(200)
    await partner.call('POST', '/rest/v1/rpc/set_role', { user_id: other.user_id, role: 'associate' })
    world.clock.advance(30 * 60_000)
    const end = world.app.jobs.find(({ name }) => name === 'end-hidden-timers')
    await end?.work({}, { id: 'x', attempt: 1 })
    const asked = await (await world.again(other)).call('GET', '/rest/v1/rpc/running_timer')
    expect(asked.body.timer).toBeNull()
    expect(await world.rows('select hours_worked from daily_work_logs')).toEqual([{ hours_worked: '0.50' }])
  })

  it('takes its notifications away from a walled person and makes them no others', async () => {
    const { id } = await aCase(partner)
    const note = await aTaskOf(partner, id)
    const list = async (who: TestPerson) => (await who.call('GET', '/rest/v1/notifications')).body.items
    expect(await list(other)).toHaveLength(1)
    await put(id, { walls: [other] })
    expect(await list(other)).toEqual([])
    expect((await other.call('GET', '/rest/v1/rpc/unread_notifications')).body.count).toBe(0)
    await aNote(associate)
    expect(await list(other)).toHaveLength(1)
    await partner.call('DELETE', `/rest/v1/notes/${note.id}`)
    expect((await other.call('POST', '/rest/v1/rpc/restore_note', { note_id: note.id })).status).toBe(404)
    expect((await partner.call('POST', '/rest/v1/rpc/restore_note', { note_id: note.id })).status).toBe(200)
    expect(await list(other)).toHaveLength(1)
  })

  it('takes along what nobody had linked yet, with what happened and what was said of it', async () => {
    const note = await aNote(associate, { title: 'Typed before', case_id: 'old 7' })
    const gone = await aNote(associate, { title: 'Deleted before', case_id: 'OLD 7' })
    await associate.call('DELETE', `/rest/v1/notes/${gone.id}`)
    const { id } = await aCase(partner, { case_id: 'OLD 7' })
    // As the release before has left them.
    await world.rows(`update linking set finished_at = null`)
    await world.rows(`set session_replication_role = replica; update notes set case_ref = null;
      update deleted_notes set case_ref = null; update notifications set case_ref = null;
      update activity_events set case_ref = null; delete from case_labels; set session_replication_role = origin`)
    await put(id, { walls: [associate, other] })
    for (const who of [associate, other]) {
      expect((await who.call('GET', `/rest/v1/notes/${note.id}`)).status).toBe(404)
      expect((await who.call('POST', '/rest/v1/rpc/restore_note', { note_id: gone.id })).status).toBe(404)
      expect((await who.call('GET', '/rest/v1/notifications')).body.items).toEqual([])
    }
    expect((await other.call('GET', '/rest/v1/activity_events')).body.items).toEqual([])
    expect((await partner.call('GET', `/rest/v1/notes/${note.id}`)).status).toBe(200)
  })

  it('is deleted by nobody while anything names it, and is no case like another then', async () => {
    const open = await aCase(partner, { case_id: 'A' })
    expect((await partner.call('DELETE', `/rest/v1/cases/${open.id}`)).status).toBe(204)
    const { id } = await aCase(partner, { case_id: 'B' })
    await put(id, { walls: [associate] })
    expect((await partner.call('DELETE', `/rest/v1/cases/${id}`)).body.reason).toBe('cases.in_use')
    await world.rows('delete from activity_events')
    expect((await partner.call('DELETE', `/rest/v1/cases/${id}`)).status).toBe(204)
    expect(await gone()).toBe(0)
  })
})

describe('one at a time changes sight', () => {
  const changes: Record<string, (id: string) => Promise<{ status: number }>> = {
    'a wall': (id) => put(id, { access: 'restricted', walls: [associate] }),
    'people of the case': (id) => put(id, { access: 'restricted', people: [associate] }),
    'everybody again': (id) => put(id, { access: 'firm' }),
    'a role': () =>
      other.call('POST', '/rest/v1/rpc/set_role', { user_id: associate.user_id, role: 'partner' }),
    'somebody new': async () => {
      await world.aPerson('associate', 'Rina Das')
      return { status: 200 }
    },
    'somebody who leaves': () =>
      other.call('POST', '/rest/v1/rpc/deactivate_person', { user_id: associate.user_id }),
    'a lead': async (id) => {
      const [row] = await world.rows<{ version: number }>('select version from cases where id = $1', [id])
      return partner.call('PATCH', `/rest/v1/cases/${id}`, { lead_id: lead.user_id, version: row?.version })
    },
    'a case that goes': (id) => other.call('DELETE', `/rest/v1/cases/${id}`),
  }
  const names = Object.keys(changes)
  const pairs = names.flatMap((one) => names.map((two) => [one, two] as const))

  it.each(pairs)('%s and %s at once leave what the rule says', async (one, two) => {
    const { id } = await aCase(partner)
    await put(id, { access: 'restricted', people: [lead] })
    const done = await Promise.all([changes[one]?.(id), changes[two]?.(id)])
    // One of two may come too late, in order; none fails.
    for (const answer of done) expect([200, 201, 204, 404, 409, 422]).toContain(answer?.status)
    expect(await gone()).toBe(0)
  })

  it('whoever comes second sees what the first has done', async () => {
    const { id } = await aCase(partner)
    const first = await world.connect()
    await first.query(`begin; select hold_sight()`)
    await first.query(`update cases set access = 'restricted' where id = '${id}'`)
    const coming = world.aPerson('associate', 'Rina Das')
    await world.rows('select pg_sleep(0.05)')
    await first.query('commit')
    await first.end()
    expect(await sees(await coming, id)).toBe(404)
    expect(await gone()).toBe(0)
  })

  it('a job finds what is wrong, sets it right and alarms', async () => {
    const { id } = await aCase(partner)
    await put(id, { walls: [associate] })
    const compare = world.app.jobs.find(({ name }) => name === 'compare-sight')
    await compare?.work({}, { id: 'x', attempt: 1 })
    await world.rows(`alter table case_hidden disable trigger user`)
    await world.rows(`delete from case_hidden`)
    await world.rows(`alter table case_hidden enable trigger user`)
    expect(await sees(associate, id)).toBe(200)
    await expect(compare?.work({}, { id: 'x', attempt: 1 })).rejects.toThrow('were wrong')
    expect(await sees(associate, id)).toBe(404)
    await compare?.work({}, { id: 'x', attempt: 1 })
  })
})

describe('the stream', () => {
  let at: Promise<string> | undefined
  const listening = () => (at ??= world.app.http.listen({ port: 0, host: '127.0.0.1' }))

  it('check 14: a wall raised during an open stream stops hints within a second', async () => {
    const { id } = await aCase(partner)
    const site = await listening()
    const [mine, theirs] = [await follow(site, partner.token), await follow(site, associate.token)]
    const path = `/rest/v1/cases/${id}`
    const topics = ({ messages }: typeof mine) =>
      messages.map((message) => ('topic' in message ? `${message.topic} ${message.version}` : 'resync'))
    await partner.call('PATCH', path, { title: 'One', version: 1 })
    await theirs.until(1)
    await put(id, { walls: [associate] })
    // That something is hidden now is told, so that an open page of the case closes.
    await theirs.until(2)
    await partner.call('PATCH', path, { title: 'Two', version: 3 })
    await aCase(partner, { case_id: 'LAST' })
    await theirs.until(3)
    expect(topics(theirs)).toEqual(['cases 2', 'sight null', 'cases 1'])
    expect(topics(mine)).toEqual(['cases 2', 'cases 3', 'cases 4', 'cases 1'])
    for (const stream of [mine, theirs]) stream.close()
    const again = await follow(site, associate.token, { 'last-event-id': theirs.lastId ?? '' })
    await partner.call('PATCH', path, { title: 'Three', version: 4 })
    await aCase(partner, { case_id: 'LAST TOO' })
    await again.until(1)
    expect(topics(again)).toEqual(['cases 1'])
    again.close()
  })

  it('tells who saw a case that it was merged into one that they do not see', async () => {
    const [keep, drop] = [await aCase(partner), await aCase(associate)]
    await put(keep.id, { access: 'restricted', people: [lead] })
    const site = await listening()
    const [hers, his] = [await follow(site, associate.token), await follow(site, lead.token)]
    const versions = { keep_version: 2, drop_version: 1, from_drop: [] }
    const merge = { keep: keep.id, drop: drop.id, ...versions }
    expect((await partner.call('POST', '/rest/v1/rpc/merge_cases', merge)).status).toBe(200)
    await hers.until(1)
    await his.until(1)
    const topics = ({ messages }: typeof hers) =>
      messages.map((message) => ('topic' in message ? message.topic : 'resync'))
    expect(topics(hers)).toEqual(['sight'])
    expect(topics(his)).not.toContain('sight')
    for (const stream of [hers, his]) stream.close()
    // Nor does its id tell that there was something, then or when the one that took it is opened and restricted again.
    const uses = async () => {
      const cost = { case_id: drop.case_id, amount: '10.00', description: 'Court fee' }
      const { body } = await associate.call('GET', '/rest/v1/rpc/case_ids_in_use')
      const { status } = await associate.call('POST', '/rest/v1/case_costing', cost)
      return [body.case_ids.includes(drop.case_id), status]
    }
    expect(await uses()).toEqual([false, 422])
    await put(keep.id, {})
    expect(await uses()).toEqual([true, 201])
    await put(keep.id, { access: 'restricted' })
    expect(await sees(associate, drop.id)).toBe(404)
    expect(await gone()).toBe(0)
  })
})

describe('the switch', () => {
  it('hides when nobody said that nothing is hidden', async () => {
    const { id } = await aCase(partner)
    await put(id, { walls: [associate] })
    const client = await world.connect()
    const seen = async (setting: string) => {
      await client.query(`begin; set local role sereshta_staff; select set_config('app.user_id', '${associate.user_id}', true),
        set_config('app.role', 'associate', true)${setting}`)
      const { rows } = await client.query('select id from cases')
      await client.query('rollback')
      return rows.length
    }
    expect(await seen('')).toBe(0)
    expect(await seen(`, set_config('app.hides_cases', '', true)`)).toBe(0)
    expect(await seen(`, set_config('app.hides_cases', 'on', true)`)).toBe(0)
    await client.end()
  })

  it('asks for the rights of the role where none were put in', async () => {
    const client = await world.connect()
    await client.query(`begin; select set_config('app.role', 'partner', true)`)
    const { rows } = await client.query(
      `select app_has_right('meetings') as may, app_has_right('nonsense') as not`,
    )
    expect(rows).toEqual([{ may: true, not: false }])
    await client.query(`rollback`)
    await client.end()
  })
})

describe('the kept answer of a create', () => {
  it('is not given again once its case is hidden', async () => {
    const of = { case_id: 'CASE-2026-41' }
    const makeCase = () =>
      associate.call('POST', '/rest/v1/cases', of, { 'Idempotency-Key': 'a-case-to-hide' })
    const made = await makeCase()
    expect((await makeCase()).body).toEqual(made.body)
    const makeMessage = () =>
      associate.call(
        'POST',
        '/rest/v1/case_messages',
        { case_ref: made.body.id, message_text: 'Filed today' },
        { 'Idempotency-Key': 'a-message-to-hide' },
      )
    const said = await makeMessage()
    expect(said.status).toBe(201)
    expect((await put(made.body.id, { walls: [associate] })).status).toBe(200)
    for (const again of [await makeCase(), await makeMessage()])
      expect(again).toMatchObject({ status: 404, body: { reason: 'row.not_found' } })
    expect((await put(made.body.id, {})).status).toBe(200)
    expect((await makeMessage()).body).toEqual(said.body)
  })
})
