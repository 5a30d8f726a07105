import { expect, test } from 'vitest'
import { type Place, placesAfter } from './go-on.ts'

const page: Place<string>[] = [
  { heading: 'Meetings' },
  { heading: 'Upcoming' },
  { record: 'a' },
  { record: 'b' },
  { heading: 'Past' },
  { record: 'c' },
]

test('the next record of the list comes first, then the headings above', () => {
  expect(placesAfter(page, 'a')).toEqual([{ record: 'b' }, { heading: 'Upcoming' }, { heading: 'Meetings' }])
})

test('after the last of a list its heading, and never a record of the next list', () => {
  expect(placesAfter(page, 'b')).toEqual([{ heading: 'Upcoming' }, { heading: 'Meetings' }])
  expect(placesAfter(page, 'c')[0]).toEqual({ heading: 'Past' })
})

test('what is not on the page leads nowhere', () => {
  expect(placesAfter(page, 'z')).toEqual([])
})
