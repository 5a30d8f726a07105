import { expect, it } from 'vitest'
import { hintOf } from './live.ts'

it.each([
  ['{"topic":"notes","subject_id":null,"version":null}', 'notes'],
  ['{"resync":true}', undefined],
  ['{"topic":7}', undefined],
  ['null', undefined],
])('the topic of %s is %s', (data, topic) => {
  expect(hintOf(data)?.topic).toBe(topic)
})
