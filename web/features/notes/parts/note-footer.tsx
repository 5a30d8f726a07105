import { ArchiveRestore, Trash2 } from 'lucide-react'
import type { Note } from '../../../../contract/notes.ts'
import { dayAndTime, whenChanged } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { HoursMeter } from '../../../ui/hours-meter.tsx'
import { initialOf } from '../../../ui/initials.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { changedAt, ofTask, said } from '../labels.ts'
import type { NoteCardActions } from './note-card.tsx'
import { useNoteExtras } from './note-extras.ts'
import { Assignees } from './note-shared.tsx'

/** Whose task it is, who changed it last and when, and how its hours stand. */
export function NoteFooter({ note, actions }: { note: Note; actions: NoteCardActions }) {
  const { timer } = useNoteExtras()
  return (
    <div className="flex flex-col gap-2 border-t border-border px-4 pt-2.5 pb-2.5">
      <div className="flex items-center justify-between gap-3">
        <CreatorBadge of={note.profiles} />
        {note.assignees.length > 0 ? <Assignees of={note.assignees} /> : <LastChange note={note} />}
      </div>
      <div className="flex min-h-[30px] items-center gap-2">
        <HoursMeter worked={note.hours_worked} projected={note.projected_billable_hours} className="flex-1" />
        {note.can.status && timer?.(note)}
        {note.can.unarchive && actions.onUnarchive && (
          <Button
            size="sm"
            icon={<ArchiveRestore className="size-4" />}
            aria-label={ofTask.unarchive(note.title)}
            onClick={() => actions.onUnarchive?.(note)}
          >
            {said.unarchive}
          </Button>
        )}
        {note.is_archived && note.can.delete && (
          <IconButton label={ofTask.delete(note.title)} onClick={() => actions.onDelete(note)}>
            <Trash2 className="size-4" />
          </IconButton>
        )}
      </div>
    </div>
  )
}

function LastChange({ note }: { note: Note }) {
  const { time_zone } = useFirm()
  const now = useNow()
  const editor = lastEditor(note)
  const when = whenChanged(note.updated_at, time_zone, now)
  const exact = dayAndTime(note.updated_at, time_zone)
  return (
    <span className="min-w-0 truncate text-meta text-ink-3" title={changedAt(exact, editor)}>
      {editor && `${shortName(editor)}, `}
      <time dateTime={note.updated_at}>{when}</time>
    </span>
  )
}

/** 'N. Jahan' for 'Nusrat Jahan'; a single name stays whole. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${initialOf(words[0] ?? '')}. ${last}` : last
}

/** Who changed it last, when that was somebody else than its owner. */
export function lastEditor(
  note: Pick<Note, 'user_id' | 'modified_by' | 'modifier_profile'>,
): string | undefined {
  if (!note.modifier_profile || note.modified_by === note.user_id) return undefined
  return nameOf(note.modifier_profile)
}
