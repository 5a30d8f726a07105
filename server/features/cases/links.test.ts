import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCost } from '../costing/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aParty, onCase } from '../parties/testing.ts'
import { anEvent } from '../timeline/testing.ts'
import { aCase, restrict, wall } from './testing.ts'

const { world, partner, associate, colleague } = aFirm(
  'notes, deleted_notes, cases, parties, name_index, case_costing, case_timeline, notifications, labels_to_link, activity_events',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
  },
)
beforeEach(() => world.rows(`update linking set reached = '', done = 0, total = null, finished_at = null`))

const refOf = async (table: string, id: string) =>
  (await world.rows<{ case_ref: string | null }>(`select case_ref from ${table} where id = $1`, [id]))[0]
    ?.case_ref
const rpc = (who: TestPerson, name: string, body: object) => who.call('POST', `/rest/v1/rpc/${name}`, body)
const job = () => world.app.jobs.find(({ name }) => name === 'link-texts')
const link = () => job()?.work({}, { id: 'x', attempt: 1 })
const readNames = () =>
  world.app.jobs.find(({ name }) => name === 'read-names')?.work({}, { id: 'x', attempt: 1 })
/** As if they had been there before cases had files. */
const forget = (table: string) => world.rows(`update ${table} set case_ref = null`)

describe('a typed case id', () => {
  it.each([' case-2026-417 ', 'CASE-২০২৬-৪১৭', 'Case-2026-417', 'CASE-2026-417'])(
    'check 6: links %j to CASE-2026-417',
    async (case_id) => {
      const { id } = await aCase(partner)
      const note = await aNote(associate, { case_id })
      expect(note.case_id).toBe(case_id.trim())
      expect(note.case_ref).toBe(id)
      expect((await aCost(colleague, { case_id: note.case_id })).case_ref).toBe(id)
      expect((await anEvent(colleague, { case_id: note.case_id })).case_ref).toBe(id)
    },
  )

  it('links, when it is changed, to the other case, and to none where there is none', async () => {
    const first = await aCase(partner)
    const second = await aCase(partner, { case_id: 'CASE-2026-500' })
    const note = await aNote(associate, { case_id: 'CASE-2026-417' })
    const change = (case_id: string | null, version: number) =>
      associate.call('PATCH', `/rest/v1/notes/${note.id}`, { case_id, version })
    expect(note.case_ref).toBe(first.id)
    expect((await change('CASE-2026-500', 1)).body.case_ref).toBe(second.id)
    expect((await change('NONE', 2)).body.case_ref).toBeNull()
    expect((await change('case-2026-417', 3)).body.case_ref).toBe(first.id)
    expect((await change(null, 4)).body).toMatchObject({ case_id: null, case_ref: null, version: 5 })
  })

  it('check 2: alone still makes a case, twice too; against a hidden one, texts link to the new one', async () => {
    const first = await aCase(partner)
    const again = await aCase(associate)
    expect(again.shares_label).toBe(true)
    expect((await aNote(associate, { case_id: 'CASE-2026-417' })).case_ref).toBe(first.id)
    const hidden = await aCase(partner, { case_id: 'HIDDEN-1' })
    await wall(world, hidden.id, associate, partner)
    expect((await aNote(associate, { case_id: 'hidden-1' })).case_ref).toBeNull()
    const mine = await aCase(associate, { case_id: 'HIDDEN-1' })
    expect(mine.shares_label).toBe(false)
    expect((await aNote(associate, { case_id: 'HIDDEN-1' })).case_ref).toBe(mine.id)
    expect((await aNote(partner, { case_id: 'HIDDEN-1' })).case_ref).toBe(hidden.id)
  })

  it('means the one of two that was picked; another one is refused by its field', async () => {
    const first = await aCase(partner)
    const second = await aCase(partner)
    const other = await aCase(partner, { case_id: 'CASE-2026-500' })
    const case_id = 'CASE-2026-417'
    const note = await aNote(associate, { case_id, case_ref: second.id })
    expect(note.case_ref).toBe(second.id)
    const cost = await aCost(associate, { case_id, case_ref: second.id })
    const event = await anEvent(associate, { case_id, case_ref: second.id })
    expect([cost.case_ref, event.case_ref]).toEqual([second.id, second.id])
    const path = `/rest/v1/case_costing/${cost.id}`
    const spelt = await associate.call('PATCH', path, { case_id: 'case-2026-417', version: 1 })
    expect(spelt.body.case_ref).toBe(second.id)
    const back = await associate.call('PATCH', path, { case_ref: first.id, version: 2 })
    expect(back.body).toMatchObject({ case_ref: first.id, case_id: 'case-2026-417' })
    await wall(world, second.id, associate, partner)
    const hidden = await aCase(partner)
    await restrict(world, hidden.id)
    const unknown = '0190a8b0-0000-7000-8000-000000000000'
    const me = await world.again(associate)
    for (const case_ref of [other.id, second.id, hidden.id, unknown]) {
      for (const answer of [
        await me.call('POST', '/rest/v1/notes', { case_id, case_ref }),
        await me.call('PATCH', path, { case_ref, version: 3 }),
        await me.call('POST', '/rest/v1/case_timeline', { case_id, case_ref, title: 'x' }),
      ])
        expect(answer).toMatchObject({
          status: 422,
          body: { reason: 'cases.other_id', fields: [{ path: 'case_id' }] },
        })
    }
  })

  it('check 8: is never drawn for a new task once a case is or was called that', async () => {
    const taken = Array.from({ length: 990 }, (_, n) => `CASE-2026-${String(n).padStart(3, '0')}`)
    await world.rows(
      `insert into cases (id, case_id, created_by, created_at, updated_at)
         select gen_random_uuid(), id, $1, now(), now() from unnest($2::text[]) id`,
      [partner.user_id, taken],
    )
    await world.rows(`update cases set case_id = 'R-' || case_id`)
    const drawn = await world.rows<{ id: string }>(
      'select draw_unused_case_id(2026) as id from generate_series(1, 20)',
    )
    expect(drawn.filter(({ id }) => taken.includes(id))).toEqual([])
  })

  it('check 3: of a cost is one that a case of the list has, also without a task, but never a hidden one', async () => {
    const { id } = await aCase(partner, { case_id: 'LISTED' })
    expect((await aCost(associate, { case_id: 'LISTED' })).case_ref).toBe(id)
    const list = await associate.call('GET', `/rest/v1/case_costing?case_ref=${id}`)
    expect(list.body.items).toHaveLength(1)
    const refused = { status: 422, body: { reason: 'cases.id_not_in_use', fields: [{ path: 'case_id' }] } }
    const cost = (who: TestPerson, case_id: string) =>
      who.call('POST', '/rest/v1/case_costing', { case_id, description: 'x', amount: 1 })
    expect(await cost(associate, 'NOBODYS')).toMatchObject(refused)
    const hidden = await aCase(partner, { case_id: 'SECRET' })
    await restrict(world, hidden.id)
    await aNote(partner, { case_id: 'SECRET' })
    const me = await world.again(associate)
    expect(await cost(me, 'SECRET')).toMatchObject(refused)
    await aNote(me, { case_id: 'SECRET' })
    expect((await cost(me, 'SECRET')).status).toBe(201)
  })
})

describe('a case that is made or renamed', () => {
  it('check 7: is found by its old text too, and takes older texts of the new one', async () => {
    const older = await aNote(associate, { case_id: 'NEW-1' })
    const made = await aCase(partner, { case_id: 'OLD-1' })
    const renamed = await partner.call('PATCH', `/rest/v1/cases/${made.id}`, { case_id: 'New-1', version: 1 })
    expect(renamed.status).toBe(200)
    expect(await refOf('notes', older.id)).toBe(made.id)
    expect((await aNote(colleague, { case_id: 'old-1' })).case_ref).toBe(made.id)
    expect((await aNote(colleague, { case_id: 'new-1' })).case_ref).toBe(made.id)
    const found = await colleague.call('GET', '/rest/v1/rpc/find_cases?q=old-1')
    expect(found.body.items).toMatchObject([{ id: made.id, case_id: 'New-1' }])
    expect(await world.rows('select version from notes where id = $1', [older.id])).toEqual([{ version: 1 }])
  })

  it('links up to 200 older texts at once, and the job the rest', async () => {
    const many = `insert into notes (id, user_id, title, case_id, content, content_text, category, note_type, created_at, updated_at)
      select gen_random_uuid(), $1, 'x', 'MANY', '', '', 'Corporate', 'text', now(), now() from generate_series(1, 1234)`
    await world.rows(many, [associate.user_id])
    const { id } = await aCase(partner, { case_id: 'many' })
    const linked = async () =>
      Number((await world.rows('select count(*) from notes where case_ref = $1', [id]))[0]?.count)
    expect(await linked()).toBe(200)
    await link()
    expect(await linked()).toBe(1234)
    expect(await world.rows('select 1 from labels_to_link')).toEqual([])
  })
})

describe('more rows than are linked at once', () => {
  it('check 9: are linked by the job when a case is renamed, from where it was killed, none twice', async () => {
    await world.rows('update linking set finished_at = now()')
    const { id } = await aCase(partner, { case_id: 'BEFORE' })
    await world.rows(
      `insert into notes (id, user_id, title, case_id, content, content_text, category, note_type, created_at, updated_at)
         select gen_random_uuid(), $1, 'x', 'LATER-1', '', '', 'Corporate', 'text', now(), now() from generate_series(1, 450)`,
      [associate.user_id],
    )
    const linked = async () =>
      Number((await world.rows('select count(*) from notes where case_ref = $1', [id]))[0]?.count)
    const renamed = await partner.call('PATCH', `/rest/v1/cases/${id}`, { case_id: 'later-1', version: 1 })
    expect([renamed.status, await linked()]).toEqual([200, 200])
    const killed = await world.connect()
    for (const [step, now] of [
      [100, 300],
      [30, 330],
    ]) {
      await world.rows(`select link_more(${step})`)
      await killed.query('begin')
      await killed.query('select link_more(60)')
      await killed.query('rollback')
      expect(await linked()).toBe(now)
    }
    await killed.end()
    await link()
    await link()
    expect(await linked()).toBe(450)
    expect(await world.rows('select distinct version from notes')).toEqual([{ version: 1 }])
    expect(await world.rows('select 1 from labels_to_link')).toEqual([])
  })
})

describe('linking what was there before', () => {
  beforeEach(async () => {
    await aCase(partner)
    const hidden = await aCase(partner, { case_id: 'HIDDEN-1' })
    for (const case_id of ['CASE-2026-417', 'case-2026-417', 'NONE', 'HIDDEN-1', 'HIDDEN-1'])
      await aNote(associate, { case_id })
    await aNote(colleague, { case_id: 'HIDDEN-1' })
    await aCost(colleague)
    await anEvent(colleague, {})
    const gone = await aNote(associate, { case_id: 'CASE-2026-417' })
    await associate.call('DELETE', `/rest/v1/notes/${gone.id}`)
    for (const table of ['notes', 'case_costing', 'case_timeline', 'deleted_notes', 'activity_events'])
      await forget(table)
    await world.rows('truncate case_labels')
    await wall(world, hidden.id, associate, partner)
    await world.rows('update activity_events set case_ref = null')
  })

  const links = async () => {
    const tables = ['notes', 'case_costing', 'case_timeline', 'deleted_notes', 'activity_events']
    const each = tables.map((table) =>
      world.rows(`select c.case_id, count(*)::int from ${table} t join cases c on c.id = t.case_ref
        group by 1 order by 1`),
    )
    const found = await Promise.all(each)
    return Object.fromEntries(tables.map((table, at) => [table, found[at]]))
  }
  const step = () => world.rows('select link_more(2)')

  it('check 9: comes to the same wherever it was killed, and twice to no more', async () => {
    const killed = await world.connect()
    for (let n = 0; n < 5; n++) {
      await step()
      await killed.query('begin')
      await killed.query('select link_more(3)')
      await killed.query('rollback')
    }
    await killed.end()
    await link()
    const first = await links()
    expect(first.notes).toEqual([
      { case_id: 'CASE-2026-417', count: 2 },
      { case_id: 'HIDDEN-1', count: 1 },
    ])
    expect(first.deleted_notes).toEqual([{ case_id: 'CASE-2026-417', count: 1 }])
    expect(first.case_costing).toEqual([{ case_id: 'CASE-2026-417', count: 1 }])
    expect(await world.rows('select case_ref from activity_events where case_ref is null')).not.toEqual([])
    const versions = () => world.rows('select id, version, updated_at from notes order by id')
    const before = await versions()
    await world.rows(`update linking set reached = '', done = 0, finished_at = null`)
    await link()
    expect(await links()).toEqual(first)
    expect(await versions()).toEqual(before)
  })

  it('says how far it is, to whoever manages cases', async () => {
    const ask = () => partner.call('GET', '/rest/v1/rpc/linking_progress')
    expect((await ask()).body.is_finished).toBe(false)
    await link()
    const { done, of, is_finished } = (await ask()).body
    expect({ done, is_finished }).toEqual({ done: of, is_finished: true })
    expect((await associate.call('GET', '/rest/v1/rpc/linking_progress')).status).toBe(403)
  })

  it('two at once do not get in each other’s way', async () => {
    const [one, other] = await Promise.all([world.connect(), world.connect()])
    await one.query('begin')
    const { rows: first } = await one.query('select link_more(100)')
    const { rows: second } = await other.query('select link_more(100)')
    expect([first[0].link_more, second[0].link_more]).toEqual([true, false])
    await one.query('commit')
    await Promise.all([one.end(), other.end()])
  })
})

describe('a text that names a case hidden from its writer', () => {
  it('check 10: stays theirs, unlinked, and its lead sees it under Unlinked texts', async () => {
    const made = await aCase(partner, { case_id: 'SECRET' })
    await restrict(world, made.id, colleague)
    const me = await world.again(associate)
    const note = await aNote(me, { case_id: 'secret', title: 'My notes' })
    const cost = await aCost(me, { case_id: 'secret' })
    expect([note.case_ref, cost.case_ref]).toEqual([null, null])
    expect((await me.call('GET', `/rest/v1/notes/${note.id}`)).status).toBe(200)
    const ask = (who: TestPerson) => who.call('GET', `/rest/v1/rpc/unlinked_texts?id=${made.id}`)
    const lead = await world.again(colleague)
    expect((await ask(lead)).body.items).toEqual([
      { kind: 'cost', id: cost.id, on: '2026-11-21', person: null, text: 'Stamp paper' },
      {
        kind: 'note',
        id: note.id,
        on: '2026-11-21',
        person: { user_id: associate.user_id, full_name: 'Farhan Kabir', role: 'associate' },
        text: null,
      },
    ])
    expect((await ask(partner)).body.items[1]).toMatchObject({ text: 'My notes' })
    expect((await ask(me)).body.reason).toBe('row.not_found')
    const text = { id: made.id, kind: 'note', row_id: note.id }
    expect((await rpc(lead, 'link_text', text)).body.reason).toBe('hearings.cannot_see')
    expect((await rpc(me, 'link_text', text)).status).toBe(404)
    await world.rows('delete from case_hidden; delete from case_walls')
    await world.rows(`update cases set access = 'firm' where id = '${made.id}'`)
    expect((await rpc(colleague, 'link_text', { ...text, row_id: made.id })).status).toBe(404)
    expect((await rpc(colleague, 'link_text', text)).body).toMatchObject({ case_ref: made.id })
    expect((await rpc(colleague, 'link_text', text)).status).toBe(404)
    expect(await world.rows('select version from notes')).toEqual([{ version: 1 }])
    const refused = { id: made.id, kind: 'cost', row_id: cost.id }
    expect((await rpc(colleague, 'refuse_text', refused)).status).toBe(204)
    expect((await rpc(colleague, 'refuse_text', refused)).status).toBe(404)
    expect((await ask(colleague)).body.items).toEqual([])
  })

  it('is paged by key', async () => {
    for (let n = 0; n < 3; n++) await aNote(associate, { case_id: 'LATER' })
    const made = await aCase(partner, { case_id: 'LATER' })
    await forget('notes')
    const ask = (query: string) =>
      partner.call('GET', `/rest/v1/rpc/unlinked_texts?id=${made.id}&limit=2${query}`)
    const first = (await ask('')).body
    expect(first.items).toHaveLength(2)
    expect((await ask(`&after=${first.next}`)).body).toMatchObject({ items: [{ kind: 'note' }], next: null })
    expect((await ask('&after=x')).status).toBe(400)
  })
})

describe('cases from tasks', () => {
  const list = (query = '') => partner.call('GET', `/rest/v1/rpc/cases_from_tasks?${query}`)

  it('lists ids that no case has, and makes cases of those that are ticked', async () => {
    await aCase(partner)
    await aNote(associate, { case_id: 'CASE-2026-417' })
    await aNote(associate, { case_id: 'b-1', client_name: 'Jamuna Bank' })
    await aNote(colleague, { case_id: 'B-1', client_name: 'Jamuna Bank' })
    await aNote(colleague, { case_id: 'a-1' })
    await aNote(colleague, { case_id: '' })
    expect((await list()).body.items).toMatchObject([
      { case_id: 'a-1', count: 1, clients: [] },
      { case_id: 'B-1', count: 2, clients: ['Jamuna Bank'] },
    ])
    const first = (await list('limit=1')).body
    expect((await list(`limit=1&after=${first.next}`)).body).toMatchObject({
      items: [{ case_id: 'B-1' }],
      next: null,
    })
    const key = { 'Idempotency-Key': 'cases-from-tasks-1' }
    const body = { case_ids: ['B-1', 'CASE-2026-417', 'b-1'] }
    const make = () => partner.call('POST', '/rest/v1/rpc/cases_from_tasks', body, key)
    const made = await make()
    expect(made).toMatchObject({ status: 201, body: { made: [{ case_id: 'B-1' }] } })
    expect((await make()).body).toEqual(made.body)
    const [{ id }] = made.body.made
    expect(await world.rows('select client_name from cases where id = $1', [id])).toEqual([
      { client_name: 'Jamuna Bank' },
    ])
    expect(await world.rows('select 1 from notes where case_ref = $1', [id])).toHaveLength(2)
    expect((await list()).body.items).toMatchObject([{ case_id: 'a-1' }])
    expect((await associate.call('GET', '/rest/v1/rpc/cases_from_tasks')).status).toBe(403)
  })

  it('makes none of an id whose case the linking job has not come to yet', async () => {
    await world.rows('delete from case_labels where case_ref = $1', [(await aCase(partner)).id])
    const body = { case_ids: ['case-2026-417'] }
    const key = { 'Idempotency-Key': 'cases-from-tasks-2' }
    const made = await partner.call('POST', '/rest/v1/rpc/cases_from_tasks', body, key)
    expect(made).toMatchObject({ status: 201, body: { made: [] } })
  })
})

describe('the picker', () => {
  const find = async (who: TestPerson, query: string) =>
    (await who.call('GET', `/rest/v1/rpc/find_cases?${query}`)).body.items
  const ids = async (who: TestPerson, query: string) =>
    (await find(who, query)).map((row: { case_id: string }) => row.case_id)

  it('finds by two sides only a case that has both', async () => {
    const { id } = await aCase(partner, {
      case_id: 'B-1',
      title: 'আব্দুল মালেক বনাম রাষ্ট্র',
      client_name: 'আব্দুল মালেক',
    })
    await onCase(partner, { case_ref: id, party_ref: (await aParty(partner, { name_latin: 'State' })).id })
    const other = { case_id: 'B-2', title: 'যমুনা ব্যাংক বনাম কামাল হোসেন', client_name: 'Kamal Hossain' }
    await aCase(partner, other)
    await readNames()
    expect(await ids(associate, 'q=State')).toEqual(['B-1'])
    expect(await ids(associate, 'q=State v Abdul Malek')).toEqual(['B-1'])
    expect(await ids(associate, 'q=State v Karim')).toEqual([])
    expect(await ids(associate, 'q=Jamuna Bank vs Kamal Hossain')).toEqual(['B-2'])
  })

  it('finds by id, number and title, the newest used first and closed ones last', async () => {
    await aCase(partner, { case_id: 'A-1', client_name: 'Jamuna Bank', case_no: '4312', case_year: 2026 })
    const used = await aCase(partner, { case_id: 'A-2', title: 'Rupsha Jute v State' })
    const closed = await aCase(partner, { case_id: 'A-3' })
    await aCase(partner, { case_id: 'A-4' })
    await world.rows(`update cases set created_at = created_at - interval '1 day'`)
    await aNote(associate, { case_id: 'A-2' })
    await world.rows(`update cases set status = 'closed' where id = '${closed.id}'`)
    expect(await ids(associate, '')).toEqual(['A-2', 'A-4', 'A-1', 'A-3'])
    expect(await ids(associate, 'q=a-1')).toEqual(['A-1'])
    expect(await find(associate, 'q=4312/26')).toEqual([
      {
        id: expect.any(String),
        case_id: 'A-1',
        number: '4312/2026',
        title: null,
        client_name: 'Jamuna Bank',
        status: 'open',
        usable: true,
        reason: null,
      },
    ])
    expect(await ids(associate, 'q=rupsha')).toEqual(['A-2'])
    expect(await ids(associate, 'limit=1')).toEqual(['A-2'])
    expect(await find(associate, 'q=a-3&for=hearing')).toMatchObject([
      { usable: false, reason: 'cases.closed' },
    ])
    expect(await find(associate, 'q=a-3&for=cost')).toMatchObject([{ usable: true }])
    expect((await associate.call('GET', '/rest/v1/rpc/find_cases?limit=21')).status).toBe(400)
    await wall(world, used.id, associate, partner)
    const me = await world.again(associate)
    expect(await ids(me, '')).toEqual(['A-4', 'A-1', 'A-3'])
    expect(await ids(me, 'q=rupsha')).toEqual([])
    expect(await ids(partner, 'q=rupsha&for=message')).toEqual([])
    expect(await ids(partner, 'q=rupsha')).toEqual(['A-2'])
  })

  it('finds by the names of parties in either script, for who sees the case, closed ones last', async () => {
    const party = await aParty(partner, { name_latin: 'Kamal Hossain' })
    const closed = await aCase(partner, { case_id: 'A-1' })
    const open = await aCase(partner, { case_id: 'A-2' })
    const other = await aCase(partner, { case_id: 'A-3', client_name: 'Rahima Khatun' })
    for (const { id } of [closed, open]) await onCase(partner, { case_ref: id, party_ref: party.id })
    await world.rows(`update cases set status = 'closed' where id = '${closed.id}'`)
    await readNames()
    for (const q of ['kamal', 'kam', 'hossain kamal', 'Kamal Hussain', 'কামাল', 'কামাল হোসেন', 'Md. Kamal'])
      expect(await ids(associate, `q=${encodeURIComponent(q)}`), q).toEqual(['A-2', 'A-1'])
    expect(await ids(associate, `q=${encodeURIComponent('রহিমা')}`)).toEqual(['A-3'])
    expect(await ids(associate, 'q=Kamil')).toEqual([])
    expect(await ids(associate, 'q=Jamal')).toEqual([])
    await restrict(world, open.id)
    await wall(world, other.id, associate, partner)
    const me = await world.again(associate)
    expect(await ids(me, 'q=kamal')).toEqual(['A-1'])
    expect(await ids(me, 'q=rahima')).toEqual([])
    expect(await ids(partner, 'q=kamal&for=message')).toEqual(['A-1'])
  })
})
