import { type Shortcut, useShortcuts } from '../../../lib/shortcuts.ts'
import { useSubscription } from '../../../lib/subscription.ts'
import { keys } from '../labels.ts'

const steps: readonly Shortcut[] = [
  { keys: 'j', label: keys.next, run: () => step(1) },
  { keys: 'k', label: keys.previous, run: () => step(-1) },
]

/** J and K go from card to card, through all sections. Arrows are left to scrolling. */
export function useCardWalk(): void {
  useShortcuts(steps)
  useSubscription(subscribeToFocus, remember)
}

function subscribeToFocus(listener: (event: FocusEvent) => void): () => void {
  document.addEventListener('focusin', listener)
  return () => {
    document.removeEventListener('focusin', listener)
    place = undefined
  }
}

/** The card that had the focus last, to go on from where it was when it has gone. */
let place: { card: Element; at: number } | undefined

function remember({ target }: FocusEvent): void {
  const card = target instanceof Element && target.closest('[data-card]')
  if (card) place = { card, at: [...document.querySelectorAll('[data-card]')].indexOf(card) }
}

/** The card that now stands where one was that has gone with the focus, or the one before it. */
function besideGone(cards: readonly HTMLElement[], by: 1 | -1): HTMLElement | undefined {
  if (!place || place.card.isConnected) return undefined
  return cards[by > 0 ? place.at : place.at - 1] ?? (by > 0 ? cards.at(-1) : cards[0])
}

function step(by: 1 | -1, mayWait = true): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const here = cards[at]
  const beside = at < 0 ? (besideGone(cards, by) ?? cards[0]) : cards[at + by]
  // The list goes on, and what comes next is not drawn yet.
  if (here && !beside && mayWait && drawNextRow(here, by)) {
    requestAnimationFrame(() => requestAnimationFrame(() => step(by, false)))
    return
  }
  // Another section goes on where it was scrolled to: what is first in the page there need not be in sight.
  const next = here && beside && sectionOf(here) !== sectionOf(beside) ? inSight(cards, beside) : beside
  next?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true })
  // The whole card, and not only its title.
  next?.scrollIntoView({ block: 'nearest' })
}

/** Brings the row beside a card's own into sight, where there is one. */
function drawNextRow(card: Element, by: 1 | -1): boolean {
  const row = card.closest('[data-row]')
  const beside = by > 0 ? row?.nextElementSibling : row?.previousElementSibling
  beside?.scrollIntoView({ block: 'nearest' })
  return beside !== null && beside !== undefined
}

function sectionOf(card: Element): Element | null {
  return card.closest('[data-scroller]')
}

/** The first card in sight in the section of one, or that one itself. */
function inSight(cards: readonly HTMLElement[], beside: HTMLElement): HTMLElement {
  const section = sectionOf(beside)
  // A section that is shown whole may begin above the screen.
  const top = Math.max(section?.getBoundingClientRect().top ?? 0, 0)
  const visible = cards.find((card) => sectionOf(card) === section && card.getBoundingClientRect().top >= top)
  return visible ?? beside
}
