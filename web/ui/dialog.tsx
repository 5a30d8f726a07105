import type { KeyboardEvent, ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { said } from './labels.ts'
import { useOverlays } from './overlay-loader.ts'

export type DialogProps = {
  open: boolean
  /** Called once the dialog may go: after the question, when there is unsaved work. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** Right-aligned: Cancel first, the primary action last. */
  footer?: ReactNode
  /** Makes the content a form; Enter and Ctrl+Enter submit it. */
  onSubmit?: (() => void) | undefined
  /** There is unsaved work: closing asks first. */
  dirty?: boolean | undefined
  /** Gives up what was typed before, and begins anew: offered when the dialog opens with unsaved work. */
  onDiscard?: (() => void) | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** A modal dialog: serif title, scrolling body, footer at the foot; a full-height sheet on phones. */
export function Dialog(props: DialogProps) {
  const overlays = useOverlays(props.open)
  return overlays && <overlays.Dialog {...props} />
}

/** A button that closes the dialog around it, asking first when there is unsaved work. */
export function DialogClose({ children = said.cancel, ...rest }: ButtonProps) {
  const overlays = useOverlays()
  if (overlays === undefined) return <Button {...rest}>{children}</Button>
  return <overlays.DialogClose {...rest}>{children}</overlays.DialogClose>
}

interface DialogSaveProps {
  busy: boolean
  disabled?: boolean | undefined
  busyText?: string | undefined
  /** Another way to send it, before the primary one. */
  beside?: ReactNode
  children: string
}

/** The foot of a dialog with a form: Cancel, and the button that sends it. */
export function DialogSave({ busy, busyText = said.saving, disabled, beside, children }: DialogSaveProps) {
  return (
    <>
      <DialogClose />
      {beside}
      <Button variant="primary" type="submit" disabled={disabled} busy={busy} busyText={busyText}>
        {children}
      </Button>
    </>
  )
}

/** Ctrl+Enter or Cmd+Enter sends the form that the focus is in. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
