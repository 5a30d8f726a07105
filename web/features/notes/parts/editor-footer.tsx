import type { Note } from '../../../../contract/notes.ts'
import type { Named } from '../../../../contract/people.ts'
import { relativeTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { form as words } from '../labels.ts'
import { changedMeanwhile } from './labels.ts'
import { changesOf, formOf } from './note-form.ts'
import type { NoteFormState } from './use-note-form.ts'

type EditorFooterProps = {
  owner: Named
  latest: Note | undefined
  state: NoteFormState
  /** What is typed that Save does not save, in words. */
  waiting: string | undefined
  onCancel: () => void
}

/** Always in sight at the foot of the form: whose task it is, and the two ways out. */
export function EditorFooter({ owner, latest, state, waiting, onCancel }: EditorFooterProps) {
  return (
    <div
      data-notices-above=""
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-lg border-t border-border bg-surface px-4 py-3 md:px-5"
    >
      <CreatorBadge of={owner} className="max-md:hidden" />
      <p role="status" className="min-w-0 flex-1 text-meta text-ink-3 max-sm:basis-full">
        {waiting ?? sayingOf(latest, state)}
      </p>
      <span className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={state.isSaving}
          busyText={words.saving}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {words.save}
        </Button>
      </span>
    </div>
  )
}

function sayingOf(latest: Note | undefined, { base, version, dirty }: NoteFormState): string {
  const isNewer = latest !== undefined && version > 0 && latest.version > version
  const changed = isNewer ? Object.keys(changesOf(base, formOf(latest))) : []
  // A timer that was started counts the version up and changes no field.
  if (isNewer && changed.length > 0) {
    const who = latest.modifier_profile?.full_name ?? words.somebody
    return changedMeanwhile(who, relativeTime(latest.updated_at))
  }
  return dirty ? words.unsaved : ''
}
