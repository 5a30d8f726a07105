import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('the worker of the site is let through, by the policy that the header names', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { trustedScript } = await import('./trusted-script.ts')
  expect([trustedScript('/sw.js'), trustedScript('/sw.js')]).toEqual(['/sw.js', '/sw.js'])
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['sereshta'])
})

test.for(['with', 'without'])('any other address throws, %s Trusted Types', async (which) => {
  if (which === 'with') vi.stubGlobal('trustedTypes', { createPolicy: (_: string, rules: object) => rules })
  const { trustedScript } = await import('./trusted-script.ts')
  for (const address of [
    '/sw-off.js',
    '/sw.js?x',
    '//evil/sw.js',
    'https://evil.example/sw.js',
    'data:,',
    '',
  ])
    expect(() => trustedScript(address)).toThrow(TypeError)
})
