import { describe, expect, it } from 'vitest'
import type { ListItem } from '../../../../contract/notes.ts'
import * as list from './list-items.ts'

describe('list items', () => {
  const items: ListItem[] = [
    { id: 'a', text: 'one', type: 'number', completed: false },
    { id: 'b', text: 'two', type: 'number', completed: true },
    { id: 'c', text: 'dot', type: 'bullet', completed: false },
    { id: 'd', text: 'again', type: 'number', completed: false },
  ]
  const ids = (of: ListItem[]) => of.map((item) => item.id).join('')

  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [0, -1, 'abcd'],
    [3, 4, 'abcd'],
    [9, 0, 'abcd'],
  ])('moves %s to %s', (from, to, expected) => {
    expect(ids(list.withItemMoved(items, from, to))).toBe(expected)
  })

  it('ignores an item without words', () => {
    expect(list.withNewItem(items, { id: 'e', text: ' \t ', type: 'bullet' })).toEqual(items)
    expect(list.withNewItem([], { id: 'e', text: ' five ', type: 'bullet' })).toEqual([
      { id: 'e', text: 'five', type: 'bullet', completed: false },
    ])
  })

  it('ticks one and no other', () => {
    expect(list.withItemDone(items, 'a', true).map((item) => item.completed)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('goes on counting past bullets', () => {
    expect(items.map((_, index) => list.numberOf(items, index))).toEqual([1, 2, undefined, 3])
  })
})
