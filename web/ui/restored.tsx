import type { MouseEvent } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { said } from './labels.ts'

/** What is typed into or chosen from. */
export const fields = 'input, textarea, [role=combobox], [contenteditable=true]'

type RestoredProps = { onDiscard: () => void; className?: string | undefined }

/** Says of a form that it came back filled, and offers to begin anew. */
export function Restored({ onDiscard, className }: RestoredProps) {
  const discard = ({ currentTarget }: MouseEvent) => {
    // The button goes with the notice, so the first field takes its focus.
    const first = currentTarget.closest('form, table, [role=dialog]')?.querySelector<HTMLElement>(fields)
    onDiscard()
    first?.focus()
  }
  return (
    <Alert
      tone="info"
      className={className}
      action={
        <Button size="sm" className="-my-1" onClick={discard}>
          {said.dropRestored}
        </Button>
      }
    >
      {said.restored}
    </Alert>
  )
}
