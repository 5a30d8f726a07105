import { describe, expect, it } from 'vitest'
import { isNamed, newOne, toldApart, whichIsMeant } from './logic.ts'

const one = { id: '1', name_latin: 'Abdul Karim', name_bangla: null }
const other = { ...one, id: '2' }

describe('a name', () => {
  it('is one of the two of a party, however its letters are written', () => {
    const party = { name_latin: 'Abdul Karim', name_bangla: 'আব্দুল করিম' }
    for (const name of ['Abdul Karim', 'abdul KARIM', 'আব্দুল করিম']) expect(isNamed(party, name)).toBe(true)
    for (const name of ['Abdul', 'Abdul Karim Khan', 'আব্দুল']) expect(isNamed(party, name)).toBe(false)
    expect(isNamed({ name_latin: 'Abdul Karim', name_bangla: null }, '')).toBe(false)
  })

  it('means the only party that is called so, or a new one where nobody is', () => {
    expect(whichIsMeant({ items: [one], isSure: true })).toBe(one)
    expect(whichIsMeant({ items: [], isSure: true })).toBe(newOne)
  })

  it('means nobody of several, nor of one where there may be others', () => {
    expect(whichIsMeant({ items: [one, other], isSure: true })).toBeUndefined()
    expect(whichIsMeant({ items: [one], isSure: false })).toBeUndefined()
    // Who was chosen is not called so any more.
    expect(whichIsMeant({ items: [one, other], isSure: true }, '3')).toBeUndefined()
  })

  it('means whom somebody chose, also a new one', () => {
    expect(whichIsMeant({ items: [one, other], isSure: true }, '2')).toBe(other)
    expect(whichIsMeant({ items: [one], isSure: true }, newOne)).toBe(newOne)
  })
})

describe('a party among others of its name', () => {
  it('is told apart by what is known of it', () => {
    const known = {
      ...one,
      father_name: 'Rahim Uddin',
      address: 'Dhaka',
      phones: ['01711000000'],
      last_case: { case_id: 'CASE-2026-1' },
    }
    expect(toldApart(known)).toBe('Abdul Karim · Rahim Uddin · 01711000000 · Dhaka · CASE-2026-1')
    const unknown = { father_name: null, address: null, phones: null, last_case: null }
    expect(toldApart({ ...one, ...unknown })).toBe('Abdul Karim')
  })
})
