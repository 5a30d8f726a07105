import { Plus } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { type Complaints, complaintsOf } from '../../../lib/complaints.ts'
import { CallFailure } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import { useAddDay } from '../api.ts'
import { said } from '../labels.ts'
import { readHours } from '../logic.ts'
import { HoursEntry } from './hours-entry.tsx'

/** Adds a day of one's own work to a task, behind a button until it is wanted. */
export function AddDay({ note_id, title }: { note_id: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (isOpen) return <AddHours note_id={note_id} onAdded={close} onCancel={close} />
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3"
      icon={<Plus aria-hidden="true" className="size-4" />}
      aria-label={`Add hours to ${title}`}
      onClick={() => setOpen(true)}
    >
      Add hours
    </Button>
  )
}

export type AddHoursProps = {
  note_id: string
  onAdded?: (() => void) | undefined
  /** Left out where the line stands for good. */
  onCancel?: (() => void) | undefined
  /** Hears whether hours are typed that are not saved; the same function as long as it stands. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
  /** What was typed for the hours before they were here. */
  takeTyped?: (() => string) | undefined
}

/** One line that adds hours of one's own to a task: the day, which is today at first, and the hours, where typing begins. */
export function AddHours({ note_id, onAdded, onCancel, onUnsaved, takeTyped }: AddHoursProps) {
  const line = useLine(note_id, onAdded)
  const { day, text, complaints } = line
  const isUnsaved = text !== ''
  useEffect(() => {
    onUnsaved?.(isUnsaved)
    return () => onUnsaved?.(false)
  }, [onUnsaved, isUnsaved])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel) return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  return (
    <form
      noValidate
      aria-label="Add hours"
      onSubmit={line.submit}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-2 py-2"
    >
      <div className="flex items-start gap-2">
        <Field label="Date" error={complaints.work_date} className="w-[8.75rem] shrink-0">
          <DateInput
            max={line.today}
            value={day}
            className="px-2.5"
            onChange={(event) => line.setDay(event.target.value)}
          />
        </Field>
        <div className="min-w-0 flex-1">
          <HoursEntry
            takesFocus={onCancel ? 'at once' : 'next frame'}
            value={text}
            error={complaints.hours_worked}
            onChange={line.setText}
            onFocus={() => line.setText((now) => now + (takeTyped?.() ?? ''))}
          />
        </div>
        {/* Beside the fields, whose labels stand above them. */}
        <Button type="submit" variant="primary" busy={line.isSaving} className="mt-[26px]">
          Save
        </Button>
      </div>
      {onCancel && (
        <Button size="sm" className="self-start" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  )
}

function useLine(note_id: string, onAdded: (() => void) | undefined) {
  const { time_zone } = useFirm()
  const today = dayIn(time_zone)
  const [day, setDay] = useState(today)
  const [text, setText] = useState('')
  const [complaints, setComplaints] = useState<Complaints>({})
  const toasts = useToasts()
  const add = useAddDay()
  const fail = (error: unknown) => {
    const about = complaintsAbout(error)
    setComplaints(about)
    if (Object.keys(about).length === 0) toasts.error(said.saveFailed, error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    const typed = readHours(text)
    if ('complaint' in typed) return setComplaints({ hours_worked: typed.complaint })
    if (day === '') return setComplaints({ work_date: 'Choose a day.' })
    setComplaints({})
    const added = () => {
      setText('')
      toasts.success(said.added, said.saveFailed)
      onAdded?.()
    }
    add.mutate({ note_id, work_date: day, hours_worked: typed.hours }, { onSuccess: added, onError: fail })
  }
  return { today, day, setDay, text, setText, complaints, submit, isSaving: add.isPending }
}

// That a day has hours already is about the day, though the server names no field.
function complaintsAbout(error: unknown): Complaints {
  if (error instanceof CallFailure && error.reason === 'work_logs.day_exists')
    return { work_date: error.message }
  return complaintsOf(error)
}
