import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'
import { useOverlayRoot } from './overlay-root.tsx'
import { usePassing } from './overlay-stack.ts'
import type { SuggestInputProps } from './suggest-input.tsx'
import { TextInput } from './text-input.tsx'

/** The input with its list. */
export function SuggestInputBase({
  value,
  suggestions,
  onValueChange,
  nothing,
  detailOf,
  textOf = String,
  isFaint,
  note,
  mustPick = false,
  isOpenAtFirst,
  ...input
}: SuggestInputProps & { isOpenAtFirst: boolean }) {
  const container = useOverlayRoot()
  // The list would give the input an id of its own, and the Field's label would name nothing.
  const { id } = useFieldControl(input)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  // What is typed whole needs no suggestion that covers the fields below.
  const isSettled = !mustPick && suggestions.length === 1 && suggestions.map(textOf)[0] === value
  const hasSomething = suggestions.length > 0 || (nothing ?? note) !== undefined
  const isShown = isOpen && !isSettled && hasSomething
  usePassing(isShown, () => setOpen(false))
  return (
    // The content security policy forbids the style element that a list would bring along.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={suggestions}
        mode="none"
        // Enter takes the first hit instead of sending a form whose text is no pick.
        autoHighlight={mustPick}
        openOnInputClick
        open={isShown}
        onOpenChange={setOpen}
        value={value}
        onValueChange={(next, { reason }) => onValueChange(next, reason === 'item-press')}
      >
        <div className="relative flex min-w-0 items-center">
          <Base.Input id={id} render={<TextInput autoComplete="off" {...input} className="pr-9" />} />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute right-2.5 size-4 text-ink-3"
          />
        </div>
        <Base.Portal container={container}>
          <Base.Positioner sideOffset={4} className="z-50 outline-none">
            <Suggestions {...{ nothing, detailOf, textOf, isFaint, note }} />
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

type SuggestionsProps = Pick<SuggestInputProps, 'nothing' | 'detailOf' | 'isFaint' | 'note'> & {
  textOf: (suggestion: string) => string
}

function Suggestions({ nothing, detailOf, textOf, isFaint, note }: SuggestionsProps) {
  return (
    <Base.Popup className="overlay-popup max-h-[min(18rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-lg border border-border bg-raised p-1 text-ink shadow-popup outline-none">
      <Base.Empty>
        <p className="px-3 py-2 text-secondary text-ink-2 empty:hidden">{nothing}</p>
      </Base.Empty>
      <Base.List>
        {(suggestion: string) => (
          <Base.Item
            key={suggestion}
            value={suggestion}
            className={cx(
              'flex min-h-[34px] cursor-default items-center gap-3 rounded-sm px-2.5 outline-none select-none data-highlighted:bg-sunken coarse:min-h-control',
              isFaint?.(suggestion) && 'text-ink-3',
            )}
          >
            <span className={detailOf ? 'shrink-0' : 'truncate'}>{textOf(suggestion)}</span>
            {detailOf?.(suggestion) && (
              <span className="ml-auto truncate text-secondary text-ink-2">{detailOf(suggestion)}</span>
            )}
          </Base.Item>
        )}
      </Base.List>
      <Base.Status>
        {note && <p className="border-t border-border px-2.5 py-2 text-secondary text-ink-2">{note}</p>}
      </Base.Status>
    </Base.Popup>
  )
}
