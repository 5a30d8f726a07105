import { expect, it } from 'vitest'
import type { CauseListLine } from '../../../contract/cause-lists.ts'
import { tickedLines } from './logic.ts'

const line = (id: string, more: Partial<CauseListLine>) =>
  ({
    id,
    level: 'sure',
    decision: 'open',
    is_applied: false,
    case: { id: `case-${id}` },
    ...more,
  }) as CauseListLine

it('check 44: ticks what is sure or was chosen, and nothing that is only likely or possible', () => {
  const lines = [
    line('sure', {}),
    line('likely', { level: 'likely' }),
    line('possible', { level: 'possible' }),
    line('chosen', { level: 'none', decision: 'taken' }),
    line('refused', { decision: 'refused' }),
    line('applied', { is_applied: true }),
    line('none', { level: 'none', case: null }),
  ]
  const ids = (byHand: [string, boolean][]) =>
    tickedLines(lines, new Map(byHand), '2026-11-24').map(({ id }) => id)
  expect(ids([])).toEqual(['sure', 'chosen'])
  expect(
    ids([
      ['sure', false],
      ['possible', true],
      ['applied', true],
      ['none', true],
    ]),
  ).toEqual(['possible', 'chosen'])
})

it('ticks one line of a case, and moves by itself no hearing whose day has come', () => {
  const moves = (from: string) => ({ plan: { kind: 'move', from } as const })
  const lines = [
    line('one', {}),
    line('again', { case: line('one', {}).case }),
    line('today', moves('2026-11-24')),
    line('tomorrow', moves('2026-11-25')),
  ]
  const ids = (byHand: [string, boolean][]) =>
    tickedLines(lines, new Map(byHand), '2026-11-24').map(({ id }) => id)
  expect(ids([])).toEqual(['one', 'tomorrow'])
  expect(
    ids([
      ['one', false],
      ['today', true],
    ]),
  ).toEqual(['again', 'today', 'tomorrow'])
})
