import { Archive } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { type Command, isMeant, withRecent } from './palette-commands.ts'

const command = (label: string): Command => ({ label, Icon: Archive, run: () => undefined })

describe('isMeant', () => {
  it.each([
    ['', true],
    ['com', true],
    ['CHAT', true],
    ['chat comm', true],
    ['go chat', true],
    ['hat', false],
    ['chat x', false],
  ])('%j finds Community Chat: %s', (typed, found) => {
    expect(isMeant({ label: 'Community Chat', words: 'go to page' }, typed)).toBe(found)
  })
})

describe('withRecent', () => {
  const groups = [
    { value: 'Go to', items: [command('Tasks'), command('Archive')] },
    { value: 'Settings', items: [command('Sign Out')] },
  ]
  const shape = (recent: string[]) =>
    withRecent(groups, recent).map(({ value, items }) => [value, ...items.map((item) => item.label)])

  it('puts what was chosen lately first, and shows nothing twice', () => {
    expect(shape(['Sign Out', 'Archive'])).toEqual([
      ['Recent', 'Sign Out', 'Archive'],
      ['Go to', 'Tasks'],
    ])
  })

  it('leaves out what this person or page no longer has', () => {
    expect(shape(['Statements'])).toEqual([
      ['Go to', 'Tasks', 'Archive'],
      ['Settings', 'Sign Out'],
    ])
  })
})
