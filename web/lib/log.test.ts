import { expect, it, vi } from 'vitest'
import { failureOf, signedOut, unreachable } from './failure.ts'
import { logProblem } from './log.ts'

it.each([
  ['an error for a fault of ours', failureOf(500, undefined), 'error'],
  ['an error for what is no call', new Error('broken'), 'error'],
  ['an error without a detail', undefined, 'error'],
  ['a warning when the line was cut', unreachable(), 'warn'],
  ['a warning when the session had ended', signedOut(), 'warn'],
] as const)('is %s', (_, detail, level) => {
  const said = vi.spyOn(console, level).mockReturnValue(undefined)
  logProblem('It failed', detail)
  expect(said).toHaveBeenCalledExactlyOnceWith('It failed', detail ?? '')
  said.mockRestore()
})
