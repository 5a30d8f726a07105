import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'

const OverlayRootContext = createContext<RefObject<HTMLDivElement | null> | undefined>(undefined)

/** Remembers where overlays are to be rendered; the shell places that spot with `<OverlayRoot />`. */
export function OverlayRootProvider({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  return <OverlayRootContext value={ref}>{children}</OverlayRootContext>
}

/** The spot for dialogs, menus and tooltips: place it last in `<main>`, so that they stand in a landmark. */
export function OverlayRoot() {
  return <div ref={useContext(OverlayRootContext)} data-overlays="" />
}

/** The container for a portal; undefined means the enclosing overlay, or the body. */
export function useOverlayRoot(): RefObject<HTMLDivElement | null> | undefined {
  return useContext(OverlayRootContext)
}

/** Wraps what an overlay contains, so that a menu opened from a dialog belongs to that dialog. */
export function NestedOverlays({ children }: { children: ReactNode }) {
  return <OverlayRootContext value={undefined}>{children}</OverlayRootContext>
}
