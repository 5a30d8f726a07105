import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { NestedOverlays, useOverlayRoot } from './overlay-root.tsx'

/** Ties many triggers to one menu, so that a grid of sixty cards mounts a single one; make it outside of components. */
export function createMenu<Payload>() {
  return Base.createHandle<Payload>()
}

export type MenuHandle<Payload> = ReturnType<typeof createMenu<Payload>>

/** Opens the shared menu of `handle` for `payload`; the child is the button itself. */
export function MenuTrigger<Payload>({
  handle,
  payload,
  children,
}: {
  handle: MenuHandle<Payload>
  payload: Payload
  children: ReactElement
}) {
  return <Base.Trigger handle={handle} payload={payload} render={children} />
}

type MenuLook = { align?: 'start' | 'end' | undefined; side?: 'top' | 'bottom' | undefined }

/** A menu under its own trigger. */
export function Menu({
  trigger,
  children,
  ...look
}: MenuLook & { trigger: ReactElement; children: ReactNode }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup {...look}>{children}</MenuPopup>
    </Base.Root>
  )
}

/** The one menu of many triggers; its items are made from the payload of the trigger that opened it. */
export function SharedMenu<Payload>({
  handle,
  children,
  ...look
}: MenuLook & { handle: MenuHandle<Payload>; children: (payload: Payload) => ReactNode }) {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => <MenuPopup {...look}>{payload !== undefined && children(payload)}</MenuPopup>}
    </Base.Root>
  )
}

function MenuPopup({ align = 'end', side = 'bottom', children }: MenuLook & { children: ReactNode }) {
  const container = useOverlayRoot()
  return (
    <Base.Portal container={container}>
      {/* The first press elsewhere closes it and does nothing more. */}
      <Base.Backdrop className="fixed inset-0 z-40" />
      <Base.Positioner align={align} side={side} sideOffset={4} className="z-50 outline-none">
        <Base.Popup className="overlay-popup max-h-(--available-height) min-w-44 overflow-y-auto rounded-lg border border-border bg-raised p-1 text-ink shadow-popup outline-none">
          <NestedOverlays>{children}</NestedOverlays>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

const itemClass =
  'flex min-h-[34px] cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none ' +
  'data-disabled:text-ink-3 data-highlighted:bg-sunken coarse:min-h-control [&_svg]:size-4 [&_svg]:shrink-0'

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
export function MenuItem({
  children,
  onSelect,
  icon,
  shortcut,
  destructive,
  disabled,
  render,
}: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      render={render}
      className={cx(
        itemClass,
        destructive ? 'text-danger data-highlighted:bg-danger-soft' : '[&_svg]:text-ink-3',
      )}
    >
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut && (
        <span aria-hidden="true" className="text-meta text-ink-3">
          {shortcut}
        </span>
      )}
    </Base.Item>
  )
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-border" />
}

/** Entries of which exactly one is chosen. */
export function MenuChoices<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={(next: Value) => onValueChange(next)}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          className={cx(itemClass, '[&_svg]:text-ink-3')}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Base.RadioItemIndicator>
            <Check aria-hidden="true" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
