import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { settleTimeZone } from './public.ts'
import { aNote, anOldNote } from './testing.ts'

const table = '/rest/v1/notes'
let world: World
let partner: TestPerson
let associate: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty(
    'notes, daily_work_logs, note_counts, activity_events, live_events, idempotency_keys, case_id_years',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
  colleague = await world.aPerson('associate', 'Sadia Rahman')
})

describe('creating a note', () => {
  it('starts with the specified values and a case id of the year', async () => {
    const note = await aNote(associate)
    expect(note).toMatchObject({
      title: 'New Task',
      content: '',
      category: 'Corporate',
      note_type: 'text',
      is_priority: false,
      keep_alive: false,
      is_archived: false,
      hours_worked: 0,
      user_id: associate.user_id,
      version: 1,
      profiles: { full_name: 'Farhan Kabir', role: 'associate' },
      can: { edit: true, archive: true, unarchive: false, delete: true },
    })
    expect(note.case_id).toMatch(/^CASE-2026-\d{3}$/)
  })

  it.each(['', '  ', '\u200b'])('stores the title %j as New Task, also in a change', async (title) => {
    const note = await aNote(associate, { title })
    expect(note.title).toBe('New Task')
    const named = await associate.call('PATCH', `${table}/${note.id}`, { title: 'Deed', version: 1 })
    expect(named.body.title).toBe('Deed')
    const cleared = await associate.call('PATCH', `${table}/${note.id}`, { title, version: 2 })
    expect(cleared).toMatchObject({ status: 200, body: { title: 'New Task' } })
  })

  it('records what happened and tells the owner and the partners', async () => {
    const note = await aNote(associate)
    const events = await world.rows('select type, actor_id, subject_id from activity_events')
    expect(events).toEqual([{ type: 'note.created', actor_id: associate.user_id, subject_id: note.id }])
    const hints = await world.rows(
      `select topic, audience, person_id from live_events where topic = 'notes' order by audience`,
    )
    expect(hints).toEqual([
      { topic: 'notes', audience: 'person', person_id: associate.user_id },
      { topic: 'notes', audience: 'right', person_id: null },
    ])
  })

  it('ignores columns that are not the caller’s to set', async () => {
    const answer = await associate.call('POST', table, {
      title: 'Mine',
      user_id: colleague.user_id,
      created_at: '2001-01-01T00:00:00Z',
      modified_by: colleague.user_id,
      is_archived: true,
      version: 9,
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      user_id: associate.user_id,
      is_archived: false,
      version: 1,
      modified_by: null,
    })
    expect(answer.body.created_at).toContain('2026-11-21')
  })

  it('makes one row however often the same key is sent, also at once', async () => {
    const send = (title: string) =>
      associate.call('POST', table, { title }, { 'idempotency-key': 'one-press-of-a-button' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('Once')))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await world.rows('select id from notes')).toHaveLength(1)
    const other = await send('Twice')
    expect(other).toMatchObject({ status: 422, body: { reason: 'request.key_reused' } })
  })

  it('is changed once by a key, whatever became of it since, and another task by the same key not at all', async () => {
    const [note, second] = [await aNote(associate), await aNote(associate)]
    const send = (id: string, status: string) =>
      associate.call(
        'PATCH',
        `${table}/${id}`,
        { status, version: 1 },
        { 'idempotency-key': 'one-tick-made' },
      )
    const first = await send(note.id, 'doing')
    await associate.call('PATCH', `${table}/${note.id}`, { status: 'waiting', version: 2 })
    expect(await send(note.id, 'doing')).toMatchObject({ status: 200, body: first.body })
    expect((await associate.call('GET', `${table}/${note.id}`)).body).toMatchObject({
      status: 'waiting',
      version: 3,
    })
    for (const other of [await send(note.id, 'done'), await send(second.id, 'doing')])
      expect(other).toMatchObject({ status: 422, body: { reason: 'request.key_reused' } })
    // What was refused is kept under no key.
    const late = { 'idempotency-key': 'made-on-an-older' }
    const refused = await associate.call('PATCH', `${table}/${note.id}`, { status: 'done', version: 1 }, late)
    expect(refused.status).toBe(409)
    const merged = await associate.call('PATCH', `${table}/${note.id}`, { status: 'done', version: 3 }, late)
    expect(merged).toMatchObject({ status: 200, body: { status: 'done' } })
  })

  it.each([
    ['title', { title: 'x'.repeat(501) }],
    ['category', { category: 'Astrology' }],
    ['subcategory', { category: 'Corporate', subcategory: 'Child Custody' }],
    ['subcategory', { subcategory: 'Child Custody' }],
    ['hours_worked', { hours_worked: -1 }],
    ['hours_worked', { hours_worked: 1e308 }],
    ['hours_worked', { hours_worked: '1,5' }],
    ['hours_worked', { hours_worked: 0.001 }],
    ['hours_worked', { hours_worked: 24.01 }],
    ['projected_billable_hours', { projected_billable_hours: -0.1 }],
    ['list_items', { list_items: 'none' }],
    [
      'list_items',
      {
        list_items: Array.from({ length: 1001 }, (_, id) => ({
          id: `${id}`,
          text: 'x',
          type: 'bullet',
          completed: false,
        })),
      },
    ],
    ['google_drive_link', { google_drive_link: 'javascript:alert(1)' }],
    ['google_drive_link', { google_drive_link: ' jAvA\nscript:alert(1)' }],
    ['google_drive_link', { google_drive_link: 'data:text/html,x' }],
    ['google_drive_link', { google_drive_link: '//evil.example' }],
    ['google_drive_link', { google_drive_link: 'http://a@b' }],
    ['google_drive_link', { google_drive_link: `https://a.example/${'x'.repeat(3000)}` }],
    ['client_name', { client_name: 'x'.repeat(10_000) }],
    ['content', { content: 'a\u0000b' }],
    ['case_id', { case_id: 'a\ud800b' }],
    [
      'list_items',
      { list_items: [1, 2].map(() => ({ id: 'a', text: 'x', type: 'bullet', completed: false })) },
    ],
  ])('refuses a bad %s and names it', async (field, draft) => {
    const answer = await associate.call('POST', table, draft)
    expect(answer.status).toBe(400)
    expect(answer.body.fields.map((complaint: { path: string }) => complaint.path.split('.')[0])).toContain(
      field,
    )
    expect(await world.rows('select id from notes')).toEqual([])
  })

  it('refuses items whose texts are too large together, and lets a note that holds more shrink', async () => {
    const kib = 1024
    const item = (id: number, length = kib) => ({
      id: `${id}`,
      text: 'x'.repeat(length),
      type: 'bullet' as const,
      completed: false,
    })
    const items = Array.from({ length: 256 }, (_, id) => item(id))
    const note = await aNote(associate, { list_items: items })
    const refused = await associate.call('POST', table, { list_items: [...items, item(256, 1)] })
    const fields = [
      expect.objectContaining({ path: 'list_items', message: 'List items must be at most 256 KiB of text' }),
    ]
    expect(refused).toMatchObject({ status: 413, body: { reason: 'notes.content_too_large', fields } })
    // As the release before took it.
    const old = Array.from({ length: 300 }, (_, id) => item(id))
    const content = `<p>${'y'.repeat(300 * kib)}</p>`
    await world.rows('update notes set list_items = $1, content = $2, content_text = $2', [
      JSON.stringify(old),
      content,
    ])
    const change = (body: object, version: number) =>
      associate.call('PATCH', `${table}/${note.id}`, { ...body, version })
    expect((await change({ list_items: [...old, item(300, 1)] }, 1)).status).toBe(413)
    expect((await change({ content: content.replace('<p>', '<p>y') }, 1)).status).toBe(413)
    expect((await associate.call('GET', `${table}/${note.id}`)).body.content).toBe(content)
    expect((await change({ list_items: old.slice(1), title: 'Shorter' }, 1)).status).toBe(200)
    expect((await change({ content: content.replace('yy', 'y') }, 2)).status).toBe(200)
    expect((await change({ content: '<p>z</p>' }, 3)).body.content).toBe('<p>z</p>')
  })

  it.each([
    [0.26, 'notes.content_too_large'],
    [2, 'request.too_large'],
  ])('refuses a text of %d MB by name, and keeps what was there', async (megabytes, reason) => {
    const note = await aNote(associate, { content: '<p>Before</p>' })
    const content = `<p>${'a page of it '.repeat((megabytes * 1_048_576) / 13)}</p>`
    for (const answer of [
      await associate.call('POST', table, { content }),
      await associate.call('PATCH', `${table}/${note.id}`, { content, version: 1 }),
    ]) {
      expect(answer).toMatchObject({ status: 413, body: { reason } })
    }
    expect((await associate.call('GET', `${table}/${note.id}`)).body).toMatchObject({
      content: '<p>Before</p>',
      version: 1,
    })
  })

  it.each([200, 600])('draws none of %i that the year has', async (taken) => {
    await world.rows(
      `insert into notes (id, user_id, title, category, case_id, created_at, updated_at)
       select gen_random_uuid(), $1, 'x', 'Corporate', 'CASE-2027-' || lpad(n::text, 3, '0'), now(), now()
       from generate_series(0, $2::integer - 1) as n`,
      [colleague.user_id, taken],
    )
    const drawn = await world.rows<{ id: string }>(
      'select draw_unused_case_id(2027) as id from generate_series(1, 200)',
    )
    const least = `CASE-2027-${taken}`
    expect(drawn.filter(({ id }) => id < least || !/^CASE-2027-\d{3}$/.test(id))).toEqual([])
  })

  it('draws two for two at once', async () => {
    // Of the year a hundred are left, and each draw is held until it is written.
    await world.rows(
      `insert into notes (id, user_id, title, category, case_id, created_at, updated_at)
       select gen_random_uuid(), $1, 'x', 'Corporate', 'CASE-2026-' || lpad(n::text, 3, '0'), now(), now()
       from generate_series(0, 899) as n`,
      [colleague.user_id],
    )
    const clients = await Promise.all(Array.from({ length: 20 }, () => world.connect()))
    const drawn: string[] = []
    for (const client of clients) {
      await client.query('begin')
      const { rows } = await client.query('select draw_unused_case_id(2026) as id')
      drawn.push(rows[0].id)
    }
    expect(new Set(drawn).size).toBe(20)
    for (const client of clients) await client.end()
  })

  it('draws four digits when fewer than 100 of the three are left', async () => {
    await world.rows(
      `insert into notes (id, user_id, title, category, case_id, created_at, updated_at)
       select gen_random_uuid(), $1, 'x', 'Corporate', 'CASE-2026-' || lpad(n::text, 3, '0'), now(), now()
       from generate_series(0, 899) as n`,
      [colleague.user_id],
    )
    expect((await aNote(associate)).case_id).toMatch(/^CASE-2026-9\d\d$/)
    expect((await aNote(associate)).case_id).toMatch(/^CASE-2026-\d{4}$/)
  })
})

describe('who sees what', () => {
  it('shows an associate their own notes only, a partner everybody’s', async () => {
    const mine = await aNote(associate, { title: 'Mine' })
    await aNote(colleague, { title: 'Hers' })
    const list = await associate.call('GET', `${table}?month=all`)
    expect(list.body.items.map((note: { id: string }) => note.id)).toEqual([mine.id])
    expect((await partner.call('GET', table)).body.items).toHaveLength(2)
    const asked = await associate.call('GET', `${table}?user_id=${colleague.user_id}`)
    expect(asked.body.items).toEqual([])
    const counted = await associate.call('GET', `/rest/v1/rpc/count_notes?user_id=${colleague.user_id}`)
    expect(counted.body).toMatchObject({ count: 0, priority: 0 })
    const months = await associate.call('GET', '/rest/v1/rpc/note_months')
    expect(months.body.creators).toEqual([
      { user_id: associate.user_id, full_name: 'Farhan Kabir', role: 'associate' },
    ])
  })

  it('answers for another’s note as for none, whatever the verb, and leaves it untouched', async () => {
    const hers = await aNote(colleague, { title: 'Hers' })
    const before = await world.rows('select * from notes')
    const answers = await Promise.all([
      associate.call('GET', `${table}/${hers.id}`),
      associate.call('PATCH', `${table}/${hers.id}`, { title: 'Taken', version: 1 }),
      associate.call('DELETE', `${table}/${hers.id}`),
      associate.call('POST', '/rest/v1/rpc/archive_note', { note_id: hers.id }),
      associate.call('POST', '/rest/v1/rpc/unarchive_note', { note_id: hers.id }),
    ])
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: { reason: 'row.not_found' } })
      expect(JSON.stringify(answer.body)).not.toContain('Hers')
    }
    expect(await world.rows('select * from notes')).toEqual(before)
    const search = await associate.call('GET', `${table}?q=Hers&month=all`)
    expect(search.body.items).toEqual([])
  })

  it('asks a stranger to sign in', async () => {
    for (const path of [table, `${table}/0198c0de-0000-7000-8000-000000000000`, '/rest/v1/rpc/note_months']) {
      expect(await world.nobody.call('GET', path)).toMatchObject({
        status: 401,
        body: { reason: 'session.missing' },
      })
    }
  })
})

describe('changing a note', () => {
  it('changes the given fields, says who did, and counts the version', async () => {
    const note = await aNote(associate, { title: 'Before', client_name: 'Rahima Khatun' })
    const answer = await partner.call('PATCH', `${table}/${note.id}`, { title: 'After', version: 1 })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      title: 'After',
      client_name: 'Rahima Khatun',
      version: 2,
      modified_by: partner.user_id,
      modifier_profile: { full_name: 'Nusrat Jahan', role: 'partner' },
    })
    const [event] = await world.rows(`select detail from activity_events where type = 'note.modified'`)
    expect(event?.detail).toMatchObject({ before: { title: 'Before' }, after: { title: 'After' } })
  })

  it('gives a stale change the current row and keeps the first one', async () => {
    const note = await aNote(associate)
    await associate.call('PATCH', `${table}/${note.id}`, { title: 'First', version: 1 })
    const second = await partner.call('PATCH', `${table}/${note.id}`, { title: 'Second', version: 1 })
    expect(second).toMatchObject({
      status: 409,
      body: { reason: 'request.stale_version', current: { title: 'First', version: 2 } },
    })
    expect(await world.rows('select title from notes')).toEqual([{ title: 'First' }])
  })

  it('lets one of many changes at once through', async () => {
    const note = await aNote(associate)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        associate.call('PATCH', `${table}/${note.id}`, { title: `T${n}`, version: 1 }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })

  it('clears the subcategory with the category and refuses one of another', async () => {
    const note = await aNote(associate, { category: 'Litigation', subcategory: 'Appeals' })
    const moved = await associate.call('PATCH', `${table}/${note.id}`, { category: 'Employment', version: 1 })
    expect(moved.body).toMatchObject({ category: 'Employment', subcategory: null })
    const wrong = await associate.call('PATCH', `${table}/${note.id}`, { subcategory: 'Appeals', version: 2 })
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ path: 'subcategory' }] } })
  })

  it('leaves owner, birth, standing and id alone', async () => {
    const note = await aNote(associate)
    const forged = {
      user_id: colleague.user_id,
      created_at: '2001-01-01T00:00:00Z',
      id: colleague.user_id,
      is_archived: true,
      modified_by: colleague.user_id,
    }
    const answer = await associate.call('PATCH', `${table}/${note.id}`, { ...forged, version: 1 })
    expect(answer.body).toMatchObject({
      id: note.id,
      user_id: associate.user_id,
      created_at: note.created_at,
      is_archived: false,
      modified_by: null,
    })
  })

  it('makes no news of a change that changes nothing it may', async () => {
    const note = await aNote(associate)
    const answer = await associate.call('PATCH', `${table}/${note.id}`, {
      user_id: colleague.user_id,
      version: 1,
    })
    expect(answer.body).toMatchObject({ version: 1, modified_by: null, updated_at: note.updated_at })
  })

  it('drops list items without words', async () => {
    const item = (id: string, text: string) => ({ id, text, type: 'bullet', completed: false })
    const note = await aNote(associate, {
      note_type: 'list',
      list_items: [item('a', 'File'), item('b', '   ')] as never,
    })
    expect(note.list_items).toEqual([item('a', 'File')])
  })
})

describe('the archive', () => {
  it('takes a note off the list, refuses changes to it, and gives it back', async () => {
    const note = await aNote(associate, { title: 'Old case' })
    const archived = await associate.call('POST', '/rest/v1/rpc/archive_note', { note_id: note.id })
    expect(archived.body).toMatchObject({
      is_archived: true,
      can: { edit: false, archive: false, unarchive: true, delete: true },
    })
    expect((await associate.call('GET', table)).body.items).toEqual([])
    expect((await associate.call('GET', `${table}?archived=true`)).body.items).toHaveLength(1)
    const change = await associate.call('PATCH', `${table}/${note.id}`, { title: 'x', version: 2 })
    expect(change).toMatchObject({ status: 422, body: { reason: 'notes.archived' } })
    const again = await associate.call('POST', '/rest/v1/rpc/archive_note', { note_id: note.id })
    expect(again).toMatchObject({ status: 422, body: { reason: 'notes.archived' } })
    const back = await partner.call('POST', '/rest/v1/rpc/unarchive_note', { note_id: note.id })
    expect(back.body).toMatchObject({ is_archived: false, archived_at: null })
    expect((await associate.call('GET', table)).body.items).toHaveLength(1)
  })

  it('finds a month of the archive', async () => {
    await anOldNote(world, associate, '2026-09-15T00:00:00Z', { is_archived: true, title: 'September' })
    await anOldNote(world, associate, '2026-10-15T00:00:00Z', { is_archived: true, title: 'October' })
    const list = await associate.call('GET', `${table}?archived=true&month=2026-09`)
    expect(list.body.items.map((note: { title: string }) => note.title)).toEqual(['September'])
    const months = await associate.call('GET', '/rest/v1/rpc/note_months?archived=true')
    expect(months.body.months).toEqual([
      { key: '2026-10', count: 1 },
      { key: '2026-09', count: 1 },
    ])
  })
})

describe('deleting', () => {
  it('takes the work logs along and remembers what was deleted', async () => {
    const note = await aNote(associate, { hours_worked: 2.5 })
    expect((await associate.call('DELETE', `${table}/${note.id}`)).status).toBe(204)
    expect(await world.rows('select id from notes union all select id from daily_work_logs')).toEqual([])
    expect(await world.rows('select coalesce(sum(notes), 0)::int as left from note_counts')).toEqual([
      { left: 0 },
    ])
    const [event] = await world.rows(`select detail from activity_events where type = 'note.deleted'`)
    expect(event?.detail).toMatchObject({ hours_worked: '2.50' })
    expect((await associate.call('DELETE', `${table}/${note.id}`)).status).toBe(404)
  })
})

describe('hours', () => {
  it('books more on the editor’s today and takes less from the newest days', async () => {
    const note = await aNote(associate, { hours_worked: 2 })
    world.clock.set('2026-11-21T18:30:00.000Z')
    const fresh = await world.aPerson('partner')
    const more = await fresh.call('PATCH', `${table}/${note.id}`, { hours_worked: 5, version: 1 })
    expect(more.body.hours_worked).toBe(5)
    const logs = () =>
      world.rows('select user_id, work_date::text, hours_worked from daily_work_logs order by work_date')
    expect(await logs()).toEqual([
      { user_id: associate.user_id, work_date: '2026-11-21', hours_worked: '2.00' },
      { user_id: fresh.user_id, work_date: '2026-11-22', hours_worked: '3.00' },
    ])
    const less = await fresh.call('PATCH', `${table}/${note.id}`, { hours_worked: 1.5, version: 2 })
    expect(less.body.hours_worked).toBe(1.5)
    expect(await logs()).toEqual([
      { user_id: associate.user_id, work_date: '2026-11-21', hours_worked: '1.50' },
    ])
    world.clock.set('2026-11-21T06:00:00.000Z')
  })

  it('refuses more than 24 hours on one day over all notes, also when booked at once', async () => {
    const first = await aNote(associate, { hours_worked: 20 })
    const second = await aNote(associate)
    const answers = await Promise.all([
      associate.call('PATCH', `${table}/${first.id}`, { hours_worked: 23, version: 1 }),
      associate.call('PATCH', `${table}/${second.id}`, { hours_worked: 3, version: 1 }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
    const refused = answers.find((answer) => answer.status === 400)
    expect(refused?.body).toMatchObject({
      reason: 'notes.hours_above_a_day',
      fields: [{ path: 'hours_worked' }],
    })
    expect(await world.rows('select sum(hours_worked) as day from daily_work_logs')).toEqual([
      { day: '23.00' },
    ])
  })
})

describe('lists', () => {
  it('shows by default this month’s, the lately changed and the kept alive', async () => {
    await anOldNote(world, associate, '2026-10-31T17:59:59.999Z', { title: 'October, Dhaka' })
    await anOldNote(world, associate, '2026-10-31T18:00:00Z', { title: 'November, Dhaka' })
    await anOldNote(world, associate, '2026-05-01T00:00:00Z', { title: 'Kept', keep_alive: true })
    const touched = await anOldNote(world, associate, '2026-04-01T00:00:00Z', { title: 'Touched' })
    await associate.call('PATCH', `${table}/${touched}`, { client_name: 'x', version: 1 })
    const list = await associate.call('GET', table)
    expect(list.body.items.map((note: { title: string }) => note.title)).toEqual([
      'November, Dhaka',
      'Kept',
      'Touched',
    ])
    expect((await associate.call('GET', '/rest/v1/rpc/count_notes')).body).toMatchObject({ count: 3 })
    const october = await associate.call('GET', `${table}?month=2026-10`)
    expect(october.body.items.map((note: { title: string }) => note.title)).toEqual(['October, Dhaka'])
    expect((await associate.call('GET', `${table}?month=all`)).body.items).toHaveLength(4)
  })

  it('pages by key without gaps or doubles, across equal moments', async () => {
    for (let n = 0; n < 25; n++)
      await anOldNote(world, associate, '2026-11-10T00:00:00.123456Z', { title: `${n}` })
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const answer = await associate.call('GET', `${table}?limit=10${after ? `&after=${after}` : ''}`)
      seen.push(...answer.body.items.map((note: { id: string }) => note.id))
      after = answer.body.next
    }
    expect(new Set(seen).size).toBe(25)
    expect(seen).toHaveLength(25)
  })

  it.each([
    ['limit=0'],
    ['limit=201'],
    ['after=forged'],
    ['month=2026-13'],
    ['user_id=me'],
    ['q=%00'],
    ['category=%00'],
    [`q=${'x'.repeat(201)}`],
  ])('refuses %s', async (query) => {
    expect((await associate.call('GET', `${table}?${query}`)).status).toBe(400)
  })

  it('pages the default list from this month’s into the older ones', async () => {
    for (const day of ['01', '02', '03']) {
      await anOldNote(world, associate, `2026-11-${day}T00:00:00Z`, { title: `New ${day}` })
      await anOldNote(world, associate, `2026-05-${day}T00:00:00Z`, {
        title: `Kept ${day}`,
        keep_alive: true,
      })
    }
    const titles: string[] = []
    let after = ''
    do {
      const { body } = await associate.call('GET', `${table}?limit=2${after}`)
      titles.push(...body.items.map((note: { title: string }) => note.title))
      after = body.next === null ? '' : `&after=${body.next}`
    } while (after)
    expect(titles).toEqual(['New 03', 'New 02', 'New 01', 'Kept 03', 'Kept 02', 'Kept 01'])
  })

  it('gives the beginning of a long content as plain words in a list, and all of it by itself', async () => {
    const content = `<p><strong>${'খতিয়ান '.repeat(600)}</strong></p>`
    const { id } = await aNote(associate, { content })
    await aNote(associate, { content: '<p><strong>short</strong></p>' })
    const [short, long] = (await associate.call('GET', table)).body.items
    expect(short).toMatchObject({ content: '<p><strong>short</strong></p>', content_is_excerpt: false })
    expect(long).toMatchObject({ content: 'খতিয়ান '.repeat(600).slice(0, 800), content_is_excerpt: true })
    const whole = await associate.call('GET', `${table}/${id}`)
    expect(whole.body.content_is_excerpt).toBe(false)
    expect(whole.body.content.length).toBeGreaterThan(4000)
  })

  it('searches title, content, client and case id literally', async () => {
    await aNote(associate, {
      title: '100% sure_thing',
      content: '<p>Land <strong>registration</strong></p>',
      client_name: 'রহিমা খাতুন',
    })
    await aNote(associate, { title: 'Other' })
    const found = async (q: string) =>
      (await associate.call('GET', `${table}?q=${encodeURIComponent(q)}`)).body.items.length
    expect(await found('100%')).toBe(1)
    expect(await found('SURE_THING')).toBe(1)
    expect(await found('land registration')).toBe(1)
    expect(await found('রহিমা')).toBe(1)
    expect(await found('CASE-2026')).toBe(2)
    for (const trap of ['%', '_', '\\', "'", '*', '(a+)+$', '; drop table notes']) {
      expect(await found(trap)).toBe(trap === '%' || trap === '_' ? 1 : 0)
    }
  })

  it('finds days and months, in every month, by the firm’s clock', async () => {
    await anOldNote(world, associate, '2026-07-06T18:30:00Z', { title: 'After midnight' })
    await anOldNote(world, associate, '2026-08-07T06:00:00Z', { title: 'August' })
    await anOldNote(world, associate, '2024-07-07T06:00:00Z', { title: 'Years ago' })
    const titles = async (q: string, more = '') =>
      (await associate.call('GET', `${table}?q=${encodeURIComponent(q)}${more}`)).body.items.map(
        (note: { title: string }) => note.title,
      )
    expect(await titles('July 7')).toEqual(['After midnight', 'Years ago'])
    expect(await titles('৭/৭')).toEqual(['After midnight', 'Years ago'])
    expect(await titles('7 Jul 2026')).toEqual(['After midnight'])
    expect(await titles('7/8')).toEqual(['August'])
    expect(await titles('July 2026')).toEqual(['After midnight'])
    expect(await titles('7/7', '&month=2026-08')).toEqual([])
    expect((await associate.call('GET', '/rest/v1/rpc/count_notes?q=7%2F7')).body).toMatchObject({ count: 2 })
  })

  it('counts what each list holds', async () => {
    await aNote(associate, { is_priority: true })
    await aNote(associate, { category: 'Litigation' })
    await aNote(colleague, { category: 'Litigation' })
    const count = async (who: TestPerson, query: string) =>
      (await who.call('GET', `/rest/v1/rpc/count_notes?${query}`)).body
    expect(await count(associate, '')).toEqual({ count: 2, priority: 1, capped: false })
    expect(await count(partner, '')).toEqual({ count: 3, priority: 1, capped: false })
    expect(await count(partner, 'category=Litigation')).toEqual({ count: 2, priority: 0, capped: false })
    expect(await count(associate, 'q=new')).toEqual({ count: 2, priority: 1, capped: false })
    expect(await count(partner, 'month=2020-01')).toEqual({ count: 0, priority: 0, capped: false })
  })
})

describe('the firm’s time zone', () => {
  it('decides the month of a note, also after the firm moved', async () => {
    await anOldNote(world, associate, '2026-10-31T20:00:00Z')
    const months = async () => (await associate.call('GET', '/rest/v1/rpc/note_months')).body.months
    expect(await months()).toEqual([{ key: '2026-11', count: 1 }])
    const move = (zone: string) =>
      world.app.transact({ kind: 'system' }, (ctx) =>
        settleTimeZone({ ...ctx, settings: { ...ctx.settings, FIRM_TIME_ZONE: zone } }),
      )
    expect(await move('America/New_York')).toBe(true)
    expect(await months()).toEqual([{ key: '2026-10', count: 1 }])
    expect(await move('America/New_York')).toBe(false)
    await move('Asia/Dhaka')
    expect(await months()).toEqual([{ key: '2026-11', count: 1 }])
  })
})
