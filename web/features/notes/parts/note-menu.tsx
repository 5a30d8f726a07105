import {
  Archive,
  BookOpen,
  Clock,
  ExternalLink,
  Flag,
  FlagOff,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react'
import type { Note } from '../../../../contract/notes.ts'
import { MenuItem, MenuSeparator, SharedMenu } from '../../../ui/menu.tsx'
import { HistoryItem } from '../../auth/public.tsx'
import { noteMenu } from './note-card.tsx'
import { useNoteExtras } from './note-extras.ts'
import type { NoteActions } from './use-note-actions.ts'

type NoteMenuProps = {
  actions: NoteActions
  onEdit: (note: Note) => void
  onRead: (note: Note) => void
}

/** The menu behind the three dots of every card that may be changed. */
export function NoteMenu({ actions, onEdit, onRead }: NoteMenuProps) {
  const { onWorkLogs } = useNoteExtras()
  return (
    <SharedMenu handle={noteMenu}>
      {(note) => (
        <>
          <MenuItem icon={<Pencil />} shortcut="E" onSelect={() => onEdit(note)}>
            Edit
          </MenuItem>
          <MenuItem icon={<BookOpen />} shortcut="R" onSelect={() => onRead(note)}>
            Read
          </MenuItem>
          <MenuItem
            icon={note.is_priority ? <FlagOff /> : <Flag />}
            shortcut="P"
            onSelect={() => actions.setPriority(note, !note.is_priority)}
          >
            {note.is_priority ? 'Remove Priority' : 'Mark as Priority'}
          </MenuItem>
          <MenuItem
            icon={note.keep_alive ? <PinOff /> : <Pin />}
            onSelect={() => actions.setKeepAlive(note, !note.keep_alive)}
          >
            {note.keep_alive ? 'Stop Keep Alive' : 'Keep Alive'}
          </MenuItem>
          {onWorkLogs && (
            <MenuItem icon={<Clock />} shortcut="L" onSelect={() => onWorkLogs(note)}>
              Work Logs
            </MenuItem>
          )}
          {note.google_drive_link && (
            <MenuItem
              icon={<ExternalLink />}
              render={<a href={note.google_drive_link} target="_blank" rel="noopener noreferrer" />}
            >
              Open Google Drive
            </MenuItem>
          )}
          <HistoryItem record={note.id} />
          <MenuSeparator />
          {note.can.archive && (
            <MenuItem icon={<Archive />} shortcut="#" onSelect={() => actions.archive(note)}>
              Archive
            </MenuItem>
          )}
          {note.can.delete && (
            <MenuItem icon={<Trash2 />} destructive onSelect={() => actions.remove(note)}>
              Delete
            </MenuItem>
          )}
        </>
      )}
    </SharedMenu>
  )
}
