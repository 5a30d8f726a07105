import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { useConfirm } from './confirm.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { Field } from './field.tsx'
import { KitProvider } from './kit-provider.tsx'
import { OverlayRoot } from './overlay-root.tsx'
import { TextInput } from './text-input.tsx'
import { useToasts } from './toast.tsx'

/** Every component in every state, for development only. */
export function KitGallery() {
  return (
    <KitProvider>
      <main className="p-8">
        <Core />
        <OverlayRoot />
      </main>
    </KitProvider>
  )
}

function Core() {
  const toasts = useToasts()
  const confirm = useConfirm()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex gap-2">
      <Button onClick={() => toasts.error('Failed to save note', 'The title is missing.')}>Error</Button>
      <Button onClick={() => toasts.undo('Note archived successfully', () => undefined)}>Undo</Button>
      <Button onClick={() => void confirm({ title: 'Delete?', destructive: true })}>Confirm</Button>
      <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setOpen(true)}>
        New Task
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={() => setOpen(false)}
        dirty
        title="New task"
        footer={
          <>
            <DialogClose />
            <Button variant="primary" type="submit">
              Save
            </Button>
          </>
        }
      >
        <Field label="Title" error="Give it a title." required>
          <TextInput />
        </Field>
      </Dialog>
    </div>
  )
}
