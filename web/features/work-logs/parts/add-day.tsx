import { Plus } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { complaintsOf } from '../../../lib/complaints.ts'
import { CallFailure } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import type { Complaints } from '../../../lib/said.ts'
import { useUnsaved } from '../../../lib/unsaved.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { said as kit } from '../../../ui/labels.ts'
import { DateInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { useFirm } from '../../people/public.ts'
import { useAddDay, useAddToDay } from '../api.ts'
import { addTo, addToThem, refused, said } from '../labels.ts'
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
      aria-label={addTo(title)}
      onClick={() => setOpen(true)}
    >
      {said.add}
    </Button>
  )
}

type AddHoursProps = {
  note_id: string
  onAdded?: (() => void) | undefined
  /** Left out where the line stands for good. */
  onCancel?: (() => void) | undefined
  /** Hears whether hours are typed that are not saved; the same function as long as it stands. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
  /** What was typed for the hours before they were here. */
  takeTyped?: (() => string) | undefined
}

// Beside the fields, whose labels stand above them; in Bangla on a line of its own.
const besideFields = 'mt-[26px] in-[:lang(bn)]:mt-0 in-[:lang(bn)]:basis-full'

/** One line that adds hours of one's own to a task: the day, which is today at first, and the hours, where typing begins. */
export function AddHours({ note_id, onAdded, onCancel, onUnsaved, takeTyped }: AddHoursProps) {
  const line = useLine(note_id, onAdded)
  const { day, text, complaints } = line
  useUnsaved(text !== '', onUnsaved)
  return (
    <form
      noValidate
      aria-label={said.add}
      onSubmit={line.submit}
      onKeyDown={onCancel && onEscape(onCancel)}
      className="flex flex-col gap-2 py-2"
    >
      <div className="flex items-start gap-2 in-[:lang(bn)]:flex-wrap">
        <Field label={said.date} error={complaints.work_date} className="w-[8.75rem] shrink-0">
          <DateInput
            max={line.today}
            value={day}
            className="px-2.5"
            onChange={(event) => line.setDay(event.target.value)}
          />
        </Field>
        <div className="min-w-0 flex-1">
          <HoursEntry
            inputRef={line.hoursField}
            takesFocus={onCancel ? 'at once' : 'next frame'}
            value={text}
            error={complaints.hours_worked}
            onChange={line.setText}
            onFocus={() => line.setText((now) => now + (takeTyped?.() ?? ''))}
          />
        </div>
        <Button type="submit" variant="primary" busy={line.isSaving} className={besideFields}>
          {kit.save}
        </Button>
      </div>
      {line.more !== undefined && (
        // A person who logs twice a day means both, and presses Enter again.
        <Button
          ref={takeFocus}
          size="sm"
          className="self-start"
          busy={line.isSaving}
          onClick={line.addToThem}
        >
          {addToThem(line.more)}
        </Button>
      )}
      {onCancel && (
        <Button size="sm" className="self-start" onClick={onCancel}>
          {kit.cancel}
        </Button>
      )}
    </form>
  )
}

function onEscape(leave: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

function useLine(note_id: string, onAdded: (() => void) | undefined) {
  const { time_zone } = useFirm()
  const today = dayIn(time_zone)
  const [day, setDay] = useState(today)
  const [text, setText] = useState('')
  const [complaints, setComplaints] = useState<Complaints>({})
  const toasts = useToasts()
  const { user_id = '' } = useAuth()
  const add = useAddDay()
  const addTo = useAddToDay()
  const isSaving = add.isPending || addTo.isPending
  /** Hours of a day that has some already. */
  const [more, setMore] = useState<number>()
  const hoursField = useRef<HTMLInputElement>(null)
  const added = () => {
    setComplaints({})
    setMore(undefined)
    setText('')
    toasts.success(said.added, said.saveFailed)
    onAdded?.()
  }
  const fail = (error: unknown) => {
    const about = complaintsAbout(error)
    setComplaints(about)
    // The way out of a day with hours takes the focus itself.
    if (Object.keys(about).length > 0) {
      if (!isOfADayWithHours(error)) focusFirstInvalid()
    } else toasts.error(said.saveFailed, error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setMore(undefined)
    const typed = readHours(text)
    if ('complaint' in typed) return setComplaints({ hours_worked: typed.complaint })
    if (day === '') return setComplaints({ work_date: refused.noDay })
    setComplaints({})
    const onError = (error: unknown) => {
      fail(error)
      if (isOfADayWithHours(error)) setMore(typed.hours)
    }
    add.mutate({ note_id, work_date: day, hours_worked: typed.hours }, { onSuccess: added, onError })
  }
  const addToThem = () => {
    if (isSaving || more === undefined) return
    const onSuccess = () => {
      // Before the button goes that has it.
      hoursField.current?.focus()
      added()
    }
    addTo.mutate({ note_id, user_id, work_date: day, hours_worked: more }, { onSuccess, onError: fail })
  }
  const forget = () => setMore(undefined)
  const fields = { day, setDay: after(forget, setDay), text, setText: after(forget, setText) }
  return { ...fields, hoursField, today, complaints, submit, more, addToThem, isSaving }
}

/** Sets a value once the rest has been done. */
function after<Value>(first: () => void, set: (value: Value) => void): (value: Value) => void {
  return (value) => {
    first()
    set(value)
  }
}

function isOfADayWithHours(error: unknown): error is CallFailure {
  return error instanceof CallFailure && error.reason === 'work_logs.day_exists'
}

// That a day has hours already is about the day, though the server names no field.
function complaintsAbout(error: unknown): Complaints {
  if (isOfADayWithHours(error)) return { work_date: error.message }
  return complaintsOf(error)
}
