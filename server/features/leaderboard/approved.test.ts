import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aWorldThatExplains } from '../../kernel/testing-plans.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { someTime } from '../time-entries/testing.ts'

const rpc = (name: string) => `/rest/v1/rpc/${name}`
const monthly = rpc('get_monthly_leaderboard')
const alltime = rpc('get_alltime_leaderboard')

const { world, partner, farhan, sadia } = aFirm('timesheets, time_entries, notes, cases', {
  partner: ['partner', 'Nusrat Jahan'],
  farhan: ['associate', 'Farhan Kabir'],
  sadia: ['associate', 'Sadia Rahman'],
})

const submitted = async (who: TestPerson, week_start: string) => {
  const answer = await who.call('POST', rpc('submit_week'), { week_start })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { user_id: who.user_id, week_start, version: answer.body.version }
}

/** A week of somebody's, submitted and approved by another. */
async function approved(who: TestPerson, week_start: string, by = partner) {
  const weeks = [await submitted(who, week_start)]
  const answer = await by.call('POST', rpc('decide_weeks'), { weeks, decision: 'approve' })
  if (answer.body.items.length !== 1) throw new Error(JSON.stringify(answer.body))
}

const board = async (path: string, hours: string, who = farhan) =>
  (await who.call('GET', `${path}?hours=${hours}`)).body
const places = async (path: string, hours: string, who = farhan) =>
  (await board(path, hours, who)).items.map(
    (row: { full_name: string; total_worked_hours: number; rank: number }) => [
      row.rank,
      row.full_name,
      row.total_worked_hours,
    ],
  )
const ofPerson = async (name: string, hours: string, { user_id } = farhan, who = partner) =>
  (await who.call('GET', `${rpc(name)}?user_id=${user_id}&hours=${hours}`)).body

describe('the board of approved hours', () => {
  it('counts approved weeks only, and a month that ends inside a week by its days (check 23)', async () => {
    // Wednesday, 2 December 2026; the week began on Sunday, 29 November.
    world.clock.set('2026-12-02T06:00:00.000Z')
    const [boss, one, other] = [
      await world.again(partner),
      await world.again(farhan),
      await world.again(sadia),
    ]
    const note = await aNote(one)
    for (const [work_date, line] of [
      ['2026-11-24', '7h'],
      ['2026-11-29', '3h'],
      ['2026-11-30', '2h'],
      ['2026-12-01', '4h'],
    ] as const)
      await someTime(one, line, { work_date, note_id: note.id })
    await someTime(one, '30m', { work_date: '2026-12-02' })
    await someTime(other, '5h', { work_date: '2026-12-01' })
    await submitted(other, '2026-11-29')
    expect(await places(monthly, 'approved', one)).toEqual([])
    expect(await board(monthly, 'approved', one)).toMatchObject({ people: 0, own: null, hours: 'approved' })
    await approved(one, '2026-11-29', boss)
    expect(await places(monthly, 'approved', one)).toEqual([[1, 'Farhan Kabir', 4.5]])
    expect(await places(alltime, 'approved', one)).toEqual([[1, 'Farhan Kabir', 9.5]])
    expect(await places(monthly, 'worked', one)).toEqual([
      [1, 'Sadia Rahman', 5],
      [2, 'Farhan Kabir', 4.5],
    ])
    expect(await ofPerson('get_hours_breakdown', 'approved', one, boss)).toMatchObject({
      ...{ hours: 'approved', month: '2026-12', month_hours: 4.5, all_time_hours: 9.5 },
    })
    expect((await ofPerson('list_month_hours', 'approved', one, boss)).items).toEqual([
      { month: '2026-11', hours_worked: 5 },
    ])
    const [sheet] = (await one.call('GET', '/rest/v1/timesheets')).body.items
    const { user_id, week_start, version } = sheet
    const again = { user_id, week_start, version, reason: 'A day is missing' }
    expect((await boss.call('POST', rpc('reopen_week'), again)).status).toBe(200)
    expect(await places(alltime, 'approved', one)).toEqual([])
  })

  it('sums up what all hours sum up to where all of them are approved, however they are cut', async () => {
    const [one, two] = [
      await aNote(farhan, { category: 'Litigation' }),
      await aNote(farhan, { category: 'Corporate' }),
    ]
    for (const { id } of [one, two, one, one]) await someTime(farhan, '20m', { note_id: id })
    for (const work_date of ['2026-11-01', '2026-11-16', '2026-11-16'])
      for (const line of ['20m', '10m', '50m']) await someTime(farhan, line, { work_date })
    for (const work_date of ['2026-11-16', '2026-11-17', '2026-10-31'])
      await someTime(farhan, '10m', { work_date, note_id: two.id })
    for (const line of ['20m', '20m', '20m']) await someTime(sadia, line)
    for (const week of ['2026-10-25', '2026-11-01', '2026-11-15']) await approved(farhan, week)
    await approved(sadia, '2026-11-15')
    for (const path of [monthly, alltime]) {
      const { hours, ...worked } = await board(path, 'worked')
      expect(hours).toBe('worked')
      expect(worked.people).toBe(2)
      expect(await board(path, 'approved')).toEqual({ ...worked, hours: 'approved' })
    }
    // Three times a third of an hour: one hour on a task, and 0.99 without.
    expect((await board(monthly, 'approved', sadia)).own).toMatchObject({ total_worked_hours: 0.99 })
    const { hours: _, ...worked } = await ofPerson('get_hours_breakdown', 'worked')
    expect(worked.categories).toHaveLength(3)
    expect(await ofPerson('get_hours_breakdown', 'approved')).toEqual({ ...worked, hours: 'approved' })
    for (const name of ['list_note_hours', 'list_month_hours']) {
      const all = await ofPerson(name, 'worked')
      expect(all.items.length).toBeGreaterThan(0)
      expect(await ofPerson(name, 'approved')).toEqual(all)
    }
    const path = `${rpc('list_note_hours')}?user_id=${farhan.user_id}&hours=approved&limit=1`
    const first = (await farhan.call('GET', path)).body
    expect(first.items).toMatchObject([{ note_id: one.id, hours_worked: 1 }])
    expect((await farhan.call('GET', `${path}&after=${first.next}`)).body.items).toMatchObject([
      { note_id: two.id, hours_worked: 0.67 },
    ])
  })

  it('shares ranks, leaves out who has left, and is whole beside a hidden case', async () => {
    const on = await aCase(partner, { case_id: 'SECRET-1', title: 'Secret merger', client_name: 'Padma' })
    const note = await aNote(farhan, { case_ref: on.id, case_id: on.case_id, title: 'Secret merger' })
    await someTime(farhan, '2h', { note_id: note.id })
    await someTime(farhan, '1h', { case_ref: on.id })
    await someTime(sadia, '3h')
    await approved(farhan, '2026-11-15')
    await approved(sadia, '2026-11-15')
    const equal = [
      [1, 'Farhan Kabir', 3],
      [1, 'Sadia Rahman', 3],
    ]
    expect((await places(monthly, 'approved')).sort()).toEqual(equal)
    for (const who of [farhan, sadia, partner]) await wall(world, on.id, who, partner)
    const readers = [await world.again(farhan), await world.again(sadia), await world.again(partner)] as const
    for (const reader of readers) {
      expect((await places(monthly, 'approved', reader)).sort()).toEqual(equal)
      const told = await ofPerson('get_hours_breakdown', 'approved', farhan, reader)
      expect(told).toMatchObject({ month_hours: 3, all_time_hours: 3 })
      expect(JSON.stringify(told)).not.toMatch(/Secret|Padma/)
    }
    const [own, colleague, boss] = readers
    for (const reader of [own, boss])
      expect((await ofPerson('list_note_hours', 'approved', farhan, reader)).items).toMatchObject([
        { note_id: note.id, title: null, case_id: null, client_name: null, hours_worked: 2 },
      ])
    const path = `${rpc('list_note_hours')}?user_id=${farhan.user_id}&hours=approved`
    expect((await colleague.call('GET', path)).body.reason).toBe('rights.not_yours')
    await world.rows('update users set deactivated_at = now() where id = $1', [farhan.user_id])
    expect(await places(monthly, 'approved', colleague)).toEqual([[1, 'Sadia Rahman', 3]])
    expect(await ofPerson('get_hours_breakdown', 'approved', farhan, boss)).toMatchObject({
      all_time_hours: 0,
    })
  })

  it('is what the firm counts where nobody asks, and tells all staff when a week is approved', async () => {
    await someTime(farhan, '2h')
    expect((await farhan.call('GET', monthly)).body).toMatchObject({ hours: 'worked', people: 1 })
    const { version } = (await partner.call('GET', '/rest/v1/billing_settings')).body
    const count = (leaderboard_hours: string, on: number) =>
      partner.call('PATCH', '/rest/v1/billing_settings', { version: on, leaderboard_hours })
    expect((await count('approved', version)).status).toBe(200)
    const of = `?user_id=${farhan.user_id}`
    for (const path of [monthly, alltime])
      expect((await farhan.call('GET', path)).body).toMatchObject({ hours: 'approved', people: 0 })
    expect((await farhan.call('GET', rpc('get_hours_breakdown') + of)).body).toMatchObject({
      ...{ hours: 'approved', month_hours: 0 },
    })
    expect((await board(monthly, 'worked')).people).toBe(1)
    expect((await farhan.call('GET', `${monthly}?hours=all`)).body).toMatchObject({
      fields: [{ path: 'hours', message: 'Hours must be one of the kinds' }],
    })
    const told = () => world.rows(`select audience from live_events where topic = 'leaderboard'`)
    const before = (await told()).length
    await approved(farhan, '2026-11-15')
    expect((await told()).slice(before)).toEqual([{ audience: 'staff' }])
    expect((await farhan.call('GET', monthly)).body.own).toMatchObject({ total_worked_hours: 2 })
    expect((await count('worked', version + 1)).status).toBe(200)
  })

  it('is behind functions that no stranger may run, and the one of everybody’s days nobody', async () => {
    const ask = (statement: string, who?: TestPerson) =>
      world.app.transact(
        who ? { kind: 'session', user_id: who.user_id, session_id: who.session_id } : { kind: 'nobody' },
        (ctx) => sql.raw(statement).execute(ctx.db),
      )
    const noWay = { code: '42501' }
    const days = `'2026-11-01', '2026-12-01'`
    for (const statement of [
      `select * from approved_hours_of_people(${days})`,
      `select * from approved_hours_by_category('${farhan.user_id}', '2026-11')`,
      `select * from approved_hours_of_months('${farhan.user_id}', '2026-11-01')`,
      `select * from approved_hours_of_notes('${farhan.user_id}', ${days})`,
    ])
      await expect(ask(statement)).rejects.toMatchObject(noWay)
    await expect(ask(`select * from approved_hours(${days})`, partner)).rejects.toMatchObject(noWay)
    const note = await aNote(farhan)
    await someTime(farhan, '1h', { note_id: note.id })
    await approved(farhan, '2026-11-15')
    const notes = `select * from approved_hours_of_notes('${farhan.user_id}', ${days})`
    expect((await ask(notes, sadia)).rows).toEqual([])
    expect((await ask(notes, farhan)).rows).toHaveLength(1)
  })
})

describe('with 20,000 approved entries of 200 people', () => {
  it('both boards are summed from the index of approved days alone, in few of its pages', async () => {
    const { world: full, explain } = await aWorldThatExplains()
    const reader = await full.aPerson('associate')
    await full.rows(
      `insert into users (id, email, password_hash, created_at)
         select gen_random_uuid(), 'crowd-' || n || '@firm.example', 'x', now() from generate_series(1, 200) as n`,
    )
    await full.rows(
      `insert into profiles (user_id, full_name, role, created_at, updated_at)
         select id, email, 'associate', now(), now() from users where email like 'crowd-%'`,
    )
    await full.rows('alter table time_entries disable trigger user')
    await full.rows(
      `insert into time_entries (id, user_id, work_date, seconds, billing, standing, source, created_at, updated_at)
         select gen_random_uuid(), id, date '2026-11-20' - n * 7, 1200 + n % 7, 'no', case when n % 2 = 0 then 'approved' else 'open' end,
             'line', now(), now()
           from users, generate_series(0, 199) as n where email like 'crowd-%'`,
    )
    await full.rows('vacuum analyze')
    for (const path of [monthly, alltime]) {
      const ask = () => reader.call('GET', `${path}?hours=approved`)
      const { text, pages } = await explain(/approved_hours_of_people/, ask)
      expect(pages, path).toBeGreaterThan(0)
      expect(pages, path).toBeLessThan(600)
      const inner = await explain(/time_entries/, ask)
      expect(inner.text, path).toContain('using time_entries_approved')
      expect(inner.text, path).toContain('Heap Fetches: 0')
      expect(text + inner.text, path).not.toContain('Seq Scan on time_entries')
    }
    expect((await reader.call('GET', `${alltime}?hours=approved`)).body.people).toBe(200)
    await full.end()
  })
})
