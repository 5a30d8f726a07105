/** Where the focus may go: a record of a list by its id, or a heading. */
export type Place<Heading = HTMLElement> = { record: string } | { heading: Heading }

// A menu or a question closes at this moment; a dialog takes the focus that was lost in it to itself.
const lost = 'body, [role=dialog], :is([role=menu], [role=alertdialog]) *'
const opened = ':is([role=dialog], [role=alertdialog]):not([data-closed])'
/** What closes gives its focus back within so many frames, about half a second. */
const patience = 30

/**
 * Removes a record, whose row says `data-record`; when the focus has gone from the page with it, the next record of
 * its list has it, else the heading above. A failure changes nothing.
 */
export async function removeAndGoOn<Reply>(
  id: string,
  remove: (id: string) => Promise<Reply>,
): Promise<Reply> {
  const stop = goOnAfter(id)
  try {
    return await remove(id)
  } catch (error) {
    stop()
    throw error
  }
}

/** Where to go from a record, best first: the next one before another heading, else the headings above, nearest first. */
export function placesAfter<Heading>(places: readonly Place<Heading>[], id: string): Place<Heading>[] {
  const at = places.findIndex((place) => 'record' in place && place.record === id)
  if (at < 0) return []
  const next = places[at + 1]
  const headings = places.slice(0, at).filter((place) => 'heading' in place)
  return [...(next && 'record' in next ? [next] : []), ...headings.reverse()]
}

function goOnAfter(id: string): () => void {
  const row = rowOf(document, id)
  const around = row?.closest('[role=dialog], main')
  if (!row || !around) return () => undefined
  const better = placesAfter(placesIn(around, row), id)
  const observer = new MutationObserver(() => {
    if (rowOf(around, id)) return
    observer.disconnect()
    takeFocus(around, better)
  })
  observer.observe(around, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** For as long as something closes: it may give the focus to what has gone, also after it was taken. */
function takeFocus(around: Element, places: readonly Place[], frames = patience): void {
  // Whatever was opened meanwhile has the focus to itself.
  const isBeside = [...document.querySelectorAll(opened)].every((dialog) => dialog.contains(around))
  if (isBeside && (document.activeElement?.matches(lost) ?? true)) focusBest(around, places)
  if (frames > 0) requestAnimationFrame(() => takeFocus(around, places, frames - 1))
}

function focusBest(around: Element, places: readonly Place[]): void {
  // Rows are looked for again: another column makes them anew.
  const target = places
    .map((place) => ('record' in place ? rowOf(around, place.record) : place.heading))
    .find((element) => element?.isConnected && element.getClientRects().length > 0)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  // A heading may stand far above what somebody reads.
  target.focus({ preventScroll: target.dataset.record === undefined })
}

function rowOf(around: ParentNode, id: string): HTMLElement | null {
  return around.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)
}

function placesIn(around: Element, row: Element): Place[] {
  const found = [...around.querySelectorAll<HTMLElement>('[data-record], h1, h2, h3, h4')]
  return found.flatMap((element): Place[] => {
    const { record } = element.dataset
    if (record !== undefined) return [{ record }]
    // That of one record, or of another section, says nothing of this list.
    const isOfList = !element.closest('[data-record]') && (element.closest('section')?.contains(row) ?? true)
    return isOfList ? [{ heading: element }] : []
  })
}
