import {
  Archive,
  BookOpen,
  CheckSquare,
  Clock,
  ExternalLink,
  Flag,
  FlagOff,
  History,
  Pencil,
  Pin,
  PinOff,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import type { Note } from '../../../../contract/notes.ts'
import { noteNames } from '../../../../contract/words/notes.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { logTimeWords } from '../../../lib/labels.ts'
import { openLogTime } from '../../../lib/log-time.ts'
import { MenuItem, MenuSeparator, SharedMenu } from '../../../ui/menu.tsx'
import { HistoryItem } from '../../auth/public.tsx'
import { useFirm } from '../../people/public.ts'
import { changedAt, menu, said } from '../labels.ts'
import { noteMenu } from './note-card.tsx'
import { useNoteExtras } from './note-extras.ts'
import { lastEditor } from './note-footer.tsx'
import type { NoteActions } from './use-note-actions.ts'

type NoteMenuProps = {
  actions: NoteActions
  onEdit: (note: Note) => void
  onRead: (note: Note) => void
  onSelect?: ((note: Note) => void) | undefined
}

/** The menu behind the three dots of every card that may be changed. */
export function NoteMenu({ actions, onEdit, onRead, onSelect }: NoteMenuProps) {
  const { onWorkLogs } = useNoteExtras()
  return (
    <SharedMenu handle={noteMenu}>
      {(note) => (
        <>
          <MenuItem icon={<Pencil />} shortcut="E" onSelect={() => onEdit(note)}>
            {said.edit}
          </MenuItem>
          <MenuItem icon={<BookOpen />} shortcut="R" onSelect={() => onRead(note)}>
            {menu.read}
          </MenuItem>
          <MenuItem
            icon={note.is_priority ? <FlagOff /> : <Flag />}
            shortcut="P"
            onSelect={() => actions.setPriority(note, !note.is_priority)}
          >
            {note.is_priority ? menu.unmark : menu.mark}
          </MenuItem>
          <MenuItem
            icon={note.keep_alive ? <PinOff /> : <Pin />}
            onSelect={() => actions.setKeepAlive(note, !note.keep_alive)}
          >
            {note.keep_alive ? menu.stopKeepAlive : noteNames.keep_alive}
          </MenuItem>
          {note.status === 'done' && (
            <MenuItem icon={<RotateCcw />} onSelect={() => actions.reopen(note)}>
              {menu.reopen}
            </MenuItem>
          )}
          {onWorkLogs && (
            <MenuItem icon={<Clock />} shortcut="L" onSelect={() => onWorkLogs(note)}>
              {said.workLogs}
            </MenuItem>
          )}
          <TimeItem note={note} />
          {note.google_drive_link && <DriveItem link={note.google_drive_link} />}
          {onSelect && (
            <MenuItem icon={<CheckSquare />} onSelect={() => onSelect(note)}>
              {menu.select}
            </MenuItem>
          )}
          <HistoryItem record={note.id} />
          {note.assignees.length > 0 && <LastChange note={note} />}
          <MenuSeparator />
          {note.can.archive && (
            <MenuItem icon={<Archive />} shortcut="#" onSelect={() => actions.archive(note)}>
              {said.archive}
            </MenuItem>
          )}
          {note.can.delete && (
            <MenuItem icon={<Trash2 />} destructive onSelect={() => actions.remove(note)}>
              {said.delete}
            </MenuItem>
          )}
        </>
      )}
    </SharedMenu>
  )
}

/** Who changed it last, where the card names those who work on it instead. */
function LastChange({ note }: { note: Note }) {
  const { time_zone } = useFirm()
  return (
    <MenuItem icon={<History />} disabled>
      {changedAt(dayAndTime(note.updated_at, time_zone), lastEditor(note))}
    </MenuItem>
  )
}

function DriveItem({ link }: { link: string }) {
  return (
    <MenuItem icon={<ExternalLink />} render={<a href={link} target="_blank" rel="noopener noreferrer" />}>
      {menu.openDrive}
    </MenuItem>
  )
}

/** The line about one's time, with the task filled in. */
function TimeItem({ note: { id, title, case_ref, case_id } }: { note: Note }) {
  const about = { note: { id, title }, case: case_ref ? { id: case_ref, name: case_id ?? '' } : undefined }
  return (
    <MenuItem icon={<Clock />} onSelect={() => openLogTime(about)}>
      {logTimeWords}
    </MenuItem>
  )
}
