import { useRef, useState } from 'react'
import { dropDraft, findDraft, keepDraft } from '../drafts.ts'
import { fields, number, type Shape } from '../shape.ts'

/** A row as its form shows it, and the version that it was made of; a new one has version 0. */
export interface FormBase<Form> {
  form: Form
  version: number
}

export interface KeptForm<Form> {
  form: Form
  /** What the form began with: the row as it stood. */
  base: FormBase<Form>
  /** Something was typed that is not saved. */
  dirty: boolean
  /** It came back filled with what was typed before. */
  restored: boolean
  set: (change: Partial<Form>) => void
  /** The row changed meanwhile: the typing stays, what it is compared with and saved on is new. */
  rebase: (base: FormBase<Form>) => void
  /**
   * The form as it was `sent` was saved: what was typed since stays, on the row as it was answered. Whether there is
   * any; without, the form is as it was.
   */
  goOn: (sent: Form, saved: FormBase<Form>) => boolean
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
): KeptForm<Form> {
  const [state, setState] = useState(() => ({ key, ...opened(key, start, shape) }))
  // As it stands when an answer of the server comes, which may be between two drawings.
  const latest = useRef(state)
  const isUntouched = isSame(state.form, state.base.form)
  const isRestored = state.isRestored && !isUntouched
  if (state.key !== key) {
    latest.current = { key, ...opened(key, start, shape) }
    setState(latest.current)
  } else if (isUntouched && start.version >= state.base.version && !isSame(start.form, state.base.form)) {
    // The row came anew, or the day changed, and nothing was typed yet.
    latest.current = { key, form: start.form, base: start, isRestored: false }
    setState(latest.current)
  }
  const { form, base } = state
  const put = (next: { form: Form; base: FormBase<Form> }) => {
    latest.current = { key, isRestored: latest.current.isRestored, ...next }
    setState(latest.current)
    if (isSame(next.form, next.base.form)) dropDraft(key)
    else keepDraft(key, next)
  }
  return {
    form,
    base,
    dirty: !isSame(form, base.form),
    restored: isRestored,
    set: (change) => put({ form: { ...latest.current.form, ...change }, base: latest.current.base }),
    rebase: (next) => put({ form: latest.current.form, base: next }),
    goOn: (sent, saved) => {
      const form = latest.current.key === key ? carriedOver(sent, latest.current.form, saved.form) : undefined
      if (form) put({ form, base: saved })
      return form !== undefined
    },
    drop: () => {
      dropDraft(key)
      latest.current = { key, form: base.form, base, isRestored: false }
      setState(latest.current)
    },
  }
}

/** The fields of a form that are not as they were. */
export function changedFields<Form extends object>(form: Form, base: Form): Partial<Form> {
  const changed: Partial<Form> = {}
  for (const field in form) if (!isSame(form[field], base[field])) changed[field] = form[field]
  return changed
}

/** The row as it was saved, with what was typed after it was sent; undefined when nothing was. */
export function carriedOver<Form extends object>(sent: Form, now: Form, saved: Form): Form | undefined {
  const newer = changedFields(now, sent)
  return Object.keys(newer).length > 0 ? { ...saved, ...newer } : undefined
}

function opened<Form extends object>(key: string, start: FormBase<Form>, shape: Shape<Form>) {
  const base = fields<FormBase<Form>>({ form: shape, version: number })
  const kept = fields<{ form: Form; base: FormBase<Form> }>({ form: shape, base })(findDraft(key))
  return kept ? { ...kept, isRestored: true } : { form: start.form, base: start, isRestored: false }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
