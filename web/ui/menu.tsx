import type { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { useOverlays } from './overlay-loader.ts'
import { stubOf, useTriggerStub } from './trigger-stub.ts'

/** Ties many triggers to one menu, so that a grid of sixty cards mounts a single one. */
export type MenuHandle<Payload> = { base: ReturnType<typeof Base.createHandle<Payload>> | undefined }

/** A handle for one shared menu; make it outside of components. */
export function createMenu<Payload>(): MenuHandle<Payload> {
  return { base: undefined }
}

export type MenuLook = { align?: 'start' | 'end' | undefined; side?: 'top' | 'bottom' | undefined }

export type MenuTriggerProps<Payload> = {
  handle: MenuHandle<Payload>
  payload: Payload
  /** The button itself. */
  children: ReactElement
}

/** Opens the shared menu of `handle` for `payload`. */
export function MenuTrigger<Payload>(props: MenuTriggerProps<Payload>) {
  const overlays = useOverlays()
  const { stub, arrived } = useTriggerStub('menu')
  if (overlays === undefined) return stubOf(props.children, stub)
  return <overlays.MenuTrigger {...props} arrived={arrived} />
}

export type MenuProps = MenuLook & { trigger: ReactElement; children: ReactNode }

/** A menu under its own trigger. */
export function Menu(props: MenuProps) {
  const overlays = useOverlays()
  const { stub, arrived } = useTriggerStub('menu')
  if (overlays === undefined) return stubOf(props.trigger, stub)
  return <overlays.Menu {...props} arrived={arrived} />
}

export type SharedMenuProps<Payload> = MenuLook & {
  handle: MenuHandle<Payload>
  children: (payload: Payload) => ReactNode
}

/** The one menu of many triggers; its items are made from the payload of the trigger that opened it. */
export function SharedMenu<Payload>(props: SharedMenuProps<Payload>) {
  const overlays = useOverlays()
  return overlays && <overlays.SharedMenu {...props} />
}

export type MenuItemProps = {
  children: ReactNode
  onSelect?: (() => void) | undefined
  icon?: ReactNode
  /** The key that does the same, shown at the right end. */
  shortcut?: string | undefined
  destructive?: boolean | undefined
  disabled?: boolean | undefined
  /** A link of the router, for an entry that goes somewhere. */
  render?: ReactElement | undefined
}

/** One entry; a destructive one is red and stands last. */
export function MenuItem(props: MenuItemProps) {
  const overlays = useOverlays()
  return overlays && <overlays.MenuItem {...props} />
}

/** A line between groups of entries. */
export function MenuSeparator() {
  const overlays = useOverlays()
  return overlays && <overlays.MenuSeparator />
}

export type MenuChoicesProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Entries of which exactly one is chosen. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const overlays = useOverlays()
  return overlays && <overlays.MenuChoices {...props} />
}
