import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aNote, anOldNote } from '../notes/testing.ts'

const totals = '/rest/v1/rpc/associate_totals'
const hours = '/rest/v1/rpc/associate_hours'

let { world, partner, associate, colleague } = aFirm('notes, daily_work_logs, note_counts', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const log = async (who: TestPerson, note_id: string, work_date: string, hours_worked: number) => {
  const answer = await who.call('POST', '/rest/v1/daily_work_logs', { note_id, work_date, hours_worked })
  expect(answer.status).toBe(201)
}
const totalsOf = async (who: TestPerson) =>
  (await partner.call('GET', `${totals}?user_id=${who.user_id}`)).body
const hoursOf = async (who: TestPerson, query = '') =>
  (await partner.call('GET', `${hours}?user_id=${who.user_id}${query}`)).body

describe('the totals of an associate', () => {
  it('count their tasks, active and archived, and their own hours on anybody’s', async () => {
    const note = await aNote(associate, { is_priority: true })
    await aNote(associate)
    await anOldNote(world, associate, '2026-09-02T06:00:00Z', { is_archived: true })
    await aNote(colleague)
    await log(associate, note.id, '2026-11-20', 2.25)
    await log(associate, note.id, '2026-11-19', 0.5)
    await log(partner, note.id, '2026-11-19', 4)
    expect(await totalsOf(associate)).toEqual({
      user_id: associate.user_id,
      full_name: 'Farhan Kabir',
      total_notes: 3,
      active_notes: 2,
      priority_notes: 1,
      total_hours: 2.75,
    })
    expect(await totalsOf(colleague)).toMatchObject({ total_notes: 1, priority_notes: 0, total_hours: 0 })
  })

  it('are of associates only', async () => {
    const refused = { status: 404, body: { reason: 'row.not_found' } }
    for (const path of [totals, hours]) {
      expect(await partner.call('GET', `${path}?user_id=${partner.user_id}`)).toMatchObject(refused)
      const nobody = `${path}?user_id=0190a6b2-0000-7000-8000-000000000001`
      expect(await partner.call('GET', nobody)).toMatchObject(refused)
      expect((await partner.call('GET', path)).body.fields[0].path).toBe('user_id')
    }
  })
})

describe('the hours of an associate', () => {
  it('are added up by week from Sunday and by category, exactly', async () => {
    const tax = await aNote(associate, { category: 'Tax & Regulatory' })
    const land = await aNote(associate, { category: 'Real Estate' })
    // 2026-11-15 is a Sunday, 2026-11-21 today's Saturday.
    await log(associate, tax.id, '2026-11-14', 0.1)
    await log(associate, tax.id, '2026-11-15', 0.2)
    await log(associate, land.id, '2026-11-21', 3)
    await log(associate, land.id, '2026-08-29', 8)
    const body = await hoursOf(associate)
    expect(body).toMatchObject({ from: '2026-08-30', to: '2026-11-21', total: 3.3 })
    expect(body.weeks).toHaveLength(12)
    expect(body.weeks.slice(-2)).toEqual([
      { week: '2026-11-08', hours: 0.1 },
      { week: '2026-11-15', hours: 3.2 },
    ])
    expect(body.categories).toEqual([
      { category: 'Real Estate', hours: 3 },
      { category: 'Tax & Regulatory', hours: 0.3 },
    ])
    expect(await hoursOf(associate, '&weeks=13')).toMatchObject({ total: 11.3, from: '2026-08-23' })
    expect(await hoursOf(colleague)).toMatchObject({ total: 0, categories: [] })
    for (const weeks of ['3', '54', '5.5', 'all'])
      expect((await partner.call('GET', `${hours}?user_id=${associate.user_id}&weeks=${weeks}`)).status).toBe(
        400,
      )
  })

  it('end with the firm’s today', async () => {
    world.clock.set('2026-11-21T18:30:00Z')
    partner = await world.again(partner)
    expect(await hoursOf(associate)).toMatchObject({ from: '2026-09-06', to: '2026-11-22' })
  })
})

it('an associate learns of nobody’s totals and hours, also not of their own', async () => {
  await aNote(colleague, { title: 'Secret' })
  for (const whose of [associate.user_id, colleague.user_id, '0190a6b2-0000-7000-8000-000000000001']) {
    for (const path of [`${totals}?user_id=${whose}`, `${hours}?user_id=${whose}`]) {
      const answer = await associate.call('GET', path)
      expect(answer).toMatchObject({ status: 403, body: { reason: 'rights.partners_only' } })
    }
    const months = await associate.call('GET', `/rest/v1/rpc/note_months?user_id=${whose}`)
    expect(months.body).toEqual({ months: [], categories: [], creators: [] })
  }
})

it('partners list the associates by name, and the months of one of them', async () => {
  const listed = (await partner.call('GET', '/rest/v1/profiles?role=associate&limit=200')).body.items
  expect(listed.every((person: { role: string }) => person.role === 'associate')).toBe(true)
  expect(listed.map((person: { user_id: string }) => person.user_id)).toContain(colleague.user_id)
  await anOldNote(world, associate, '2026-09-02T06:00:00Z', { is_archived: true, category: 'Litigation' })
  await anOldNote(world, colleague, '2026-08-02T06:00:00Z', { is_archived: true })
  const months = await partner.call(
    'GET',
    `/rest/v1/rpc/note_months?archived=true&user_id=${associate.user_id}`,
  )
  expect(months.body).toMatchObject({
    months: [{ key: '2026-09', count: 1 }],
    categories: ['Litigation'],
    creators: [{ user_id: associate.user_id }],
  })
})
