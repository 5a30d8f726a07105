import { useState } from 'react'
import type { ListItem, Note } from '../../../../contract/notes.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { isGone, rowOfConflict, useCreateNote, useSaveNote } from '../api.ts'
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
import { useSaving, useWork, type Work, whole, workOn } from './use-work.ts'

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
 * sent again; what both changed becomes a conflict, which `decide` settles. Whatever fails, the typing stays. While something
 * else in the form is unsaved (`isHeld`), a save does not close it.
 */
export function useNoteForm(note: Note, onSaved: () => void, isHeld: () => boolean) {
  const toasts = useToasts()
  const { mutateAsync: send } = useSaveNote()
  const { mutateAsync: create } = useCreateNote()
  const { work, typed, latest, put } = useWork(note)
  /** Grows whenever the form is filled from elsewhere, so that the editors begin anew. */
  const [filling, setFilling] = useState(0)
  const { isSaving, whileSaving } = useSaving()
  const [failure, setFailure] = useState<Failure>()
  const [complaints, setComplaints] = useState<Complaints>({})
  const [conflict, setConflict] = useState<Conflict>()
  const dirty = isDirty(typed.base, typed.form)
  const draft = useDraftMirror(note.id, typed, dirty)

  const fill = (next: Work) => {
    put(next)
    setFilling((count) => count + 1)
  }
  /** Goes on from another version of the task with what was typed since `sent`. */
  const carryOver = (sent: NoteForm, next: Work) => {
    const { content } = latest.current.form
    const { newItem } = latest.current
    const form = carriedOver(sent, latest.current.form, next.form) ?? next.form
    // An editor that begins anew would take the caret away.
    if (form.content === content) put({ ...next, newItem, form })
    else fill({ ...next, newItem, form })
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
    if (!isHeld() && !isDirty(from.form, whole(latest.current).form)) return finish(said.updated)
    carryOver(from.form, saved)
    toasts.success(said.updated)
  }

  const saveAsNew = () =>
    whileSaving(() =>
      create(draftOf(whole(latest.current).form)).then(
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
    /** What stands in the line of a new item, which a save adds. */
    newItem: work.newItem,
    setNewItem: (newItem: ListItem | undefined) => put({ ...latest.current, newItem }),
    save: () => {
      put(whole(latest.current))
      return save(latest.current)
    },
    /** For typing whose task was archived or deleted under it; until it is done, nothing can be typed. */
    saveAsNew,
    isMoving: isSaving && failure?.isGone === true,
    /** Answers the conflict and saves what was chosen. */
    decide: (choices: Partial<Record<FormField, Side>>) => {
      if (!conflict) return
      const { row, mine, theirs } = conflict
      const form = resolved(mine, theirs, choices)
      const next = whole({ ...latest.current, form, base: theirs, version: row.version })
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

/** The server's complaints by field; one about a list item belongs to the list. */
function byField({ fields }: CallFailure): Complaints {
  const known = fields.map(({ path, message }) => [path.split('.')[0], message] as const)
  return Object.fromEntries(
    known.filter(([field]) => (formFields as readonly (string | undefined)[]).includes(field)),
  )
}

export type NoteFormState = ReturnType<typeof useNoteForm>
