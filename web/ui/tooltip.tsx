import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from './kbd.tsx'
import { useOverlayRoot } from './overlay-root.tsx'

/** Lets tooltips that follow one another appear at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Base.Provider delay={500}>{children}</Base.Provider>
}

export type TooltipProps = {
  text: ReactNode
  shortcut?: string | undefined
  /** The one element that it explains; it must have its own accessible name. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
}

/** A short explanation on hover and focus; never the only place where something is said. */
export function Tooltip({ text, shortcut, children, side = 'top' }: TooltipProps) {
  const container = useOverlayRoot()
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal container={container}>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="overlay-popup flex max-w-64 items-center gap-2 rounded-sm bg-ink px-2 py-1 text-meta text-bg shadow-popup">
            {text}
            {shortcut && <Kbd>{shortcut}</Kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
