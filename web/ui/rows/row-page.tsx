import { Plus } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { useShortcut } from '../../lib/shortcuts.ts'
import { Button } from '../button.tsx'
import { PageHeading } from '../heading.tsx'

type RowPageProps = {
  /** Its heading with a line below, what the button of a new row says, and the sheet of shortcuts of its key N. */
  said: { title: string; meta: string; add: string; shortcut: string }
  onAdd: () => void
  /** The menu that takes the list away. */
  taking: ReactNode
  children: ReactNode
}

/** The frame of a page of rows: its heading, the way to take the list away and to add a row, and the list below. */
export function RowPage({ said, onAdd, taking, children }: RowPageProps) {
  const add = useRef<HTMLButtonElement>(null)
  const onKey = () => {
    // The form gives the focus back to where it was; from nowhere it would be the page's first control.
    if (document.activeElement === document.body) add.current?.focus()
    onAdd()
  }
  useShortcut('n', onKey, said.shortcut)
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={said.title}
        meta={said.meta}
        actions={
          <>
            {taking}
            <AddButton ref={add} label={said.add} onAdd={onAdd} />
          </>
        }
      />
      {children}
    </div>
  )
}

type AddButtonProps = {
  label: ReactNode
  onAdd: () => void
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** The one button that begins a new row. */
export function AddButton({ label, onAdd, className, ref }: AddButtonProps) {
  return (
    <Button
      ref={ref}
      variant="primary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={onAdd}
      className={className}
    >
      {label}
    </Button>
  )
}
