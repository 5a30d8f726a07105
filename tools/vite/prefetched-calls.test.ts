import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pagePaths } from '../../contract/pages.ts'
import { callsOfPage, noteCalls } from './prefetched-calls.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))
const noted = await noteCalls(web)

it('writes the calls that the first queries of a page make, as the client makes them', () => {
  expect(callsOfPage(noted, '/costing', false)).toEqual({
    everybody: ['/api/firm'],
    staff: ['/realtime/v1/events', '/rest/v1/profiles/me'],
    page: ['/rest/v1/case_costing?limit=48', '/rest/v1/rpc/total_case_costing'],
    pageOfRole: {},
  })
})

it('asks nothing beside the firm where there may be no session', () => {
  expect(callsOfPage(noted, '/auth', true)).toMatchObject({ everybody: ['/api/firm'], staff: [], page: [] })
})

it('waits for nobody’s role where each of them has the right', () => {
  const { page, pageOfRole } = callsOfPage(noted, '/conflicts', false)
  expect(page).toEqual(['/rest/v1/conflict_checks?limit=50'])
  expect(pageOfRole).toEqual({})
})

it('leaves all calls of a page to the roles that are refused none of them', () => {
  const { page, pageOfRole } = callsOfPage(noted, '/audit', false)
  expect(page).toEqual([])
  expect(pageOfRole).toEqual({
    partner: ['/rest/v1/activity_events?limit=50', '/rest/v1/profiles?limit=200'],
  })
})

it('knows what each page asks for first, but for those whose first list is of the day or of an id', () => {
  const silent = pagePaths.filter((path) => !(path in noted))
  expect(silent).toEqual([
    '/auth',
    '/career',
    '/caselist/case',
    '/diary/cause-list',
    '/calendar',
    '/time',
    '/statements',
  ])
})
