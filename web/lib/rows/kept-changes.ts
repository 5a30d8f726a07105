import { useRef, useState } from 'react'
import { dropDraft, findDraft, keepDraft } from '../drafts.ts'
import type { Shape } from '../shape.ts'

type Shapes<Form> = { readonly [Name in keyof Form]: Shape<Form[Name]> }

/**
 * What a dialog begins with and what is typed over it; that survives a reload, on this device, until it is saved or
 * given up. Another key is another dialog's.
 */
export function useKeptChanges<Form extends object>(key: string, empty: Form, shapes: Shapes<Form>) {
  const [state, setState] = useState(() => ({ key, changes: kept(key, shapes) }))
  const latest = useRef(state)
  const show = (next: typeof state) => {
    latest.current = next
    setState(next)
  }
  if (state.key !== key) show({ key, changes: kept(key, shapes) })
  const set = (change: Partial<Form>) => {
    const changes = { ...latest.current.changes, ...change }
    for (const name in changes) if (changes[name] === empty[name]) delete changes[name]
    show({ key, changes })
    if (Object.keys(changes).length > 0) keepDraft(key, changes)
    else dropDraft(key)
  }
  const clear = () => {
    dropDraft(key)
    show({ key, changes: {} })
  }
  const { changes } = state
  return { form: { ...empty, ...changes }, set, clear, isDirty: Object.keys(changes).length > 0 }
}

/** What was kept and has its shape still. */
function kept<Form extends object>(key: string, shapes: Shapes<Form>): Partial<Form> {
  const found = findDraft(key)
  const changes: Partial<Form> = {}
  if (typeof found !== 'object' || found === null) return changes
  const typed = new Map<string, unknown>(Object.entries(found))
  for (const name in shapes) {
    const value = shapes[name](typed.get(name))
    if (value !== undefined) changes[name] = value
  }
  return changes
}
