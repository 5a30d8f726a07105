import { Popover as Base } from '@base-ui/react/popover'
import { type RefCallback, useState } from 'react'
import { cx } from './cx.ts'
import { NestedOverlays, useOverlayRoot } from './overlay-root.tsx'
import { useOverlay } from './overlay-stack.ts'
import type { PopoverProps } from './popover.tsx'

export function PopoverBase({
  trigger,
  title,
  children,
  actions,
  open,
  onOpenChange,
  align = 'end',
  flush = false,
  className,
  arrived,
}: PopoverProps & { arrived: RefCallback<HTMLElement> }) {
  const container = useOverlayRoot()
  const [own, setOwn] = useState(false)
  const isOpen = open ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  useOverlay(isOpen, { leave: () => change(false) })
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        if (!next && isOnNotice(details)) return details.cancel()
        change(next)
      }}
    >
      <Base.Trigger ref={arrived} render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup
            className={cx(
              'overlay-popup flex max-h-(--available-height) w-[min(24rem,calc(100vw-24px))] flex-col rounded-lg border border-border bg-raised text-ink shadow-popup outline-none',
              className,
            )}
          >
            <NestedOverlays>
              <div className="flex min-h-12 items-center justify-between gap-3 border-b border-border px-4 py-2">
                <Base.Title className="font-serif text-section">{title}</Base.Title>
                {actions}
              </div>
              <div className={cx('min-h-0 overflow-y-auto', !flush && 'p-4')}>{children}</div>
            </NestedOverlays>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Whether a layer is about to close because somebody dealt with a notice, which lies above every layer and closes none. */
function isOnNotice(details: { reason: string; event: Event }): boolean {
  if (details.reason !== 'outside-press' && details.reason !== 'focus-out') return false
  const { target } = details.event
  const next = details.event instanceof FocusEvent ? details.event.relatedTarget : target
  return [target, next].some((place) => place instanceof Element && place.closest('[data-notices]') !== null)
}
