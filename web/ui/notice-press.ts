/** Whether a layer is about to close because somebody dealt with a notice, which lies above every layer and closes none. */
export function isOnNotice(details: { reason: string; event: Event }): boolean {
  if (details.reason !== 'outside-press' && details.reason !== 'focus-out') return false
  const { target } = details.event
  const next = details.event instanceof FocusEvent ? details.event.relatedTarget : target
  return [target, next].some((place) => place instanceof Element && place.closest('[data-notices]') !== null)
}
