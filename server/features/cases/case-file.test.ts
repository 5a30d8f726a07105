import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCost } from '../costing/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aParty, onCase as aPartyOn } from '../parties/testing.ts'
import { aCase, restrict, wall } from './testing.ts'

const table = '/rest/v1/cases'
const rpc = '/rest/v1/rpc'
const people = '/rest/v1/case_people'

const { world, partner, associate, colleague } = aFirm(
  'users, notes, cases, parties, case_costing, courts, activity_events',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
  },
)

const file = async (who: TestPerson, id: string) => (await who.call('GET', `${rpc}/case_file?id=${id}`)).body
const counts = async (who: TestPerson, id: string) =>
  (await who.call('GET', `${rpc}/case_counts?id=${id}`)).body
const led = async (lead: TestPerson) => aCase(partner, { lead_id: lead.user_id })
const onCase = (row: { id: string }) => world.rows('update notes set case_ref = $1', [row.id])
const told = (type: string) =>
  world.rows<{ detail: object }>('select detail from activity_events where type = $1', [type])

async function aCourt(): Promise<string> {
  const id = randomUUID()
  await world.rows(
    `insert into courts (id, name_en, name_bn, level, created_at, updated_at)
       values ($1, 'High Court Division', 'হাইকোর্ট বিভাগ', 'high_court_division', now(), now())`,
    [id],
  )
  return id
}

describe('a case', () => {
  it('check 2: is made of a case id alone; the same again too, which says that they share it', async () => {
    const first = await aCase(associate)
    expect(first).toMatchObject({
      shares_label: false,
      status: 'open',
      access: 'firm',
      conflict_state: 'not_checked',
      tags: [],
      court: null,
      lead: null,
      fee_kind: null,
      is_litigation: true,
      next_hearing_on: null,
    })
    const second = await aCase(colleague, { case_id: ' case-২০২৬-417 ' })
    expect(second.shares_label).toBe(true)
    expect((await associate.call('GET', `${table}/${first.id}`)).body.shares_label).toBe(true)
    const [strip] = (await file(associate, first.id)).strips.slice(-1)
    expect(strip).toEqual({ kind: 'shares_label', text: 'Another case has this Case ID.', count: null })
  })

  it('keeps what the court says of it, and names what it refers to', async () => {
    const court_ref = await aCourt()
    const row = await aCase(associate, {
      title: 'Rahman v State',
      court_ref,
      bench: 'Bench 4',
      case_no: 'W.P. 4312'.replaceAll('.', ''),
      case_year: 2026,
      filed_on: '2026-01-12',
      tags: ['Land', 'land ', 'Urgent'],
      no_date_until: '2026-12-05',
      no_date_reason: 'Vacation',
    })
    expect(row).toMatchObject({
      court: { id: court_ref, name_en: 'High Court Division', name_bn: 'হাইকোর্ট বিভাগ' },
      case_no: 'WP 4312',
      case_year: 2026,
      tags: ['land', 'urgent'],
    })
    const changed = await associate.call('PATCH', `${table}/${row.id}`, {
      court_ref: null,
      tags: [],
      version: 1,
    })
    expect(changed.body).toMatchObject({ court: null, tags: [], version: 2 })
    const [event] = await told('case.modified')
    expect(event?.detail).toMatchObject({ before: { court: 'High Court Division', tags: 'land, urgent' } })
  })

  it.each([
    ['case_no', { case_no: 'ক ১২' }],
    ['case_no', { case_no: '4312; drop' }],
    ['case_year', { case_year: 1899 }],
    ['case_year', { case_year: 2200 }],
    ['filed_on', { filed_on: '2026-02-30' }],
    ['tags', { tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) }],
    ['tags', { tags: ['​'] }],
    ['title', { title: 'x'.repeat(301) }],
    ['type_ref', { type_ref: 'x' }],
    ['fee_kind', { fee_kind: 'gratis' }],
  ])('refuses a bad %s by name', async (field, draft) => {
    const answer = await partner.call('POST', table, { case_id: 'C', ...draft })
    expect([answer.status, answer.body.fields?.[0].path.split('.')[0]]).toEqual([400, field])
  })

  it('lets its lead change what is the court’s, and no more', async () => {
    const row = await led(associate)
    expect(row.can).toEqual({ edit: true, delete: true, details: true })
    const path = `${table}/${row.id}`
    const seen = (await associate.call('GET', path)).body
    expect(seen.can).toEqual({ edit: false, delete: false, details: true })
    const details = { title: 'A v B', tags: ['x'], stage_ref: null, version: 1 }
    expect((await associate.call('PATCH', path, details)).body).toMatchObject({ title: 'A v B', version: 2 })
    for (const change of [
      { client_name: 'x' },
      { case_id: 'x' },
      { is_litigation: false },
      { fee_kind: 'hourly' },
      { fee_note: null },
      { lead_id: colleague.user_id },
    ]) {
      const answer = await associate.call('PATCH', path, { ...change, version: 2 })
      expect([answer.status, answer.body.reason], JSON.stringify(change)).toEqual([403, 'rights.not_yours'])
    }
    expect((await colleague.call('PATCH', path, { title: 'x', version: 2 })).status).toBe(403)
    expect((await associate.call('DELETE', path)).status).toBe(403)
  })

  it('has a lead and a fee by whoever manages cases, not by who adds it', async () => {
    for (const draft of [{ lead_id: associate.user_id }, { fee_kind: 'hourly' }, { fee_note: 'x' }]) {
      const answer = await associate.call('POST', table, { case_id: 'C', ...draft })
      expect(answer.body.reason).toBe('rights.not_yours')
    }
    const own = await aCase(associate)
    const change = { fee_kind: 'hourly', version: 1 }
    expect((await associate.call('PATCH', `${table}/${own.id}`, change)).status).toBe(403)
    expect((await partner.call('PATCH', `${table}/${own.id}`, change)).body.fee_kind).toBe('hourly')
    expect((await associate.call('GET', `${table}/${own.id}`)).body).toMatchObject({ fee_kind: null })
    const { case: seen, can } = await file(partner, own.id)
    expect([seen.fee_kind, can.fee, can.see_fee]).toEqual(['hourly', true, true])
  })

  it('holds the same in the database, beside the policies', async () => {
    const row = await led(associate)
    const as = (who: TestPerson, change: string) =>
      world.app.transact(
        { kind: 'session', user_id: who.user_id, session_id: who.session_id },
        async ({ db }) => {
          await sql`update cases set ${sql.raw(change)} where id = ${row.id}`.execute(db)
        },
      )
    await expect(as(associate, `client_name = 'x'`)).rejects.toThrow(/lead changes/)
    await expect(as(associate, `fee_kind = 'hourly'`)).rejects.toThrow()
    await expect(as(associate, `title = 'x'`)).resolves.toBeUndefined()
    await expect(as(associate, `status = 'disposed'`)).resolves.toBeUndefined()
  })
})

describe('the people of a case', () => {
  it('have one lead, who adds a team', async () => {
    const row = await led(associate)
    const add = (who: TestPerson, user: TestPerson, part: string) =>
      who.call('POST', people, { case_ref: row.id, user_id: user.user_id, part })
    expect((await colleague.call('GET', `${people}?case_ref=${row.id}`)).body.items).toMatchObject([
      { user_id: associate.user_id, full_name: 'Farhan Kabir', part: 'lead' },
    ])
    expect((await add(colleague, colleague, 'team')).status).toBe(403)
    expect((await add(associate, colleague, 'lead')).status).toBe(403)
    expect((await add(associate, colleague, 'team')).body).toMatchObject({ part: 'team' })
    expect((await add(partner, colleague, 'lead')).body).toMatchObject({ part: 'lead' })
    const { people: now, case: after } = await file(associate, row.id)
    expect(now.map(({ user_id, part }: CasePerson) => [user_id, part])).toEqual([
      [colleague.user_id, 'lead'],
      [associate.user_id, 'team'],
    ])
    expect(after.lead.full_name).toBe('Sadia Rahman')
    const off = `${people}?case_ref=${row.id}&user_id=${colleague.user_id}`
    expect((await associate.call('DELETE', off)).status).toBe(403)
    expect((await partner.call('DELETE', off)).status).toBe(204)
    expect((await file(associate, row.id)).case.lead).toBeNull()
    expect((await partner.call('DELETE', off)).status).toBe(404)
    expect(await told('case.person_added')).toHaveLength(2)
  })

  it('are people of the firm, and their case is found by them', async () => {
    const row = await led(associate)
    await aCase(partner, { case_id: 'Other' })
    const unknown = { case_ref: row.id, user_id: randomUUID(), part: 'team' }
    expect((await partner.call('POST', people, unknown)).body.fields[0].path).toBe('user_id')
    expect((await partner.call('POST', people, { ...unknown, case_ref: randomUUID() })).status).toBe(404)
    for (const query of ['mine=true', `lead=${associate.user_id}`, `person=${associate.user_id}`]) {
      const { items } = (await associate.call('GET', `${table}?${query}`)).body
      expect(
        items.map(({ id }: { id: string }) => id),
        query,
      ).toEqual([row.id])
    }
  })

  it('go on where they are when their part changes, and keep what they were told of a restricted case', async () => {
    const row = await aCase(partner)
    await restrict(world, row.id, associate, colleague)
    await world.rows(
      `insert into notifications (id, user_id, type, title, message, case_ref, created_at)
         select gen_random_uuid(), $2, 'case_mention', 'A mention', 'A mention', $1, now()`,
      [row.id, colleague.user_id],
    )
    const add = (who: TestPerson, part: string) =>
      who.call('POST', people, { case_ref: row.id, user_id: colleague.user_id, part })
    const was = { full_name: 'Sadia Rahman', since: '2026-11-01' }
    expect((await add(partner, 'clerk')).body).toMatchObject({ ...was, part: 'clerk' })
    expect((await add(partner, 'clerk')).body).toMatchObject({ ...was, part: 'clerk' })
    expect(await told('case.person_added')).toHaveLength(1)
    expect(await world.rows('select from notifications where case_ref = $1', [row.id])).toHaveLength(1)
    // From lead to another part the case has no lead, and its new one puts nobody off it.
    await add(partner, 'lead')
    expect((await add(partner, 'of_counsel')).body).toMatchObject({ ...was, part: 'of_counsel' })
    expect((await file(partner, row.id)).case.lead).toBeNull()
    expect(await world.rows('select from notifications where case_ref = $1', [row.id])).toHaveLength(1)
  })

  it('are changed by who restricts on a restricted case alone, and never named to who does not see it', async () => {
    const row = await aCase(associate)
    await restrict(world, row.id, associate)
    const lead = await world.again(associate)
    const body = { case_ref: row.id, user_id: colleague.user_id, part: 'team' }
    expect((await lead.call('POST', people, body)).body.reason).toBe('rights.not_yours')
    expect((await partner.call('POST', people, body)).status).toBe(201)
    const off = `${people}?case_ref=${row.id}&user_id=${colleague.user_id}`
    expect((await lead.call('DELETE', off)).body.reason).toBe('rights.not_yours')
    const insider = await world.again(colleague)
    expect((await insider.call('GET', `${rpc}/case_file?id=${row.id}`)).status).toBe(200)
    expect((await partner.call('DELETE', off)).status).toBe(204)
    const outsider = await world.again(colleague)
    for (const [method, path, draft] of [
      ['POST', people, body],
      ['DELETE', off],
      ['GET', `${people}?case_ref=${row.id}`],
    ] as const)
      expect((await outsider.call(method, path, draft)).status, method).toBe(404)
  })

  it('are nobody who has left, and the lead is not behind a wall', async () => {
    const row = await led(associate)
    const body = { case_ref: row.id, user_id: colleague.user_id, part: 'team' }
    await wall(world, row.id, colleague, partner)
    expect((await partner.call('POST', people, { ...body, part: 'lead' })).body.reason).toBe(
      'cases.lead_walled',
    )
    expect((await file(partner, row.id)).case.lead.full_name).toBe('Farhan Kabir')
    await world.rows('delete from case_walls')
    await partner.call('POST', people, body)
    await world.rows('update profiles set left_at = now() where user_id = $1', [colleague.user_id])
    const unwanted = await partner.call('POST', people, { ...body, part: 'clerk' })
    expect([unwanted.status, unwanted.body.fields?.[0]?.path]).toEqual([400, 'user_id'])
    // Who has left stands there until somebody takes them off.
    const off = `${people}?case_ref=${row.id}&user_id=${colleague.user_id}`
    expect((await associate.call('DELETE', off)).status).toBe(204)
  })
})

interface CasePerson {
  user_id: string
  part: string
}

describe('the life of a case', () => {
  const act = (who: TestPerson, what: string, body: object) => who.call('POST', `${rpc}/${what}_case`, body)

  it('check 18: a running timer keeps it open, and is named; then it is closed', async () => {
    const row = await led(associate)
    const note = await aNote(partner, { title: 'Draft the plaint', case_id: row.case_id })
    await onCase(row)
    await partner.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    const close = { id: row.id, version: 1, note: 'Settled', warned: true }
    const refused = await act(associate, 'close', close)
    expect([refused.status, refused.body.reason]).toEqual([422, 'cases.close_running_timer'])
    expect(refused.body.message).toBe('A timer is running on a task of this case. Stop it first.')
    const timer = { kind: 'timer', on: '2026-11-21', person: { full_name: 'Nusrat Jahan' }, refuses: true }
    // Whose task it is not learns that a timer runs, and of which task only who may read it.
    expect(refused.body.open).toEqual([{ ...timer, id: null, title: null }])
    const seen = (await partner.call('GET', `${rpc}/case_open_matters?id=${row.id}`)).body
    expect(seen.open).toEqual([{ ...timer, id: note.id, title: 'Draft the plaint' }])
    await partner.call('POST', `${rpc}/discard_timer`, {})
    expect((await act(colleague, 'close', close)).status).toBe(403)
    const closed = (await act(associate, 'close', close)).body
    expect(closed).toMatchObject({ status: 'closed', closed_on: '2026-11-21', version: 2 })
    expect((await file(colleague, row.id)).case).toMatchObject({
      close_note: 'Settled',
      closer: { full_name: 'Farhan Kabir' },
    })
    expect((await told('case.closed'))[0]?.detail).toMatchObject({ close_note: 'Settled' })
    expect((await act(associate, 'close', { ...close, version: 2 })).body.reason).toBe('cases.closed')
    expect((await act(associate, 'close', close)).status).toBe(409)
  })

  it('asks that what stands open was shown before it is closed', async () => {
    const row = await led(associate)
    expect((await act(associate, 'close', { id: row.id, version: 1 })).body.fields[0].path).toBe('warned')
  })

  it('check 19: closed it takes a task, and no party or message; its list fields stay editable', async () => {
    const row = await aCase(partner)
    await act(partner, 'close', { id: row.id, version: 1, warned: true })
    expect((await aNote(associate, { case_id: row.case_id })).case_id).toBe(row.case_id)
    const message = { case_ref: row.id, message_text: 'Hello' }
    const refused = await associate.call('POST', '/rest/v1/case_messages', message)
    expect([refused.status, refused.body.message]).toEqual([422, 'This case is closed. Reopen it first.'])
    const party = {
      case_ref: row.id,
      party_ref: (await aParty(partner)).id,
      side: 'theirs',
      role: 'opponent',
    }
    const unwanted = await partner.call('POST', '/rest/v1/case_parties', party)
    expect([unwanted.status, unwanted.body.reason]).toEqual([422, 'cases.closed'])
    const change = { client_name: 'Padma', version: 2 }
    expect((await partner.call('PATCH', `${table}/${row.id}`, change)).status).toBe(200)
    expect((await file(partner, row.id)).can).toMatchObject({ write: false, transfer: false, edit: true })
  })

  it('is opened again for a reason, which is told', async () => {
    const row = await led(associate)
    await act(associate, 'close', { id: row.id, version: 1, warned: true })
    expect(
      (await act(associate, 'reopen', { id: row.id, version: 2, reason: ' ' })).body.fields[0].path,
    ).toBe('reason')
    const again = { id: row.id, version: 2, reason: 'Appeal' }
    expect((await act(colleague, 'reopen', again)).status).toBe(403)
    expect((await act(associate, 'reopen', again)).body).toMatchObject({ status: 'open', closed_on: null })
    expect((await told('case.reopened'))[0]?.detail).toMatchObject({ reason: 'Appeal' })
    expect((await act(associate, 'reopen', { ...again, version: 3 })).body.version).toBe(3)
  })

  it('is disposed by the court before the firm closes it, and then is no alarm', async () => {
    const row = await led(associate)
    expect((await file(associate, row.id)).strips).toEqual([])
    await world.rows('update cases set court_ref = $2 where id = $1', [row.id, await aCourt()])
    expect((await file(associate, row.id)).strips.map(({ kind }: { kind: string }) => kind)).toEqual([
      'no_next_date',
    ])
    const dispose = { id: row.id, version: 1, on: '2026-11-20', result: 'Decreed' }
    expect((await act(associate, 'dispose', dispose)).body).toMatchObject({
      status: 'disposed',
      disposed_on: '2026-11-20',
    })
    expect((await file(associate, row.id)).strips).toEqual([])
    await act(associate, 'close', { id: row.id, version: 2, warned: true })
    expect((await act(associate, 'dispose', { ...dispose, version: 3 })).body.reason).toBe('cases.closed')
  })

  it('is not disposed on a day to come, by the calendar of the firm', async () => {
    const row = await led(associate)
    // It is tomorrow in Dhaka already.
    world.clock.set('2026-11-21T18:30:00Z')
    const lead = await world.again(associate)
    const dispose = { id: row.id, version: 1, on: '2026-11-23' }
    const refused = await act(lead, 'dispose', dispose)
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toMatchObject([{ path: 'on', code: 'not_in_the_future' }])
    expect((await file(lead, row.id)).case).toMatchObject({ status: 'open', disposed_on: null })
    expect((await act(lead, 'dispose', { ...dispose, on: '2026-11-22' })).body.disposed_on).toBe('2026-11-22')
  })
})

describe('its parties', () => {
  it('stand at its head, ours before theirs, and ask for a conflict check', async () => {
    const row = await aCase(partner, { is_litigation: false })
    expect((await file(partner, row.id)).strips).toEqual([])
    const theirs = (await aParty(partner, { name_latin: 'Jamal Uddin' })).id
    const ours = (await aParty(partner, { name_latin: 'Padma Textiles' })).id
    await aPartyOn(partner, { case_ref: row.id, party_ref: theirs })
    await aPartyOn(partner, { case_ref: row.id, party_ref: ours, side: 'ours', role: 'client' })
    // A party added is checked by itself; this is what is said where that has not happened.
    await world.rows(`update cases set conflict_state = 'not_checked'`)
    const { parties, strips } = await file(colleague, row.id)
    expect(parties).toMatchObject([
      { name_latin: 'Padma Textiles', side: 'ours', role: 'client' },
      { name_latin: 'Jamal Uddin', side: 'theirs', role: 'opponent' },
    ])
    expect(strips).toEqual([{ kind: 'conflict_not_done', text: 'Conflict check not done', count: null }])
    expect((await counts(partner, row.id)).counts.parties).toBe(2)
    expect((await partner.call('DELETE', `${table}/${row.id}`)).body.reason).toBe('cases.in_use')
  })
})

describe('deleting', () => {
  it('is refused while there are messages', async () => {
    const row = await aCase(associate)
    await colleague.call('POST', '/rest/v1/case_messages', { case_ref: row.id, message_text: 'Hello' })
    const refused = await associate.call('DELETE', `${table}/${row.id}`)
    expect([refused.status, refused.body.reason]).toEqual([409, 'cases.in_use'])
    expect((await associate.call('GET', `${table}/${row.id}`)).status).toBe(200)
  })

  it('of a case that not everybody sees is refused when anything names it, in the same words', async () => {
    const row = await aCase(partner)
    await world.rows(`update cases set access = 'restricted' where id = $1`, [row.id])
    await aCost(partner, { case_id: row.case_id })
    await world.rows('update case_costing set case_ref = $1, deleted_at = now(), deleted_by = user_id', [
      row.id,
    ])
    const refused = await partner.call('DELETE', `${table}/${row.id}`)
    expect([refused.status, refused.body.reason]).toEqual([409, 'cases.in_use'])
  })
})

describe('counts', () => {
  beforeEach(async () => {
    await world.rows('truncate case_costing')
  })

  it('are of what the reader may see', async () => {
    const row = await aCase(partner)
    for (const who of [associate, associate, partner]) {
      const note = await aNote(who, { case_id: row.case_id })
      const log = { note_id: note.id, work_date: '2026-11-20', hours_worked: 1.5 }
      expect((await who.call('POST', '/rest/v1/daily_work_logs', log)).status).toBe(201)
    }
    await aCost(associate, { case_id: row.case_id, amount: '10.10' })
    await aCost(partner, { case_id: row.case_id, amount: '0.20' })
    await onCase(row)
    await world.rows('update case_costing set case_ref = $1', [row.id])
    const none = { hearings: 0, deadlines: 0, parties: 0, events: 0, messages: 0, timeline: 0 }
    expect(await counts(partner, row.id)).toEqual({
      counts: { ...none, tasks: 3, hours: 3, costs: 2 },
      sums: { hours: 4.5, cost: '10.30' },
    })
    expect(await counts(associate, row.id)).toEqual({
      counts: { ...none, tasks: 2, hours: 2, costs: 2 },
      sums: { hours: 3, cost: '10.30' },
    })
    const hours = async (who: TestPerson) =>
      (await who.call('GET', `${rpc}/case_hours?id=${row.id}`)).body.items.map(
        ({ full_name, month, hours: worked }: { full_name: string; month: string; hours: number }) =>
          `${full_name} ${month} ${worked}`,
      )
    expect(await hours(associate)).toEqual(['Farhan Kabir 2026-11 3'])
    expect((await hours(partner)).sort()).toEqual(['Farhan Kabir 2026-11 3', 'Nusrat Jahan 2026-11 1.5'])
  })

  it('of a case that there is not are not found', async () => {
    for (const call of ['case_file', 'case_counts', 'case_hours', 'case_open_matters'])
      expect((await partner.call('GET', `${rpc}/${call}?id=${randomUUID()}`)).status, call).toBe(404)
  })
})

describe('the list', () => {
  const ids = async (query: string) =>
    (await colleague.call('GET', `${table}?${query}`)).body.items.map(
      (row: { case_id: string }) => row.case_id,
    )

  it('is filtered by what the case file knows', async () => {
    const court_ref = await aCourt()
    await aCase(partner, { case_id: 'A', court_ref, tags: ['Land'] })
    await aCase(partner, { case_id: 'B', court_ref, no_date_until: '2026-11-22' })
    const c = await aCase(partner, { case_id: 'C', is_litigation: false })
    await partner.call('POST', `${rpc}/dispose_case`, { id: c.id, version: 1, on: '2026-11-01' })
    expect((await ids(`court=${court_ref}`)).toSorted()).toEqual(['A', 'B'])
    expect(await ids('tag=LAND')).toEqual(['A'])
    expect(await ids('status=disposed')).toEqual(['C'])
    expect(await ids('conflict_state=not_checked')).toHaveLength(3)
    // Until the 22nd there is none, and on the 22nd somebody should know one.
    expect(await ids('no_next_date=true')).toEqual(['A'])
    for (const query of ['status=x', 'court=x', `tag=${'x'.repeat(41)}`, 'mine=x', 'conflict_state=x'])
      expect((await colleague.call('GET', `${table}?${query}`)).status, query).toBe(400)
  })

  it.each(['next_hearing_on', 'filed_on'])(
    'is paged in the order of %s, those without a day last',
    async (sort) => {
      const days = [null, '2026-11-03', '2026-11-01', null, '2026-11-02']
      for (const [at, day] of days.entries()) {
        await aCase(partner, { case_id: `C${at}`, filed_on: day })
        await world.rows(`update cases set next_hearing_on = filed_on where case_id = 'C${at}'`)
      }
      const seen: string[] = []
      let after: string | null = ''
      while (after !== null) {
        const { body } = await colleague.call(
          'GET',
          `${table}?sort=${sort}&limit=2${after && `&after=${after}`}`,
        )
        seen.push(...body.items.map((row: { filed_on: string | null }) => row.filed_on))
        after = body.next
      }
      const ordered = ['2026-11-01', '2026-11-02', '2026-11-03']
      expect(seen).toEqual([...(sort === 'filed_on' ? ordered.reverse() : ordered), null, null])
      const forged = Buffer.from(JSON.stringify(['2026-02-31', randomUUID()])).toString('base64url')
      expect((await colleague.call('GET', `${table}?sort=${sort}&after=${forged}`)).status).toBe(400)
    },
  )

  it('is searched by title and number as well', async () => {
    await aCase(partner, { case_id: 'A', title: 'Rahman v State', case_no: '4312', case_year: 2026 })
    for (const q of ['rahman', '4312', '4312/26', '4312/2026', '৪৩১২'])
      expect(await ids(`q=${q}`), q).toEqual(['A'])
  })
})
