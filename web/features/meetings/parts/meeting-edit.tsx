import type { KeyboardEvent } from 'react'
import type { Meeting } from '../../../../contract/meetings.ts'
import { Button } from '../../../ui/button.tsx'
import { Restored } from '../../../ui/restored.tsx'
import { Conflict } from '../../../ui/rows/conflict.tsx'
import { useDiscard } from '../../../ui/rows/use-discard.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { useMeetingForm } from './use-meeting-form.ts'

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
      aria-label={`Edit ${meeting.title}`}
      noValidate
      className="flex flex-col gap-4 px-4 py-4"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        editor.save()
      }}
    >
      {editor.restored && <Restored onDiscard={editor.discard} />}
      {editor.current && <Conflict what="This meeting" />}
      <MeetingFields editor={editor} autoFocus />
      <div className="flex justify-end gap-2">
        <Button onClick={cancel}>Cancel</Button>
        <Button variant="primary" type="submit" busy={editor.saving} busyText="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}
