import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { roomOf } from '../../../../contract/meeting-room.ts'
import { meetingLimits } from '../../../../contract/meetings.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Field } from '../../../ui/field.tsx'
import { NowBelow } from '../../../ui/rows/conflict.tsx'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { roomsQuery } from '../api.ts'
import { clashOf, endFor } from '../logic.ts'
import type { MeetingForm } from './meeting-form.ts'
import { RoomDays } from './room-days.tsx'
import type { MeetingEditor } from './use-meeting-form.ts'

/** The fields of a meeting, and the rooms of its day, so that one sees what is free before choosing. */
export function MeetingFields({ editor, autoFocus }: { editor: MeetingEditor; autoFocus?: boolean }) {
  const { form, set, id } = editor
  const { data: rooms = [] } = useQuery(roomsQuery(form.meeting_date))
  const clash = clashOf(rooms, { ...form, id })
  return (
    <div className="flex flex-col gap-4">
      <TextField editor={editor} name="title" label="Title" required>
        <TextInput
          value={form.title}
          maxLength={meetingLimits.title}
          autoFocus={autoFocus}
          autoComplete="off"
          onChange={(event) => set({ title: event.target.value })}
        />
      </TextField>
      <When editor={editor} />
      <TextField editor={editor} name="location" label="Location">
        <SuggestInput
          value={form.location}
          suggestions={suggestionsFor(
            form.location,
            rooms.map(({ location }) => location),
          )}
          nothing="A place where the firm has not met yet."
          maxLength={meetingLimits.location}
          onValueChange={(location) => set({ location })}
        />
      </TextField>
      {clash && (
        <Alert tone="destructive" title="This time is taken">
          {clash} Choose another time or room.
        </Alert>
      )}
      <RoomDays wish={{ ...form, id }} date={form.meeting_date} onChoose={(location) => set({ location })} />
      <TextField editor={editor} name="description" label="Description">
        <Textarea
          rows={2}
          value={form.description}
          maxLength={meetingLimits.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </TextField>
    </div>
  )
}

/** Day, start and end; the end goes along with the start. */
function When({ editor }: { editor: MeetingEditor }) {
  const { form, set, today } = editor
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <TextField editor={editor} name="meeting_date" label="Date" required className="max-sm:col-span-2">
        <DateInput
          min={today}
          value={form.meeting_date}
          onChange={(event) => set({ meeting_date: event.target.value })}
        />
      </TextField>
      <TextField editor={editor} name="start_time" label="Start Time" required>
        <TextInput
          type="time"
          value={form.start_time}
          onChange={({ target: { value } }) =>
            set({ start_time: value, ...(value && { end_time: endFor(value, form) }) })
          }
        />
      </TextField>
      <TextField editor={editor} name="end_time" label="End Time" required>
        <TextInput
          type="time"
          value={form.end_time}
          onChange={(event) => set({ end_time: event.target.value })}
        />
      </TextField>
    </div>
  )
}

type TextFieldProps = {
  editor: MeetingEditor
  name: keyof MeetingForm
  label: string
  required?: boolean
  className?: string
  children: ReactNode
}

/** A field with its complaint, and after a conflict with what the other person wrote. */
function TextField({ editor, name, label, required, className, children }: TextFieldProps) {
  return (
    <div className={className}>
      <Field label={label} required={required} error={editor.complaints[name]}>
        {children}
      </Field>
      <NowBelow now={editor.current?.[name]} mine={editor.form[name]} />
    </div>
  )
}

/** The rooms that are meant by what is typed; all of them while one is named whole, to choose another one. */
function suggestionsFor(typed: string, rooms: readonly string[]): readonly string[] {
  const isNamed = rooms.some((room) => roomOf(room) === roomOf(typed))
  return isNamed ? rooms : rooms.filter((room) => room.toLowerCase().includes(typed.trim().toLowerCase()))
}
