import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { copyText } from './clipboard.ts'
import { newId } from './new-id.ts'
import { createKeeper } from './query.ts'

// Both stand for a page that came over plain http.
afterEach(() => vi.unstubAllGlobals())

test('ids and keys are made without crypto.randomUUID, each another', () => {
  const real = globalThis.crypto
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(z.uuidv4().safeParse(createKeeper().keyOf('a')).success).toBe(true)
})

test('copying fails by a promise where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {})
  await expect(copyText('x')).rejects.toThrow('no clipboard')
})
