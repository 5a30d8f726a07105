import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What a browser leaves out where the page came over plain http, and not from this very machine.
const missing = [
  /\brandomUUID\b/,
  /\bcrypto\??\.subtle\b/,
  /\bnavigator\??\.(clipboard|locks|storage|serviceWorker|share|wakeLock|credentials|geolocation|mediaDevices)\b/,
  /\bcaches\.(open|match)\b/,
  /\bcookieStore\b/,
  /\bshow(SaveFile|OpenFile|Directory)Picker\b/,
]
// The last is the worker itself, which a browser that leaves it out never runs.
const withAFallback = [
  'web/features/queue/parts/keeper.ts',
  'web/features/settings/parts/browser-push.ts',
  'web/lib/clipboard.ts',
  'web/worker/kept.ts',
]

const isMissing = (source: string) => missing.some((one) => one.test(source))

test.each([
  'crypto.randomUUID()',
  'navigator.clipboard.writeText(text)',
  'navigator.locks.request(name)',
  'navigator.storage.persist()',
])('%s counts as left out', (call) => expect(isMissing(call)).toBe(true))

test('nothing that runs in a browser needs what plain http leaves out', () => {
  const sources = globSync(['web/**/*.{ts,tsx}', 'contract/**/*.ts']).filter(
    (path) => !path.includes('.test.'),
  )
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.filter((path) => isMissing(withoutComments(readFileSync(path, 'utf8'))))
  expect(found.toSorted()).toEqual(withAFallback)
})

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
