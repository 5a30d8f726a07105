/** A box on the screen; `bottom` counts from the top, as in a DOMRect. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const gap = 8

/**
 * How far above the foot of the screen notices stand, in pixels: as low as they can without lying on any of the
 * boxes. Where there is no such place, at the top.
 */
export function heightAboveFoot(
  notices: { left: number; right: number; height: number },
  screen: { top: number; bottom: number; margin: number },
  boxes: readonly Box[],
): number {
  const lowestFirst = boxes
    .filter(({ left, right }) => left < notices.right && right > notices.left)
    .sort((one, other) => other.bottom - one.bottom)
  let bottom = screen.bottom - screen.margin
  for (const box of lowestFirst) {
    const isBelow = box.top >= bottom + gap
    const isAbove = box.bottom <= bottom - notices.height - gap
    if (!isBelow && !isAbove) bottom = box.top - gap
  }
  const isInside = bottom - notices.height >= screen.top + gap
  return screen.bottom - (isInside ? bottom : screen.top + gap + notices.height)
}

const fields = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]'

/** What notices must not lie on: the field with the focus, the feet of forms and dialogs, and what is asked. */
export function boxesToKeepFree(): Box[] {
  const { activeElement } = document
  const focused = activeElement?.matches(fields) ? [activeElement] : []
  return [...document.querySelectorAll('[data-notices-above]'), ...focused]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top }) => width > 0 && height > 0 && top < innerHeight)
}
