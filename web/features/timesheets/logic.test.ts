import { describe, expect, it } from 'vitest'
import { besideGone, isClosed, isLocked, isMovedBack, keyOf, meant, submittingOf, unseenOf } from './logic.ts'

const week = (user_id: string, week_start = '2026-11-15') => ({ user_id, week_start, can: true })
const [one, two, three] = [week('one'), week('two'), week('three')]
const all = [one, two, three]
const may = ({ can }: { can: boolean }) => can

it('a period is closed through a day, and that day with it', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => isClosed(day, '2026-11-21'))).toEqual([
    ...[true, true, false],
  ])
  expect([isClosed('2026-11-20', null), isClosed('2026-11-20', undefined)]).toEqual([false, false])
})

describe('which weeks a key means', () => {
  it('means those that are selected, in the order of the list, and not the one in focus', () => {
    expect(meant(all, new Set([keyOf(three), keyOf(one)]), keyOf(two), may)).toEqual([one, three])
  })

  it('means the one in focus where none is selected, or those selected have left the list', () => {
    expect(meant(all, new Set(), keyOf(two), may)).toEqual([two])
    expect(meant(all, new Set([keyOf(week('gone'))]), keyOf(two), may)).toEqual([two])
  })

  it('means no week that is not the reader’s to decide, and none where nothing is in focus', () => {
    expect(meant([{ ...one, can: false }, two], new Set([keyOf(one), keyOf(two)]), undefined, may)).toEqual([
      two,
    ])
    expect(meant(all, new Set(), undefined, may)).toEqual([])
  })
})

describe('where the focus goes on to', () => {
  it('goes to the first that stays behind those that leave, else to the last before them', () => {
    expect(besideGone(all, [one])).toBe(keyOf(two))
    expect(besideGone(all, [one, two])).toBe(keyOf(three))
    expect(besideGone(all, [three])).toBe(keyOf(two))
    expect(besideGone(all, [two, three])).toBe(keyOf(one))
    expect(besideGone(all, all)).toBeUndefined()
  })

  it('tells two weeks of one person apart', () => {
    const later = week('one', '2026-11-22')
    expect(besideGone([later, one], [later])).toBe(keyOf(one))
  })
})

describe('a week', () => {
  it('is locked while it waits and once it is approved, and open where there is no word of it or it was returned', () => {
    expect([null, undefined].map(isLocked)).toEqual([false, false])
    expect((['submitted', 'approved', 'returned'] as const).map((state) => isLocked({ state }))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('can be submitted from its first day on while it is open, and is due after its Thursday', () => {
    const sunday = '2026-11-22'
    const on = (today: string) => submittingOf(null, { sunday, today })
    expect(['2026-11-21', '2026-11-22', '2026-11-26'].map(on)).toEqual(['no', 'early', 'early'])
    expect(['2026-11-27', '2026-11-28', '2026-12-20'].map(on)).toEqual(['due', 'due', 'due'])
    const is = (state: 'submitted' | 'approved' | 'returned') =>
      submittingOf({ state }, { sunday, today: '2026-11-27' })
    expect([is('submitted'), is('approved'), is('returned')]).toEqual(['no', 'no', 'due'])
    expect(submittingOf(undefined, { sunday, today: '2026-11-27' })).toBe('no')
  })

  it('says how much of it its reader does not see, which is nothing of a week without a sum', () => {
    expect(unseenOf({ seconds: 7200 }, 5400)).toBe(1800)
    expect(unseenOf({ seconds: 3600 }, 5400)).toBe(0)
    expect(unseenOf(null, 5400)).toBe(0)
  })

  it('is opened again by closing through an earlier day, and by no other', () => {
    expect(isMovedBack('2026-10-30', '2026-10-31')).toBe(true)
    expect(isMovedBack('2026-10-31', '2026-10-31')).toBe(false)
    expect(isMovedBack('', '2026-10-31')).toBe(false)
    expect(isMovedBack('2026-10-30', null)).toBe(false)
  })
})
