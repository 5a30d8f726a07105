import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hours } from './fields.ts'

it.each([
  [0, true],
  [0.01, true],
  [23.99, true],
  [1.005, false],
  [0.00001, false],
  // So few that no hundredth is left would be none where some are asked for.
  [1e-9, false],
  [1e-265, false],
  [-0.01, false],
  [24.01, false],
])('%d hours of a day are taken: %s', (value, isTaken) => {
  expect(z.safeParse(hours(24), value).success).toBe(isTaken)
})
