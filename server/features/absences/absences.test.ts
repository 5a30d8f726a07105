import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { follow } from '../../kernel/testing-live.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { deliverNow } from '../notifications/testing.ts'
import { anAbsence } from './testing.ts'

const table = '/rest/v1/absences'
const days = { from_on: '2026-11-24', until_on: '2026-11-26' }

let world: World
let partner: TestPerson
let farhan: TestPerson
let sadia: TestPerson
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('absences, notes, cases, activity_events, notifications')
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  farhan = await world.aPerson('associate', 'Farhan Kabir')
  sadia = await world.aPerson('associate', 'Sadia Rahman')
})

describe('an absence', () => {
  it('is said by the person, known to all staff, changed and taken back', async () => {
    const row = await anAbsence(farhan, { ...days, cover_id: sadia.user_id, note: 'Wedding' })
    expect(row).toMatchObject({
      ...days,
      person: { full_name: 'Farhan Kabir' },
      cover: { full_name: 'Sadia Rahman' },
      warnings: { unseen: 0 },
    })
    const { body } = await sadia.call('GET', `${table}?from=2026-11-26&to=2026-11-30`)
    expect(body.items).toMatchObject([{ id: row.id, can: { edit: false, delete: false } }])
    expect((await sadia.call('GET', `${table}?from=2026-11-27`)).body.items).toEqual([])
    const changed = await farhan.call('PATCH', `${table}/${row.id}`, {
      until_on: '2026-11-25',
      version: row.version,
    })
    expect(changed.body).toMatchObject({ until_on: '2026-11-25', cover: { full_name: 'Sadia Rahman' } })
    expect((await farhan.call('DELETE', `${table}/${row.id}`)).status).toBe(204)
    await deliverNow(world)
    const told = await world.rows('select user_id, type, title, message from notifications order by message')
    const title = 'You stand in for Farhan Kabir'
    expect(told).toEqual(
      [
        { title, message: 'From Nov 24, 2026 to Nov 26, 2026' },
        { title, message: 'Now from Nov 24, 2026 to Nov 25, 2026' },
        {
          title: 'You no longer stand in for Farhan Kabir',
          message: 'The absence from Nov 24, 2026 to Nov 25, 2026 was taken back',
        },
      ].map((words) => ({ user_id: sadia.user_id, type: 'absence_cover', ...words })),
    )
    expect(
      (await world.rows('select type from activity_events order by id')).map(({ type }) => type),
    ).toEqual(expect.arrayContaining(['absence.created', 'absence.modified', 'absence.deleted']))
  })

  it('is written for somebody else with the right to people alone', async () => {
    const draft = { ...days, user_id: farhan.user_id }
    expect((await sadia.call('POST', table, draft)).body.reason).toBe('rights.not_yours')
    const row = await anAbsence(partner, { ...draft, cover_id: partner.user_id })
    const edit = { note: 'x', version: row.version }
    expect((await sadia.call('PATCH', `${table}/${row.id}`, edit)).status).toBe(403)
    expect((await sadia.call('DELETE', `${table}/${row.id}`)).status).toBe(403)
    expect((await farhan.call('PATCH', `${table}/${row.id}`, edit)).status).toBe(200)
    // Who stands in, and for how long, is said by them or by who sees all tasks: below the calls, too.
    const clerk = sql`select set_config('app.rights', 'staff people', true)`
    const act = (what: string) =>
      world.app.transact(
        { kind: 'session', user_id: sadia.user_id, session_id: sadia.session_id },
        async (ctx) => {
          await clerk.execute(ctx.db)
          await sql.raw(`update absences set ${what} where id = '${row.id}'`).execute(ctx.db)
        },
      )
    await expect(act(`until_on = '2026-12-24'`)).rejects.toThrow('who stands in')
    await expect(act(`cover_id = '${sadia.user_id}'`)).rejects.toThrow('who stands in')
    await act(`note = 'ill'`)
  })

  it('is not in the days of another one of the same person (absences.overlap)', async () => {
    await anAbsence(farhan, days)
    const again = await farhan.call('POST', table, { from_on: '2026-11-26', until_on: '2026-11-28' })
    expect([again.status, again.body.message]).toEqual([409, 'There is an absence in these days already.'])
    await anAbsence(farhan, { from_on: '2026-11-27', until_on: '2026-11-28' })
    await anAbsence(sadia, days)
  })

  it('has no cover who is away in these days, is oneself or not there (absences.cover_away)', async () => {
    await anAbsence(sadia, { from_on: '2026-11-26', until_on: '2026-11-30' })
    const away = await farhan.call('POST', table, { ...days, cover_id: sadia.user_id })
    expect([away.status, away.body.message]).toEqual([422, 'Sadia Rahman is away in these days.'])
    expect((await farhan.call('POST', table, { ...days, cover_id: farhan.user_id })).status).toBe(400)
    const nobody = await farhan.call('POST', table, {
      ...days,
      cover_id: '0195b8a0-0000-7000-8000-000000000000',
    })
    expect([nobody.status, nobody.body.fields[0].path]).toEqual([404, 'cover_id'])
    const turned = await farhan.call('POST', table, { from_on: '2026-11-26', until_on: '2026-11-24' })
    expect([turned.status, turned.body.fields[0].path]).toEqual([400, 'until_on'])
  })

  it('counts to the absentee what the cover may not see, and names nothing of it (check 45)', async () => {
    const on = await aCase(partner, { case_id: 'CASE-2026-417' })
    await aNote(farhan, { title: 'Draft', case_id: 'CASE-2026-417' })
    await aNote(farhan, { title: 'Other' })
    await wall(world, on.id, sadia, partner)
    const row = await anAbsence(farhan, { ...days, cover_id: sadia.user_id })
    expect(row.warnings.unseen).toBe(1)
    expect(JSON.stringify(row)).not.toContain('CASE-2026-417')
    await wall(world, on.id, partner, partner)
    const edit = { note: 'x', version: row.version }
    expect((await partner.call('PATCH', `${table}/${row.id}`, edit)).body.warnings.unseen).toBe(0)
  })
})

it('whoever stands in hears of the tasks that they cover as long as it lasts, and of none on a case hidden from them', async () => {
  const site = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  const hidden = await aCase(partner, { case_id: 'CASE-2026-417' })
  await wall(world, hidden.id, sadia, partner)
  const day = { from_on: '2026-11-21', until_on: '2026-11-21' }
  const absence = await anAbsence(farhan, { ...day, cover_id: sadia.user_id })
  const stream = await follow(site, sadia.token)
  const heard = async (marker: string) => {
    const { id } = await aNote(sadia, { title: marker })
    const isThere = () => stream.messages.some((message) => 'topic' in message && message.subject_id === id)
    while (!isThere()) await stream.until(stream.messages.length + 1)
    return stream.messages
      .splice(0)
      .flatMap((message) =>
        'topic' in message && message.topic === 'notes' && message.subject_id !== id ? message : [],
      )
      .map(({ subject_id, version }) => [subject_id, version])
  }
  const draft = await aNote(farhan, { title: 'Draft' })
  const shared = await aNote(partner, { title: 'Shared' })
  await partner.call('POST', '/rest/v1/note_assignees', { note_id: shared.id, user_id: farhan.user_id })
  const secret = await aNote(farhan, { title: 'SECRET', case_id: 'CASE-2026-417' })
  for (const { id } of [draft, secret])
    expect((await farhan.call('PATCH', `/rest/v1/notes/${id}`, { status: 'doing', version: 1 })).status).toBe(
      200,
    )
  expect((await farhan.call('DELETE', `/rest/v1/notes/${draft.id}`)).status).toBe(204)
  const all = await heard('First')
  expect(all.filter(([id]) => id === draft.id)).toEqual([1, 2, 2].map((version) => [draft.id, version]))
  expect(all.some(([id]) => id === shared.id)).toBe(true)
  expect(all.some(([id]) => id === secret.id)).toBe(false)
  await farhan.call('DELETE', `${table}/${absence.id}`)
  await aNote(farhan, { title: 'Later' })
  expect(await heard('Last')).toEqual([])
  stream.close()
})
