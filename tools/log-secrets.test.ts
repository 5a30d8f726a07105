import { expect, it } from 'vitest'
import { secretsIn } from './log-secrets.ts'

it.each([
  '{"authorization":"Bearer abcdefghijkl"}',
  '{"message":"eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.x"}',
  '{"url":"/auth?token_hash=abc"}',
  '{"password":"x"}',
  '{"error":"orchid 1234 river"}',
  '{"to":"nusrat@firm.example"}',
  '{"title":"জমি"}',
  '{"title":"\\u099c\\u09ae\\u09bf"}',
  '{"code":"K7QF-93XM"}',
])('finds what %s must not hold', (line) => expect(secretsIn([line], ['K7QF-93XM'])).toHaveLength(1))

it('finds nothing in what a log is for', () => {
  const line =
    '{"level":30,"request_id":"0190a6b2","method":"POST","route":"/auth/v1/token","status":401,"refusal":"auth.token_invalid","trace":["at x (/srv/node_modules/@fastify/y.js:1:2)"]}'
  expect(secretsIn([line, 'Mail for nusrat@firm.example'], ['K7QF-93XM'])).toEqual([])
})
