import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { Button } from './button.tsx'
import type { ConfirmDialogProps } from './confirm.tsx'
import { said } from './labels.ts'
import { useOverlayRoot } from './overlay-root.tsx'
import { useOverlay, usePassing } from './overlay-stack.ts'

export function ConfirmDialogBase({
  open,
  onAnswer,
  title,
  description,
  confirmLabel = said.confirm,
  cancelLabel = said.cancel,
  destructive = false,
  onTheWay = false,
  busy = false,
}: ConfirmDialogProps) {
  const container = useOverlayRoot()
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  useOverlay(open && !onTheWay, { leave: () => onAnswer(false) })
  usePassing(open && onTheWay, () => onAnswer(false))
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal container={container}>
        <AlertDialog.Backdrop forceRender className="overlay-backdrop fixed inset-0 z-40" />
        <AlertDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center p-4 sm:items-start sm:pt-[16vh]">
          <AlertDialog.Popup
            data-notices-above=""
            initialFocus={destructive ? cancel : confirm}
            className="overlay-popup w-full max-w-[420px] rounded-xl border border-border bg-raised p-5 text-ink shadow-popup outline-none sm:p-6"
          >
            <AlertDialog.Title className="font-serif text-section break-words">{title}</AlertDialog.Title>
            {description && (
              <AlertDialog.Description className="mt-1.5 text-body break-words text-ink-2" render={<div />}>
                {description}
              </AlertDialog.Description>
            )}
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <Button ref={cancel} onClick={() => onAnswer(false)}>
                {cancelLabel}
              </Button>
              <Button
                ref={confirm}
                variant={destructive ? 'danger' : 'primary'}
                busy={busy}
                onClick={() => onAnswer(true)}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
