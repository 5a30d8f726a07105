import type { Note } from '../../../../contract/notes.ts'
import { relativeTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { changesOf, formOf } from './note-form.ts'
import type { NoteFormState } from './use-note-form.ts'

export type EditorFooterProps = {
  note: Note
  latest: Note | undefined
  state: NoteFormState
  onCancel: () => void
}

/** Always in sight at the foot of the form: whose task it is, and the two ways out. */
export function EditorFooter({ note, latest, state, onCancel }: EditorFooterProps) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-lg border-t border-border bg-surface px-4 py-3 md:px-5">
      <CreatorBadge name={note.profiles.full_name} className="max-md:hidden" />
      <p role="status" className="min-w-0 flex-1 truncate text-meta text-ink-3">
        {sayingOf(note, latest, state.dirty)}
      </p>
      <span className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={state.isSaving}
          busyText="Saving..."
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          Save
        </Button>
      </span>
    </div>
  )
}

function sayingOf(note: Note, latest: Note | undefined, dirty: boolean): string {
  const changed = latest ? Object.keys(changesOf(formOf(note), formOf(latest))) : []
  if (changed.join() === 'hours_worked') return 'Hours were booked meanwhile. Saving keeps them.'
  // A timer that was started counts the version up and changes no field.
  if (latest && changed.length > 0) {
    const who = latest.modifier_profile?.full_name ?? 'Somebody else'
    return `${who} changed this task ${relativeTime(latest.updated_at)}. Saving joins both.`
  }
  return dirty ? 'Unsaved changes' : ''
}
