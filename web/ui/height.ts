/** Tells the page how much room an element that stays takes, under the name of a length that what stays below it is placed by. */
export const tellHeight = (name: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() => {
    const stays = getComputedStyle(element).position === 'sticky'
    style.setProperty(name, `${stays ? element.offsetHeight : 0}px`)
  })
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    style.removeProperty(name)
  }
}
