import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeRunnable } from './embedded-package.ts'
import { aFolder, anUnlinkedPackage } from './testing.ts'

function versionOf(bin: string): string {
  return execFileSync(join(bin, 'initdb'), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('a package without its library links gets them in its place, once and again', () => {
  const root = anUnlinkedPackage()
  expect(() => versionOf(join(root, 'native/bin'))).toThrow(/shared libraries|Library not loaded/)
  for (let round = 0; round < 2; round++) {
    const { bin, major } = makeRunnable(root, aFolder())
    expect(bin).toBe(join(root, 'native/bin'))
    expect(versionOf(bin)).toContain(`(PostgreSQL) ${major}.`)
  }
})

test('a package that cannot be run in its place is copied', () => {
  const root = anUnlinkedPackage()
  chmodSync(join(root, 'native/bin/initdb'), 0o644)
  const cache = join(aFolder(), 'cache')
  for (let round = 0; round < 2; round++) {
    const { bin, major } = makeRunnable(root, cache)
    expect(bin.startsWith(cache)).toBe(true)
    expect(versionOf(bin)).toContain(`(PostgreSQL) ${major}.`)
  }
})
