import type { QueryClient } from '@tanstack/react-query'

/** What a list shows: a card, a row of a table, or what says of itself that it is one. */
const results = 'main :is(article, [role=article], tbody [role=row], [data-result])'
/** Its title, where that does something. */
const title = ':is(h2, h3) :is(button, a)'
const patience = 10_000
const pause = 40
/** Looks in a row that find nothing under way: what was typed reaches the address, and from it the server, in steps. */
const settled = 6

/** Moves the focus from a search to the first of what it found, once that is here; stays where nothing is. */
export function focusFirstResult(client: QueryClient): void {
  const asked = document.activeElement
  const until = performance.now() + patience
  let isGivenUp = false
  const giveUp = () => {
    isGivenUp = true
  }
  asked?.addEventListener('input', giveUp, { once: true })
  let quiet = 0
  const look = () => {
    if (isGivenUp || document.activeElement !== asked) return
    quiet = client.isFetching() > 0 ? 0 : quiet + 1
    if (quiet >= settled || performance.now() > until) focusFirst()
    else setTimeout(look, pause)
  }
  look()
}

function focusFirst(): void {
  const first = document.querySelector<HTMLElement>(results)
  const target = first?.querySelector<HTMLElement>(title) ?? first
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus()
}
