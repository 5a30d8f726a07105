import { useRef, useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { rowOfConflict, useCreateNote, useSaveNote } from '../api.ts'
import { said } from '../labels.ts'
import {
  carriedOver,
  changesOf,
  complaintsOf,
  draftOf,
  type FormField,
  formFields,
  formOf,
  isDirty,
  mergeForms,
  type NoteForm,
  resolved,
  type Side,
  withField,
} from './note-form.ts'
import { useDraftMirror } from './use-draft-mirror.ts'

/** What a save is made of: the typing, and the task that it began from. */
interface Work {
  form: NoteForm
  base: NoteForm
  version: number
}

export interface Conflict {
  row: Note
  mine: NoteForm
  theirs: NoteForm
  fields: FormField[]
}

interface Failure {
  words: string
  why: string
  /** The task can no longer be saved to, so that the typing needs another place. */
  isGone: boolean
}

type Complaints = Partial<Record<FormField, string>>

/**
 * The form of a task from opening to saving. A save made on an older version is joined with what others changed and
 * sent again; what both changed becomes a conflict, which `decide` settles. Whatever fails, the typing stays.
 */
export function useNoteForm(note: Note, onSaved: () => void) {
  const toasts = useToasts()
  const { mutateAsync: send } = useSaveNote()
  const { mutateAsync: create } = useCreateNote()
  const { work, latest, put } = useWork(note)
  /** Grows whenever the form is filled from elsewhere, so that the editors begin anew. */
  const [filling, setFilling] = useState(0)
  const { isSaving, whileSaving } = useSaving()
  const [failure, setFailure] = useState<Failure>()
  const [complaints, setComplaints] = useState<Complaints>({})
  const [conflict, setConflict] = useState<Conflict>()
  const dirty = isDirty(work.base, work.form)
  const draft = useDraftMirror(note.id, work, dirty)

  const fill = (next: Work) => {
    put(next)
    setFilling((count) => count + 1)
  }
  /** Goes on from another version of the task with what was typed since `sent`. */
  const carryOver = (sent: NoteForm, next: Work) => {
    const { content } = latest.current.form
    const form = carriedOver(sent, latest.current.form, next.form) ?? next.form
    // An editor that begins anew would take the caret away.
    if (form.content === content) put({ ...next, form })
    else fill({ ...next, form })
  }
  const fail = (error: unknown, words: string = said.updateFailed) => {
    setFailure({ words, why: sentenceOf(error), isGone: words === said.createFailed || isGone(error) })
    setComplaints(error instanceof CallFailure ? byField(error) : {})
    toasts.error(words, sentenceOf(error))
  }
  const finish = (words: string) => {
    draft.drop()
    toasts.success(words)
    onSaved()
  }

  /** Sends until it is saved, refused or in conflict; each round is made on a newer version. */
  const attempt = async (from: Work, rounds = 5): Promise<void> => {
    const changes = changesOf(from.base, from.form)
    let saved = from
    try {
      if (Object.keys(changes).length > 0)
        saved = workOn(await send({ id: note.id, version: from.version, changes }))
    } catch (error) {
      const row = rowOfConflict(error)
      if (!row || rounds === 0) return fail(error)
      const theirs = formOf(row)
      const { merged, conflicts } = mergeForms(from.base, from.form, theirs)
      // What was typed since may meet their changes as well.
      const newer = mergeForms(from.base, latest.current.form, theirs)
      const fields = [...new Set([...conflicts, ...newer.conflicts])]
      if (fields.length > 0) return setConflict({ row, mine: newer.merged, theirs, fields })
      const next = { form: merged, base: theirs, version: row.version }
      carryOver(from.form, next)
      return attempt(next, rounds - 1)
    }
    if (!isDirty(from.form, latest.current.form)) return finish(said.updated)
    carryOver(from.form, saved)
    toasts.success(said.updated)
  }

  const saveAsNew = () =>
    whileSaving(() =>
      create(draftOf(latest.current.form)).then(
        () => finish(said.created),
        (error: unknown) => fail(error, said.createFailed),
      ),
    )

  const save = async (from: Work): Promise<void> => {
    if (isSaving) return
    setFailure(undefined)
    const wrong = complaintsOf(from.form)
    setComplaints(wrong)
    if (Object.keys(wrong).length > 0) return
    await whileSaving(() => attempt(from))
  }

  return {
    form: work.form,
    base: work.base,
    version: work.version,
    filling,
    dirty,
    isSaving,
    failure,
    complaints,
    conflict,
    draft: draft.found,
    set: <F extends FormField>(field: F, value: NoteForm[F]) => {
      put({ ...latest.current, form: withField(latest.current.form, field, value) })
      if (complaints[field]) setComplaints(({ [field]: _, ...others }) => others)
    },
    save: () => save(latest.current),
    /** For typing whose task was archived or deleted under it; until it is done, nothing can be typed. */
    saveAsNew,
    isMoving: isSaving && failure?.isGone === true,
    /** Answers the conflict and saves what was chosen. */
    decide: (choices: Partial<Record<FormField, Side>>) => {
      if (!conflict) return
      const { row, mine, theirs } = conflict
      const next = { form: resolved(mine, theirs, choices), base: theirs, version: row.version }
      setConflict(undefined)
      fill(next)
      void save(next)
    },
    dismissConflict: () => setConflict(undefined),
    restoreDraft: () => {
      if (draft.found) fill(draft.found)
      draft.answer()
    },
    discardDraft: draft.discard,
    /** The typing is given up on purpose. */
    giveUp: draft.drop,
  }
}

/** The typing as it is drawn, and as it is at this moment: an answer of the server may come between two drawings. */
function useWork(note: Note) {
  const [work, setWork] = useState<Work>(() => workOn(note))
  const latest = useRef(work)
  const put = (next: Work) => {
    latest.current = next
    setWork(next)
  }
  return { work, latest, put }
}

/** Whether a save is on its way; meanwhile no other one begins. */
function useSaving() {
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

function workOn(note: Note): Work {
  return { form: formOf(note), base: formOf(note), version: note.version }
}

function isGone(error: unknown): boolean {
  return error instanceof CallFailure && ['notes.archived', 'row.not_found'].includes(error.reason)
}

/** The server's complaints by field; one about a list item belongs to the list. */
function byField({ fields }: CallFailure): Complaints {
  const known = fields.map(({ path, message }) => [path.split('.')[0], message] as const)
  return Object.fromEntries(
    known.filter(([field]) => (formFields as readonly (string | undefined)[]).includes(field)),
  )
}

export type NoteFormState = ReturnType<typeof useNoteForm>
