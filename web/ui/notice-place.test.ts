import { expect, test } from 'vitest'
import { heightAboveFoot } from './notice-place.ts'

const notices = { left: 1000, right: 1368, height: 80 }
const screen = { top: 0, bottom: 900, margin: 24 }
const box = (top: number, bottom: number, left = 900, right = 1400) => ({ left, right, top, bottom })

test('notices stand at the foot of the screen', () => {
  expect(heightAboveFoot(notices, screen, [])).toBe(24)
  expect(heightAboveFoot(notices, screen, [box(100, 200)])).toBe(24)
  // Beside them, not below.
  expect(heightAboveFoot(notices, screen, [box(850, 900, 0, 990)])).toBe(24)
})

test('notices stand above a foot, and above the field that lies where they would', () => {
  expect(heightAboveFoot(notices, screen, [box(840, 900)])).toBe(68)
  expect(heightAboveFoot(notices, screen, [box(840, 900), box(780, 820)])).toBe(128)
  expect(heightAboveFoot(notices, screen, [box(780, 820), box(840, 900)])).toBe(128)
  // Enough room between the two.
  expect(heightAboveFoot(notices, screen, [box(840, 900), box(600, 700)])).toBe(68)
})

test('notices go to the top where everything below is taken', () => {
  expect(heightAboveFoot(notices, screen, [box(60, 900)])).toBe(900 - 88)
})
