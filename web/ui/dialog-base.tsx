import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, type ButtonProps, IconButton } from './button.tsx'
import { useConfirm } from './confirm.tsx'
import { cx } from './cx.ts'
import { type DialogProps, submitOnCtrlEnter } from './dialog.tsx'
import { discarding, said } from './labels.ts'
import { NestedOverlays, useOverlayRoot } from './overlay-root.tsx'
import { useOverlay } from './overlay-stack.ts'
import { fields, Restored } from './restored.tsx'
import { useScrolls } from './use-scrolls.ts'

const widths = { sm: 'sm:max-w-[420px]', md: 'sm:max-w-[640px]', lg: 'sm:max-w-[880px]' }

export function DialogBase({
  open,
  onClose,
  dirty = false,
  onDiscard,
  size = 'md',
  ...content
}: DialogProps) {
  const container = useOverlayRoot()
  // While it goes it shows what it showed: what it was about may be gone already.
  const shown = useRef(content)
  if (open) shown.current = content
  const { fromNowhere, isRestored, startOver } = useOpening(open, dirty, onDiscard)
  const wasDirty = useRef(dirty)
  wasDirty.current = dirty
  const popup = useRef<HTMLDivElement>(null)
  const firstField = () => popup.current?.querySelector<HTMLElement>(fields) ?? true
  const mayClose = useMayClose()
  const leave = () => (dirty ? void mayClose().then((yes) => yes && onClose()) : onClose())
  const isTop = useOverlay(open, { leave, asks: () => dirty })
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        const isElsewhere = details.reason === 'escape-key' || details.reason === 'outside-press'
        // One of two that stand one above the other would hear of a key or a press that is meant for the other.
        if (isElsewhere && !isTop()) return details.cancel()
        if (dirty) details.cancel()
        leave()
      }}
    >
      <Base.Portal container={container}>
        <Base.Backdrop className="overlay-backdrop fixed inset-0 z-40" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-start justify-center sm:px-4 sm:pt-[8vh] sm:pb-4">
          <Base.Popup
            ref={popup}
            // Not on Discard, where the next key would give up what was typed.
            initialFocus={(type) => type === 'touch' || !(wasDirty.current && onDiscard) || firstField()}
            // Opened by its address or a key, it has nobody to give the focus back to: the heading takes it, on which Enter presses nothing.
            finalFocus={fromNowhere ? headingOfPage : undefined}
            className={cx(
              'overlay-popup relative flex h-full w-full flex-col bg-raised text-ink shadow-popup outline-none',
              'sm:h-auto sm:max-h-full sm:rounded-xl sm:border sm:border-border',
              widths[size],
            )}
          >
            <NestedOverlays>
              <DialogFrame {...shown.current} onDiscard={isRestored && onDiscard ? startOver : undefined} />
            </NestedOverlays>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** What was so when it opened: typing that an earlier visit left, and nobody to give the focus back to. */
function useOpening(open: boolean, dirty: boolean, onDiscard: (() => void) | undefined) {
  const isFirst = useRef(true)
  const [{ fromNowhere, isRestored }, setOpened] = useState({ fromNowhere: false, isRestored: false })
  const look = useEffectEvent(() => {
    const wasFirst = isFirst.current
    isFirst.current = false
    setOpened((before) =>
      open
        ? { fromNowhere: wasFirst && document.activeElement === document.body, isRestored: dirty }
        : { ...before, isRestored: false },
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks whenever it opens or closes.
  useLayoutEffect(() => look(), [open])
  const startOver = () => {
    onDiscard?.()
    setOpened((now) => ({ ...now, isRestored: false }))
  }
  return { fromNowhere, isRestored, startOver }
}

function useMayClose(): () => Promise<boolean> {
  const confirm = useConfirm()
  return () => confirm({ ...discarding, destructive: true })
}

const headingOfPage = () => document.querySelector<HTMLElement>('main h1')

function DialogFrame({
  title,
  description,
  children,
  footer,
  onSubmit,
  onDiscard,
}: Pick<DialogProps, 'title' | 'description' | 'children' | 'footer' | 'onSubmit' | 'onDiscard'>) {
  const { ref, scrolls } = useScrolls()
  const titleId = useId()
  return (
    <MaybeForm onSubmit={onSubmit}>
      <header className="border-b border-border py-4 pr-14 pl-5 sm:pl-6">
        <Base.Title id={titleId} className="font-serif text-section break-words">
          {title}
        </Base.Title>
        {description && (
          <Base.Description className="mt-0.5 text-secondary text-ink-2">{description}</Base.Description>
        )}
      </header>
      <div
        ref={ref}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-2 sm:px-6"
      >
        {onDiscard && <Restored onDiscard={onDiscard} className="mb-4" />}
        {children}
      </div>
      {footer && (
        <footer
          data-notices-above=""
          className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6"
        >
          {footer}
        </footer>
      )}
      {/* Last, so that the focus starts in the content. */}
      <Base.Close
        render={
          <IconButton label={said.close} className="absolute! top-3 right-3">
            <X className="size-[18px]" />
          </IconButton>
        }
      />
    </MaybeForm>
  )
}

function MaybeForm({ onSubmit, children }: Pick<DialogProps, 'onSubmit' | 'children'>) {
  if (!onSubmit) return children
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
      onKeyDown={submitOnCtrlEnter}
    >
      {children}
    </form>
  )
}

export function DialogCloseBase(props: ButtonProps) {
  return <Base.Close render={<Button {...props} />} />
}
