import { describe, expect, it } from 'vitest'
import { toneOf } from './labels.ts'
import { filtersOf, readApplicationsSearch } from './logic.ts'

describe('the address of the applications', () => {
  it('keeps what means something and asks for it', () => {
    const search = readApplicationsSearch({ q: 7, status: 'interview', position: 'intern', review: 'x' })
    expect(search).toEqual({ q: '7', status: 'interview', position: 'intern', review: 'x' })
    expect(filtersOf(search)).toEqual({ q: '7', status: 'interview', position: 'intern' })
    expect(readApplicationsSearch({ status: 'hired', position: 'ceo', q: ' ' })).toEqual({})
  })
})

it.each([
  ['pending', 'yellow'],
  ['reviewing', 'blue'],
  ['interview', 'purple'],
  ['accepted', 'green'],
  ['rejected', 'red'],
  ['something else', 'grey'],
])('%s is %s', (status, tone) => expect(toneOf(status)).toBe(tone))
