import { AlertDialog } from '@base-ui/react/alert-dialog'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useOverlayRoot } from './overlay-root.tsx'

export type Question = {
  title: string
  description?: ReactNode
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** Red, and the focus starts on Cancel. */
  destructive?: boolean | undefined
}

export type ConfirmDialogProps = Question & {
  open: boolean
  onAnswer: (yes: boolean) => void
  busy?: boolean | undefined
}

/** A question with two answers; Escape is the second. It does not close on a press outside. */
export function ConfirmDialog({
  open,
  onAnswer,
  title,
  description,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  destructive = false,
  busy = false,
}: ConfirmDialogProps) {
  const container = useOverlayRoot()
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal container={container}>
        <AlertDialog.Backdrop forceRender className="overlay-backdrop fixed inset-0 z-40" />
        <AlertDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center p-4 sm:items-start sm:pt-[16vh]">
          <AlertDialog.Popup
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

type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm | undefined>(undefined)

/** Asks a question and resolves with the answer; closing it any other way is a no. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (confirm === undefined) throw new Error('useConfirm needs a KitProvider above it')
  return confirm
}

/** Lets everything below ask questions, one at a time: a second one answers the first with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>({ title: '' })
  const [open, setOpen] = useState(false)
  const resolve = useRef<(yes: boolean) => void>(undefined)

  const answer = useCallback((yes: boolean) => {
    resolve.current?.(yes)
    resolve.current = undefined
    setOpen(false)
  }, [])
  const confirm = useCallback<Confirm>((next) => {
    resolve.current?.(false)
    setQuestion(next)
    setOpen(true)
    return new Promise((done) => {
      resolve.current = done
    })
  }, [])
  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog {...question} open={open} onAnswer={answer} />
    </ConfirmContext>
  )
}
