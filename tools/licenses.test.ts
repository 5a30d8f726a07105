import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Those that ask for no more than to be named, or to share changes of their own files. */
const allowed = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
  ],
  ...['CC0-1.0', 'OFL-1.1', 'MPL-2.0'],
])

interface Locked {
  version: string
  license?: string
  dev?: boolean
  optional?: boolean
  resolved?: string
  integrity?: string
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const delivered = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true)

/** 'MIT AND ISC' asks for both, '(MIT OR GPL-3.0)' leaves the choice. */
function isAllowed(license: string): boolean {
  const either = license.replace(/[()]/g, '').split(' OR ')
  return either.some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))
}

it('every package that is delivered may be used and passed on', () => {
  expect(delivered.length).toBeGreaterThan(100)
  // Builds for other systems are not described before they are installed; they have their parent's licence.
  const unknown = delivered.filter(([, { license, optional }]) => !(license === undefined && optional))
  expect(
    unknown
      .filter(([, { license = '' }]) => !isAllowed(license))
      .map(([path, { license }]) => `${path}: ${license}`),
  ).toEqual([])
})

it('every package that is asked for has one exact version', () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const asked = Object.entries<string>({ ...dependencies, ...optionalDependencies, ...devDependencies })
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})
