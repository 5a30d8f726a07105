import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { pagePaths, rightToPage } from '../../contract/pages.ts'
import { paths } from '../lib/paths.ts'
import { createQueryClient } from '../lib/query.ts'
import { entryGroups } from './navigation.ts'
import { createAppRouter } from './router.ts'

const router = createAppRouter(createQueryClient(), createMemoryHistory({ initialEntries: ['/'] }))

/** The pattern of the route that shows an address; undefined where nothing does. */
function routeOf(pathname: string) {
  // What is left over of an address goes into '**'.
  const [, left, found] = router.getMatchedRoutes(pathname)
  return '**' in left ? undefined : found?.fullPath
}

const links = Object.entries(paths).map(
  ([name, link]) => [name, link('0190a8b0-0000-7000-8000-000000000000')] as const,
)

describe('the route table', () => {
  it.each(pagePaths)('%s has a page of its own', (path) => {
    expect(routeOf(path)).toBe(path)
  })

  it('has no page beside it', () => {
    const known: readonly string[] = pagePaths
    const shown = Object.keys(router.routesByPath)
    expect(shown.filter((path) => !known.includes(path))).toEqual([])
  })

  it.each(['/nowhere', '/auth/sign-in', '/tasks', '/caselist/417'])('%s has no page', (path) => {
    expect(routeOf(path)).toBeUndefined()
  })

  it('entitles every page', () => {
    const untitled = Object.values(router.routesByPath).filter((route) => !route.options.staticData?.title)
    expect(untitled.map((route) => route.fullPath)).toEqual([])
  })

  it('tells associates on every page of the partners what they are told', () => {
    const refusals = Object.values(router.routesByPath).flatMap(({ fullPath, options }) => {
      const { refusal } = options.staticData ?? {}
      return refusal ? [[fullPath, refusal.title, refusal.text]] : []
    })
    expect(refusals.map(([path]) => path).sort()).toEqual(Object.keys(rightToPage).sort())
    expect(refusals.sort()).toEqual([
      ['/applications', 'Access Denied', 'Only partners can access this section.'],
      ['/audit', 'Access Denied', 'Only partners can access this section.'],
      ['/import', 'Access Denied', 'Only partners can access this section.'],
      ['/meetings', 'Access Restricted', 'Only partners can access the meetings page.'],
      ['/partners', 'Access Denied', 'Only partners can access this section.'],
      ['/people', 'Access Denied', 'Only partners can access this section.'],
      ['/statements', 'Access Denied', 'Only partners can access this section.'],
    ])
  })
})

describe('paths', () => {
  it.each(links)('%s leads to a page', (_, link) => {
    const { pathname } = router.buildLocation(link)
    expect(routeOf(pathname)).toBe(link.to)
  })

  it('has a link to every page', () => {
    expect(new Set(links.map(([, link]) => link.to))).toEqual(new Set(pagePaths))
  })

  it('keeps what a link says in the address, flat', () => {
    expect(router.buildLocation(paths.signUp()).href).toBe('/auth?tab=sign-up')
    expect(router.buildLocation(paths.signIn()).href).toBe('/auth')
  })
})

describe('the navigation', () => {
  it('offers the partners five more entries than the associates', () => {
    const labels = (isPartner: boolean) =>
      entryGroups(() => isPartner).flatMap((group) => group.entries.map((entry) => entry.label))
    expect(labels(false)).toEqual([
      'My Day',
      'Tasks',
      'Archive',
      'Caselist',
      'Court Diary',
      'Deadlines',
      'Calendar',
      'Time',
      'Costing',
      'Timeline',
      'Partners Feedback',
      'Community Chat',
      'Leaderboard',
    ])
    expect(labels(true).slice(labels(false).length)).toEqual([
      'Meetings',
      'Partners',
      'Applications',
      'Statements',
      'People',
    ])
  })

  it('offers whoever holds one right its page, and what all staff see', () => {
    const groups = entryGroups((right) => right === 'statements')
    expect(groups.map(({ title }) => title)).toEqual([undefined, 'Work', 'Team', 'Partners only'])
    expect(groups.at(-1)?.entries.map(({ label }) => label)).toEqual(['Statements'])
  })

  it('has another letter for each of its shortcuts', () => {
    const letters = entryGroups(() => true).flatMap((group) =>
      group.entries.flatMap((entry) => entry.letter ?? []),
    )
    expect(new Set(letters).size).toBe(letters.length)
  })
})
