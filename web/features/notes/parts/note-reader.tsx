import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { Note } from '../../../../contract/notes.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { HoursMeter } from '../../../ui/hours-meter.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { noteQuery } from '../api.ts'
import { said } from '../labels.ts'
import { NoteBody } from './note-body.tsx'
import { useNoteExtras } from './note-extras.ts'
import { categoryOf } from './note-meta.tsx'
import { NoteShared } from './note-shared.tsx'

type NoteReaderProps = {
  /** The id of the task that is being read. */
  id: string | undefined
  /** The lists that it may be on. */
  listed: readonly { notes: readonly Note[] }[]
  onClose: () => void
  /** Opens the form instead; left out where the task is only read. */
  onEdit?: ((note: Note) => void) | undefined
}

/** The whole of a task, to read. */
export function NoteReader({ id, listed, onClose, onEdit }: NoteReaderProps) {
  const note = useReading(id, listed)
  return (
    <Dialog
      open={note !== undefined}
      onClose={onClose}
      title={note?.title ?? ''}
      description={note && [categoryOf(note), note.client_name, note.case_id].filter(Boolean).join(' · ')}
      footer={
        onEdit &&
        note?.can.edit && (
          <>
            <DialogClose>{said.close}</DialogClose>
            <Button
              variant="primary"
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={() => onEdit(note)}
            >
              {said.edit}
            </Button>
          </>
        )
      }
    >
      {note && <Whole note={note} />}
    </Dialog>
  )
}

/** The task that is being read, also one that is on no page of a list yet. */
function useReading(id: string | undefined, listed: NoteReaderProps['listed']): Note | undefined {
  const found = listed.flatMap(({ notes }) => notes).find((note) => note.id === id)
  const query = useQuery({ ...noteQuery(id ?? ''), enabled: id !== undefined && !found })
  useLoadFailure(query, said.loadFailed)
  if (id === undefined) return undefined
  return found ?? (query.data?.id === id ? query.data : undefined)
}

function Whole({ note }: { note: Note }) {
  const { working } = useNoteExtras()
  const { data, error, refetch } = useQuery({ ...noteQuery(note.id), enabled: note.content_is_excerpt })
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Alert
          tone="destructive"
          title={said.loadFailed}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {said.retry}
            </Button>
          }
        >
          {sentenceOf(error)}
        </Alert>
      )}
      <NoteBody note={data ?? note} whole />
      <NoteShared note={note} />
      {note.google_drive_link && (
        <p className="text-body">
          <a
            href={note.google_drive_link}
            target="_blank"
            rel="noopener noreferrer"
            className="break-all text-accent underline underline-offset-2"
          >
            {note.google_drive_link}
          </a>
        </p>
      )}
      <div className="flex items-center gap-4 border-t border-border pt-4">
        <CreatorBadge of={note.profiles} />
        <HoursMeter worked={note.hours_worked} projected={note.projected_billable_hours} className="flex-1" />
      </div>
      {note.can.status && !note.can.edit && working?.(note)}
    </div>
  )
}
