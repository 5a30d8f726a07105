import { useState } from 'react'
import { shownSentences } from '../../../../contract/kernel/shown-reasons.ts'
import type { Note } from '../../../../contract/notes.ts'
import { relativeTime } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useCreateNote } from '../api.ts'
import { said, form as words } from '../labels.ts'
import { typedAt } from './labels.ts'
import { dropNoteDraft, findNoteDraft } from './note-draft.ts'
import { draftOf } from './note-form.ts'

/** What was typed on a task that can no longer be opened, while this device keeps it: a new task, or given up. */
export function KeptTyping({ noteId, onSaved }: { noteId: string; onSaved: () => void }) {
  const [draft, setDraft] = useState(() => findNoteDraft(noteId))
  const { mutateAsync: create, isPending } = useCreateNote()
  const toasts = useToasts()
  if (!draft) return null
  const forget = () => {
    dropNoteDraft(noteId)
    setDraft(undefined)
  }
  const save = () =>
    create({ body: draftOf(draft.form) }).then(
      () => {
        forget()
        toasts.success(said.created, said.createFailed)
        onSaved()
      },
      (error: unknown) => toasts.error(said.createFailed, error),
    )
  return (
    <Alert tone="info" title={words.keptTyping} className="w-full">
      <p>{typedAt(draft.form.title, relativeTime(draft.kept_at))}</p>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={forget}>
          {words.discard}
        </Button>
        <Button size="sm" variant="primary" busy={isPending} onClick={() => void save()}>
          {words.saveAsNew}
        </Button>
      </span>
    </Alert>
  )
}

/** A task that was open with typing in it and may no longer be edited: why, and the typing. */
export function CannotEdit({ note, onClose }: { note: Note; onClose: () => void }) {
  const why = note.is_archived ? shownSentences['notes.archived'] : shownSentences['rights.not_yours']
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <p className="text-card font-semibold">{note.title}</p>
      <p className="text-body text-ink-2">{why}</p>
      <KeptTyping noteId={note.id} onSaved={() => onClose()} />
      <Button onClick={() => onClose()}>{said.close}</Button>
    </Card>
  )
}
