import { type KeyboardEvent, useState } from 'react'
import { conflictLimits } from '../../../../contract/conflict-words.ts'
import type { ConflictHit } from '../../../../contract/conflicts.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { report as words } from '../labels.ts'

type HitNoteProps = {
  hit: ConflictHit
  /** Keeps a note, or none any more; tells whether it was kept. Left out, it is only read. */
  onNote: ((note: string | null) => Promise<boolean>) | undefined
}

/** Why a hit was answered so. Enter keeps what is typed, Escape leaves it as it was; what is not kept stays typed. */
export function HitNote({ hit: { name, note }, onNote }: HitNoteProps) {
  const [typed, setTyped] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const shown = note && (
    <span lang={languageOf(note)} className="block text-meta [overflow-wrap:anywhere]">
      {note}
    </span>
  )
  if (!onNote) return shown
  const save = async () => {
    const next = typed?.trim() || null
    if (isSaving) return
    setSaving(true)
    if (next === note || (await onNote(next))) setTyped(undefined)
    setSaving(false)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape') setTyped(undefined)
  }
  if (typed === undefined)
    return (
      <>
        {shown}
        <button
          type="button"
          data-print="none"
          aria-label={words.noteOf(name)}
          onClick={() => setTyped(note ?? '')}
          className="text-meta font-semibold text-accent hover:underline coarse:min-h-control"
        >
          {note ? words.changeNote : words.addNote}
        </button>
      </>
    )
  return (
    <span className="mt-1 flex items-center gap-2" data-print="none">
      <TextInput
        autoFocus
        aria-label={words.noteOf(name)}
        value={typed}
        maxLength={conflictLimits.note}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <Button size="sm" busy={isSaving} onClick={() => void save()}>
        {words.saveNote}
      </Button>
    </span>
  )
}
