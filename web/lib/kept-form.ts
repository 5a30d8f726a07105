import { useState } from 'react'
import * as z from 'zod/mini'
import { dropDraft, findDraft, keepDraft } from './drafts.ts'

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
  set: (change: Partial<Form>) => void
  /** The row changed meanwhile: the typing stays, what it is compared with and saved on is new. */
  rebase: (base: FormBase<Form>) => void
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
  shape: z.ZodMiniType<Form>,
): KeptForm<Form> {
  const [state, setState] = useState(() => ({ key, ...opened(key, start, shape) }))
  if (state.key !== key) setState({ key, ...opened(key, start, shape) })
  const { form, base } = state
  const put = (next: { form: Form; base: FormBase<Form> }) => {
    setState({ key, ...next })
    if (isSame(next.form, next.base.form)) dropDraft(key)
    else keepDraft(key, next)
  }
  return {
    form,
    base,
    dirty: !isSame(form, base.form),
    set: (change) => put({ form: { ...form, ...change }, base }),
    rebase: (next) => put({ form, base: next }),
    drop: () => {
      dropDraft(key)
      setState({ key, form: base.form, base })
    },
  }
}

/** The fields of a form that are not as they were. */
export function changedFields<Form extends object>(form: Form, base: Form): Partial<Form> {
  const changed: Partial<Form> = {}
  for (const field in form) if (!isSame(form[field], base[field])) changed[field] = form[field]
  return changed
}

function opened<Form extends object>(key: string, start: FormBase<Form>, shape: z.ZodMiniType<Form>) {
  const kept = z.safeParse(
    z.object({ form: shape, base: z.object({ form: shape, version: z.int() }) }),
    findDraft(key),
  )
  return kept.success ? kept.data : { form: start.form, base: start }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
