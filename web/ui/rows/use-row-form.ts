import { useState } from 'react'
import { CallFailure, sentenceOf } from '../../lib/failure.ts'
import { type FormBase, useKeptForm } from '../../lib/rows/kept-form.ts'
import { type Merging, merging } from '../../lib/rows/merge.ts'
import { saveMerged, type Work } from '../../lib/rows/save-merged.ts'
import type { Complaints } from '../../lib/said.ts'
import type { Shape } from '../../lib/shape.ts'
import { focusFirstInvalid } from '../focus-first-invalid.ts'
import { useToasts } from '../toast.tsx'

export interface RowFormOptions<Row, Form> {
  /** Names what is kept of it on this device: 'case'. */
  name: string
  /** The row that is edited; undefined for a new one. */
  row: Row | undefined
  empty: Form
  shape: Shape<Form>
  formOf: (row: Row) => Form
  /** How two changes of it are compared and joined. */
  rules?: Merging<Form>
  /** What does not fit before it is sent; later, where what checks it is loaded first. */
  check: (form: Form, base: FormBase<Form>) => Complaints | Promise<Complaints>
  /** Answers the row as it was saved; undefined where nothing was sent. */
  send: (form: Form, base: FormBase<Form>) => Promise<Row | undefined>
  said: Record<'created' | 'updated' | 'createFailed' | 'updateFailed', string> & {
    /** Said instead of the server's reason when the session is over (specification: costing 7, timeline 7). */
    noUser?: string
  }
  /** The reason of a refusal that asks back at its field and is no failure. */
  asksBack?: string | undefined
  onClose: () => void
  /** What follows the making of a new row, when the form is closed. */
  onCreated?: ((row: Row) => void) | undefined
}

export interface RowForm<Form> {
  form: Form
  set: (change: Partial<Form>) => void
  dirty: boolean
  /** It came back filled with what was typed before. */
  restored: boolean
  complaints: Complaints
  /** The values as they stand, after somebody else changed the same: what was typed is kept, saving again replaces them. */
  current: Form | undefined
  saving: boolean
  save: () => void
  /** Gives up what was typed and begins anew. */
  discard: () => void
  /** Gives up what was typed. */
  close: () => void
}

/**
 * The form of a new or edited row: kept on this device, checked, sent once, and safe against a second editor, whose
 * changes of other fields are joined in.
 */
export function useRowForm<Row extends { id: string; version: number }, Form extends object>(
  options: RowFormOptions<Row, Form>,
): RowForm<Form> {
  const { row, empty, formOf, rules = merging<Form>() } = options
  const key = `${options.name}.${row?.id ?? 'new'}`
  const start = { form: row ? formOf(row) : empty, version: row?.version ?? 0 }
  const kept = useKeptForm(key, start, options.shape, rules)
  const { work, dirty } = kept
  const outcome = useOutcome<Form>(key, row !== undefined, options)
  const [saving, setSaving] = useState(false)

  const discard = () => {
    kept.drop()
    outcome.forget()
  }
  const close = () => {
    discard()
    options.onClose()
  }
  const send = (next: Work<Form>) => options.send(next.form, baseOf(next))
  const update = async () => {
    const typed = () => kept.latest().form
    const saved = await saveMerged<Row, Form>(work, { rules, formOf, send, typed, onMerged: kept.goOn })
    if (saved.conflict) {
      const { row: now, mine, theirs } = saved.conflict
      kept.put({ form: mine, base: theirs, version: now.version })
      return outcome.failed(saved.error, theirs)
    }
    outcome.succeeded()
    if (!kept.goOn(saved.sent, saved.saved)) close()
  }
  const create = () =>
    send(work).then((made) => {
      outcome.succeeded()
      close()
      if (made) options.onCreated?.(made)
    })
  const sendUnless = (complaints: Complaints) => {
    outcome.complain(complaints)
    if (Object.keys(complaints).length > 0) return focusFirstInvalid()
    setSaving(true)
    void (row ? update() : create()).catch(outcome.failed).finally(() => setSaving(false))
  }
  const check = () => options.check(work.form, baseOf(work))
  const save = () => {
    if (saving) return
    if (row && !dirty) return close()
    const found = check()
    if (!(found instanceof Promise)) return sendUnless(found)
    setSaving(true)
    void found.catch(noComplaints).then((complaints) => {
      setSaving(false)
      sendUnless(complaints)
    })
  }
  const set = (fields: Partial<Form>) => {
    // A new row has nothing yet that later typing could be saved on: it is not taken rather than lost.
    if (saving && !row) return
    // With the first key, so that what checks it is here by the time that it is saved.
    if (!dirty) void Promise.resolve(check()).catch(noComplaints)
    const latest = kept.latest()
    kept.put({ ...latest, form: { ...latest.form, ...fields } })
    outcome.typedAnew(Object.keys(fields))
  }
  const { complaints, current } = outcome
  return {
    form: work.form,
    set,
    dirty,
    restored: kept.restored,
    complaints,
    current,
    saving,
    save,
    discard,
    close,
  }
}

interface Problem<Form> {
  key: string
  complaints: Complaints
  current?: Form | undefined
}

/** What came of the saves of the form under a key: what is wrong with it, and what somebody else saved meanwhile. */
function useOutcome<Form>(
  key: string,
  isEdit: boolean,
  { said, asksBack }: Pick<RowFormOptions<unknown, Form>, 'said' | 'asksBack'>,
) {
  const [problem, setProblem] = useState<Problem<Form>>()
  const toasts = useToasts()
  const words = isEdit ? said.updateFailed : said.createFailed
  const own = problem?.key === key ? problem : undefined
  return {
    complaints: own?.complaints ?? {},
    current: own?.current,
    forget: () => setProblem(undefined),
    complain: (complaints: Complaints) => setProblem({ key, complaints }),
    /** What was complained about has just been typed anew. */
    typedAnew: (names: readonly string[]) => {
      if (own) setProblem({ ...own, complaints: without(own.complaints, names) })
    },
    succeeded: () => {
      setProblem(undefined)
      toasts.success(isEdit ? said.updated : said.created, words)
    },
    failed: async (error: unknown, current?: Form) => {
      const complaints = await complaintsOf(error)
      const isSaid = Object.keys(complaints).length > 0
      setProblem({ key, complaints, current })
      if (isSaid) focusFirstInvalid()
      if (isSaid && error instanceof CallFailure && error.reason === asksBack) return
      const hasNoUser = error instanceof CallFailure && error.kind === 'unauthenticated'
      const reason = (hasNoUser && said.noUser) || sentenceOf(error)
      // What a field says is not said again.
      toasts.error(words, isSaid ? undefined : reason)
    },
  }
}

function baseOf<Form>({ base: form, version }: Work<Form>): FormBase<Form> {
  return { form, version }
}

/** What checks could not be loaded; the server checks all the same. */
function noComplaints(): Complaints {
  return {}
}

function without(complaints: Complaints, names: readonly string[]): Complaints {
  return Object.fromEntries(Object.entries(complaints).filter(([name]) => !names.includes(name)))
}

/** What the server said about single fields; the sentences for it come when it said something. */
async function complaintsOf(error: unknown): Promise<Complaints> {
  if (!(error instanceof CallFailure) || error.fields.length === 0) return {}
  // Where they do not come, the toast says the failure.
  const words = await import('../../lib/complaints.ts').catch(() => undefined)
  return words?.complaintsOf(error) ?? {}
}
