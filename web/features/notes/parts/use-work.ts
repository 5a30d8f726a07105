import { useMemo, useRef, useState } from 'react'
import type { ListItem, Note } from '../../../../contract/notes.ts'
import { withNewItem } from './list-items.ts'
import { formOf, type NoteForm } from './note-form.ts'

/** What a save is made of: the typing, and the task that it began from. */
export interface Work {
  form: NoteForm
  base: NoteForm
  version: number
  /** Typed into the line of a new item and not added yet. */
  newItem?: ListItem | undefined
}

export function workOn(note: Note): Work {
  return { form: formOf(note), base: formOf(note), version: note.version }
}

/** The work with the item that was typed and not added, unless it is empty. */
export function whole({ newItem, form, ...rest }: Work): Work {
  return newItem
    ? { ...rest, form: { ...form, list_items: withNewItem(form.list_items, newItem) } }
    : { ...rest, form }
}

/** The typing as it is drawn, and as it is at this moment: an answer of the server may come between two drawings. */
export function useWork(note: Note) {
  const [work, setWork] = useState<Work>(() => workOn(note))
  const latest = useRef(work)
  const put = (next: Work) => {
    latest.current = next
    setWork(next)
  }
  const typed = useMemo(() => whole(work), [work])
  return { work, typed, latest, put }
}

/** Whether a save is on its way; meanwhile no other one begins. */
export function useSaving() {
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const whileSaving = async (run: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    await run().finally(() => {
      isBusy.current = false
      setSaving(false)
    })
  }
  return { isSaving, whileSaving }
}
