import { describe, expect, it } from 'vitest'
import { aMember, as, from, signIn } from '../auth/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aFirmWithCalendar, anEvent, table } from './testing.ts'

const { world, partner, associate, colleague } = aFirmWithCalendar()

describe('an iCalendar file', () => {
  const fileOf = async (id: string) => await colleague.call('GET', `${table}/${id}/ics`)

  it('says an hour as the moment that it is, and escapes what was typed', async () => {
    const row = await anEvent(associate, {
      title: 'Hearing; Court 4, "A"',
      description: 'One\nEND:VEVENT',
      event_time: '00:30',
      event_type: 'court_date',
    })
    const { status, headers, body } = await fileOf(row.id)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    // Half past midnight in Dhaka is still the day before in Greenwich.
    expect(body).toContain('DTSTART:20261120T183000Z')
    expect(body).toContain('DTEND:20261120T193000Z')
    expect(body).toContain('SUMMARY:Hearing\\; Court 4\\, "A"')
    expect(body).toContain('DESCRIPTION:One\\nEND:VEVENT')
    expect(body).toContain('CATEGORIES:Court Date')
    expect(body).toContain(`UID:${row.id}@`)
    expect(body.match(/\r\nBEGIN:VEVENT\r\n/g)).toHaveLength(1)
  })

  it('lasts the whole day without a time, on any host', async () => {
    const row = await anEvent(associate, { event_date: '2026-12-31' })
    const { body } = await fileOf(row.id)
    expect(body).toContain('DTSTART;VALUE=DATE:20261231')
    expect(body).not.toMatch(/DTEND;VALUE=DATE:(?!20270101)/)
    expect((await fileOf('019aa000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await world.nobody.call('GET', `${table}/${row.id}/ics`)).status).toBe(401)
  })
})

describe('a private feed', () => {
  const feeds = '/rest/v1/calendar_feeds'
  const pathOf = (address: string) => new URL(address).pathname
  /** Each line is one that a calendar reads, and each entry has its id. */
  const expectLines = (feed: string) => {
    for (const line of feed.split('\r\n')) {
      expect(line).toMatch(/^([A-Z-]+[;:]| |$)/)
      expect(line.isWellFormed()).toBe(true)
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
    expect(feed.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(feed.match(/^UID:/gm)?.length ?? 0)
  }

  it('speaks its owner’s language, a file that of the page', async () => {
    const row = await anEvent(associate, { event_type: 'court_date' })
    const { body } = await associate.call('POST', feeds)
    const read = async () => (await world.nobody.call('GET', pathOf(body.address))).body
    expect(await read()).toMatch(/NAME:TRW calendar.*CATEGORIES:Court Date/s)
    await world.rows(`update profiles set language = 'bn' where user_id = $1`, [associate.user_id])
    expect(await read()).toMatch(/NAME:TRW-এর ক্যালেন্ডার.*CATEGORIES:আদালতের তারিখ/s)
    const file = (headers: Record<string, string>) =>
      associate.call('GET', `${table}/${row.id}/ics`, undefined, headers)
    expect((await file({})).body).toContain('CATEGORIES:Court Date')
    expect((await file({ 'accept-language': 'bn' })).body).toContain('CATEGORIES:আদালতের তারিখ')
    await world.rows('update profiles set language = null')
  })

  it.each([
    '\u202eকাল\u202c Hearing',
    'ক্ষ\u200d্য \u200b\u2066শুনানি\u2069',
    'BEGIN:VEVENT \\n\\, ; END:VEVENT',
    '👩\u200d⚖️'.repeat(40),
  ])('no name breaks one of its lines: %j', async (title) => {
    await anEvent(associate, { title, description: `${title}\nEND:VCALENDAR` })
    const { body } = await associate.call('POST', feeds)
    const feed: string = (await world.nobody.call('GET', pathOf(body.address))).body
    expectLines(feed)
    const escaped = title.replaceAll(/[\\;,]/g, '\\$&')
    expect(feed.replaceAll('\r\n ', '').split('\r\n')).toContain(`SUMMARY:${escaped}`)
  })

  it('is read without a session by its address alone, until it is replaced or revoked', async () => {
    await anEvent(colleague, { title: 'Mediation' })
    await anEvent(colleague, { title: 'Long ago', event_date: '2026-08-01' })
    expect((await associate.call('GET', feeds)).body).toEqual({ created_at: null })
    const made = await associate.call('POST', feeds)
    expect(made.status).toBe(201)
    const path = pathOf(made.body.address)
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
    const feed = await world.nobody.call('GET', path)
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(feed.headers['cache-control']).toBe('no-store')
    expect(feed.body).toContain('SUMMARY:Mediation')
    expect(feed.body).not.toContain('Long ago')

    const again = await associate.call('POST', feeds)
    expect((await world.nobody.call('GET', path)).status).toBe(404)
    expect((await world.nobody.call('GET', pathOf(again.body.address))).status).toBe(200)
    expect((await colleague.call('DELETE', feeds)).status).toBe(404)
    expect((await associate.call('DELETE', feeds)).status).toBe(204)
    expect((await world.nobody.call('GET', pathOf(again.body.address))).status).toBe(404)
    const events = await world.rows(
      `select type, detail from activity_events where type like 'calendar_feed%'`,
    )
    expect(events.map(({ type }) => type)).toEqual([
      'calendar_feed.created',
      'calendar_feed.created',
      'calendar_feed.revoked',
    ])
  })

  it('check 50: no words of a hearing or a deadline break one of its lines', async () => {
    const court_ref = await aCourt(world, { name_en: `Court; of, ${'ক্ষ\u200d্য'.repeat(20)}` })
    const title = `Rahima\\v State, ${'👩\u200d⚖️'.repeat(20)}`
    const { id } = await aCase(partner, { case_id: 'LAND; 4', title, court_ref })
    const purpose = `END:VEVENT ${'শুনানি '.repeat(20)}`.trim()
    const appears = { appears_id: associate.user_id, item_no: '14', brief: 'One\nEND:VCALENDAR' }
    await aHearing(partner, { case_ref: id, on_day: '2026-12-03', purpose, ...appears })
    await aHearing(partner, { case_ref: id, on_day: '2026-12-06', at_time: '10:30', purpose, ...appears })
    await aDeadline(partner, {
      ...{ case_ref: id, title: `File; the reply, ${'জবাব '.repeat(30)}`.trim(), trigger_day: '2026-11-20' },
      ...{ due_on: '2026-12-20', assignee_id: associate.user_id, extra_reason: 'Ordered' },
    })
    const path = pathOf((await associate.call('POST', feeds)).body.address)
    const feed: string = (await world.nobody.call('GET', path)).body
    expect(feed.match(/^UID:(hearing|deadline)-/gm)).toHaveLength(3)
    expectLines(feed)
  })

  it('check 50: holds the days in court of its owner, without those hidden from them', async () => {
    await anEvent(colleague, { title: 'Mediation' })
    const court_ref = await aCourt(world)
    const add = async (draft: Partial<Parameters<typeof aHearing>[1]>, case_id = 'LAND-4') => {
      const { id } = await aCase(partner, { case_id, court_ref })
      return aHearing(partner, {
        case_ref: id,
        on_day: '2026-12-03',
        appears_id: associate.user_id,
        ...draft,
      })
    }
    const day = await add({ item_no: '14', purpose: 'Argument; costs' })
    const timed = await add({ at_time: '10:30', appears_id: partner.user_id, with_ids: [associate.user_id] })
    const ofOthers = await add({ appears_id: colleague.user_id })
    const guarded = await add({}, 'SECRET-1')
    await wall(world, guarded.case_ref, colleague, partner)
    const path = pathOf((await associate.call('POST', feeds)).body.address)
    const feed = async (query = '') => {
      const { body } = await world.nobody.call('GET', `${path}${query}`)
      const unfolded: string = body.replaceAll('\r\n ', '')
      const [head, ...entries] = unfolded.split('BEGIN:VEVENT')
      return {
        whole: unfolded,
        head,
        of: (id: string) => entries.find((entry) => entry.includes(`UID:hearing-${id}`)),
      }
    }
    const first = await feed()
    expect(first.whole).toContain('SUMMARY:Mediation')
    expect(first.of(day.id)).toMatch(
      /SEQUENCE:0\r\n.*DTSTART;VALUE=DATE:20261203.*SUMMARY:LAND-4 · Argument\\; costs.*LOCATION:District Judge.*DESCRIPTION:Item 14/s,
    )
    expect(first.of(timed.id)).toMatch(/DTSTART:20261203T043000Z/)
    expect(first.of(ofOthers.id)).toBeUndefined()
    expect(first.of(guarded.id)).toContain('SUMMARY:A case with limited access')
    expect(first.whole).not.toContain('SECRET-1')
    expect((await feed('?only=events')).whole).not.toContain('UID:hearing-')
    expect((await world.nobody.call('GET', `${path}?only=deadlines`)).status).toBe(400)

    const change = { version: day.version, on_day: '2026-12-06' }
    const moved = await partner.call('PATCH', `/rest/v1/hearings/${day.id}`, change)
    expect((await feed()).of(day.id)).toMatch(/SEQUENCE:1\r\n.*DTSTART;VALUE=DATE:20261206/s)
    const vacated = { id: day.id, version: moved.body.version, state: 'vacated', next: { kind: 'awaited' } }
    expect((await partner.call('POST', '/rest/v1/rpc/close_hearing', vacated)).status).toBe(200)
    expect((await feed()).of(day.id)).toMatch(/SEQUENCE:2\r\n.*STATUS:CANCELLED/s)
    await wall(world, day.case_ref, associate, partner)
    expect((await feed()).of(day.id)).toBeUndefined()
    expect((await feed()).of(timed.id)).toBeDefined()
  })

  it('is stored as a hash that opens nothing, and ends with its person', async () => {
    const { body } = await associate.call('POST', feeds)
    const path = pathOf(body.address)
    const token = path.slice(-47, -4)
    const stored = JSON.stringify(
      await world.rows(`select *, encode(token_hash, 'base64') from calendar_feeds`),
    )
    expect(stored).not.toContain(token)
    expect(JSON.stringify(await world.rows('select * from activity_events'))).not.toContain(token)
    await world.rows('update users set deactivated_at = now() where id = $1', [associate.user_id])
    expect((await world.nobody.call('GET', path)).status).toBe(404)
  })

  it('ends with a new password', async () => {
    const member = await aMember(world)
    const { body: session } = await signIn(world, member)
    const path = pathOf((await as(world, session)('POST', feeds)).body.address)
    expect((await world.nobody.call('GET', path)).status).toBe(200)
    const change = { password: 'another brass lantern', current_password: member.password }
    expect((await as(world, session)('PUT', '/auth/v1/user', change)).status).toBe(200)
    expect((await world.nobody.call('GET', path)).status).toBe(404)
    expect((await as(world, session)('GET', feeds)).body).toEqual({ created_at: null })
    const revoked = `select subject_id, actor_id from activity_events where type = 'calendar_feed.revoked'`
    expect(await world.rows(revoked)).toContainEqual({ subject_id: member.id, actor_id: member.id })
  })

  it('answers strange addresses like unknown ones, lets a network that guesses wait, and right ones never', async () => {
    const path = pathOf((await associate.call('POST', feeds)).body.address)
    const strange = [`${'A'.repeat(43)}.ics`, 'x', '%2e%2e%2f.ics', `${'a'.repeat(99)}`]
    for (const token of strange) {
      expect((await world.nobody.call('GET', `/api/calendar/${token}`)).status, token).toBe(404)
    }
    const guess = () => world.nobody.call('GET', `/api/calendar/${'B'.repeat(43)}.ics`)
    for (let at = strange.length; at < 30; at += 1) await guess()
    const refused = await guess()
    expect([refused.status, refused.body.reason]).toEqual([429, 'calendar.too_many_reads'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await world.nobody.call('GET', path)).status).toBe(200)
  })

  it('that leaked is read on a count of its own, network by network', async () => {
    const path = pathOf((await associate.call('POST', feeds)).body.address)
    for (let at = 0; at < 120; at += 1) await from(world, '192.0.2.1')('GET', path)
    expect((await from(world, '192.0.2.1')('GET', path)).status).toBe(429)
    expect((await from(world, '192.0.2.2')('GET', path)).status).toBe(200)
    world.clock.advance(61 * 60_000)
    expect((await from(world, '192.0.2.1')('GET', path)).status).toBe(200)
  })
})
