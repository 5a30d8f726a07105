import { useRef, useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import type { Side } from '../../../lib/rows/merge.ts'
import { type Conflict, saveMerged } from '../../../lib/rows/save-merged.ts'
import { useAuth } from '../../auth/public.tsx'
import { newTask } from '../address.ts'
import { useCreateNote, useKnownNote, useSaveNote } from '../api.ts'
import { said } from '../labels.ts'
import { dropNoteDraft } from './note-draft.ts'
import {
  changesOf,
  draftOf,
  type FormField,
  formOf,
  isDirty,
  type NoteForm,
  noteRules,
  resolved,
} from './note-form.ts'
import { type Made, useFirstSave } from './use-first-save.ts'
import type { useVerdict } from './use-verdict.ts'
import { useSaving, type useWork, type Work, whole, withBooked, workOn } from './use-work.ts'

export type NoteConflict = Conflict<Note, NoteForm>

export interface NoteSavesCalls {
  /** It is saved, as the task of this id. */
  onSaved: (id: string) => void
  /** A new task has become a row, which no list shows yet. */
  onRow: (note: Note) => void
  /** The form of a new task that has become a row stays open. */
  onMade: (note: Note) => void
  /** Whether something else in the form is unsaved, so that a save does not close it. */
  isHeld: () => boolean
}

type Content = ReturnType<typeof useWork>
type Verdict = ReturnType<typeof useVerdict>

type Finish = (words: string, id: string) => void

interface Form {
  content: Content
  verdict: Verdict
  calls: NoteSavesCalls
  finish: Finish
}

/** The ways in which a form becomes or changes a task, with the task that it is by now. */
export function useNoteSaves(
  opened: Note | undefined,
  content: Content,
  verdict: Verdict,
  calls: NoteSavesCalls,
) {
  const { latest, put, fill, takeBookings } = content
  const known = useKnownNote()
  const { isSaving, whileSaving } = useSaving()
  const finish: Finish = (words, id) => {
    verdict.succeed(words)
    calls.onSaved(id)
  }
  const form = { content, verdict, calls, finish }
  const { attempt, conflict, setConflict } = useAttempt(form)
  const { row, rowNow, begin, attemptFirst } = useFirstAttempt(opened, form, attempt)
  const saveAsNew = useSaveAsNew(form)
  const save = async (from: Work): Promise<void> => {
    if (isSaving || !verdict.isFine(from.form)) return
    const { current: now } = rowNow
    await whileSaving(() => (now ? attempt(from, now.id) : attemptFirst(from)))
  }
  return {
    row,
    rowNow,
    isSaving,
    conflict,
    save: () => {
      // An answer that has come and is not drawn yet.
      if (rowNow.current) takeBookings(known(rowNow.current.id))
      put(whole(latest.current))
      return save(latest.current)
    },
    /** For typing whose task was archived or deleted under it; until it is done, nothing can be typed. */
    saveAsNew: () => whileSaving(() => saveAsNew(whole(latest.current).form)),
    /** The row of the task, for what can only be done to one: a new task gets it by its first save. */
    rowFor: async (): Promise<Note | undefined> => {
      const { form } = whole(latest.current)
      if (rowNow.current || !verdict.isFine(form)) return rowNow.current
      await whileSaving(async () => void (await begin(form, true)))
      return rowNow.current
    },
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
  }
}

function useSaveAsNew({ verdict: { fail }, finish }: Form) {
  const { mutateAsync: create } = useCreateNote()
  return (form: NoteForm): Promise<void> =>
    create({ body: draftOf(form) }).then(
      ({ id }) => finish(said.created, id),
      (error: unknown) => fail(error, said.createFailed, true),
    )
}

/** Makes a task of the form of a new one, which from then on is a form like any other. */
function useFirstAttempt(
  opened: Note | undefined,
  { content, verdict: { fail, succeed }, calls: { onRow, onMade, isHeld }, finish }: Form,
  attempt: (from: Work, id: string, words: string) => Promise<void>,
) {
  const { latest, put, carryOver } = content
  const [row, setRow] = useState(opened)
  const rowNow = useRef(row)
  const makeOnce = useFirstSave((tries) => put({ ...latest.current, tries }), onRow)
  const stayOn = ({ note, sent }: Made) => {
    dropNoteDraft(newTask)
    setRow(note)
    carryOver(sent, workOn(note))
    onMade(note)
  }
  const begin = async (form: NoteForm, stays: boolean): Promise<Made | undefined> => {
    try {
      const made = await makeOnce(form, latest.current.tries)
      rowNow.current = made.note
      if (stays) {
        stayOn(made)
        succeed(said.created)
      }
      return made
    } catch (error) {
      fail(error, said.createFailed)
      return undefined
    }
  }
  const attemptFirst = async ({ form }: Work): Promise<void> => {
    const made = await begin(form, false)
    if (!made) return
    const { note, sent } = made
    const isWhole = !isDirty(sent, form)
    const isLatest = !isDirty(form, whole(latest.current).form)
    if (isWhole && isLatest && !isHeld()) return finish(said.created, note.id)
    stayOn(made)
    // An earlier try was the one that arrived: what was typed since is still to be saved.
    if (!isWhole) return attempt(whole(latest.current), note.id, said.created)
    succeed(said.created)
  }
  return { row, rowNow, begin, attemptFirst }
}

/** Sends changes of a task until they are saved, refused, or in conflict with what others changed. */
function useAttempt({ content, verdict: { fail, succeed }, calls: { isHeld }, finish }: Form) {
  const { latest, carryOver, takeBookings } = content
  const { user_id } = useAuth()
  const { mutateAsync: send } = useSaveNote()
  const [conflict, setConflict] = useState<NoteConflict>()
  /** What was sent is saved: the form closes, unless more was typed meanwhile or something else in it waits. */
  const settle = (sent: NoteForm, saved: Work, words: string, id: string) => {
    if (!isHeld() && !isDirty(sent, whole(latest.current).form)) return finish(words, id)
    carryOver(sent, saved)
    succeed(words)
  }
  const attempt = async (from: Work, id: string, words: string = said.updated): Promise<void> => {
    const outcome = await saveMerged<Note, NoteForm>(from, {
      rules: noteRules,
      formOf,
      send: ({ base, form, version }) => send({ id, version, changes: changesOf(base, form) }),
      typed: () => latest.current.form,
      // What one booked oneself on another device may be heard of only here.
      settled: (work, current) => {
        takeBookings(current)
        return withBooked({ ...work, othersBooked: latest.current.othersBooked }, current, user_id)
      },
      onMerged: carryOver,
    }).catch(fail)
    if (outcome?.conflict) setConflict(outcome.conflict)
    else if (outcome) settle(outcome.sent, outcome.saved, words, id)
  }
  return { attempt, conflict, setConflict }
}
