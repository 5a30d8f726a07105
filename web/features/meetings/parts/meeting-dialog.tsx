import { useAddForm } from '../../../lib/rows/row-address.ts'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { said } from '../labels.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { useMeetingForm } from './use-meeting-form.ts'

/** The booking dialog. */
export function MeetingDialog() {
  const { isOpen, close } = useAddForm('/meetings')
  const editor = useMeetingForm(undefined, close)
  return (
    <RowDialog
      open={isOpen}
      editor={editor}
      isEdit={false}
      said={said}
      size="lg"
      description="Choose a day and time, and see which rooms are free."
    >
      <MeetingFields editor={editor} />
    </RowDialog>
  )
}
