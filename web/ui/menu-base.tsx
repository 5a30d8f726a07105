import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { type ReactNode, type RefCallback, useRef, useState } from 'react'
import { cx } from './cx.ts'
import type {
  MenuChoicesProps,
  MenuHandle,
  MenuItemProps,
  MenuLook,
  MenuProps,
  MenuTriggerProps,
  SharedMenuProps,
} from './menu.tsx'
import { NestedOverlays, useOverlayRoot } from './overlay-root.tsx'
import { usePassing } from './overlay-stack.ts'

type Arrived = { arrived: RefCallback<HTMLElement> }

function handleOf<Payload>(handle: MenuHandle<Payload>) {
  handle.base ??= Base.createHandle<Payload>()
  return handle.base
}

export function MenuTriggerBase<Payload>({
  handle,
  payload,
  children,
  arrived,
}: MenuTriggerProps<Payload> & Arrived) {
  return <Base.Trigger ref={arrived} handle={handleOf(handle)} payload={payload} render={children} />
}

/** What a menu needs so that the back button closes it. */
function useClosing() {
  const [isOpen, setOpen] = useState(false)
  const actionsRef = useRef<Base.Root.Actions>(null)
  usePassing(isOpen, () => actionsRef.current?.close())
  return { actionsRef, onOpenChange: (open: boolean) => setOpen(open) }
}

export function MenuBase({ trigger, children, arrived, ...look }: MenuProps & Arrived) {
  return (
    <Base.Root {...useClosing()}>
      <Base.Trigger ref={arrived} render={trigger} />
      <MenuPopup {...look}>{children}</MenuPopup>
    </Base.Root>
  )
}

export function SharedMenuBase<Payload>({ handle, children, ...look }: SharedMenuProps<Payload>) {
  return (
    <Base.Root handle={handleOf(handle)} {...useClosing()}>
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

export function MenuItemBase({
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

export function MenuSeparatorBase() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-border" />
}

export function MenuChoicesBase<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: MenuChoicesProps<Value>) {
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
