import { expect, it } from 'vitest'
import { changeAnswered, isKnown, topicsFetched } from './own-changes.ts'

it('knows a change of its own once the topic is fetched after the answer', () => {
  const hint = { topic: 'notes', request_id: 'mine' }
  topicsFetched(['notes'])
  expect(isKnown(hint)).toBe(false)
  changeAnswered('mine')
  expect(isKnown(hint)).toBe(false)
  topicsFetched(['notes', 'profiles'])
  expect(isKnown(hint)).toBe(true)
})

it.each([
  ['of another request', { topic: 'notes', request_id: 'another' }],
  ['of a topic that was not fetched', { topic: 'cases', request_id: 'own' }],
  ['of an older server', { topic: 'notes' }],
])('takes a hint %s as news', (_what, hint) => {
  changeAnswered('own')
  changeAnswered(null)
  topicsFetched(['notes'])
  expect(isKnown(hint)).toBe(false)
})

it('forgets answers of long ago', () => {
  changeAnswered('first')
  for (let more = 0; more < 200; more++) changeAnswered(`later ${more}`)
  topicsFetched(['notes'])
  expect(isKnown({ topic: 'notes', request_id: 'first' })).toBe(false)
  expect(isKnown({ topic: 'notes', request_id: 'later 0' })).toBe(true)
})
