import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { MeetingFields } from './meeting-fields.tsx'
import { useMeetingForm } from './use-meeting-form.ts'

/** The booking dialog. */
export function MeetingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const editor = useMeetingForm(undefined, onClose)
  return (
    <Dialog
      open={open}
      onClose={editor.close}
      dirty={editor.dirty}
      onDiscard={editor.discard}
      onSubmit={editor.save}
      size="lg"
      title="Book Meeting"
      description="Choose a day and time, and see which rooms are free."
      footer={
        <DialogSave busy={editor.saving} busyText="Booking...">
          Book Meeting
        </DialogSave>
      }
    >
      <MeetingFields editor={editor} />
    </Dialog>
  )
}
