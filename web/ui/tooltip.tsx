import type { ReactElement, ReactNode } from 'react'
import { useOverlays } from './overlay-loader.ts'
import { stubOf, useKeptFocus } from './trigger-stub.ts'

export type TooltipProps = {
  text: ReactNode
  shortcut?: string | undefined
  /** The one element that it explains; it must have its own accessible name. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
}

/** A short explanation on hover and focus; never the only place where something is said. */
export function Tooltip(props: TooltipProps) {
  const overlays = useOverlays()
  const { leaving, arrived } = useKeptFocus()
  if (overlays === undefined) return stubOf(props.children, { ref: leaving })
  return <overlays.Tooltip {...props} arrived={arrived} />
}
