import { expect, test } from 'vitest'
import { sentenceOfReason } from '../../contract/kernel/reasons.ts'
import { failureOf, rowOfConflict, sentenceOf, signedOut } from './failure.ts'

const request_id = '4c1f09ab-8a56-4a1e-9a3a-0d4c7f3e2b10'
const failing = (status: number, kind: string, reason: string) =>
  sentenceOf(failureOf(status, { kind, reason, message: 'It failed.', request_id }))

test('what went wrong on our side can be quoted', () => {
  expect(failing(500, 'bug', 'server.bug')).toBe('It failed. (Reference 4c1f09ab)')
  expect(failing(503, 'unavailable', 'files.store_away')).toBe('It failed. (Reference 4c1f09ab)')
})

test('what a person can do something about, and what never reached us, has no number', () => {
  expect(failing(404, 'not_found', 'row.not_found')).toBe('It failed.')
  expect(sentenceOf(failureOf(502, '<html>'))).toBe(
    'The server is busy or starting. Please try again shortly.',
  )
  expect(sentenceOf('no error')).toBe('Something went wrong. Please try again.')
})

test('whoever is no longer signed in is told so in the server’s words', () => {
  expect(signedOut().message).toBe(sentenceOfReason['session.missing'])
})

test('only a change on an older version has a row that stands against it', () => {
  const refused = (reason: string, current: unknown) =>
    rowOfConflict(failureOf(409, { kind: 'conflict', reason, message: 'It failed.', current }))
  expect(refused('request.stale_version', { id: 'a', version: 3 })).toEqual({ id: 'a', version: 3 })
  expect(refused('request.stale_version', undefined)).toBeUndefined()
  expect(refused('timers.already_running', { id: 'a', version: 3 })).toBeUndefined()
})
