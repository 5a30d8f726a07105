import { expect, it } from 'vitest'
import { clashesAmong } from './rules.ts'

type Placed = Parameters<typeof clashesAmong>[0][number]

const person = (user_id: string) => ({
  user_id,
  full_name: user_id,
  role: 'associate' as const,
  left_at: null,
})
const court = (id: string, place: string | null) => ({ id, name_en: id, name_bn: null, place })
const dhaka = court('1st court', 'Dhaka')
const beside = court('2nd court', 'Dhaka')
const chittagong = court('3rd court', 'Chittagong')
const unknown = court('4th court', null)

let made = 0
function placed(at: Partial<Placed> = {}): Placed {
  made += 1
  const where = at.court ?? dhaka
  return {
    ...{ id: `hearing ${made}`, on_day: '2026-12-03', at_time: null, bench: null, state: 'set', with: [] },
    appears: person('Farhan'),
    ...at,
    ...{ court: where, court_ref: where.id },
  }
}

it.each<[string, Partial<Placed>, Partial<Placed>, 'clash' | 'tight' | undefined]>([
  ['two places', {}, { court: chittagong }, 'clash'],
  ['two places, whatever the hours', { at_time: '09:00' }, { court: chittagong, at_time: '16:00' }, 'clash'],
  ['a place that nobody knows', {}, { court: unknown }, 'clash'],
  ['two that nobody knows', { court: court('5th court', null) }, { court: unknown }, 'clash'],
  ['two courts of a place', {}, { court: beside }, 'tight'],
  ['two benches of a court', { bench: '1' }, { bench: '2' }, 'tight'],
  ['a bench, at no hour', { bench: '1' }, { bench: '1' }, undefined],
  ['a bench, one at an hour', { at_time: '10:00' }, {}, undefined],
  ['a bench, at one hour', { at_time: '10:00' }, { at_time: '10:00' }, 'tight'],
  ['59 minutes', { at_time: '10:45' }, { at_time: '11:44' }, 'tight'],
  ['an hour', { at_time: '10:45' }, { at_time: '11:45' }, undefined],
  ['the later one first', { at_time: '11:44' }, { at_time: '10:45' }, 'tight'],
  ['two days', {}, { court: chittagong, on_day: '2026-12-04' }, undefined],
  ['two people', {}, { court: chittagong, appears: person('Sadia') }, undefined],
  ['nobody', { appears: null }, { court: chittagong, appears: null }, undefined],
  ['somebody along', {}, { court: chittagong, appears: null, with: [person('Farhan')] }, 'clash'],
  ['one that was held', { state: 'held' }, { court: chittagong }, 'clash'],
  ['one that was vacated', { state: 'vacated' }, { court: chittagong }, undefined],
  ['one that was adjourned', { state: 'adjourned' }, { court: chittagong }, undefined],
])('of one person on one day, %s', (_, one, other, level) => {
  const two = [placed(one), placed(other)]
  const found = clashesAmong(two)
  expect(found.map((clash) => clash.level)).toEqual(level ? [level] : [])
  if (level) expect(found[0]?.hearings).toEqual(two.map(({ id }) => id))
})

it('is said of each of three, in the words of their courts, and once of who appears and comes along', () => {
  const found = clashesAmong([placed(), placed({ court: beside }), placed({ court: chittagong })])
  expect(found.map(({ level, courts }) => [level, ...courts.map(({ name_en }) => name_en)])).toEqual([
    ['tight', '1st court', '2nd court'],
    ['clash', '1st court', '3rd court'],
    ['clash', '2nd court', '3rd court'],
  ])
  expect(clashesAmong([placed({ at_time: '10:00', with: [person('Farhan')] })])).toEqual([])
})

it('has an end', () => {
  const many = Array.from({ length: 40 }, (_, at) => placed({ court: court(`court ${at}`, null) }))
  expect(clashesAmong(many)).toHaveLength(500)
})
