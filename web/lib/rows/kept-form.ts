import { useRef, useState } from 'react'
import { dropDraft, findDraft, keepDraft } from '../drafts.ts'
import { fields, number, type Shape } from '../shape.ts'
import type { Merging } from './merge.ts'
import type { Work } from './save-merged.ts'

/** A row as its form shows it, and the version that it was made of; a new one has version 0. */
export interface FormBase<Form> {
  form: Form
  version: number
}

interface KeptForm<Form> {
  work: Work<Form>
  /** Something was typed that is not saved. */
  dirty: boolean
  /** It came back filled with what was typed before. */
  restored: boolean
  /** The work at this moment: an answer of the server may come between two drawings. */
  latest: () => Work<Form>
  put: (next: Work<Form>) => void
  /**
   * What was `sent` is part of this newer work: only what was typed since is added to it. Whether there is any.
   */
  goOn: (sent: Form, next: Work<Form>) => boolean
  /** Forgets the typing: it was saved, or given up. */
  drop: () => void
}

/**
 * A form whose typing survives a reload and another page, on this device, until it is saved or given up. Another
 * key is another form. Typing that was kept for an older version keeps that version, so that saving it is noticed.
 */
export function useKeptForm<Form extends object>(
  key: string,
  start: FormBase<Form>,
  shape: Shape<Form>,
  rules: Merging<Form>,
): KeptForm<Form> {
  const [state, setState] = useState(() => ({ key, ...opened(key, start, shape) }))
  const latest = useRef(state)
  const show = (next: typeof state) => {
    latest.current = next
    setState(next)
  }
  const dirty = rules.isDirty(state.work.base, state.work.form)
  if (state.key !== key) show({ key, ...opened(key, start, shape) })
  else if (!dirty && start.version >= state.work.version && rules.isDirty(start.form, state.work.base))
    // The row came anew, or the day changed, and nothing was typed yet.
    show({ key, work: begun(start), isRestored: false })
  const { work } = state
  const put = (next: Work<Form>) => {
    show({ ...latest.current, key, work: next })
    const { form, base, version } = next
    if (rules.isDirty(base, form)) keepDraft(key, { form, base: { form: base, version } })
    else dropDraft(key)
  }
  return {
    work,
    dirty,
    restored: state.isRestored && dirty,
    latest: () => (latest.current.key === key ? latest.current.work : work),
    put,
    goOn: (sent, next) => {
      if (latest.current.key !== key) return false
      const form = rules.carriedOver(sent, latest.current.work.form, next.form)
      put({ ...next, form: form ?? next.form })
      return form !== undefined
    },
    drop: () => {
      dropDraft(key)
      if (latest.current.key !== key) return
      const { base, version } = latest.current.work
      show({ key, work: { form: base, base, version }, isRestored: false })
    },
  }
}

function opened<Form extends object>(key: string, start: FormBase<Form>, shape: Shape<Form>) {
  const base = fields<FormBase<Form>>({ form: shape, version: number })
  const kept = fields<{ form: Form; base: FormBase<Form> }>({ form: shape, base })(findDraft(key))
  if (!kept) return { work: begun(start), isRestored: false }
  return { work: { form: kept.form, base: kept.base.form, version: kept.base.version }, isRestored: true }
}

function begun<Form>({ form, version }: FormBase<Form>): Work<Form> {
  return { form, base: form, version }
}
