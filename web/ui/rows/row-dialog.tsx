import type { ReactNode } from 'react'
import { Dialog, type DialogProps, DialogSave } from '../dialog.tsx'
import { Conflict } from './conflict.tsx'
import type { RowForm } from './use-row-form.ts'

type RowDialogProps<Form> = Pick<DialogProps, 'title' | 'description' | 'size'> & {
  open: boolean
  editor: RowForm<Form>
  /** The row as a conflict names it: 'This cost'. */
  what: string
  /** What the button says that saves it. */
  save: string
  saving?: string
  disabled?: boolean | undefined
  children: ReactNode
}

/** The form of a new or edited row in a dialog: asks before typing is lost, says when somebody else was faster. */
export function RowDialog<Form>(props: RowDialogProps<Form>) {
  const { open, editor, what, save, saving, disabled, children, ...heading } = props
  return (
    <Dialog
      {...heading}
      open={open}
      onClose={editor.close}
      dirty={open && editor.dirty}
      onDiscard={editor.discard}
      onSubmit={editor.save}
      footer={
        <DialogSave busy={editor.saving} busyText={saving} disabled={disabled}>
          {save}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {editor.current && <Conflict what={what} />}
        {children}
      </div>
    </Dialog>
  )
}
