import { describe, expect, it } from 'vitest'
import { filtersOf, mailLink, readApplicationsSearch, toneOf } from './logic.ts'

describe('the address of the applications', () => {
  it('keeps what means something and asks for it', () => {
    const search = readApplicationsSearch({ q: 7, status: 'interview', position: 'intern', review: 'x' })
    expect(search).toEqual({ q: '7', status: 'interview', position: 'intern', review: 'x' })
    expect(filtersOf(search)).toEqual({ q: '7', status: 'interview', position: 'intern' })
    expect(readApplicationsSearch({ status: 'hired', position: 'ceo', q: ' ' })).toEqual({})
  })
})

it('a mail to an applicant has no field that the applicant wrote', () => {
  expect(mailLink('nadia+law@applicants.example')).toBe('mailto:nadia%2Blaw@applicants.example')
  expect(mailLink('a@b?bcc=c@d&subject=x, e@f')).toBe('mailto:a@b%3Fbcc%3Dc@d%26subject%3Dx%2C%20e@f')
})

it.each([
  ['pending', 'yellow'],
  ['reviewing', 'blue'],
  ['interview', 'purple'],
  ['accepted', 'green'],
  ['rejected', 'red'],
  ['something else', 'grey'],
])('%s is %s', (status, tone) => expect(toneOf(status)).toBe(tone))
