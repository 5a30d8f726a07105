import type { ListItem } from '../../../../contract/notes.ts'

/** How many items of a list a card shows. */
export const itemsOnCard = 3

/** The items with one of them done or open again. */
export function withItemDone(items: readonly ListItem[], id: string, completed: boolean): ListItem[] {
  return items.map((item) => (item.id === id ? { ...item, completed } : item))
}

/** The items with a new one at the end; a text that is empty after trimming adds nothing. */
export function withNewItem(
  items: readonly ListItem[],
  { id, text, type }: Pick<ListItem, 'id' | 'text' | 'type'>,
): ListItem[] {
  const trimmed = text.trim()
  return trimmed === '' ? [...items] : [...items, { id, text: trimmed, type, completed: false }]
}

/** The items with the one at `from` moved to `to`; a place outside of the list changes nothing. */
export function withItemMoved(items: readonly ListItem[], from: number, to: number): ListItem[] {
  const moved = items[from]
  if (!moved || to < 0 || to >= items.length) return [...items]
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, moved)
}

/** The number before an item: its place among all numbered ones, past the bullets between, or undefined for a bullet. */
export function numberOf(items: readonly ListItem[], index: number): number | undefined {
  if (items[index]?.type !== 'number') return undefined
  return items.slice(0, index + 1).filter(({ type }) => type === 'number').length
}
