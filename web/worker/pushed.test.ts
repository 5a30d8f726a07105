import { expect, test } from 'vitest'
import { readPushed } from './pushed.ts'

const site = 'https://office.example'
const read = (payload: unknown) => readPushed(payload, site)

test('a push says what the server worded', () => {
  const payload = {
    title: 'Tomorrow in court',
    body: 'CASE-2026-417',
    tag: 'day',
    path: '/diary?day=2026-11-25#a',
  }
  expect(read(payload)).toEqual({
    title: 'Tomorrow in court',
    body: 'CASE-2026-417',
    tag: 'day',
    path: '/diary?day=2026-11-25#a',
  })
})

test.for([undefined, null, 'text', 7, [], {}, { title: 7, body: {}, tag: [], path: 1 }, { title: '' }])(
  'of %j there is still something to show, as browsers demand',
  (payload) => {
    expect(read(payload)).toEqual({ title: 'office.example', body: '', tag: undefined, path: '/' })
  },
)

test.for([
  'https://evil.example/a',
  '//evil.example/a',
  '/\\evil.example/a',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'diary',
  'https://office.example/diary',
  'http://office.example/diary',
])('a push that leads to %s opens the start', (path) => {
  expect(read({ title: 'x', path }).path).toBe('/')
})
