import { useState } from 'react'
import { type Complaints, complaintsOf } from '../../lib/complaints.ts'
import { CallFailure, sentenceOf } from '../../lib/failure.ts'
import { type FormBase, useKeptForm } from '../../lib/rows/kept-form.ts'
import { type Merging, merging } from '../../lib/rows/merge.ts'
import { saveMerged, type Work } from '../../lib/rows/save-merged.ts'
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
  onClose: () => void
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

interface Problem<Form> {
  key: string
  complaints: Complaints
  current?: Form
}

/**
 * The form of a new or edited row: kept on this device, checked, sent once, and safe against a second editor, whose
 * changes of other fields are joined in.
 */
export function useRowForm<Row extends { id: string; version: number }, Form extends object>(
  options: RowFormOptions<Row, Form>,
): RowForm<Form> {
  const { row, empty, formOf, said, rules = merging<Form>() } = options
  const key = `${options.name}.${row?.id ?? 'new'}`
  const start = { form: row ? formOf(row) : empty, version: row?.version ?? 0 }
  const kept = useKeptForm(key, start, options.shape, rules)
  const { work, dirty } = kept
  const baseOf = ({ base: form, version }: Work<Form>) => ({ form, version })
  const [problem, setProblem] = useState<Problem<Form>>()
  const [saving, setSaving] = useState(false)
  const toasts = useToasts()
  const words = row
    ? { done: said.updated, failed: said.updateFailed }
    : { done: said.created, failed: said.createFailed }

  const discard = () => {
    kept.drop()
    setProblem(undefined)
  }
  const close = () => {
    discard()
    options.onClose()
  }
  const fail = (error: unknown, current?: Form) => {
    const complaints = complaintsOf(error)
    const isSaid = Object.keys(complaints).length > 0
    setProblem({ key, complaints, ...(current && { current }) })
    if (isSaid) focusFirstInvalid()
    const hasNoUser = error instanceof CallFailure && error.kind === 'unauthenticated'
    const reason = (hasNoUser && said.noUser) || sentenceOf(error)
    // What a field says is not said again.
    toasts.error(words.failed, isSaid ? undefined : reason)
  }
  const succeed = () => {
    toasts.success(words.done, words.failed)
    close()
  }
  const update = async () => {
    const outcome = await saveMerged<Row, Form>(work, {
      rules,
      formOf,
      send: (next) => options.send(next.form, baseOf(next)),
      typed: () => kept.latest().form,
      onMerged: kept.goOn,
    })
    if (outcome.conflict) {
      const { row: now, mine, theirs } = outcome.conflict
      kept.put({ form: mine, base: theirs, version: now.version })
      return fail(outcome.error, theirs)
    }
    if (!kept.goOn(outcome.sent, outcome.saved)) return succeed()
    toasts.success(words.done, words.failed)
    setProblem(undefined)
  }
  const sendUnless = (complaints: Complaints) => {
    setProblem({ key, complaints })
    if (Object.keys(complaints).length > 0) return focusFirstInvalid()
    setSaving(true)
    const sent = row ? update() : options.send(work.form, baseOf(work)).then(succeed)
    void sent.catch(fail).finally(() => setSaving(false))
  }
  const save = () => {
    if (saving) return
    if (row && !dirty) return close()
    const found = options.check(work.form, baseOf(work))
    if (!(found instanceof Promise)) return sendUnless(found)
    setSaving(true)
    void found.catch(noComplaints).then((complaints) => {
      setSaving(false)
      sendUnless(complaints)
    })
  }
  const own = problem?.key === key ? problem : undefined
  const change = (fields: Partial<Form>) => {
    // A new row has nothing yet that later typing could be saved on: it is not taken rather than lost.
    if (saving && !row) return
    // With the first key, so that what checks it is here by the time that it is saved.
    if (!dirty) void Promise.resolve(options.check(work.form, baseOf(work))).catch(noComplaints)
    kept.put({ ...kept.latest(), form: { ...kept.latest().form, ...fields } })
    // What was complained about has just been typed anew.
    if (own) setProblem({ ...own, complaints: without(own.complaints, Object.keys(fields)) })
  }
  return {
    form: work.form,
    set: change,
    dirty,
    restored: kept.restored,
    complaints: own?.complaints ?? {},
    current: own?.current,
    saving,
    save,
    discard,
    close,
  }
}

/** What checks could not be loaded; the server checks all the same. */
function noComplaints(): Complaints {
  return {}
}

function without(complaints: Complaints, names: readonly string[]): Complaints {
  return Object.fromEntries(Object.entries(complaints).filter(([name]) => !names.includes(name)))
}
