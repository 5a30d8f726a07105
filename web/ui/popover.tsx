import type { ReactElement, ReactNode } from 'react'
import { useOverlays } from './overlay-loader.ts'
import { stubOf, useTriggerStub } from './trigger-stub.ts'

export type PopoverProps = {
  trigger: ReactElement
  title: ReactNode
  children: ReactNode
  /** Beside the title, for example 'Mark all read'. */
  actions?: ReactNode
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Without the inner margin, for a list that reaches the edges. */
  flush?: boolean | undefined
  className?: string | undefined
}

/** A titled panel beside its trigger; it takes the focus and gives it back. */
export function Popover(props: PopoverProps) {
  const overlays = useOverlays()
  const { stub, arrived } = useTriggerStub('dialog')
  if (overlays === undefined) return stubOf(props.trigger, stub)
  return <overlays.Popover {...props} arrived={arrived} />
}
