import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useOverlayRoot } from './overlay-root.tsx'
import { usePassing } from './overlay-stack.ts'
import { SelectFace, type SelectOption, type SelectTriggerProps } from './select.tsx'

export function SelectBase<Value extends string>({ trigger, ...props }: SelectTriggerProps<Value>) {
  const { options, value, onValueChange, disabled, name } = props
  const [isOpen, setOpen] = useState(false)
  usePassing(isOpen, () => setOpen(false))
  return (
    // The content security policy forbids the style element that a select would bring along.
    <CSPProvider disableStyleElements>
      <Base.Root
        open={isOpen}
        onOpenChange={(open) => setOpen(open)}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        items={options}
        disabled={disabled}
        name={name}
      >
        <Base.Trigger {...trigger}>
          <SelectFace {...props} />
        </Base.Trigger>
        <Options options={options} />
      </Base.Root>
    </CSPProvider>
  )
}

function Options({ options }: { options: readonly SelectOption<string>[] }) {
  const container = useOverlayRoot()
  return (
    <Base.Portal container={container}>
      {/* The first press elsewhere closes it and does nothing more. */}
      <Base.Backdrop className="fixed inset-0 z-40" />
      <Base.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50 outline-none">
        <Base.Popup className="overlay-popup max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto rounded-lg border border-border bg-raised p-1 text-ink shadow-popup outline-none">
          {options.map((option) => (
            <Base.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className="flex min-h-[34px] cursor-default items-center gap-2 rounded-sm py-1.5 pr-3 pl-2 outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-sunken coarse:min-h-control"
            >
              <span className="flex w-4 shrink-0 justify-center text-accent">
                <Base.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </Base.ItemIndicator>
              </span>
              <Base.ItemText>{option.label}</Base.ItemText>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
