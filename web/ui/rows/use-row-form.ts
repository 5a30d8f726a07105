import { useState } from 'react'
import { type Complaints, complaintsOf } from '../../lib/complaints.ts'
import { CallFailure, sentenceOf } from '../../lib/failure.ts'
import { type FormBase, useKeptForm } from '../../lib/rows/kept-form.ts'
import type { Shape } from '../../lib/shape.ts'
import { focusFirstInvalid } from '../focus-first-invalid.ts'
import { useToasts } from '../toast.tsx'

interface RowFormOptions<Row, Form> {
  /** Names what is kept of it on this device: 'case'. */
  name: string
  /** The row that is edited; undefined for a new one. */
  row: Row | undefined
  empty: Form
  shape: Shape<Form>
  formOf: (row: Row) => Form
  /** What does not fit before it is sent; later, where what checks it is loaded first. */
  check: (form: Form, base: FormBase<Form>) => Complaints | Promise<Complaints>
  /** Answers the row as it was saved. */
  send: (form: Form, base: FormBase<Form>) => Promise<Row | undefined>
  /** The row as it stands, when a failure says that somebody else was faster. */
  rowOfConflict: (error: unknown) => Row | undefined
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
  /** The values as they stand, after somebody else was faster: what was typed is kept, saving again replaces them. */
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

/** The form of a new or edited row: kept on this device, checked, sent once, and safe against a second editor. */
export function useRowForm<Row extends { id: string; version: number }, Form extends object>(
  options: RowFormOptions<Row, Form>,
): RowForm<Form> {
  const { row, empty, formOf, said } = options
  const key = `${options.name}.${row?.id ?? 'new'}`
  const start = { form: row ? formOf(row) : empty, version: row?.version ?? 0 }
  const { form, base, dirty, restored, set, rebase, goOn, drop } = useKeptForm(key, start, options.shape)
  const [problem, setProblem] = useState<Problem<Form>>()
  const [saving, setSaving] = useState(false)
  const toasts = useToasts()

  const discard = () => {
    drop()
    setProblem(undefined)
  }
  const close = () => {
    discard()
    options.onClose()
  }
  const fail = (error: unknown) => {
    const now = options.rowOfConflict(error)
    if (now) rebase({ form: formOf(now), version: now.version })
    const complaints = complaintsOf(error)
    const isSaid = Object.keys(complaints).length > 0
    setProblem({ key, complaints, ...(now && { current: formOf(now) }) })
    if (isSaid) focusFirstInvalid()
    const hasNoUser = error instanceof CallFailure && error.kind === 'unauthenticated'
    const reason = (hasNoUser && said.noUser) || sentenceOf(error)
    // What a field says is not said again.
    toasts.error(row ? said.updateFailed : said.createFailed, isSaid ? undefined : reason)
  }
  const succeed = (saved: Row | undefined) => {
    toasts.success(row ? said.updated : said.created, row ? said.updateFailed : said.createFailed)
    if (row && saved && goOn(form, { form: formOf(saved), version: saved.version }))
      return setProblem(undefined)
    close()
  }
  const sendUnless = (complaints: Complaints) => {
    setProblem({ key, complaints })
    if (Object.keys(complaints).length > 0) return focusFirstInvalid()
    setSaving(true)
    void options
      .send(form, base)
      .then(succeed, fail)
      .finally(() => setSaving(false))
  }
  const save = () => {
    if (saving) return
    if (row && !dirty) return close()
    const found = options.check(form, base)
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
    if (!dirty) void Promise.resolve(options.check(form, base)).catch(noComplaints)
    set(fields)
    // What was complained about has just been typed anew.
    if (own) setProblem({ ...own, complaints: without(own.complaints, Object.keys(fields)) })
  }
  return {
    form,
    set: change,
    dirty,
    restored,
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
