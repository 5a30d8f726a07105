import { expect, it } from 'vitest'
import type { ListItem } from '../../../../contract/notes.ts'
import { announcementsFor } from './list-editor.tsx'

const items: ListItem[] = [
  { id: '7f', text: 'Index the bundle', type: 'bullet', completed: false },
  { id: '8a', text: '', type: 'bullet', completed: false },
]
const said = announcementsFor(items)
// Only the ids are read of what the library hands over.
const event = (active: string, over?: string) =>
  ({ active: { id: active }, over: over ? { id: over } : null }) as never

it.each([
  [said.onDragStart(event('7f')), 'Picked up Index the bundle, item 1 of 2.'],
  [said.onDragOver(event('7f', '8a')), 'Index the bundle: item 2 of 2.'],
  [said.onDragOver(event('7f')), undefined],
  [said.onDragEnd(event('8a', '7f')), 'Put down Item: item 1 of 2.'],
  [said.onDragEnd(event('8a')), 'Item is where it was.'],
  [said.onDragCancel(event('7f', '8a')), 'Index the bundle is where it was.'],
])('says %j', (words, expected) => {
  expect(words).toBe(expected)
})
