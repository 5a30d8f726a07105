import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from '../cases/testing.ts'
import { aPreview, sendsSheet, worksOff } from './testing.ts'

const { world, partner, other, associate } = aFirm('import_runs, files, cases, parties, courts, case_types', {
  partner: ['partner', 'Nusrat Jahan'],
  other: ['partner', 'Kamal Hossain'],
  associate: ['associate', 'Farhan Kabir'],
})

const at = '2026-11-01T00:00:00Z'
const ids = { court: 'c0000000-0000-4000-8000-000000000001', type: 'c0000000-0000-4000-8000-000000000002' }
const aCourt = () =>
  world.rows(
    `insert into courts (id, name_en, name_bn, level, created_at, updated_at)
       values ($1, 'District Court, Dhaka', 'জেলা জজ আদালত, ঢাকা', 'district', $2, $2)`,
    [ids.court, at],
  )
const aType = () =>
  world.rows(
    `insert into case_types (id, code, name_en, side, aliases, created_at, updated_at)
       values ($1, 'T.S.', 'Title Suit', 'civil', '{TS}', $2, $2)`,
    [ids.type, at],
  )

const rowsOf = async (run: { id: string }, query = '', who: TestPerson = partner, headers = {}) =>
  (await who.call('GET', `/rest/v1/import_rows?run_ref=${run.id}${query}`, undefined, headers)).body.items
const applied = (run: { id: string }, strict = false, who: TestPerson = partner) =>
  who.call('POST', '/rest/v1/rpc/apply_import', { id: run.id, strict })
const undone = (run: { id: string }, who: TestPerson = partner) =>
  who.call('POST', '/rest/v1/rpc/undo_import', { id: run.id })
const runOf = async (run: { id: string }, who: TestPerson = partner) =>
  (await who.call('GET', `/rest/v1/import_runs?id=${run.id}`)).body.items[0]
const mapped = (run: { id: string; version: number }, mapping: unknown) =>
  partner.call('PATCH', `/rest/v1/import_runs/${run.id}`, { mapping, version: run.version })
const told = async () =>
  (await world.rows(`select user_id, title, message from notifications where type = 'import_finished'`)).map(
    (row) => Object.values(row),
  )
const allCases = () => world.rows('select * from cases order by case_id')
const sheet = (count: number) =>
  `Case ID,Client\n${Array.from({ length: count }, (_, n) => `IMP-${n + 1},Client ${n + 1}`).join('\n')}\n`

describe('check 20: importing cases', () => {
  it('brings in 5,000: looks without writing, writes once, and undoes all but the one changed since', async () => {
    const run = await aPreview(partner, sheet(5000))
    expect(run).toMatchObject({ state: 'preview', doing: 'check', heads: ['Case ID', 'Client'] })
    await worksOff(world)
    expect(await allCases()).toEqual([])
    const checked = await runOf(run)
    expect(checked).toMatchObject({ doing: null, counts: { new: 5000, change: 0, same: 0, wrong: 0 } })
    expect((await applied(run)).body).toMatchObject({ state: 'preview', doing: 'apply' })
    // Pressed again while it goes on: nothing begins twice.
    expect((await applied(run)).body).toMatchObject({ doing: 'apply' })
    await worksOff(world)
    expect(await runOf(run)).toMatchObject({ state: 'applied', doing: null, can: { undo: true } })
    expect(await world.rows('select count(*)::int as n from cases')).toEqual([{ n: 5000 }])
    expect(await told()).toEqual([[partner.user_id, 'Import finished', '5,000 cases came from “cases.csv”']])
    expect((await applied(run)).body.state).toBe('applied')
    expect(await world.rows('select count(*)::int as n from cases')).toEqual([{ n: 5000 }])

    const [changed] = await world.rows(`select id, version from cases where case_id = 'IMP-7'`)
    const change = { client_name: 'Somebody else', version: changed?.version }
    expect((await partner.call('PATCH', `/rest/v1/cases/${changed?.id}`, change)).status).toBe(200)
    expect((await undone(run)).body).toMatchObject({ doing: 'undo' })
    await worksOff(world)
    expect(await runOf(run)).toMatchObject({ state: 'undone', kept: 1, can: { undo: false } })
    expect(await allCases()).toMatchObject([{ case_id: 'IMP-7', client_name: 'Somebody else' }])
  }, 120_000)

  it('checks no case for conflicts by itself: thousands would wait for a partner at once', async () => {
    const run = await aPreview(
      partner,
      'Case ID,Client,Opponent\nIMP-1,Kamal Hossain,Rahim Mia\nIMP-2,রহিম মিয়া,কামাল হোসেন\n',
    )
    expect((await applied(run)).body.state).toBe('applied')
    expect(await allCases()).toMatchObject([
      { conflict_state: 'not_checked' },
      { conflict_state: 'not_checked' },
    ])
    expect(await world.rows('select from conflict_checks')).toEqual([])
  })

  it('writes nothing at all where one row is wrong and somebody wants to stop at any problem', async () => {
    const run = await aPreview(partner, 'Case ID,Year\nA-1,2026\nA-2,not a year\n')
    expect(run.counts).toEqual({ new: 1, change: 0, same: 0, wrong: 1 })
    const answer = await applied(run, true)
    expect(answer).toMatchObject({ status: 422, body: { reason: 'imports.rows_wrong' } })
    expect(await allCases()).toEqual([])
    expect((await applied(run)).body.state).toBe('applied')
    expect(await allCases()).toMatchObject([{ case_id: 'A-1', case_year: 2026 }])
  })

  it('finds every row of the same file the same, and makes none of it twice', async () => {
    await applied(await aPreview(partner, sheet(3)))
    const again = await aPreview(partner, sheet(3))
    expect(again.counts).toEqual({ new: 0, change: 0, same: 3, wrong: 0 })
    expect(again.can.apply).toBe(false)
    expect(await applied(again)).toMatchObject({ status: 422, body: { reason: 'imports.nothing' } })
    expect(await allCases()).toHaveLength(3)
  })

  it('keeps text that begins like a formula as text', async () => {
    const run = await aPreview(partner, 'Case ID,Client\n=1+1,+880 17\n-5,@SUM(A1)\n')
    await applied(run)
    expect(await allCases()).toMatchObject([
      { case_id: '-5', client_name: '@SUM(A1)' },
      { case_id: '=1+1', client_name: '+880 17' },
    ])
  })

  it('reads Bangla heads and digits, and names of the firm’s own in either language', async () => {
    await aCourt()
    await aType()
    const [lead] = await world.rows<{ email: string }>('select email from users where id = $1', [
      associate.user_id,
    ])
    const run = await aPreview(
      partner,
      '\ufeffমামলা আইডি;মক্কেল;আদালত;মামলার ধরন;মামলা নম্বর;সাল;দায়েরের তারিখ;প্রধান আইনজীবী;ট্যাগ\n' +
        `মামলা-১;পদ্মা টেক্সটাইলস;জেলা জজ আদালত, ঢাকা;ts;৪৩১২;২০২৬;৭ ডিসেম্বর ২০২৫;${lead?.email.toUpperCase()};জমি, আপিল\n`,
    )
    expect(run.mapping.columns).toEqual([
      'case_id',
      'client',
      'court',
      'type',
      'number',
      'year',
      'filed',
      'lead',
      'tags',
    ])
    expect(await rowsOf(run, '&state=wrong')).toEqual([])
    await applied(run)
    const [row] = await allCases()
    expect(row).toMatchObject({ case_no: '4312', case_year: 2026, lead_id: associate.user_id })
    expect(row).toMatchObject({ court_ref: ids.court, type_ref: ids.type, tags: ['জমি', 'আপিল'] })
    expect(row?.filed_on).toBe('2025-12-07')
    expect(await world.rows('select user_id, part from case_people')).toEqual([
      { user_id: associate.user_id, part: 'lead' },
    ])
  })
})

describe('a file of cases', () => {
  it('is asked about days that can be read both ways', async () => {
    const run = await aPreview(partner, 'Case ID,Filed\nD-1,3/4/2026\nD-2,25/12/2025\nD-3,5/5/2026\n')
    expect(run).toMatchObject({ asks_day_order: true, counts: { new: 2, wrong: 1 } })
    expect(await rowsOf(run, '&state=wrong')).toMatchObject([
      { row_no: 1, complaints: [{ path: 'filed', message: /day first or month first/ }] },
    ])
    const { columns } = run.mapping
    const answer = await mapped(run, { columns, day_order: 'month_first' })
    expect(answer.body).toMatchObject({ asks_day_order: true, counts: { new: 3, wrong: 0 } })
    await applied(run)
    const [first, second] = await allCases()
    expect([first?.filed_on, second?.filed_on]).toEqual(['2026-03-04', '2025-12-25'])
  })

  it('is read as somebody says that its columns are, on a version', async () => {
    const run = await aPreview(partner, 'X,Y\nM-1,Rahim\n')
    expect(run).toMatchObject({ counts: { wrong: 1 }, mapping: { columns: [null, null] } })
    const mapping = { columns: ['case_id', 'client'], day_order: null }
    const answer = await mapped(run, mapping)
    expect(answer.body).toMatchObject({ counts: { new: 1, wrong: 0 }, mapping })
    const stale = await mapped(run, mapping)
    expect(stale).toMatchObject({ status: 409, body: { current: { id: run.id } } })
    const twice = await mapped(answer.body, { ...mapping, columns: ['case_id', 'case_id'] })
    expect(twice).toMatchObject({ status: 400, body: { fields: [{ path: 'mapping.columns' }] } })
    const short = await mapped(answer.body, { ...mapping, columns: ['case_id'] })
    expect(short.body.fields[0].path).toBe('mapping.columns')
  })

  it('says what is wrong with a row in a whole sentence, in the language of whoever reads it', async () => {
    await aCourt()
    const run = await aPreview(
      partner,
      [
        'Case ID,Court,Lead,Year,Next date,Number,Tags',
        'W-1,Nowhere,Nobody,26,2026-02-30,a;b,',
        `${'x'.repeat(101)},,,,,,`,
        ',"District Court, Dhaka",,,,,',
        'W-4,,,,2026-12-01,,',
        'W-5,,,,,,,,too many cells',
        'W-6,"District Court, Dhaka",,,2026-12-01,,',
      ].join('\n'),
    )
    const rows = await rowsOf(run)
    const said = rows.map((row: { complaints: { path: string; message: string }[] }) =>
      row.complaints.map(({ message }) => message),
    )
    expect(said).toEqual([
      [
        'Next date must be a day like 2026-11-21',
        'Number must hold digits, Latin letters, spaces, brackets, / and - only',
        'Year must be 1900 or more',
        'Court must be one of the firm’s courts',
        'Lead must be the name or e-mail of somebody in the firm',
      ],
      ['Case ID must be at most 100 characters'],
      ['Case ID is required'],
      ['Court is required for a next date'],
      ['Row has 9 cells where the heads have 7'],
      [],
    ])
    const [bangla] = await rowsOf(run, '', partner, { 'accept-language': 'bn' })
    expect(bangla.complaints.at(-1).message).toBe('প্রধান আইনজীবী প্রতিষ্ঠানের কারও নাম বা ই-মেইল হতে হবে।')
  })

  it('takes a row twice as one, and neither where they differ about a case', async () => {
    const run = await aPreview(partner, 'Case ID,Client\nR-1,A\n r-১ ,A\nR-1,B\n')
    expect(run.counts).toEqual({ new: 1, change: 0, same: 1, wrong: 1 })
    await applied(run)
    expect(await allCases()).toMatchObject([{ case_id: 'R-1', client_name: 'A' }])
  })

  it('finds a case by its number, year, type and court', async () => {
    await aCourt()
    await aType()
    const line = (label: string) => `${label},"District Court, Dhaka",Title Suit,88,2024\n`
    const heads = 'Case ID,Court,Type,Number,Year\n'
    await applied(await aPreview(partner, heads + line('N-1')))
    const run = await aPreview(partner, `${heads}${line('N-2')}N-3,,Title Suit,88,2024\n`)
    expect(run.counts).toMatchObject({ same: 1, new: 1 })
  })

  it('changes nothing of a case that is there', async () => {
    const there = await aCase(associate, { case_id: 'CASE-2026-417', client_name: 'Padma' })
    const run = await aPreview(partner, 'Case ID,Client,Court\n case-২০২৬-417,Meghna,Nowhere\n')
    expect(await rowsOf(run)).toMatchObject([{ state: 'same', complaints: [], case_ref: there.id }])
    await applied(run)
    expect(await allCases()).toMatchObject([{ client_name: 'Padma', version: there.version }])
  })

  it('finds a case by what it was called before', async () => {
    const { id, version } = await aCase(partner, { case_id: 'OLD-1' })
    const change = { case_id: 'NEW-1', version }
    expect((await partner.call('PATCH', `/rest/v1/cases/${id}`, change)).status).toBe(200)
    const run = await aPreview(partner, 'Case ID\nold-১\nNEW-1\n')
    expect(await rowsOf(run)).toMatchObject([
      { state: 'same', case_ref: id },
      { state: 'same', case_ref: id },
    ])
  })

  it('gives cases numbers, labels and parties, which go with them', async () => {
    await aType()
    const run = await aPreview(
      partner,
      'Case ID,Type,Number,Year,Opponent,Opposing counsel\nP-1,Title Suit,12,2026,Rahim Mia,Kamal Hossain\nP-2,,,,Rahim Mia,\nP-3,,,,রহিমা খাতুন,\n',
    )
    await applied(run)
    const on = `select c.case_id, coalesce(p.name_latin, p.name_bangla) as name, o.side, o.role, p.is_counsel
      from case_parties o join cases c on c.id = o.case_ref join parties p on p.id = o.party_ref order by 1, o.role, 2`
    expect(await world.rows(on)).toEqual([
      { case_id: 'P-1', name: 'Rahim Mia', side: 'theirs', role: 'opponent', is_counsel: false },
      { case_id: 'P-1', name: 'Kamal Hossain', side: 'theirs', role: 'opposing_counsel', is_counsel: true },
      { case_id: 'P-2', name: 'Rahim Mia', side: 'theirs', role: 'opponent', is_counsel: false },
      { case_id: 'P-3', name: 'রহিমা খাতুন', side: 'theirs', role: 'opponent', is_counsel: false },
    ])
    expect(await world.rows('select from parties')).toHaveLength(3)
    expect(await world.rows('select case_no, until_on from case_numbers')).toEqual([
      { case_no: '12', until_on: null },
    ])
    expect(await world.rows('select from case_labels')).toHaveLength(3)
    // Somebody changes a party of the file, and another case takes one of them.
    const [rahima] = await world.rows(`select id, version from parties where name_bangla is not null`)
    const note = { note: 'Mother of the client', version: rahima?.version }
    await partner.call('PATCH', `/rest/v1/parties/${rahima?.id}`, note)
    expect((await undone(run)).body).toMatchObject({ state: 'undone', kept: 0 })
    expect(await allCases()).toEqual([])
    expect(
      await world.rows(
        `select coalesce(name_latin, name_bangla) as name from parties where deleted_at is null`,
      ),
    ).toEqual([{ name: 'রহিমা খাতুন' }])
  })

  it('leaves a case on which somebody has put a party since', async () => {
    const run = await aPreview(partner, 'Case ID,Opponent\nQ-1,Rahim Mia\nQ-2,Rahim Mia\n')
    await applied(run)
    const [first] = await allCases()
    world.clock.advance(60_000)
    const party = await partner.call('POST', '/rest/v1/parties', { name_latin: 'Somebody New' })
    const put = { case_ref: first?.id, party_ref: party.body.id, side: 'neutral', role: 'witness' }
    expect((await partner.call('POST', '/rest/v1/case_parties', put)).status).toBe(201)
    expect((await undone(run)).body.kept).toBe(1)
    expect(await allCases()).toMatchObject([{ case_id: 'Q-1' }])
    expect(await world.rows('select from parties where deleted_at is not null')).toEqual([])
  })

  it('brings next dates as hearings, which go with the undo unless somebody took one up', async () => {
    await aCourt()
    const head = 'Case ID,Court,Bench,Next date,Purpose\n'
    const lines = ['D-1', 'D-2', 'D-3'].map(
      (id) => `${id},"District Court, Dhaka",Bench 4,2027-03-07,For evidence`,
    )
    const run = await aPreview(partner, `${head}${lines.join('\n')}\n`)
    await applied(run)
    const days = `select c.case_id, h.on_day::text, h.bench, h.purpose, h.came_from, c.next_hearing_on::text as next
      from hearings h join cases c on c.id = h.case_ref order by 1`
    const day = {
      on_day: '2027-03-07',
      bench: 'Bench 4',
      purpose: 'For evidence',
      came_from: 'import',
      next: '2027-03-07',
    }
    expect(await world.rows(days)).toEqual(['D-1', 'D-2', 'D-3'].map((case_id) => ({ case_id, ...day })))
    world.clock.advance(60_000)
    const [first] = await world.rows(
      `select h.id from hearings h join cases c on c.id = h.case_ref where c.case_id = 'D-1'`,
    )
    const change = await associate.call('PATCH', `/rest/v1/hearings/${first?.id}`, { room: '12', version: 1 })
    expect(change.status).toBe(200)
    const cost = { case_id: 'D-2', amount: '10.00', description: 'Court fee' }
    expect((await associate.call('POST', '/rest/v1/case_costing', cost)).status).toBe(201)
    expect((await undone(run)).body).toMatchObject({ state: 'undone', kept: 2 })
    expect((await allCases()).map(({ case_id }) => case_id)).toEqual(['D-1', 'D-2'])
    expect(await world.rows(days)).toHaveLength(2)
  })

  it('is read in Windows-1252 and with tabs', async () => {
    const run = await aPreview(partner, Buffer.from('Case ID\tClient\nT-1\tCaf\xe9 \x96 Dhaka\n', 'latin1'))
    expect((await rowsOf(run))[0].raw).toEqual(['T-1', 'Café – Dhaka'])
  })

  it('is taken once for one key', async () => {
    const key = 'the-same-key-twice'
    const first = await sendsSheet(partner, sheet(1), { key })
    const again = await sendsSheet(partner, sheet(1), { key })
    expect(again.body.id).toBe(first.body.id)
    expect(await sendsSheet(partner, sheet(2), { key })).toMatchObject({
      status: 422,
      body: { reason: 'request.key_reused' },
    })
    expect(await world.rows('select from import_runs')).toHaveLength(1)
  })
})

describe('a hostile file', () => {
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Case ID\nA\n', 'utf16le')])
  const long = `Case ID\n${'A\n'.repeat(300_000)}`
  it.each([
    [
      'a quotation mark that is never closed',
      'Case ID,Client\nA,B\nC,"D\nE,F\n',
      'line 3 that is never closed',
    ],
    ['a quotation mark within a cell', 'Case ID\nA"B\n', 'line 2'],
    ['more than its mark after a closed one', 'Case ID\n"A"B\n', 'line 2'],
    ['300,000 rows', long, 'at most 20,000 rows'],
    ['UTF-16', wide, 'UTF-16'],
    ['hundreds of heads', `${'a,'.repeat(300)}b\nA\n`, 'at most 100 items'],
    ['one endless cell', `Case ID\n"${'x'.repeat(400_000)}`, 'line 2'],
  ])('with %s is refused, naming the file', async (_what, content, words) => {
    const answer = await sendsSheet(partner, content)
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'file' }] } })
    expect(answer.body.fields[0].message).toContain(words)
    expect(await world.rows('select from import_runs')).toEqual([])
  })

  it.each([
    ['NUL bytes', 'Case ID\nA\0B\n', {}, 400, 'files.content'],
    ['no bytes', '', {}, 400, 'files.empty'],
    ['heads and no rows', 'Case ID,Client\n\n ,\n', {}, 422, 'imports.nothing'],
    ['the name of another kind', 'Case ID\nA\n', { name: 'cases.exe' }, 400, 'files.kind'],
    ['markup', '<html><script>1</script>', {}, 400, 'files.content'],
    ['more bytes than may be', 'x'.repeat(21 * 1024 * 1024), {}, 413, 'files.too_large'],
    ['an unknown kind', 'Case ID\nA\n', { kind: 'kittens' }, 400, 'request.invalid'],
  ])('with %s is refused', async (_what, content, sent, status, reason) => {
    expect(await sendsSheet(partner, content, sent)).toMatchObject({ status, body: { reason } })
    expect(await world.rows('select from import_runs')).toEqual([])
  })
})

it('names the field of a file with NUL bytes', async () => {
  const { body } = await sendsSheet(partner, 'Case ID\nA\0B\n')
  expect(body.fields).toMatchObject([{ path: 'file' }])
})

describe('who may import', () => {
  it('are those who hold the right, alone', async () => {
    expect((await sendsSheet(associate, sheet(1))).status).toBe(403)
    const run = await aPreview(partner, sheet(1))
    expect((await associate.call('GET', '/rest/v1/import_runs')).status).toBe(403)
    expect((await associate.call('GET', `/rest/v1/import_rows?run_ref=${run.id}`)).status).toBe(403)
    expect((await applied(run, false, associate)).status).toBe(403)
    expect((await undone(run, associate)).status).toBe(403)
    expect((await applied(run, false, other)).body.state).toBe('applied')
    const unknown = { id: '00000000-0000-4000-8000-000000000000' }
    expect((await applied(unknown)).status).toBe(404)
    expect((await undone(unknown)).status).toBe(404)
    expect((await partner.call('GET', `/rest/v1/import_rows?run_ref=${unknown.id}`)).status).toBe(404)
  })

  it('write once when they press at the same moment', async () => {
    const [one, two] = [await aPreview(partner, sheet(50)), await aPreview(other, sheet(50))]
    const answers = await Promise.all([applied(one), applied(one, false, other), applied(two, false, other)])
    const [first, again, another] = answers.map(({ status }) => status)
    // Whichever file comes first brings the cases, and the other one has nothing left to bring.
    expect([first, again]).toEqual(another === 200 ? [422, 422] : [200, 200])
    expect(await allCases()).toHaveLength(50)
  })

  it('undo within seven days', async () => {
    const run = await aPreview(partner, sheet(1))
    await applied(run)
    world.clock.advance(7 * 24 * 3_600_000 + 1000)
    const later = await world.again(partner)
    expect((await undone(run, later)).body).toMatchObject({ state: 'applied', can: { undo: false } })
    expect(await allCases()).toHaveLength(1)
  })

  it('are told when a job could not act for them any more', async () => {
    const run = await aPreview(partner, sheet(2500))
    await worksOff(world)
    await applied(run)
    await partner.call('POST', '/auth/v1/logout')
    await worksOff(world)
    const seen = await runOf(run, other)
    expect(seen).toMatchObject({ state: 'preview', doing: null, can: { apply: true } })
    expect(seen.failure).toBe('Your session has ended. Please sign in again.')
    expect(await allCases()).toEqual([])
    expect(await told()).toEqual([[partner.user_id, 'Import failed', 'Nothing came from “cases.csv”']])
  })
})

describe('a case hidden from the reader', () => {
  const hide = async (id: string, from: TestPerson) => {
    await world.rows(`insert into case_walls values ($1, $2, 'Brother of the opponent', $3, $4)`, [
      id,
      from.user_id,
      partner.user_id,
      at,
    ])
    await world.rows('insert into case_hidden values ($1, $2) on conflict do nothing', [from.user_id, id])
    await world.rows('update users set hides_cases = true where id = $1', [from.user_id])
  }

  it('check 11: its row is not listed, not counted, and leaves no gap', async () => {
    const run = await aPreview(partner, sheet(3))
    await applied(run)
    const [, second] = await allCases()
    await hide(second?.id, other)
    expect(await rowsOf(run, '', other)).toMatchObject([
      { row_no: 1 },
      { row_no: 2, raw: ['IMP-3', 'Client 3'] },
    ])
    expect(await runOf(run, other)).toMatchObject({ counts: { new: 2 } })
    expect(await runOf(run)).toMatchObject({ counts: { new: 3 } })
  })

  it('check 11: its label in a file says what a label of no case says', async () => {
    const hidden = await aCase(partner, { case_id: 'SECRET-1' })
    await hide(hidden.id, other)
    const run = await aPreview(other, 'Case ID\nSECRET-1\n')
    const twin = await aPreview(other, 'Case ID\nSECRET-2\n')
    expect(run.counts).toEqual(twin.counts)
    expect((await rowsOf(run, '', other))[0]).toMatchObject({ state: 'new', complaints: [], case_ref: null })
    expect((await applied(run, true, other)).body.state).toBe('applied')
  })
})
