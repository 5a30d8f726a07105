import type { HistoryLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many overlays stand open at this entry of the history. */
    overlays?: number
    /** The key of the page's own entry, where this is one of its overlays. */
    page?: string
  }
}

/** By what the scroll position of an entry is kept: opening and closing an overlay leaves it alone. */
export function scrollKeyOf({ href, state }: Pick<HistoryLocation, 'href' | 'state'>): string {
  return state.page ?? state.__TSR_key ?? href
}
