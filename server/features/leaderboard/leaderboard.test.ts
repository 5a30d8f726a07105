import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aWorldThatExplains } from '../../kernel/testing-plans.ts'
import { aNote } from '../notes/testing.ts'

const monthly = '/rest/v1/rpc/get_monthly_leaderboard'
const alltime = '/rest/v1/rpc/get_alltime_leaderboard'
const breakdown = '/rest/v1/rpc/get_hours_breakdown'
const noteHours = '/rest/v1/rpc/list_note_hours'
const monthHours = '/rest/v1/rpc/list_month_hours'

const { world, partner, farhan, sadia } = aFirm('notes', {
  partner: ['partner', 'Nusrat Jahan'],
  farhan: ['associate', 'Farhan Kabir'],
  sadia: ['associate', 'Sadia Rahman'],
})

/** Hours that somebody worked on a day, on a note of their own. */
async function worked(who: TestPerson, work_date: string, hours_worked: number, draft = {}) {
  const note = await aNote(who, draft)
  const body = { note_id: note.id, work_date, hours_worked }
  const answer = await who.call('POST', '/rest/v1/daily_work_logs', body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return note
}

const board = async (path: string, who = farhan) => (await who.call('GET', path)).body
const places = async (path: string, who = farhan) =>
  (await board(path, who)).items.map(
    (row: { full_name: string; total_worked_hours: number; rank: number }) => [
      row.rank,
      row.full_name,
      row.total_worked_hours,
    ],
  )

describe('the leaderboards', () => {
  it('rank everybody by their hours of the month and of all months, for both roles', async () => {
    await worked(farhan, '2026-11-20', 2.25)
    await worked(farhan, '2026-10-31', 6)
    await worked(sadia, '2026-11-01', 4.5)
    await worked(partner, '2025-02-01', 9)
    expect(await places(monthly)).toEqual([
      [1, 'Sadia Rahman', 4.5],
      [2, 'Farhan Kabir', 2.25],
    ])
    expect(await places(alltime)).toEqual([
      [1, 'Nusrat Jahan', 9],
      [2, 'Farhan Kabir', 8.25],
      [3, 'Sadia Rahman', 4.5],
    ])
    const mine = { user_id: farhan.user_id, role: 'associate', rank: 2, total_worked_hours: 2.25 }
    expect(await board(monthly)).toMatchObject({ month: '2026-11', people: 2, next: null, own: mine })
    expect((await board(monthly, partner)).own).toBeNull()
    expect((await world.nobody.call('GET', alltime)).status).toBe(401)
  })

  it('give equal hours one rank, and leave the next one out', async () => {
    const rahim = await world.aPerson('associate', 'Rahim Uddin')
    await worked(partner, '2026-11-02', 5)
    await worked(farhan, '2026-11-03', 3)
    await worked(sadia, '2026-11-04', 1.5)
    await worked(sadia, '2026-11-05', 1.5)
    await worked(rahim, '2026-11-05', 0.01)
    expect((await places(monthly)).map(([rank]: [number]) => rank)).toEqual([1, 2, 2, 4])
  })

  it('list nobody without hours, and nobody who has left', async () => {
    await worked(farhan, '2026-11-02', 5)
    await worked(sadia, '2026-11-02', 4)
    await world.rows('update users set deactivated_at = now() where id = $1', [farhan.user_id])
    expect((await sadia.call('GET', monthly)).body).toMatchObject({
      people: 1,
      items: [{ rank: 1, full_name: 'Sadia Rahman' }],
    })
    await world.rows('update users set deactivated_at = null where id = $1', [farhan.user_id])
    // Leaving ended every sign-in of theirs.
    expect((await places(monthly, sadia))[0]).toEqual([1, 'Farhan Kabir', 5])
    const [log] = await world.rows<{ id: string }>('select id from daily_work_logs where user_id = $1', [
      farhan.user_id,
    ])
    await partner.call('DELETE', `/rest/v1/daily_work_logs/${log?.id}`)
    expect(await places(monthly, sadia)).toEqual([[1, 'Sadia Rahman', 4]])
  })

  it('begin anew with the firm’s month, and keep the sum of all', async () => {
    await worked(farhan, '2026-11-20', 2)
    world.clock.set('2026-11-30T17:59:59.999Z')
    expect((await board(monthly, await world.again(sadia))).month).toBe('2026-11')
    world.clock.set('2026-11-30T18:00:00Z')
    const later = await world.again(farhan)
    expect(await board(monthly, later)).toEqual({
      month: '2026-12',
      items: [],
      next: null,
      people: 0,
      own: null,
      hours: 'worked',
    })
    await worked(later, '2026-12-01', 1)
    expect((await board(alltime, later)).items).toMatchObject([{ total_worked_hours: 3 }])
  })

  it('are paged by key with ranks that go on, and one’s own row on every page', async () => {
    await worked(farhan, '2026-11-02', 5)
    await worked(sadia, '2026-11-02', 5)
    await worked(partner, '2026-11-02', 1)
    const first = await board(`${monthly}?limit=1`)
    expect(first.items).toMatchObject([{ rank: 1, full_name: 'Farhan Kabir' }])
    const second = await board(`${monthly}?limit=1&after=${first.next}`)
    expect(second).toMatchObject({ people: 3, own: { full_name: 'Farhan Kabir', rank: 1 } })
    expect(second.items).toMatchObject([{ rank: 1, full_name: 'Sadia Rahman' }])
    const last = await board(`${monthly}?limit=1&after=${second.next}`)
    expect(last).toMatchObject({ next: null, items: [{ rank: 3, full_name: 'Nusrat Jahan' }] })
    expect((await farhan.call('GET', `${monthly}?after=x`)).status).toBe(400)
  })

  it('tell all staff that hours changed, and nobody when only a text did', async () => {
    const note = await worked(farhan, '2026-11-20', 2)
    const told = () => world.rows(`select audience from live_events where topic = 'leaderboard'`)
    expect(await told()).toEqual([{ audience: 'staff' }])
    await farhan.call('PATCH', `/rest/v1/notes/${note.id}`, { title: 'Other', version: 2 })
    expect(await told()).toHaveLength(1)
    await farhan.call('DELETE', `/rest/v1/notes/${note.id}`)
    expect(await told()).toHaveLength(2)
  })
})

describe('the breakdown of a person’s month', () => {
  const secret = { title: 'Secret merger', client_name: 'Padma Textiles', case_id: 'CASE-2026-777' }

  it('shows colleagues hours by category, and no word of client, case or title by any call', async () => {
    const note = await worked(farhan, '2026-11-20', 2.25, { ...secret, category: 'Litigation' })
    await worked(farhan, '2026-11-19', 1, { category: 'Corporate' })
    await worked(farhan, '2026-10-19', 8, { category: 'Corporate' })
    const seen = await sadia.call('GET', `${breakdown}?user_id=${farhan.user_id}`)
    expect(seen.body).toEqual({
      user_id: farhan.user_id,
      full_name: 'Farhan Kabir',
      hours: 'worked',
      role: 'associate',
      month: '2026-11',
      month_hours: 3.25,
      all_time_hours: 11.25,
      categories: [
        { category: 'Litigation', hours: 2.25 },
        { category: 'Corporate', hours: 1 },
      ],
      can: { see_notes: false },
    })
    for (const path of [
      `${noteHours}?user_id=${farhan.user_id}`,
      `${noteHours}?user_id=${farhan.user_id}&limit=1`,
    ]) {
      expect(await sadia.call('GET', path)).toMatchObject({
        status: 403,
        body: { reason: 'rights.not_yours' },
      })
    }
    for (const path of [monthly, alltime, `${breakdown}?user_id=${farhan.user_id}`, noteHours]) {
      const { body } = await sadia.call('GET', path)
      expect(JSON.stringify(body)).not.toMatch(/Secret|Padma|CASE-2026-777/)
      expect(JSON.stringify(body)).not.toContain(note.id)
    }
  })

  it('shows everybody the months before, newest first, hours only and page by page', async () => {
    await worked(farhan, '2026-11-20', 5, secret)
    await worked(farhan, '2026-10-31', 8, secret)
    await worked(farhan, '2026-10-01', 0.25)
    await worked(farhan, '2025-12-05', 3)
    await worked(sadia, '2026-09-05', 7)
    const first = await sadia.call('GET', `${monthHours}?user_id=${farhan.user_id}&limit=1`)
    expect(first.body.items).toEqual([{ month: '2026-10', hours_worked: 8.25 }])
    const next = `${monthHours}?user_id=${farhan.user_id}&limit=1&after=${first.body.next}`
    expect((await partner.call('GET', next)).body).toEqual({
      items: [{ month: '2025-12', hours_worked: 3 }],
      next: null,
    })
    world.clock.set('2026-11-30T18:00:00Z')
    const later = await (await world.again(sadia)).call('GET', `${monthHours}?user_id=${farhan.user_id}`)
    expect(later.body.items[0]).toEqual({ month: '2026-11', hours_worked: 5 })
  })

  it('shows partners and the person themselves each note, archived ones too, most hours first', async () => {
    await worked(farhan, '2026-11-20', 1, { title: 'Small' })
    const note = await worked(farhan, '2026-11-20', 2.25, { ...secret, category: 'Litigation' })
    const more = { note_id: note.id, work_date: '2026-11-19', hours_worked: 1 }
    await farhan.call('POST', '/rest/v1/daily_work_logs', more)
    await farhan.call('POST', '/rest/v1/rpc/archive_note', { note_id: note.id })
    for (const reader of [farhan, partner]) {
      const whole = await reader.call('GET', `${breakdown}?user_id=${farhan.user_id}`)
      expect(whole.body).toMatchObject({ month_hours: 4.25, can: { see_notes: true } })
      const first = await reader.call('GET', `${noteHours}?user_id=${farhan.user_id}&limit=1`)
      expect(first.body.items).toEqual([
        { note_id: note.id, ...secret, category: 'Litigation', hours_worked: 3.25 },
      ])
      const next = `${noteHours}?user_id=${farhan.user_id}&limit=1&after=${first.body.next}`
      expect((await reader.call('GET', next)).body).toMatchObject({
        next: null,
        items: [{ title: 'Small', hours_worked: 1 }],
      })
    }
  })

  it('is behind functions that no stranger may run', async () => {
    for (const statement of [
      `select * from hours_of_people('2026-11-01', '2026-12-01')`,
      `select * from hours_by_category('${farhan.user_id}', '2026-11')`,
      `select * from hours_of_months('${farhan.user_id}', '2026-11-01')`,
    ]) {
      const asked = world.app.transact({ kind: 'nobody' }, (ctx) => sql.raw(statement).execute(ctx.db))
      await expect(asked).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('is not there for nobody, and empty for whoever did nothing', async () => {
    const nobody = '0190a6b2-0000-7000-8000-000000000001'
    for (const path of [breakdown, noteHours, monthHours]) {
      expect((await partner.call('GET', `${path}?user_id=${nobody}`)).status).toBe(404)
      expect((await sadia.call('GET', `${path}?user_id=${nobody}`)).status).toBe(404)
      expect((await sadia.call('GET', path)).status).toBe(400)
    }
    const empty = await sadia.call('GET', `${breakdown}?user_id=${farhan.user_id}`)
    expect(empty.body).toMatchObject({ month_hours: 0, all_time_hours: 0, categories: [] })
  })
})

describe('with 20,000 logs of 200 people', () => {
  it('both boards are summed from the index of days alone, in few of its pages', async () => {
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
    await full.rows(
      `insert into notes (id, user_id, title, category, created_at, updated_at)
         select gen_random_uuid(), id, 'x', 'Corporate', now(), now() from users where email like 'crowd-%'`,
    )
    // What the notes add up to is of no matter here, and a hundred thousand sums take their time.
    await full.rows(
      'alter table daily_work_logs disable trigger daily_work_logs_summed, disable trigger daily_work_logs_as_entries',
    )
    await full.rows(
      `insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at)
         select gen_random_uuid(), id, user_id, date '2026-11-20' - n * 7, 1 + n % 7, now(), now()
           from notes, generate_series(0, 99) as n`,
    )
    await full.rows('vacuum analyze')
    for (const path of [monthly, alltime]) {
      const { text, pages } = await explain(/hours_of_people/, () => reader.call('GET', path))
      expect(pages, path).toBeGreaterThan(0)
      expect(pages, path).toBeLessThan(400)
      const inner = await explain(/daily_work_logs/, () => reader.call('GET', path))
      expect(inner.text, path).toContain('Index Only Scan using daily_work_logs_of_days')
      expect(inner.text, path).toContain('Heap Fetches: 0')
      expect(text + inner.text, path).not.toContain('worked_hours_pkey')
    }
    expect((await reader.call('GET', alltime)).body.people).toBe(200)
    await full.end()
  })
})
