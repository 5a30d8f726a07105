import { expect, test } from 'vitest'
import type { Clash, Hearing } from '../../../../contract/hearings.ts'
import { clashWords } from './clash-badge.tsx'
import { shortClash } from './short-clash.ts'

const court = (id: string, name_en: string) => ({ id, name_en, name_bn: null })
const [near, far] = [court('near', 'District Judge'), court('far', 'High Court Division')]
const farhan = { user_id: 'farhan', full_name: 'Farhan Kabir', role: 'associate', left_at: null } as const

const hearing = (id: string, of: Partial<Hearing>) => ({ id, bench: null, at_time: null, ...of }) as Hearing
const first = hearing('first', { court_ref: near.id, appears_id: farhan.user_id, at_time: '10:30' })
const second = hearing('second', { court_ref: far.id, appears_id: farhan.user_id, at_time: '10:45' })
const clash: Clash = {
  ...{ level: 'clash', person: farhan, day: '2026-12-02', courts: [near, far] },
  hearings: [first.id, second.id],
}

test('a clash says on paper the other court and its time', () => {
  expect(shortClash(clash, first, [first, second])).toBe('Clash: High Court Division, 10:45')
  expect(shortClash(clash, second, [first, second])).toBe('Clash: District Judge, 10:30')
})

test('a hearing that the board does not show has no time, and whoever comes along is named', () => {
  const along = { ...first, appears_id: 'somebody' }
  expect(shortClash(clash, along, [along])).toBe('Clash: High Court Division, Farhan Kabir')
})

test('of two benches of one court the other bench is said', () => {
  const [here, there] = [
    { ...first, bench: 'Bench 9' },
    { ...second, court_ref: near.id, bench: 'Bench 17' },
  ]
  const tight: Clash = { ...clash, level: 'tight', courts: [near, near] }
  expect(shortClash(tight, here, [here, there])).toBe('Tight: Bench 17, 10:45')
})

test('two hearings of one court without benches name it once', () => {
  const tight: Clash = { ...clash, level: 'tight', courts: [near, near] }
  const [here, there] = [first, { ...second, court_ref: near.id }]
  expect(shortClash(tight, here, [here, there])).toBe('Tight: also here, 10:45')
  expect(clashWords(tight).join(' ')).toBe('Tight: two hearings at District Judge. Farhan Kabir has both.')
  expect(clashWords({ ...tight, courts: [near, far] })[0]).toBe(
    'Tight: District Judge and High Court Division.',
  )
})
