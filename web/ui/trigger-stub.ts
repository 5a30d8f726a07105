import { cloneElement, type ReactElement, type RefCallback, useRef } from 'react'
import { loadOverlays } from './overlay-loader.ts'

type Popup = 'menu' | 'listbox' | 'dialog'

type StubAttributes = {
  'aria-haspopup': Popup
  'aria-expanded': false
  onClick: () => void
  ref: RefCallback<HTMLElement>
}

/** Two refs for an element that another one replaces: the second takes the focus when the first had it. */
export function useKeptFocus(): { leaving: RefCallback<HTMLElement>; arrived: RefCallback<HTMLElement> } {
  const focused = useRef(false)
  return {
    leaving: (node) => () => {
      focused.current = node !== null && node === document.activeElement
    },
    arrived: (node) => {
      if (node !== null && focused.current) node.focus()
      focused.current = false
    },
  }
}

/**
 * Attributes for a trigger that waits for the overlays, and the ref of the real one that takes its place:
 * a press made in between opens then, and the focus stays where it was.
 */
export function useTriggerStub(popup: Popup): { stub: StubAttributes; arrived: RefCallback<HTMLElement> } {
  const pressed = useRef(false)
  const focus = useKeptFocus()
  return {
    stub: {
      'aria-haspopup': popup,
      'aria-expanded': false,
      onClick: () => {
        pressed.current = true
        void loadOverlays()
      },
      ref: focus.leaving,
    },
    arrived: (node) => {
      focus.arrived(node)
      // After this commit, when the real trigger knows its popup.
      if (node !== null && pressed.current) setTimeout(() => node.click())
      pressed.current = false
    },
  }
}

/** The trigger as it is, with the attributes of a stub. */
export function stubOf(trigger: ReactElement, stub: Partial<StubAttributes>): ReactElement {
  return cloneElement(trigger, stub)
}
