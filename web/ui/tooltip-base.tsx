import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { RefCallback } from 'react'
import { Kbd } from './kbd.tsx'
import { useOverlayRoot } from './overlay-root.tsx'
import type { TooltipProps } from './tooltip.tsx'

export function TooltipBase({
  text,
  shortcut,
  children,
  side = 'top',
  arrived,
}: TooltipProps & { arrived: RefCallback<HTMLElement> }) {
  const container = useOverlayRoot()
  return (
    <Base.Root>
      <Base.Trigger ref={arrived} render={children} delay={500} />
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
