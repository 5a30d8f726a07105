export interface TypingAhead {
  /** Ends it and answers what was typed meanwhile; asked again it answers the empty text. */
  end: () => string
}

/** Keeps what is typed from acting on the page, for a field that was asked for and is not here yet; Escape or a press elsewhere gives it up. */
export function typeAhead(giveUp: () => void): TypingAhead {
  let text = ''
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Escape') leave()
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if ([...event.key].length === 1) text += event.key
  }
  const leave = () => {
    end()
    giveUp()
  }
  const end = () => {
    removeEventListener('keydown', keep, { capture: true })
    removeEventListener('pointerdown', leave, { capture: true })
    const typed = text
    text = ''
    return typed
  }
  addEventListener('keydown', keep, { capture: true })
  addEventListener('pointerdown', leave, { capture: true })
  return { end }
}
