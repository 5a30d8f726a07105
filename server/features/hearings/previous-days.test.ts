import { describe, expect, it } from 'vitest'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from '../cases/testing.ts'
import { aList } from '../cause-lists/testing.ts'
import { aCourt, aHearing } from './testing.ts'

const table = '/rest/v1/hearings'
const rpc = '/rest/v1/rpc'

const { world, partner, associate } = aFirm(
  'users, cases, courts, cause_lists, import_runs, activity_events',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
  },
)

interface Versioned {
  id: string
  version: number
}

const close = async ({ id, version }: Versioned, next: object = { kind: 'awaited' }) => {
  const answer = await associate.call('POST', `${rpc}/close_hearing`, { id, version, state: 'held', next })
  expect(answer.status).toBe(200)
  return answer.body
}
const move = async ({ id, version }: Versioned, on_day: string) => {
  const answer = await associate.call('PATCH', `${table}/${id}`, { version, on_day })
  expect(answer.status).toBe(200)
  return answer.body
}
/** The case's days in court, the earliest first, each with the one before it. */
const days = async (case_ref: string) =>
  (await associate.call('GET', `${table}?case_ref=${case_ref}`)).body.items
    .map(({ on_day, previous_on }: Record<string, unknown>) => `${on_day} after ${previous_on}`)
    .toReversed()
/** What is kept of the days around a hearing is what would be read. */
const strange = `select from hearings h where board <> board_of_case(case_ref) || days_around(case_ref, previous_ref, next_ref)`

describe('the day before a hearing', () => {
  it('stands by one that a list of a court makes or moves', async () => {
    const court_ref = await aCourt(world)
    const [type] = await world.rows<{ id: string }>(`select id from case_types where code = 'WP'`)
    const numbers = { case_no: '4312', case_year: 2026, type_ref: type?.id }
    const on = await aCase(associate, { court_ref, ...numbers })
    await close(await aHearing(associate, { case_ref: on.id, on_day: '2026-11-18' }))
    const apply = async (on_day: string) => {
      const { id, version } = await aList(associate, { court_ref, on_day, text: 'W.P. 4312/26' })
      const { items } = (await associate.call('GET', `/rest/v1/cause_list_lines?list_ref=${id}`)).body
      const lines = [{ id: items[0].id, case_ref: on.id }]
      expect((await associate.call('POST', `${rpc}/apply_cause_list`, { id, version, lines })).status).toBe(
        200,
      )
    }
    await apply('2026-12-03')
    expect(await days(on.id)).toEqual(['2026-11-18 after null', '2026-12-03 after 2026-11-18'])
    await apply('2026-12-04')
    expect(await days(on.id)).toEqual(['2026-11-18 after null', '2026-12-04 after 2026-11-18'])
  })

  it('stands by one that an import brings to a case, as by one that is added', async () => {
    const on = await aCase(associate, { court_ref: await aCourt(world) })
    await close(await aHearing(associate, { case_ref: on.id, on_day: '2026-11-18' }))
    // As the import writes them.
    await world.rows(
      `insert into hearings (id, case_ref, court_ref, on_day, came_from, created_by, created_at, updated_at)
        values (gen_random_uuid(), $1, $2, '2026-12-03', 'import', $3, now(), now())`,
      [on.id, on.court_ref, partner.user_id],
    )
    await aHearing(associate, { case_ref: on.id, on_day: '2026-12-10' })
    expect(await days(on.id)).toEqual([
      '2026-11-18 after null',
      '2026-12-03 after 2026-11-18',
      '2026-12-10 after 2026-11-18',
    ])
  })

  it('comes to those that were set before it had its outcome, and goes with that', async () => {
    const on = await aCase(associate, { court_ref: await aCourt(world) })
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const later = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-10' })
    expect(await days(on.id)).toEqual(['2026-12-03 after null', '2026-12-10 after null'])
    const { closed } = await close(first)
    expect(await days(on.id)).toEqual(['2026-12-03 after null', '2026-12-10 after 2026-12-03'])
    const { body } = await associate.call('GET', `${table}/${later.id}`)
    expect(body.version).toBe(later.version)
    const { id, version } = closed
    expect((await associate.call('POST', `${rpc}/reopen_hearing`, { id, version })).status).toBe(200)
    expect(await days(on.id)).toEqual(['2026-12-03 after null', '2026-12-10 after null'])
    expect(await world.rows(strange)).toEqual([])
  })

  it('is another one where a hearing moves, is deleted or restored', async () => {
    const on = await aCase(associate, { court_ref: await aCourt(world) })
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-18' })
    const second = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-20' })
    await close(first)
    await close(second)
    const coming = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const dayOfLast = async () => (await days(on.id)).at(-1)
    expect(await dayOfLast()).toBe('2026-12-03 after 2026-11-20')
    expect((await partner.call('DELETE', `${table}/${second.id}`)).status).toBe(204)
    expect(await dayOfLast()).toBe('2026-12-03 after 2026-11-18')
    expect((await partner.call('POST', `${rpc}/restore_hearing`, { id: second.id })).status).toBe(200)
    expect(await dayOfLast()).toBe('2026-12-03 after 2026-11-20')
    await move(coming, '2026-11-19')
    expect(await days(on.id)).toEqual([
      '2026-11-18 after null',
      '2026-11-19 after 2026-11-18',
      '2026-11-20 after 2026-11-18',
    ])
    expect(await world.rows(strange)).toEqual([])
  })

  it('of one that its outcome made is the hearing with the outcome', async () => {
    const on = await aCase(associate, { court_ref: await aCourt(world) })
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-18' })
    const { next } = await close(first, { kind: 'date', on_day: '2026-12-03' })
    await move(next, '2026-12-04')
    expect((await days(on.id)).at(-1)).toBe('2026-12-04 after 2026-11-18')
  })
})
