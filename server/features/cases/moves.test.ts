import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCost } from '../costing/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aCase, restrict, wall } from './testing.ts'

const { world, partner, associate, colleague, second } = aFirm(
  'notes, cases, case_costing, case_timeline, courts, case_types, activity_events, notifications',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
    second: ['partner', 'Rafiq Ahmed'],
  },
)
const court = '0190a8b0-0000-7000-8000-00000000c001'
const highCourt = '0190a8b0-0000-7000-8000-00000000c002'
const writ = '0190a8b0-0000-7000-8000-00000000d001'
beforeEach(async () => {
  await world.rows(
    `insert into courts (id, name_en, level, created_at, updated_at) values
       ('${court}', 'District Judge, Dhaka', 'district', now(), now()),
       ('${highCourt}', 'High Court Division', 'high_court_division', now(), now())`,
  )
  await world.rows(
    `insert into case_types (id, code, name_en, side, created_at, updated_at)
       values ('${writ}', 'WP', 'Writ Petition', 'writ', now(), now())`,
  )
})

const rpc = (who: TestPerson, name: string, body: object) => who.call('POST', `/rest/v1/rpc/${name}`, body)
const numbered = { court_ref: court, case_no: '88', case_year: 2024, filed_on: '2024-03-01' }
const toHighCourt = {
  court_ref: highCourt,
  bench: 'Bench 4',
  type_ref: writ,
  case_no: '4312',
  case_year: 2026,
  from_on: '2026-01-12',
  why: 'transferred',
  note: 'By order of 5 January',
}
const transfer = (who: TestPerson, row: { id: string; version: number }, more: object = {}) =>
  rpc(who, 'transfer_case', { id: row.id, version: row.version, ...toHighCourt, ...more })
const numbers = async (id: string) =>
  (await partner.call('GET', `/rest/v1/case_numbers?case_ref=${id}`)).body.items

describe('a transfer', () => {
  it('check 17: keeps the former number, search finds both, one row is open', async () => {
    const row = await aCase(partner, numbered)
    const answer = await transfer(partner, row)
    expect(answer.body).toMatchObject({ case_no: '4312', case_year: 2026, bench: 'Bench 4', version: 2 })
    expect(await numbers(row.id)).toMatchObject([
      {
        court_ref: highCourt,
        case_no: '4312',
        case_year: 2026,
        from_on: '2026-01-12',
        until_on: null,
        why: 'transferred',
      },
      {
        court_ref: court,
        case_no: '88',
        case_year: 2024,
        from_on: '2024-03-01',
        until_on: '2026-01-12',
        why: 'filed',
      },
    ])
    for (const q of ['4312/26', '4312/2026', '88/24', '88/2024'])
      expect((await associate.call('GET', `/rest/v1/rpc/find_cases?q=${q}`)).body.items, q).toMatchObject([
        { id: row.id },
      ])
    const [event] = await world.rows(`select detail from activity_events where type = 'case.transferred'`)
    expect(event?.detail).toMatchObject({
      before: { case_no: '88' },
      after: { court: 'High Court Division' },
    })
  })

  it('refuses who may not, an older version, a closed case, a day before, and what there is not', async () => {
    const row = await aCase(partner, numbered)
    expect((await transfer(associate, row)).body.reason).toBe('rights.not_yours')
    expect((await transfer(partner, { ...row, version: 7 })).status).toBe(409)
    const unknown = '0190a8b0-0000-7000-8000-000000000000'
    expect((await transfer(partner, { ...row, id: unknown })).status).toBe(404)
    for (const [field, value] of [
      ['from_on', '2023-12-31'],
      ['case_no', 'a;b'],
      ['case_year', 1899],
    ] as const) {
      const answer = await transfer(partner, row, { [field]: value })
      expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, field])
    }
    await world.rows(`update cases set status = 'closed'`)
    expect((await transfer(partner, row)).body.reason).toBe('cases.closed')
    expect(await numbers(row.id)).toHaveLength(1)
  })

  it('refuses a number that another case has, but never tells of a hidden one', async () => {
    const other = await aCase(partner, {
      ...numbered,
      ...{ court_ref: highCourt, type_ref: writ, case_no: '4312', case_year: 2026 },
    })
    const row = await aCase(associate, { ...numbered, case_id: 'CASE-2026-500' })
    expect((await transfer(associate, row)).body.reason).toBe('cases.number_taken')
    await wall(world, other.id, associate, partner)
    expect((await transfer(await world.again(associate), row)).status).toBe(200)
  })

  it('lets nobody but who may change the case note something of a number', async () => {
    const row = await aCase(associate, numbered)
    const [number] = await numbers(row.id)
    const note = (who: TestPerson, version = number.version) =>
      who.call('PATCH', `/rest/v1/case_numbers/${number.id}`, { note: 'Renumbered in 2025', version })
    expect((await note(colleague)).body.reason).toBe('rights.not_yours')
    expect((await note(associate)).body).toMatchObject({ note: 'Renumbered in 2025', version: 2 })
    const { numbers: shown } = (await colleague.call('GET', `/rest/v1/rpc/case_file?id=${row.id}`)).body
    expect(shown).toMatchObject([{ id: number.id, note: 'Renumbered in 2025', version: 2 }])
    expect((await note(associate)).status).toBe(409)
    await restrict(world, row.id)
    expect((await note(await world.again(colleague), 2)).status).toBe(404)
    expect(
      (await (await world.again(associate)).call('GET', `/rest/v1/case_numbers/${number.id}`)).status,
    ).toBe(404)
  })

  it('keeps a number that was corrected or taken away as a former one, which is found', async () => {
    const row = await aCase(partner, numbered)
    const path = `/rest/v1/cases/${row.id}`
    await partner.call('PATCH', path, { case_no: '৮৯', bench: 'Bench 2', version: 1 })
    const [corrected, filed] = [
      { case_no: '89', why: 'corrected' },
      { case_no: '88', why: 'filed' },
    ]
    expect(await numbers(row.id)).toMatchObject([
      { ...corrected, from_on: '2026-11-21', until_on: null, bench: 'Bench 2' },
      { ...filed, until_on: '2026-11-21' },
    ])
    await partner.call('PATCH', path, { case_no: null, version: 2 })
    expect(await numbers(row.id)).toMatchObject([{ until_on: '2026-11-21' }, { until_on: '2026-11-21' }])
    await partner.call('PATCH', path, { case_no: '90', version: 3 })
    const [newest, ...older] = await numbers(row.id)
    expect(newest).toMatchObject({ case_no: '90', why: 'corrected', from_on: '2026-11-21', until_on: null })
    expect(older).toHaveLength(2)
    for (const number of ['88/2024', '89/2024', '90/2024']) {
      const { body } = await partner.call('GET', `/rest/v1/rpc/find_cases?q=${number}`)
      expect(body.items.map(({ id }: { id: string }) => id)).toEqual([row.id])
    }
  })

  it('refuses a taken number to whoever adds or changes a case, and every new one to a closed case', async () => {
    await aCase(partner, numbered)
    const draft = { case_id: 'CASE-2026-501', ...numbered }
    const taken = await associate.call('POST', '/rest/v1/cases', draft)
    expect([taken.status, taken.body.reason]).toEqual([409, 'cases.number_taken'])
    const row = await aCase(associate, { ...draft, case_no: '90' })
    const path = `/rest/v1/cases/${row.id}`
    const change = { case_no: '88', version: 1 }
    expect((await associate.call('PATCH', path, change)).body.reason).toBe('cases.number_taken')
    expect((await associate.call('PATCH', path, { bench: 'Bench 2', version: 1 })).status).toBe(200)
    await world.rows(`update cases set status = 'closed' where id = '${row.id}'`)
    for (const change of [{ case_no: '91' }, { court_ref: null }]) {
      const closed = await associate.call('PATCH', path, { ...change, version: 2 })
      expect(closed.body.reason).toBe('cases.closed')
    }
  })

  it('gives one number to one of two who ask at once', async () => {
    const rows = [await aCase(partner, numbered), await aCase(partner, { case_id: 'CASE-2026-502' })]
    const answers = await Promise.all(rows.map((row) => transfer(partner, row)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('merging', () => {
  interface Made {
    id: string
    version: number
  }
  const merge = (who: TestPerson, keep: Made, drop: Made, more: object = {}) =>
    rpc(who, 'merge_cases', {
      keep: keep.id,
      drop: drop.id,
      keep_version: keep.version,
      drop_version: drop.version,
      from_drop: [],
      ...more,
    })
  const two = async () => {
    const keep = await aCase(partner, { ...numbered, title: 'Kept' })
    const drop = await aCase(partner, {
      case_id: 'CASE-2026-500',
      title: 'Dropped',
      case_no: '9',
      case_year: 2025,
    })
    return [keep, drop] as const
  }
  const seenBy = async (who: TestPerson, id: string) =>
    (await (await world.again(who)).call('GET', `/rest/v1/cases/${id}`)).status

  it('check 21: of cases with 3,000 rows leaves every row once; the old page leads on', async () => {
    const [keep, drop] = await two()
    await world.rows(
      `insert into notes (id, user_id, title, case_id, content, content_text, category, note_type, created_at, updated_at)
         select gen_random_uuid(), $1, 'x', $2, '', '', 'Corporate', 'text', now(), now() from generate_series(1, 2900)`,
      [associate.user_id, 'CASE-2026-500'],
    )
    for (let n = 0; n < 100; n++) await aCost(associate, { case_id: 'CASE-2026-500' })
    await aNote(associate, { case_id: 'CASE-2026-417' })
    const drop_now = (await partner.call('GET', `/rest/v1/cases/${drop.id}`)).body
    const answer = await merge(partner, keep, drop_now, { from_drop: ['title', 'case_no', 'case_year'] })
    expect(answer.status).toBe(200)
    expect(answer.body.case).toMatchObject({
      id: keep.id,
      case_id: 'CASE-2026-417',
      title: 'Dropped',
      case_no: '9',
      case_year: 2025,
    })
    expect(answer.body.moved).toMatchObject({ notes: 2900, case_costing: 100, case_numbers: 1 })
    expect(await world.rows('select case_ref, count(*)::int from notes group by 1')).toEqual([
      { case_ref: keep.id, count: 2901 },
    ])
    expect(await world.rows('select case_ref, count(*)::int from case_costing group by 1')).toEqual([
      { case_ref: keep.id, count: 100 },
    ])
    expect(await world.rows('select max(version)::int as version from notes')).toEqual([{ version: 1 }])
    expect(await numbers(keep.id)).toMatchObject([
      { case_no: '9', until_on: null },
      { case_no: '88', until_on: '2026-11-21' },
    ])
    for (const call of [
      associate.call('GET', `/rest/v1/cases/${drop.id}`),
      partner.call('PATCH', `/rest/v1/cases/${drop.id}`, { title: 'x', version: 1 }),
      partner.call('DELETE', `/rest/v1/cases/${drop.id}`),
      merge(partner, drop, keep),
    ])
      expect(await call).toMatchObject({
        status: 404,
        body: { reason: 'cases.merged', current: { id: keep.id } },
      })
    const list = await associate.call('GET', '/rest/v1/cases')
    expect(list.body.items.map(({ id }: Made) => id)).toEqual([keep.id])
    expect((await aNote(colleague, { case_id: 'case-2026-500' })).case_ref).toBe(keep.id)
    const [event] = await world.rows(`select detail from activity_events where type = 'case.merged'`)
    expect(event?.detail).toMatchObject({
      merged_case: 'CASE-2026-500',
      before: { case_id: 'CASE-2026-500', title: 'Kept', case_no: '88' },
      after: { case_id: 'CASE-2026-417', title: 'Dropped', case_no: '9' },
    })
  })

  it.each(['keep', 'drop'] as const)(
    'check 15: with a walled case (%s) lets nobody see more',
    async (walled) => {
      const [keep, drop] = await two()
      await wall(world, walled === 'keep' ? keep.id : drop.id, associate, partner)
      const note = await aNote(colleague, { case_id: 'CASE-2026-417' })
      expect((await merge(partner, keep, drop)).status).toBe(200)
      for (const id of [keep.id, drop.id]) expect(await seenBy(associate, id)).toBe(404)
      const answer = await (await world.again(associate)).call('GET', `/rest/v1/cases/${drop.id}`)
      expect(answer.body).toMatchObject({ reason: 'row.not_found' })
      expect(await world.rows('select user_id from case_walls where case_ref = $1', [keep.id])).toEqual([
        { user_id: associate.user_id },
      ])
      expect(await seenBy(colleague, keep.id)).toBe(200)
      expect(await world.rows('select case_ref from notes where id = $1', [note.id])).toEqual([
        { case_ref: keep.id },
      ])
    },
  )

  it('tells before who will lead, and in the audit who does', async () => {
    const [keep, drop] = await two()
    const led = async ({ id, version }: Made, lead_id: string) =>
      (await partner.call('PATCH', `/rest/v1/cases/${id}`, { lead_id, version })).body
    const first = await led(keep, associate.user_id)
    const second = await led(drop, colleague.user_id)
    const preview = () => partner.call('GET', `/rest/v1/rpc/merge_preview?keep=${keep.id}&drop=${drop.id}`)
    expect((await preview()).body.leads).toMatchObject({
      keep: { user_id: associate.user_id },
      drop: { user_id: colleague.user_id },
    })
    await wall(world, drop.id, associate, partner)
    expect((await preview()).body.leads).toMatchObject({
      keep: { user_id: colleague.user_id },
      drop: { user_id: colleague.user_id },
    })
    const merged = await merge(partner, first, second)
    expect(merged.body.case.lead_id).toBe(colleague.user_id)
    const [event] = await world.rows(`select detail from activity_events where type = 'case.merged'`)
    expect(event?.detail).toMatchObject({ after: { lead_id: colleague.user_id } })
    // Whoever reads it reads names.
    const { items } = (await partner.call('GET', `/rest/v1/rpc/case_activity?id=${keep.id}`)).body
    const { changes } = items.find(({ type }: { type: string }) => type === 'case.merged')
    expect(changes).toContainEqual(expect.objectContaining({ field: 'lead_id', after: 'Sadia Rahman' }))
  })

  it('check 15: of two restricted cases keeps the people on both, and lists the others before', async () => {
    const [keep, drop] = await two()
    await restrict(world, keep.id, associate, colleague)
    const third = await world.aPerson('associate', 'Rumana Islam')
    await restrict(world, drop.id, third, colleague)
    const me = await world.again(partner)
    const versions = async ({ id }: Made) => (await me.call('GET', `/rest/v1/cases/${id}`)).body
    const preview = await me.call('GET', `/rest/v1/rpc/merge_preview?keep=${keep.id}&drop=${drop.id}`)
    expect(preview.body).toEqual({
      is_restricted: true,
      clashes: [],
      leads: { keep: null, drop: null },
      left_out: [
        { user_id: associate.user_id, full_name: 'Farhan Kabir' },
        { user_id: third.user_id, full_name: 'Rumana Islam' },
      ],
    })
    const merged = await merge(me, await versions(keep), await versions(drop))
    expect(merged.body.case).toMatchObject({ access: 'restricted', lead_id: null })
    expect(await seenBy(colleague, keep.id)).toBe(200)
    expect(await seenBy(associate, keep.id)).toBe(404)
    expect(await seenBy(third, keep.id)).toBe(404)
  })

  it.each(['keep', 'drop'] as const)(
    'check 15: with a restricted case (%s) is for that one’s people',
    async (which) => {
      const [keep, drop] = await two()
      await restrict(world, which === 'keep' ? keep.id : drop.id, colleague)
      const other = which === 'keep' ? drop.id : keep.id
      await world.rows(
        `insert into case_people values ('${other}', '${associate.user_id}', 'team', '2026-11-01')`,
      )
      const me = await world.again(partner)
      const now = async ({ id }: Made) => (await me.call('GET', `/rest/v1/cases/${id}`)).body
      const merged = await merge(me, await now(keep), await now(drop))
      expect(merged.body.case).toMatchObject({ access: 'restricted' })
      expect(await seenBy(colleague, keep.id)).toBe(200)
      expect(await seenBy(associate, keep.id)).toBe(404)
      expect(await seenBy(associate, drop.id)).toBe(404)
    },
  )

  it('refuses itself, an open with a closed case, older versions, and that no partner sees the result', async () => {
    const [keep, drop] = await two()
    expect((await merge(associate, keep, drop)).status).toBe(403)
    expect((await merge(partner, keep, keep)).body.reason).toBe('cases.merge_itself')
    expect((await merge(partner, { ...keep, version: 2 }, drop)).body.reason).toBe('request.stale_version')
    expect((await merge(partner, keep, { ...drop, version: 2 })).body.reason).toBe('request.stale_version')
    await world.rows(`update cases set status = 'closed' where id = '${drop.id}'`)
    expect((await merge(partner, keep, drop)).body.reason).toBe('cases.merge_status')
    const asked = await partner.call('GET', `/rest/v1/rpc/merge_preview?keep=${keep.id}&drop=${drop.id}`)
    expect(asked.body.reason).toBe('cases.merge_status')
    await world.rows(`update cases set status = 'open'`)
    await wall(world, keep.id, second, partner)
    expect((await merge(await world.again(second), keep, drop)).status).toBe(404)
    expect(await world.rows('select 1 from cases where merged_into is not null')).toEqual([])
  })

  it('by two people at once happens once', async () => {
    const [keep, drop] = await two()
    const answers = await Promise.all([merge(partner, keep, drop), merge(second, drop, keep)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await world.rows('select 1 from cases where merged_into is not null')).toHaveLength(1)
  })

  it('can move whatever names a case, of every table there is', async () => {
    const naming = await world.rows<{ may: boolean; of_table: string }>(
      `select c.conrelid::regclass::text as of_table, has_column_privilege('sereshta_system', c.conrelid, a.attname, 'update') as may
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.contype = 'f' and c.confrelid = 'cases'::regclass`,
    )
    expect(naming.filter(({ may }) => !may)).toEqual([])
  })
})

describe('duplicates', () => {
  it('are cases of one id or one number, as far as one sees both', async () => {
    const first = await aCase(partner, numbered)
    const again = await aCase(partner, { case_id: 'case-2026-417' })
    const same = await aCase(partner, { case_id: 'OTHER' })
    // As two cases may have come to one number before anybody was asked.
    await world.rows(
      `update cases set court_ref = '${court}', case_no = '88', case_year = 2024 where id = '${same.id}'`,
    )
    await aCase(partner, { case_id: 'ALONE' })
    const ask = async (who: TestPerson, query = '') =>
      (await who.call('GET', `/rest/v1/rpc/duplicate_cases?${query}`)).body
    const of = (...rows: { id: string }[]) => rows.map(({ id }) => ({ id }))
    expect((await ask(partner)).items).toMatchObject([
      { why: 'label', shared: 'CASE-2026-417', cases: of(first, again) },
      { why: 'number', shared: '88/2024', cases: of(first, same) },
    ])
    const page = await ask(partner, 'limit=1')
    expect(page.items).toMatchObject([{ why: 'label' }])
    expect(await ask(partner, `limit=1&after=${page.next}`)).toMatchObject({
      items: [{ why: 'number' }],
      next: null,
    })
    await wall(world, again.id, second, partner)
    expect((await ask(await world.again(second))).items).toMatchObject([{ why: 'number' }])
  })
})

it('check 32: with the check before work on, a number waits for the conflict check and Add Case does not', async () => {
  const setting = async (is_conflict_check_first: boolean) => {
    const { version } = (await partner.call('GET', '/rest/v1/firm_settings')).body
    const sent = await partner.call('PATCH', '/rest/v1/firm_settings', { version, is_conflict_check_first })
    expect(sent.status).toBe(200)
  }
  await setting(true)
  const row = await aCase(partner, numbered)
  const first = { status: 422, body: { reason: 'conflicts.first' } }
  const patch = (body: object) =>
    partner.call('PATCH', `/rest/v1/cases/${row.id}`, { version: row.version, ...body })
  expect(await transfer(partner, row)).toMatchObject(first)
  expect(await patch({ case_no: '99' })).toMatchObject(first)
  const titled = await patch({ title: 'A title is no number', case_no: '88' })
  expect(titled.status).toBe(200)
  await world.rows(`update cases set conflict_state = 'waived' where id = $1`, [row.id])
  expect((await transfer(partner, titled.body)).status).toBe(200)
  await setting(false)
})
