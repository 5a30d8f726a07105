import { describe, expect, it } from 'vitest'
import type { ImportRun } from '../../../contract/imports.ts'
import { readImportSearch } from './address.ts'
import { mappedTo, stepOf } from './logic.ts'

const run = (state: ImportRun['state'], doing: ImportRun['doing'] = null) => ({ state, doing }) as ImportRun

describe('the step of an import', () => {
  it.each([
    [undefined, 'check', 'file'],
    [run('preview'), undefined, 'check'],
    [run('preview'), 'columns', 'columns'],
    [run('preview', 'apply'), 'columns', 'import'],
    [run('applied'), 'columns', 'done'],
    [run('undone'), undefined, 'done'],
  ] as const)('of %o asked for %s is %s', (one, asked, step) => {
    expect(stepOf(one, asked)).toBe(step)
  })
})

it('gives a meaning to one column only', () => {
  const mapping = { columns: ['case_id', 'client', null], day_order: null } as const
  expect(mappedTo({ ...mapping, columns: [...mapping.columns] }, 2, 'client').columns).toEqual([
    'case_id',
    null,
    'client',
  ])
})

it('reads nothing from an address that means nothing', () => {
  expect(readImportSearch({ kind: 'kittens', run: 'x', step: 'done', rows: 'all' })).toEqual({})
})
