import { sentenceOfReason } from '../../../../contract/kernel/reasons.ts'
import type { Note } from '../../../../contract/notes.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { said } from '../labels.ts'
import { KeptTyping } from './kept-typing.tsx'

/** A task that was open with typing in it and may no longer be edited: why, and the typing. */
export function CannotEdit({ note, onClose }: { note: Note; onClose: () => void }) {
  const why = note.is_archived ? sentenceOfReason['notes.archived'] : sentenceOfReason['rights.not_yours']
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <p className="text-card font-semibold">{note.title}</p>
      <p className="text-body text-ink-2">{why}</p>
      <KeptTyping noteId={note.id} onSaved={() => onClose()} />
      <Button onClick={() => onClose()}>{said.close}</Button>
    </Card>
  )
}
