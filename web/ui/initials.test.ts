import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Nusrat Jahan', 'NJ'],
  ['  md. abdul karim  ', 'MK'],
  ['Rahima', 'R'],
  ['রহিমা খাতুন', 'রখা'],
  ['E\u0301milie Ḥasan', 'E\u0301Ḥ'],
  ['নুসরাত মল্লিক', 'নুম'],
  ['', '?'],
  ['👩‍⚖️ Sultana', '👩‍⚖️S'],
])('initialsOf(%j) is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
