import { Plus } from 'lucide-react'
import type { CalendarEvent } from '../../../../contract/calendar.ts'
import { longDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { DayContent } from './day-content.tsx'

export type DayDialogProps = {
  open: boolean
  day: string
  zone: string
  onAdd: () => void
  onEdit: (event: CalendarEvent) => void
  onClose: () => void
}

/** The day that was pressed, with all of its events and notes. */
export function DayDialog({ open, day, zone, onAdd, onEdit, onClose }: DayDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={longDay(day)}
      description="Events of the firm, and the tasks of this day that you may see."
      footer={
        <>
          <DialogClose>Close</DialogClose>
          <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={onAdd}>
            Add Event
          </Button>
        </>
      }
    >
      <DayContent day={day} zone={zone} onEdit={onEdit} />
    </Dialog>
  )
}
