import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShortcut } from '../../lib/shortcuts.ts'
import { Button } from '../button.tsx'
import { PageHeading } from '../heading.tsx'

type RowPageProps = {
  title: string
  meta: string
  /** What the button says that opens the form of a new row, and what the sheet of shortcuts says of its key N. */
  add: { label: string; shortcut: string }
  onAdd: () => void
  /** The menu that takes the list away. */
  taking: ReactNode
  children: ReactNode
}

/** The frame of a page of rows: its heading, the way to take the list away and to add a row, and the list below. */
export function RowPage({ title, meta, add, onAdd, taking, children }: RowPageProps) {
  useShortcut('n', onAdd, add.shortcut)
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={title}
        meta={meta}
        actions={
          <>
            {taking}
            <AddButton label={add.label} onAdd={onAdd} />
          </>
        }
      />
      {children}
    </div>
  )
}

export type AddButtonProps = { label: string; onAdd: () => void; className?: string | undefined }

/** The one button that begins a new row. */
export function AddButton({ label, onAdd, className }: AddButtonProps) {
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={onAdd}
      className={className}
    >
      {label}
    </Button>
  )
}
