import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { roomOf } from '../../../../contract/meeting-room.ts'
import { type Meeting, meetingLimits } from '../../../../contract/meetings.ts'
import { fold } from '../../../../contract/words.ts'
import { useAddForm } from '../../../lib/rows/row-address.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { Restored } from '../../../ui/restored.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useDiscard } from '../../../ui/rows/use-discard.ts'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { CaseField } from '../../cases/public.ts'
import { roomsQuery } from '../api.ts'
import { editOf, roomWords, said } from '../labels.ts'
import { clashOf } from '../logic.ts'
import { RoomDays } from './room-days.tsx'
import { type MeetingEditor, useMeetingForm } from './use-meeting-form.ts'

/** The booking dialog. */
export function MeetingDialog() {
  const { isOpen, close } = useAddForm('/meetings')
  const editor = useMeetingForm(undefined, close)
  return (
    <RowDialog {...{ editor, said }} open={isOpen} isEdit={false} size="lg" description={said.addHint}>
      <MeetingFields editor={editor} />
    </RowDialog>
  )
}

/** The edit of a meeting in its place: Escape gives up, Ctrl+Enter saves. */
export function MeetingEdit({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const editor = useMeetingForm(meeting, onClose)
  const cancel = useDiscard(editor.dirty, editor.close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') cancel()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) editor.save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <form
      aria-label={editOf(meeting.title)}
      noValidate
      className="flex flex-col gap-4 px-4 py-4"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        editor.save()
      }}
    >
      {editor.restored && <Restored onDiscard={editor.discard} />}
      {editor.current && <Conflict what={said.this} />}
      <MeetingFields editor={editor} autoFocus />
      <div className="flex justify-end gap-2">
        <Button onClick={cancel}>{kit.cancel}</Button>
        <Button variant="primary" type="submit" busy={editor.saving} busyText={kit.saving}>
          {kit.save}
        </Button>
      </div>
    </form>
  )
}

/** The fields of a meeting, and the rooms of its day, so that one sees what is free before choosing. */
function MeetingFields({ editor, autoFocus }: { editor: MeetingEditor; autoFocus?: boolean }) {
  const { form, set, id } = editor
  const { data: rooms = [] } = useQuery(roomsQuery(form.meeting_date))
  const clash = clashOf(rooms, { ...form, id })
  return (
    <div className="flex flex-col gap-4">
      <RowField of={editor} name="title" autoFocus={autoFocus} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <div className="max-sm:col-span-2">
          <RowField of={editor} name="meeting_date" min={editor.today} />
        </div>
        <RowField of={editor} name="start_time" />
        <RowField of={editor} name="end_time" />
      </div>
      <Field
        label={editor.names.location}
        error={editor.complaints.location}
        below={<NowBelow now={editor.current?.location} mine={form.location} />}
      >
        <SuggestInput
          value={form.location}
          suggestions={suggestionsFor(
            form.location,
            rooms.map(({ location }) => location),
          )}
          nothing={roomWords.isNew}
          maxLength={meetingLimits.location}
          onValueChange={(location) => set({ location })}
        />
      </Field>
      {clash && (
        <Alert tone="destructive" title={roomWords.taken}>
          {clash} {roomWords.chooseOther}
        </Alert>
      )}
      <RoomDays wish={{ ...form, id }} date={form.meeting_date} onChoose={(location) => set({ location })} />
      <CaseField of={editor} kind="meeting" />
      <RowField of={editor} name="description" rows={2} />
    </div>
  )
}

/** The rooms that are meant by what is typed; all of them while one is named whole, to choose another one. */
function suggestionsFor(typed: string, rooms: readonly string[]): readonly string[] {
  const isNamed = rooms.some((room) => roomOf(room) === roomOf(typed))
  return isNamed ? rooms : rooms.filter((room) => fold(room).includes(fold(typed.trim())))
}
