import { expect, it } from 'vitest'
import { topicOf } from './live.ts'

it.each([
  ['{"topic":"notes","subject_id":null,"version":null}', 'notes'],
  ['{"resync":true}', undefined],
  ['{"topic":7}', undefined],
  ['null', undefined],
])('the topic of %s is %s', (data, topic) => {
  expect(topicOf(data)).toBe(topic)
})
