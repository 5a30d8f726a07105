import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Nusrat Jahan', 'NJ'],
  ['  md. abdul karim  ', 'MK'],
  ['Rahima', 'R'],
  ['রহিমা খাতুন', 'রখা'],
  ['', '?'],
  ['👩‍⚖️ Sultana', '👩‍⚖️S'],
])('initialsOf(%j) is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
