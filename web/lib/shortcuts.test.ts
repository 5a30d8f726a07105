import { describe, expect, it, vi } from 'vitest'
import { isFree, type KeyPress, meaningOf, nameOfPress } from './shortcuts.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

describe('nameOfPress', () => {
  it.each([
    [press('n'), 'n'],
    [press('N'), 'n'],
    [press('?'), '?'],
    [press('k', { ctrlKey: true }), 'mod+k'],
    [press('k', { metaKey: true }), 'mod+k'],
    [press('ন', { code: 'KeyN' }), 'n'],
    [press('ArrowLeft', { code: 'ArrowLeft' }), 'arrowleft'],
    [press('ArrowRight', { ctrlKey: true }), undefined],
    [press('Enter', { code: 'Enter' }), undefined],
    [press('Shift', { code: 'ShiftLeft' }), undefined],
    [press('n', { altKey: true }), undefined],
    [press(' ', { code: 'Space' }), undefined],
  ])('%j is %j', (given, name) => {
    expect(nameOfPress(given)).toBe(name)
  })
})

describe('isFree', () => {
  it('takes a key that is held down for one press', () => {
    vi.stubGlobal('Element', class {})
    const event = { target: null, defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false }
    expect(isFree({ ...event, repeat: false })).toBe(true)
    expect(isFree({ ...event, repeat: true })).toBe(false)
  })
})

describe('meaningOf', () => {
  const known = ['n', 't', 'g t', 'g c', '?']

  it.each([
    ['n', undefined, { keys: 'n' }],
    ['g', undefined, { pending: 'g' }],
    ['t', 'g', { keys: 'g t' }],
    ['t', undefined, { keys: 't' }],
    ['c', undefined, {}],
    ['n', 'g', { keys: 'n' }],
    ['x', 'g', {}],
    ['g', 'g', { pending: 'g' }],
  ])('%j after %j', (given, before, meaning) => {
    expect(meaningOf(given, before, known)).toEqual(meaning)
  })
})
