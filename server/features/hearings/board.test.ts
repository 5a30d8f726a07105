import { describe, expect, it } from 'vitest'
import { aCase } from '../cases/testing.ts'
import { aCourt, aFirmInCourt, aHearing, rpc, table } from './testing.ts'

const { world, associate, colleague, inCourt, read, nextOf, close, onDate, board } = aFirmInCourt()

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

describe('the board', () => {
  it('reads a day by place, court and item, of everybody, a person or a court, and the week around it', async () => {
    const complex = { place: 'Court house' }
    const [one, two] = [
      await aCourt(world, { name_en: 'Court 10', ...complex }),
      await aCourt(world, { name_en: 'Court 2', ...complex }),
    ]
    const add = async (court_ref: string, item_no: string, more: object = {}) =>
      (
        await aHearing(associate, {
          case_ref: (await aCase(associate)).id,
          on_day: '2026-12-03',
          court_ref,
          item_no,
          ...more,
        })
      ).id
    const tenth = await add(one, '10', { appears_id: colleague.user_id })
    const second = await add(one, '2')
    const other = await add(two, '5', { with_ids: [colleague.user_id] })
    const later = await add(two, '1', { on_day: '2026-12-05' })
    await add(two, '1', { on_day: '2026-12-06' })
    expect(idsOf(await board(associate, 'day?day=2026-12-03'))).toEqual([other, second, tenth])
    expect(idsOf(await board(associate, `day?day=2026-12-03&person=${colleague.user_id}`))).toEqual([
      other,
      tenth,
    ])
    expect(idsOf(await board(associate, `day?day=2026-12-03&court=${one}`))).toEqual([second, tenth])
    // An empty day names the next one that has what is asked for.
    const next = async (query: string) => (await board(associate, `day?day=${query}`)).next_day
    expect(await next('2026-12-03')).toBeUndefined()
    expect(await next('2026-12-04')).toBe('2026-12-05')
    expect(await next(`2026-12-04&court=${one}`)).toBeNull()
    expect(await next(`2026-12-02&person=${colleague.user_id}`)).toBe('2026-12-03')
    expect(await next(`2026-12-02&court=${two}&person=${colleague.user_id}`)).toBe('2026-12-03')
    expect(await next(`2026-12-04&person=${colleague.user_id}`)).toBeNull()
    const week = await board(associate, 'week?day=2026-12-03')
    expect([week.first, idsOf(week), week.more]).toEqual(['2026-11-29', [other, second, tenth, later], false])
    expect((await read(associate, `${rpc}/diary_day?day=2026-02-30`)).status).toBe(400)
    // The week of the first day that may be named begins before it.
    expect((await board(associate, 'week?day=1900-01-01')).first).toBe('1899-12-31')
  })

  it('check 37: two places on one day are a clash, two benches of one place or an hour are tight', async () => {
    const [dhaka, chittagong] = [
      await aCourt(world, { place: 'Dhaka' }),
      await aCourt(world, { place: 'Chittagong' }),
    ]
    const add = async (day: string, court_ref: string, more: object) => {
      const case_ref = (await aCase(associate)).id
      return aHearing(associate, { case_ref, on_day: day, court_ref, appears_id: colleague.user_id, ...more })
    }
    const levels = async (day: string) =>
      (await board(associate, `day?day=${day}`)).clashes.map(({ level }: { level: string }) => level)
    await add('2026-12-03', dhaka, {})
    await add('2026-12-03', chittagong, {})
    await add('2026-12-06', dhaka, { bench: '1' })
    await add('2026-12-06', dhaka, { bench: '2' })
    await add('2026-12-07', dhaka, { at_time: '10:00' })
    await add('2026-12-07', dhaka, { at_time: '10:45' })
    await add('2026-12-08', dhaka, { at_time: '10:00' })
    await add('2026-12-08', dhaka, { at_time: '11:00' })
    expect(await levels('2026-12-03')).toEqual(['clash'])
    expect(await levels('2026-12-06')).toEqual(['tight'])
    expect(await levels('2026-12-07')).toEqual(['tight'])
    expect(await levels('2026-12-08')).toEqual([])

    const here = await aHearing(associate, {
      case_ref: (await aCase(associate)).id,
      on_day: '2026-11-21',
      court_ref: dhaka,
    })
    const moved = await close(associate, here, onDate('2026-12-03', { appears_id: colleague.user_id }))
    expect(moved.body.warnings.clash).toMatchObject([
      { level: 'clash', person: { full_name: 'Sadia Rahman' }, day: '2026-12-03' },
    ])
  })
})

describe('cases without a next date', () => {
  const waiting = async (who = associate) => (await read(who, `${rpc}/cases_without_next_date`)).body
  const listed = async (who = associate) =>
    (await read(who, '/rest/v1/cases?no_next_date=true')).body.items.length

  /** Whoever has signed up by then: sessions end before a day has gone. */
  const later = (moment: string) => {
    world.clock.set(moment)
    return world.aPerson('associate')
  }

  it('check 35: "No next date" until the 5th raises no alarm on the 4th, and one on the 5th', async () => {
    const on = await inCourt()
    await aCase(associate)
    expect([await waiting(), await listed()]).toEqual([{ cases: 1, outcomes: 0, oldest: null }, 1])
    const hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    expect([await waiting(), await listed()]).toEqual([{ cases: 0, outcomes: 0, oldest: null }, 0])
    const next = { kind: 'none', reason: 'Records were called for', look_again_on: '2026-12-05' }
    const { body } = await close(associate, hearing, { next })
    expect(body).toMatchObject({ closed: { next_kind: 'none' }, next: null })
    const fourth = await later('2026-12-04T06:00:00Z')
    expect([await waiting(fourth), await listed(fourth)]).toEqual([
      { cases: 0, outcomes: 0, oldest: null },
      0,
    ])
    const fifth = await later('2026-12-05T06:00:00Z')
    expect([await waiting(fifth), await listed(fifth)]).toEqual([{ cases: 1, outcomes: 0, oldest: null }, 1])
    const { strips } = (await read(fifth, `${rpc}/case_file?id=${on.id}`)).body
    expect(strips[0]).toMatchObject({ kind: 'no_next_date' })
  })

  it('are those without a court that were in one, too, as their page says', async () => {
    const court_ref = await aCourt(world)
    const on = await aCase(associate)
    const other = await aCase(associate, { case_id: 'OLD-1' })
    const strips = async () => {
      const { body } = await read(associate, `${rpc}/case_file?id=${on.id}`)
      return body.strips.map(({ kind }: { kind: string }) => kind)
    }
    const all = async () => [(await waiting()).cases, await listed(), await strips()]
    const hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21', court_ref })
    const gone = await aHearing(associate, { case_ref: other.id, on_day: '2026-11-21', court_ref })
    expect(await all()).toEqual([0, 0, []])
    await close(associate, hearing, { next: { kind: 'ended' } })
    await associate.call('DELETE', `/rest/v1/hearings/${gone.id}`)
    expect(await all()).toEqual([1, 1, ['no_next_date']])
    const kept = await world.rows('select case_id, was_in_court from cases order by created_at, id')
    expect(kept).toEqual([
      { case_id: on.case_id, was_in_court: true },
      { case_id: 'OLD-1', was_in_court: false },
    ])
    await associate.call('POST', `${rpc}/restore_hearing`, { id: gone.id })
    expect(await all()).toEqual([1, 1, ['no_next_date']])
  })

  it('are those whose day has gone, too; its outcome is missing', async () => {
    const on = await inCourt()
    await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    const next = await later('2026-11-22T06:00:00Z')
    const refresh = world.app.jobs.find(({ name }) => name === 'refresh-next-hearings')
    await refresh?.work({}, { id: 'x', attempt: 1 })
    expect(await nextOf(on.id)).toBeNull()
    expect(await waiting(next)).toMatchObject({ cases: 1, outcomes: 1, oldest: { on_day: '2026-11-21' } })
  })

  it('are listed by themselves where their outcome is missing, the oldest first', async () => {
    const on = await inCourt()
    for (const on_day of ['2026-11-20', '2026-12-20', '2026-11-18'])
      await aHearing(associate, { case_ref: on.id, on_day })
    const closed = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-19' })
    await close(associate, closed, { next: { kind: 'ended' } })
    const { items } = (await read(associate, `${table}?missing=true&case_ref=${on.id}`)).body
    expect(items.map(({ on_day }: { on_day: string }) => on_day)).toEqual(['2026-11-18', '2026-11-20'])
    expect(await waiting()).toMatchObject({ outcomes: 2, oldest: { on_day: '2026-11-18' } })
  })
})
