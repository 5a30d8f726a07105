import { expect, test } from 'vitest'
import { Refusal } from '../../kernel/refusal.ts'
import { nobodysHash, passwordHashes } from './password-hashes.ts'

const hashes = passwordHashes(2)

test('a password is its own hash’s and no other’s', async () => {
  const stored = await hashes.hash('correct horse battery')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashes.verify(stored, 'correct horse battery')).toBe(true)
  expect(await hashes.verify(stored, 'correct horse batterx')).toBe(false)
})

test('two passwords that share their first 72 bytes are not interchangeable', async () => {
  const start = 'x'.repeat(72)
  const stored = await hashes.hash(`${start}1`)
  expect(await hashes.verify(stored, `${start}2`)).toBe(false)
})

test('without a stored hash nothing matches, at the cost of one', async () => {
  for (const stored of [undefined, 'none', '']) expect(await hashes.verify(stored, 'anything')).toBe(false)
  // The same algorithm, memory, passes and lanes: what it costs is written in the hash itself.
  const costOf = (text: string) => text.split('$').slice(0, 4)
  expect(costOf(nobodysHash)).toEqual(costOf(await hashes.hash('some password')))
})

test('200 at once take turns: the memory of two, and everyone is answered', async () => {
  const before = process.memoryUsage().rss
  let most = before
  const work = Array.from({ length: 200 }, async () => {
    const result = await hashes.verify(undefined, 'x')
    most = Math.max(most, process.memoryUsage().rss)
    return result
  })
  expect(await Promise.all(work)).toHaveLength(200)
  expect((most - before) / 2 ** 20).toBeLessThan(100)
})

test('a queue that is full refuses for now and works again afterwards', async () => {
  const narrow = passwordHashes(1, 2)
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => narrow.verify(undefined, 'x')))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused[0]?.reason).toBeInstanceOf(Refusal)
  expect(await narrow.verify(undefined, 'x')).toBe(false)
})
