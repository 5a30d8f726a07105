import { expect, it } from 'vitest'
import type { Clash, Hearing } from '../../../contract/hearings.ts'
import { boardOf, clashingStill, listedAt } from './logic.ts'

const courts = {
  first: { id: 'c1', name_en: 'District Judge', name_bn: null, place: 'Sadarghat' },
  second: { id: 'c2', name_en: 'Joint Judge', name_bn: null, place: 'Sadarghat' },
}

/** A hearing as far as the board orders it. */
const hearing = (id: string, court: keyof typeof courts, more: Partial<Hearing> = {}): Hearing =>
  ({ id, court: courts[court], at_time: null, bench: null, room: null, ...more }) as Hearing

it('has clashes of hearings alone that are still set', () => {
  const clash = (...two: string[]) => ({ hearings: two }) as Clash
  const items = [hearing('set', 'first', { state: 'set' }), hearing('held', 'first', { state: 'held' })]
  const clashes = [clash('set', 'held'), clash('elsewhere', 'set'), clash('held', 'elsewhere')]
  expect(clashingStill({ items, clashes }).clashes).toEqual([clash('elsewhere', 'set')])
})

it('makes a court one group, whoever knows its room, which stands on it where all are in one', () => {
  const rooms = (items: Hearing[]) =>
    boardOf(items).map(({ place, courts: there }) => [
      place,
      ...there.map(({ court, room, hearings }) => [court.name_en, room, hearings.map(({ id }) => id)]),
    ])
  expect(
    rooms([hearing('a', 'first'), hearing('b', 'second'), hearing('c', 'first', { room: '3' })]),
  ).toEqual([['Sadarghat', ['District Judge', null, ['a', 'c']], ['Joint Judge', null, ['b']]]])
  expect(rooms([hearing('a', 'first', { room: '3' }), hearing('c', 'first', { room: '3' })])).toEqual([
    ['Sadarghat', ['District Judge', '3', ['a', 'c']]],
  ])
  // Two benches of one court sit apart.
  const benches = [hearing('a', 'first', { bench: 'Annex 4' }), hearing('b', 'first', { bench: 'Annex 5' })]
  expect(boardOf(benches)[0]?.courts).toHaveLength(2)
})

it('knows the newest list of a court, or of the bench alone that it is of', () => {
  const [morning, later] = ['2026-11-29T01:40:00.000Z', '2026-11-29T03:10:00.000Z']
  const listed = [
    { court_ref: 'c1', bench: null, at: morning },
    { court_ref: 'c1', bench: 'Annex 4', at: later },
  ]
  const at = (court: keyof typeof courts, bench: string | null) =>
    listedAt(listed, { court: courts[court], bench })
  expect([at('first', 'Annex 4'), at('first', 'Annex 5'), at('first', null)]).toEqual([
    later,
    morning,
    morning,
  ])
  expect(at('second', 'Annex 4')).toBeUndefined()
})
