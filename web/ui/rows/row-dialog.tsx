import type { ReactNode } from 'react'
import { Dialog, type DialogProps, DialogSave } from '../dialog.tsx'
import { said as own } from '../labels.ts'
import { Conflict } from './conflict.tsx'
import type { RowForm } from './use-row-form.ts'

type RowDialogProps<Form> = Pick<DialogProps, 'description' | 'size'> & {
  open: boolean
  editor: RowForm<Form>
  /** It is the form of a row, not of a new one. */
  isEdit: boolean
  /** What a conflict calls the row, the two titles, and what the buttons say where that is not the title or 'Save'. */
  said: { this: string; edit: string; add: string; create?: string; creating?: string }
  disabled?: boolean | undefined
  /** Another way to send the form. */
  beside?: ReactNode
  children: ReactNode
}

/** The form of a new or edited row in a dialog: asks before typing is lost, says when somebody else was faster. */
export function RowDialog<Form>(props: RowDialogProps<Form>) {
  const { open, editor, isEdit, said, disabled, beside, children, ...heading } = props
  return (
    <Dialog
      {...heading}
      title={isEdit ? said.edit : said.add}
      open={open}
      onClose={editor.close}
      dirty={open && editor.dirty}
      onDiscard={editor.discard}
      onSubmit={editor.save}
      footer={
        <DialogSave
          busy={editor.saving}
          busyText={isEdit ? undefined : said.creating}
          disabled={disabled}
          beside={beside}
        >
          {isEdit ? own.save : (said.create ?? said.add)}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {editor.current && <Conflict what={said.this} />}
        {children}
      </div>
    </Dialog>
  )
}
