/** Puts the focus where typing begins, unless somebody has put it elsewhere or a finger would raise the keyboard. */
export function beginAt(field: HTMLElement | null): void {
  const held = document.activeElement
  if (held !== null && held !== document.body) return
  if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true })
}
