import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Complaints, complaintsOf } from '../../../lib/complaints.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import { useAddDay } from '../api.ts'
import { said } from '../labels.ts'
import { readHours } from '../logic.ts'
import { HoursEntry } from './hours-entry.tsx'

/** Adds a day of one's own work to a task, behind a button until it is wanted. */
export function AddDay({ note_id, title }: { note_id: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <AddDayForm note_id={note_id} onClose={() => setOpen(false)} />
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

function AddDayForm({ note_id, onClose }: { note_id: string; onClose: () => void }) {
  const { time_zone } = useFirm()
  const today = dayIn(time_zone)
  const [work_date, setDay] = useState(today)
  const [text, setText] = useState('')
  const [complaints, setComplaints] = useState<Complaints>({})
  const toasts = useToasts()
  const add = useAddDay()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = readHours(text)
    if ('complaint' in typed) return setComplaints({ hours_worked: typed.complaint })
    if (work_date === '') return setComplaints({ work_date: 'Choose a day.' })
    add.mutate(
      { note_id, work_date, hours_worked: typed.hours },
      {
        onSuccess: () => {
          toasts.success(said.added)
          onClose()
        },
        onError: (error) => {
          const about = complaintsAbout(error)
          setComplaints(about)
          if (Object.keys(about).length === 0) toasts.error(said.saveFailed, sentenceOf(error))
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label="Add a day"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      className="flex flex-col gap-3 py-2"
    >
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <Field label="Day" error={complaints.work_date}>
          <TextInput
            type="date"
            max={today}
            value={work_date}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <HoursEntry takesFocus value={text} error={complaints.hours_worked} onChange={setText} />
      </div>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={add.isPending} busyText="Saving...">
          Add
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

// That a day has hours already is about the day, though the server names no field.
function complaintsAbout(error: unknown): Complaints {
  if (error instanceof CallFailure && error.reason === 'work_logs.day_exists')
    return { work_date: error.message }
  return complaintsOf(error)
}
