import { expect, it } from 'vitest'
import { allAnswered, forgetHeld, hold, isAllAnswered } from './pending-writes.ts'
import { createQueryClient } from './query.ts'

it('waits until the last of what was sent is answered', async () => {
  const client = createQueryClient()
  await allAnswered(client)
  const [first, second] = [hold(client, ['notes']), hold(client, [])]
  let isThrough = false
  const all = allAnswered(client).then(() => {
    isThrough = true
  })
  first()
  await Promise.resolve()
  expect(isThrough).toBe(false)
  expect(isAllAnswered(client)).toBe(false)
  second()
  await all
  expect(isAllAnswered(client)).toBe(true)
})

it('waits for nothing of somebody who has left', async () => {
  const client = createQueryClient()
  const late = hold(client, ['notes'])
  const all = allAnswered(client)
  forgetHeld(client)
  await all
  const ofTheNext = hold(client, ['notes'])
  late()
  expect(isAllAnswered(client)).toBe(false)
  ofTheNext()
  expect(isAllAnswered(client)).toBe(true)
})
