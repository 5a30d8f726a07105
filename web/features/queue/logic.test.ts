import { expect, test } from 'vitest'
import {
  type Act,
  type Change,
  following,
  isOld,
  isWaiting,
  mostActs,
  onTheirs,
  sealed,
  withAct,
} from './logic.ts'

const now = Date.parse('2099-11-20T06:00:00Z')
const day = 86_400_000
const line = (id: string, completed = false) => ({
  id,
  text: `Text ${id}`,
  type: 'bullet' as const,
  completed,
})
const act = (change: Change, more: Partial<Act> = {}): Act => ({
  ...{ key: 'k', change, version: 3, about: 'Draft the plaint', at: now },
  ...more,
})
const status = act({ kind: 'status', id: 'n', status: 'done', from: 'todo' })
const step = act({ kind: 'step', id: 's', done: true })
const item = act({ kind: 'item', id: 'n', item: 'b', completed: true, list: [line('a'), line('b')] })
const body = { state: 'held', order_summary: 'Heard', next: { kind: 'date', on_day: '2099-12-01' } } as const
const outcome = act({ kind: 'outcome', id: 'h', on_day: '2099-11-20', body })

test.each([
  ['a status that stands', status, { status: 'done' }, 'done'],
  ['a status that nobody touched', status, { status: 'todo' }, 'again'],
  ['a status that somebody put elsewhere', status, { status: 'waiting' }, 'conflict'],
  ['a tick that stands', step, { done_at: '2099-11-20T05:00:00Z' }, 'done'],
  ['a tick of a step that was renamed', step, { done_at: null }, 'again'],
  ['a line that is ticked', item, { list_items: [line('b', true)] }, 'done'],
  ['a line among others that changed', item, { list_items: [line('c'), line('b')] }, 'again'],
  ['a line that has gone', item, { list_items: [line('c')] }, 'refused'],
  ['an outcome of a hearing that got a room', outcome, { state: 'set', on_day: '2099-11-20' }, 'again'],
  ['an outcome of a hearing that was moved', outcome, { state: 'set', on_day: '2099-11-21' }, 'conflict'],
  [
    'an outcome that stands',
    outcome,
    { state: 'held', order_summary: 'Heard', next_kind: 'date', next_on: '2099-12-01' },
    'done',
  ],
  [
    'another next date',
    outcome,
    { state: 'held', order_summary: 'Heard', next_kind: 'date', next_on: '2099-12-02' },
    'conflict',
  ],
  ['another outcome', outcome, { state: 'adjourned', order_summary: 'Heard', next_kind: 'date' }, 'conflict'],
] as const)('on a row that changed, %s', (_, of, theirs, is) => {
  expect(onTheirs(of, { version: 7, ...structuredClone(theirs) } as never).is).toBe(is)
})

test('what is refused on the very row that it was made on is not sent for ever', () => {
  expect(onTheirs(status, { version: 3, status: 'todo' }).is).toBe('conflict')
})

test('the 201st is not taken, and nothing of the others is lost', () => {
  const full = Array.from({ length: mostActs }, (_, n) => act(step.change, { key: `${n}` }))
  expect(withAct(full.slice(1), status)).toHaveLength(mostActs)
  expect(withAct(full, status)).toBeUndefined()
})

test('older than seven days by the server’s clock is never sent', () => {
  expect(isWaiting(act(step.change, { at: now - 7 * day + 1 }), now)).toBe(true)
  expect(isWaiting(act(step.change, { at: now - 7 * day }), now)).toBe(false)
  expect(isOld(act(step.change, { at: now - 7 * day }), now)).toBe(true)
})

test('what was done on the same version stands on the row as it is afterwards, and nothing else does', () => {
  const second = act({ ...item.change, item: 'a' } as Change, { key: '2' })
  const other = act({ kind: 'status', id: 'm', status: 'done', from: 'todo' }, { key: '3' })
  const merged = act(status.change, { key: '4', version: 2 })
  const list_items = [line('a'), line('b', true)]
  expect(following([item, second, other, merged], item, { version: 4, list_items })).toEqual([
    { ...second, version: 4, change: { ...second.change, list: list_items } },
    other,
    merged,
  ])
})

test('without its person no word of a case stays, and what they wrote does', () => {
  const conflicting = act(outcome.change, { theirs: { version: 8, state: 'adjourned' } })
  const text = JSON.stringify([status, item, outcome, conflicting].map(sealed))
  expect(text).not.toMatch(/plaint|Text a|adjourned/)
  expect(text).toContain('Heard')
  // What was read of the row went with it, so it is read anew.
  expect([item, conflicting, status].map((one) => sealed(one).version)).toEqual([0, 0, 3])
})
