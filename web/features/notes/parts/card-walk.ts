import { type Shortcut, useShortcuts } from '../../../lib/shortcuts.ts'

const steps: readonly Shortcut[] = [
  { keys: 'j', label: 'Go to the next task', run: () => step(1) },
  { keys: 'k', label: 'Go to the task before', run: () => step(-1) },
]

/** J and K go from card to card, through all sections. Arrows are left to scrolling. */
export function useCardWalk(): void {
  useShortcuts(steps)
}

function step(by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const next = at < 0 ? cards[0] : cards[at + by]
  next?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true })
  // The whole card, and not only its title.
  next?.scrollIntoView({ block: 'nearest' })
}
