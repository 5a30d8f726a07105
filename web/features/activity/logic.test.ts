import { expect, it } from 'vitest'
import { activityAreas } from '../../../contract/activity-kinds.ts'
import { isLong, newsIn, readAuditSearch } from './logic.ts'
import { filtersOf, sentenceOfType, shownValue } from './parts/kinds.ts'

const id = '0190a8b0-0000-7000-8000-000000000000'

it('keeps of the address what means something and asks for it', () => {
  const raw = {
    person: id,
    record: id,
    area: 'case',
    action: 'deleted',
    from: '2026-11-01',
    to: '2026-11-21',
  }
  expect(readAuditSearch(raw)).toEqual(raw)
  const { person: actor_id, record: subject_id, ...rest } = raw
  expect(filtersOf(readAuditSearch(raw))).toEqual({ actor_id, subject_id, ...rest })
  const nonsense = { person: 'x', record: 7, area: 'x y', action: 9, from: '2026-13-01', to: 'x' }
  expect(readAuditSearch(nonsense)).toEqual({})
  expect(readAuditSearch({ from: '2026-02-30', to: '2028-02-29' })).toEqual({ to: '2028-02-29' })
  expect(filtersOf({ area: 'x', action: 'y' })).toEqual({})
  // No case is ever 'restored'.
  expect(filtersOf({ area: 'case', action: 'restored' })).toEqual({ area: 'case' })
})

it('counts what came since', () => {
  const events = [5, 4, 3, 2].map((number) => ({ id: number }) as never)
  expect(newsIn(events, events)).toBe(0)
  expect(newsIn(events, events.slice(2))).toBe(2)
  expect(newsIn(events, [])).toBe(4)
  expect(newsIn([], [])).toBe(0)
})

it('has words for everything that can happen', () => {
  const words = Object.entries(activityAreas).flatMap(([area, actions]) =>
    actions.map((action) => sentenceOfType({ type: `${area}.${action}`, area, action })),
  )
  expect(words.filter((text) => /_|undefined/.test(text) || !/^[A-Z]/.test(text))).toEqual([])
  expect(words).toContain('Task created')
  expect(words).toContain('Signed in')
})

it.each([
  ['is_priority', true, 'case', 'Yes'],
  ['amount', '1250.00', 'case_costing', '$1,250.00'],
  ['amount', '1250.00', 'financial_statement', '৳1,250.00'],
  ['work_date', '2026-11-21', 'work_log', 'Nov 21, 2026'],
  ['status', 'in-progress', 'case_timeline', 'In progress'],
  ['event_type', 'court_date', 'calendar_event', 'Court date'],
  ['title', 'in-progress', 'note', 'in-progress'],
  ['hours_worked', 6.5, 'note', '6.5'],
  ['role', 'opposing_counsel', 'case_party', 'Opposing counsel'],
  ['status', 'disposed', 'case', 'Disposed'],
  ['weekly_off', '[5,6]', 'court_calendar', 'Friday, Saturday'],
  ['client_name', null, 'note', ''],
])('shows %s %j of %s as %s', (field, value, area, shown) => {
  expect(shownValue({ area }, field, value, { cost_currency: 'USD', statement_currency: 'BDT' })).toBe(shown)
})

it('shows a text whole unless it is long or of many lines, which then opens', () => {
  expect(['x'.repeat(120), 'one\ntwo'].map(isLong)).toEqual([false, false])
  expect(['x'.repeat(121), 'one\ntwo\nthree'].map(isLong)).toEqual([true, true])
})
