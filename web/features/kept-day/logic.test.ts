import { expect, test } from 'vitest'
import { isFit } from './logic.ts'

const hour = 60 * 60_000
const at = '2026-11-24T06:00:00.000Z'
const server = Date.parse(at)
const copy = { at, today: '2026-11-24', time_zone: 'Asia/Dhaka', hearings: [], tasks: [] }

test.each([
  ['just now', 0, true],
  ['71 hours', 71 * hour, true],
  ['72 hours', 72 * hour, false],
])('check 53: a copy of %s ago, whatever the device’s clock says', (_, age, fits) => {
  for (const ahead of [0, 5 * hour, -400 * hour]) {
    const heard = server + ahead
    expect(isFit({ copy, heard, seen: heard }, heard + age)).toBe(fits)
  }
})

test('a clock that jumped back since the last contact or the last look shows nothing', () => {
  expect(isFit({ copy, heard: server, seen: server }, server - hour)).toBe(false)
  expect(isFit({ copy, heard: server, seen: server + 40 * hour }, server + 30 * hour)).toBe(false)
  // A clock that is put right by seconds has not jumped.
  expect(isFit({ copy, heard: server, seen: server }, server - 5000)).toBe(true)
})
