import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownMigrations } from './migrate.ts'
import { releases } from './releases.ts'
import { firmByRelease } from './testing-firm.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const current = releases.at(-1)
const closed = releases.flatMap(({ last }) => (last === undefined ? [] : [last]))

it('the package is of the newest release, and every release is told of', () => {
  expect(JSON.parse(read('package.json')).version).toBe(current?.version)
  const headings = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version)
  expect(headings).toEqual(releases.map(({ version }) => version).reverse())
})

it('every migration belongs to a release, and only the newest one is still being built', async () => {
  expect(closed.length).toBeGreaterThanOrEqual(releases.length - 1)
  const newest = (await knownMigrations()).at(-1) ?? ''
  const ends = current?.last ?? newest
  expect(newest, 'a migration after the newest release: add the next one to releases.ts').toBe(ends)
})

it('what firms have run is held fast by its checksum', async () => {
  const released = read('server/db/released.txt').trim().split('\n')
  const wanted = (await knownMigrations()).filter((name) => name <= (closed.at(-1) ?? ''))
  expect(released.map((line) => line.slice(66))).toEqual(wanted)
})

it('the upgrade test has a firm of each release that has a successor', () => {
  const eras = firmByRelease.map(({ after }) => after)
  expect(eras).toEqual(expect.arrayContaining(releases.slice(0, -1).map(({ last }) => last)))
  expect(eras.at(-1)).toBe(releases.at(-2)?.last)
})
