import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { wordsOfNews } from '../notifications/public.ts'
import { aDeadline } from './testing.ts'

const table = '/rest/v1/deadlines'
const rpc = '/rest/v1/rpc'

let world: World
let partner: TestPerson
let other: TestPerson
let lead: TestPerson
let maker: TestPerson
let assignee: TestPerson
let backup: TestPerson
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  other = await world.aPerson('partner', 'Imran Hossain')
  lead = await world.aPerson('associate', 'Farhan Kabir')
  maker = await world.aPerson('associate', 'Sadia Rahman')
  assignee = await world.aPerson('associate', 'Tanvir Ahmed')
  backup = await world.aPerson('associate', 'Mahin Islam')
})
afterAll(() => world.end())

interface Wish {
  access?: 'firm' | 'restricted'
  people?: TestPerson[]
  walls?: TestPerson[]
}

/** Says who can see a case, through the front door. */
async function allow(id: string, { access = 'firm', people = [], walls = [] }: Wish, by = partner) {
  const { version } = (await by.call('GET', `/rest/v1/cases/${id}`)).body
  const answer = await by.call('POST', `${rpc}/set_case_access`, {
    ...{ id, version, access, people: people.map(({ user_id }) => user_id) },
    walls: walls.map(({ user_id }) => ({ user_id, reason: 'Their own matter' })),
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const put = (id: string, who: TestPerson | null) =>
  world.rows('update cases set lead_id = $2 where id = $1', [id, who?.user_id ?? null])

async function given(led: TestPerson | null = lead) {
  const on = await aCase(maker)
  if (led) await put(on.id, led)
  const row = await aDeadline(maker, {
    ...{ case_ref: on.id, title: 'File the appeal', trigger_day: '2026-11-20', extra_reason: 'Ordered' },
    ...{ due_on: '2026-12-20', assignee_id: assignee.user_id, backup_id: backup.user_id },
  })
  return { on, row }
}

async function peopleOf(id: string, reader = partner) {
  const { assignee: is, backup: behind } = (await reader.call('GET', `${table}/${id}`)).body
  return [is.full_name, behind?.full_name ?? null]
}
const news = async (who: TestPerson) =>
  (await who.call('GET', '/rest/v1/notifications')).body.items.filter(
    ({ type }: { type: string }) => type === 'deadline_assignee',
  )
const sign = (who: TestPerson, { id, version }: { id: string; version: number }) =>
  who.call('POST', `${rpc}/sign_deadline`, { id, version })

describe('whoever loses sight of a case', () => {
  it('keeps no deadline of it behind a wall: it falls to the lead, signed as it was, and the lead is told', async () => {
    const { on, row } = await given()
    expect((await sign(lead, row)).status).toBe(200)
    await allow(on.id, { walls: [assignee, backup] })
    expect(await peopleOf(row.id)).toEqual(['Farhan Kabir', null])
    const now = (await lead.call('GET', `${table}/${row.id}`)).body
    expect(now).toMatchObject({ version: 3, signer: { full_name: 'Farhan Kabir' } })
    const { items } = (await lead.call('GET', `/rest/v1/deadline_history?deadline_ref=${row.id}`)).body
    expect(items.find(({ action }: { action: string }) => action === 'modified')).toMatchObject({
      ...{ who: { full_name: 'Nusrat Jahan' }, before: { assignee: 'Tanvir Ahmed', backup: 'Mahin Islam' } },
      after: { assignee: 'Farhan Kabir', backup: null },
    })
    const about = { case_id: on.case_id, title: row.title, day: row.due_on }
    expect(await news(lead)).toMatchObject([
      { ...wordsOfNews({ kind: 'deadline.handed', ...about }, 'en'), subject_id: row.id, day: row.due_on },
    ])
    for (const who of [assignee, backup, partner]) expect(await news(who)).toEqual([])
    await allow(on.id, {})
    expect(await peopleOf(row.id)).toEqual(['Farhan Kabir', null])
  })

  it('is its backup no more, of which the lead is told', async () => {
    const { on, row } = await given()
    await allow(on.id, { walls: [backup] })
    expect(await peopleOf(row.id)).toEqual(['Tanvir Ahmed', null])
    const about = { case_id: on.case_id, title: row.title, day: row.due_on }
    const [newest] = await news(lead)
    expect(newest).toMatchObject({
      ...wordsOfNews({ kind: 'deadline.without_backup', ...about }, 'en'),
      subject_id: row.id,
    })
  })

  it('keeps it where a restriction names them, and nowhere else, also not whoever added it', async () => {
    const { on, row } = await given(null)
    await allow(on.id, { access: 'restricted', people: [assignee] })
    expect(await peopleOf(row.id)).toEqual(['Tanvir Ahmed', null])
    await allow(on.id, { access: 'restricted', people: [maker] })
    expect(await peopleOf(row.id)).toEqual(['Sadia Rahman', null])
    await allow(on.id, { access: 'restricted' })
    // Without a lead, and hidden from who added it: whoever took the sight away sees to it.
    expect(await peopleOf(row.id)).toEqual(['Nusrat Jahan', null])
    expect(
      (await news(partner)).filter(({ subject_id }: { subject_id: string }) => subject_id === row.id),
    ).toEqual([])
  })

  it('falls to a partner who sees it where whoever takes the sight away loses it too', async () => {
    const { on, row } = await given(null)
    await allow(on.id, { access: 'restricted', walls: [partner] })
    expect(await peopleOf(row.id, other)).toEqual(['Imran Hossain', null])
    expect((await news(other)).map(({ subject_id }: { subject_id: string }) => subject_id)).toContain(row.id)
  })

  it('follows a role and the people of a case, and leaves what is done as it was until it is open again', async () => {
    const late = await world.aPerson('partner', 'Rina Das')
    const { on, row } = await given()
    const done = await aDeadline(maker, {
      ...{ case_ref: on.id, title: 'Pay the fee', trigger_day: '2026-11-20', extra_reason: 'Ordered' },
      ...{ due_on: '2026-12-21', assignee_id: backup.user_id },
    })
    const finish = { id: done.id, version: done.version, note: 'Paid' }
    const { body: finished } = await maker.call('POST', `${rpc}/finish_deadline`, finish)
    await allow(on.id, { access: 'restricted', people: [assignee, backup, maker] })
    const change = { version: row.version, backup_id: late.user_id }
    expect((await maker.call('PATCH', `${table}/${row.id}`, change)).status).toBe(200)
    await partner.call('POST', `${rpc}/set_role`, { user_id: late.user_id, role: 'associate' })
    expect(await peopleOf(row.id)).toEqual(['Tanvir Ahmed', null])
    for (const { user_id } of [assignee, backup])
      await partner.call('DELETE', `/rest/v1/case_people?case_ref=${on.id}&user_id=${user_id}`)
    expect(await peopleOf(row.id)).toEqual(['Farhan Kabir', null])
    expect(await peopleOf(done.id)).toEqual(['Mahin Islam', null])
    const again = { id: done.id, version: finished.version, reason: 'Returned' }
    expect((await maker.call('POST', `${rpc}/resume_deadline`, again)).status).toBe(200)
    expect(await peopleOf(done.id)).toEqual(['Farhan Kabir', null])
  })

  it('keeps nothing that a merge brings to a case hidden from them, neither deadline nor hearing', async () => {
    const { on, row } = await given()
    const court_ref = await aCourt(world)
    const named = { appears_id: assignee.user_id, with_ids: [backup.user_id, maker.user_id] }
    const hearing = await aHearing(maker, { case_ref: on.id, court_ref, on_day: '2061-11-21', ...named })
    const keep = await aCase(maker)
    await put(keep.id, lead)
    await allow(keep.id, { walls: [assignee, backup] })
    const versions = await world.rows<{ id: string; version: number }>(
      'select id, version from cases where id = any ($1)',
      [[keep.id, on.id]],
    )
    const version = (id: string) => versions.find((each) => each.id === id)?.version
    const merged = await partner.call('POST', `${rpc}/merge_cases`, {
      ...{ keep: keep.id, drop: on.id, from_drop: [] },
      ...{ keep_version: version(keep.id), drop_version: version(on.id) },
    })
    expect(merged.status, JSON.stringify(merged.body)).toBe(200)
    expect(await peopleOf(row.id)).toEqual(['Farhan Kabir', null])
    expect((await lead.call('GET', `/rest/v1/hearings/${hearing.id}`)).body).toMatchObject({
      ...{ case_ref: keep.id, appears: null, with: [{ full_name: 'Sadia Rahman' }] },
    })
  })
})
