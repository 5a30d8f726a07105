import { describe, expect, it } from 'vitest'
import { complaintWords } from '../words/complaints.ts'
import { readComplaint, wordsOf } from './complaint-words.ts'
import { complaint, fieldName } from './complaints.ts'

describe('complaints', () => {
  it('say their values in the words of the house', () => {
    const said = (text: string) => {
      const found = readComplaint(text)
      return found && wordsOf(found)
    }
    expect(said(complaint('required'))).toBe('is required')
    expect(said(complaint('at_most', { most: 1_000_000 }))).toBe('must be at most 1,000,000')
    expect(said(complaint('year_from', { least: '1900' }))).toBe('must be 1900 or later')
    expect(said('Something else')).toBeUndefined()
  })

  it.each(Object.entries(complaintWords))('%s follows a name', (_, words) => {
    expect(`Name ${words}.`).toMatch(/^Name (is|must|needs|has) .*[^.]\.$/)
  })

  it.each([
    ['hours_worked', 'Hours worked'],
    ['data.full_name', 'Full name'],
    ['list_items.3.text', 'Text'],
    ['links.1', 'Links'],
    ['case_id', 'Case ID'],
    ['fullName', 'Full Name'],
  ])('%s is called %s', (path, name) => {
    expect(fieldName(path)).toBe(name)
  })
})
