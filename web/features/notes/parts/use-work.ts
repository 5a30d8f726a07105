import { useMemo, useRef, useState } from 'react'
import type { ListItem, Note } from '../../../../contract/notes.ts'
import { withNewItem } from './list-items.ts'
import { blankForm, carriedOver, changesOf, formOf, isSame, type NoteForm } from './note-form.ts'

/** What a save is made of: the typing, and the task that it began from. */
export interface Work {
  form: NoteForm
  base: NoteForm
  version: number
  /** Typed into the line of a new item and not added yet. */
  newItem?: ListItem | undefined
  /** Somebody else booked hours while other hours were typed, which is for the two to settle. */
  othersBooked?: true | undefined
  /** First saves that may have arrived though no answer came. */
  tries?: Tries | undefined
}

/** What was sent to make a task of, all under one key, so that it makes one task. */
export interface Tries {
  key: string
  forms: NoteForm[]
}

/** The work as it begins: on a task, or on one that is no record yet. */
export function workOn(note: Note | undefined): Work {
  if (!note) return { form: blankForm, base: blankForm, version: 0 }
  return { form: formOf(note), base: formOf(note), version: note.version }
}

/** The work on a new task that another page filled in some of. */
export function workGiven(given: Partial<NoteForm> | undefined): Work | undefined {
  return given && { form: { ...blankForm, ...given }, base: blankForm, version: 0 }
}

/**
 * The work on a newer row of its task, as far as that asks for no decision: hours that were not touched show the new
 * sum, and beside a booking of one's own the typed sum stands, so that its difference is booked. Whatever else is new
 * is joined when it is saved.
 */
export function withBooked(work: Work, row: Note, user_id: string | undefined): Work {
  // The form of a new task knows its row only once it goes on with it.
  if (work.version === 0 || row.version <= work.version) return work
  const theirs = formOf(row)
  const isTyped = !isSame(work.base, work.form, 'hours_worked')
  const isNews = !isSame(work.base, theirs, 'hours_worked')
  if (isTyped && isNews && (work.othersBooked || row.modified_by !== user_id))
    return work.othersBooked ? work : { ...work, othersBooked: true }
  const { hours_worked } = theirs
  const base = { ...work.base, hours_worked }
  const form = isTyped ? work.form : { ...work.form, hours_worked }
  const isAllOfIt = Object.keys(changesOf(base, theirs)).length === 0
  if (!isAllOfIt && !isNews) return work
  return { ...work, base, form, version: isAllOfIt ? row.version : work.version }
}

/** The work with the item that was typed and not added, unless it is empty. */
export function whole({ newItem, form, ...rest }: Work): Work {
  return newItem
    ? { ...rest, form: { ...form, list_items: withNewItem(form.list_items, newItem) } }
    : { ...rest, form }
}

/** The typing as it is drawn, and as it is at this moment: an answer of the server may come between two drawings. */
export function useWork(note: Note | undefined, kept: Work | undefined, user_id: string | undefined) {
  const [work, setWork] = useState<Work>(() => kept ?? workOn(note))
  /** Grows whenever the form is filled from elsewhere, so that the editors begin anew. */
  const [filling, setFilling] = useState(0)
  const latest = useRef(work)
  const put = (next: Work) => {
    latest.current = next
    setWork(next)
  }
  const fill = (next: Work) => {
    put(next)
    setFilling((count) => count + 1)
  }
  /** Goes on from another version of the task with what was typed since `sent`. */
  const carryOver = (sent: NoteForm, next: Work) => {
    const { form: typed, newItem } = latest.current
    const form = carriedOver(sent, typed, next.form) ?? next.form
    // An editor that begins anew would take the caret away.
    if (form.content === typed.content) put({ ...next, newItem, form })
    else fill({ ...next, newItem, form })
  }
  const takeBookings = (news: Note | undefined) => {
    const next = news ? withBooked(latest.current, news, user_id) : latest.current
    if (next !== latest.current) put(next)
  }
  const typed = useMemo(() => whole(work), [work])
  return { work, typed, filling, latest, put, fill, carryOver, takeBookings }
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
