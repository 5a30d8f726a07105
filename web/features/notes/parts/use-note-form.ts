import { useRef, useState } from 'react'
import type { ListItem, Note } from '../../../../contract/notes.ts'
import { type Said, complaintsOf as saidByServer } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import type { Side } from '../../../lib/rows/merge.ts'
import { type Conflict, saveMerged } from '../../../lib/rows/save-merged.ts'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { newTask } from '../address.ts'
import { isGone, useCreateNote, useKnownNote, useSaveNote } from '../api.ts'
import { said } from '../labels.ts'
import { dropNoteDraft, findNoteDraft } from './note-draft.ts'
import {
  carriedOver,
  changesOf,
  complaintsOf,
  draftOf,
  type FormField,
  formFields,
  formOf,
  isDirty,
  type NoteForm,
  noteRules,
  resolved,
  withField,
} from './note-form.ts'
import { useDraftMirror } from './use-draft-mirror.ts'
import { type Made, useFirstSave } from './use-first-save.ts'
import { useSaving, useWork, type Work, whole, withBooked, workOn } from './use-work.ts'

export type NoteConflict = Conflict<Note, NoteForm>

interface Failure {
  words: string
  why: string
  /** The task can no longer be saved to, so that the typing needs another place. */
  isGone: boolean
}

type Complaints = Partial<Record<FormField, Said>>

interface NoteFormCalls {
  /** The task as it stands now. */
  now: Note | undefined
  /** It is saved, as the task of this id. */
  onSaved: (id: string) => void
  /** A new task has become a row, which no list shows yet. */
  onRow: (note: Note) => void
  /** The form of a new task that has become a row stays open. */
  onMade: (note: Note) => void
  /** Whether something else in the form is unsaved, so that a save does not close it. */
  isHeld: () => boolean
}

/**
 * The form of a task from opening to saving; without one it is a new task, which becomes a row with its first save. A
 * save made on an older version is joined with what others changed and sent again; what both changed becomes a
 * conflict, which `decide` settles. Whatever fails, the typing stays.
 */
export function useNoteForm(
  opened: Note | undefined,
  { now, onSaved, onRow, onMade, isHeld }: NoteFormCalls,
) {
  const toasts = useToasts()
  const { user_id } = useAuth()
  const { mutateAsync: send } = useSaveNote()
  const { mutateAsync: create } = useCreateNote()
  const [kept] = useState(() => findNoteDraft(opened?.id ?? newTask))
  const { work, typed, latest, put } = useWork(opened, kept)
  const [isRestored, setRestored] = useState(kept !== undefined && isDirty(kept.base, kept.form))
  const [row, setRow] = useState(opened)
  const rowNow = useRef(row)
  /** Grows whenever the form is filled from elsewhere, so that the editors begin anew. */
  const [filling, setFilling] = useState(0)
  const { isSaving, whileSaving } = useSaving()
  const [failure, setFailure] = useState<Failure>()
  const [complaints, setComplaints] = useState<Complaints>({})
  const [conflict, setConflict] = useState<NoteConflict>()
  const dirty = isDirty(typed.base, typed.form)
  const draft = useDraftMirror(row?.id ?? newTask, typed, dirty)
  const makeOnce = useFirstSave((tries) => put({ ...latest.current, tries }), onRow)

  const known = useKnownNote()
  const takeBookings = (news: Note | undefined) => {
    const next = news ? withBooked(latest.current, news, user_id) : latest.current
    if (next !== latest.current) put(next)
  }
  const [seen, setSeen] = useState<Note>()
  if (seen !== now) {
    setSeen(now)
    takeBookings(now)
  }

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
  const fail = (error: unknown, words: string = said.updateFailed, canMove = isGone(error)) => {
    const about = byField(error)
    setComplaints(about)
    // What a field says is said by no banner and by no notice.
    if (Object.keys(about).length > 0) {
      focusFirstInvalid()
      return toasts.error(words)
    }
    setFailure({ words, why: sentenceOf(error), isGone: canMove })
    toasts.error(words, error)
  }
  const succeed = (words: string) =>
    toasts.success(words, words === said.created ? said.createFailed : said.updateFailed)
  const finish = (words: string, id: string) => {
    draft.drop()
    succeed(words)
    onSaved(id)
  }
  /** Whether nothing in the form is wrong; what is, is said. */
  const isFine = (form: NoteForm): boolean => {
    setFailure(undefined)
    const wrong = complaintsOf(form)
    setComplaints(wrong)
    const isEmpty = Object.keys(wrong).length === 0
    if (!isEmpty) focusFirstInvalid()
    return isEmpty
  }
  /** What was sent is saved: the form closes, unless more was typed meanwhile or something else in it waits. */
  const settle = (sent: NoteForm, saved: Work, words: string, id: string) => {
    if (!isHeld() && !isDirty(sent, whole(latest.current).form)) return finish(words, id)
    carryOver(sent, saved)
    succeed(words)
  }
  /** From here on it is the form of a task like any other. */
  const stayOn = ({ note, sent }: Made) => {
    dropNoteDraft(newTask)
    setRow(note)
    carryOver(sent, workOn(note))
    onMade(note)
  }
  const begin = (form: NoteForm): Promise<Made | undefined> =>
    makeOnce(form, latest.current.tries).then(
      (made) => {
        rowNow.current = made.note
        return made
      },
      (error: unknown) => {
        fail(error, said.createFailed)
        return undefined
      },
    )

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

  const attemptFirst = async ({ form }: Work): Promise<void> => {
    const made = await begin(form)
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

  const saveAsNew = () =>
    whileSaving(() =>
      create({ body: draftOf(whole(latest.current).form) }).then(
        ({ id }) => finish(said.created, id),
        (error: unknown) => fail(error, said.createFailed, true),
      ),
    )

  const save = async (from: Work): Promise<void> => {
    if (isSaving || !isFine(from.form)) return
    const { current: now } = rowNow
    await whileSaving(() => (now ? attempt(from, now.id) : attemptFirst(from)))
  }

  /** The row of the task, for what can only be done to one: a new task gets it by its first save. */
  const rowFor = async (): Promise<Note | undefined> => {
    const { form } = whole(latest.current)
    if (rowNow.current || !isFine(form)) return rowNow.current
    await whileSaving(async () => {
      const made = await begin(form)
      if (!made) return
      stayOn(made)
      succeed(said.created)
    })
    return rowNow.current
  }

  return {
    /** The task as it was opened or made; undefined while it is no record yet. */
    row,
    rowFor,
    form: work.form,
    base: work.base,
    version: work.version,
    filling,
    dirty,
    isSaving,
    failure,
    complaints,
    conflict,
    /** It came back filled with what an earlier visit left unsaved. */
    isRestored: isRestored && dirty,
    set: <F extends FormField>(field: F, value: NoteForm[F]) => {
      put({ ...latest.current, form: withField(latest.current.form, field, value) })
      if (complaints[field]) setComplaints(({ [field]: _, ...others }) => others)
    },
    /** What stands in the line of a new item, which a save adds. */
    newItem: work.newItem,
    setNewItem: (newItem: ListItem | undefined) => put({ ...latest.current, newItem }),
    save: () => {
      // An answer that has come and is not drawn yet.
      if (rowNow.current) takeBookings(known(rowNow.current.id))
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
    /** Gives up what was typed and begins anew, from the task as it stands now. */
    discard: () => {
      setRestored(false)
      fill(workOn(now ?? rowNow.current))
    },
    /** The typing is given up on purpose. */
    giveUp: draft.drop,
  }
}

/** The server's complaints by field; one about a list item belongs to the list. */
function byField(error: unknown): Complaints {
  const known: readonly string[] = formFields
  return Object.fromEntries(Object.entries(saidByServer(error)).filter(([field]) => known.includes(field)))
}

export type NoteFormState = ReturnType<typeof useNoteForm>
