import { Archive, Bell, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CountBadge } from './badge.tsx'
import { Button, IconButton } from './button.tsx'
import { useConfirm } from './confirm.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { Field } from './field.tsx'
import { Group } from './kit-gallery-group.tsx'
import { createMenu, Menu, MenuItem, MenuSeparator, MenuTrigger, SharedMenu } from './menu.tsx'
import { Popover } from './popover.tsx'
import { Select } from './select.tsx'
import { EmptyState } from './states.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'
import { useToasts } from './toast.tsx'

const sharedMenu = createMenu<string>()

/** Everything that opens above the page. */
export function Overlays() {
  return (
    <>
      <Questions />
      <Menus />
    </>
  )
}

function Questions() {
  const toasts = useToasts()
  const confirm = useConfirm()
  const [open, setOpen] = useState(false)
  const ask = async () => {
    const yes = await confirm({
      title: 'Delete this task?',
      description: 'Its work logs go with it. This cannot be undone.',
      confirmLabel: 'Delete',
      destructive: true,
    })
    if (yes) toasts.undo('Note deleted successfully', () => toasts.success('Task restored'))
  }
  return (
    <Group title="Toasts and dialogs">
      <Button onClick={() => toasts.success('Note created successfully')}>Success toast</Button>
      <Button onClick={() => toasts.error('Failed to update note', 'The connection to the server was lost.')}>
        Error toast
      </Button>
      <Button
        onClick={() => toasts.undo('Task archived successfully', () => toasts.success('Task unarchived'))}
      >
        Undo toast
      </Button>
      <Button
        size="sm"
        onClick={() =>
          toasts.news('New task created', 'Farhan Kabir created “Bail petition”', () =>
            toasts.success('Opened'),
          )
        }
      >
        News toast
      </Button>
      <Button variant="danger" onClick={() => void ask()}>
        Ask to delete
      </Button>
      <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <TaskDialog open={open} onClose={() => setOpen(false)} />
    </Group>
  )
}

function TaskDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState<'litigation' | 'corporate' | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={onClose}
      dirty={title !== ''}
      title="New task"
      description="It gets a case number of this year when it is saved."
      footer={
        <>
          <DialogClose />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Title" required>
          <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label="Category">
          <Select
            value={category}
            onValueChange={setCategory}
            options={[
              { value: 'litigation', label: 'Litigation' },
              { value: 'corporate', label: 'Corporate' },
            ]}
          />
        </Field>
        <Field label="Content" hint="Ctrl+Enter saves.">
          <Textarea rows={6} />
        </Field>
      </div>
    </Dialog>
  )
}

function Menus() {
  const toasts = useToasts()
  return (
    <Group title="Menus and popovers">
      <Menu align="start" trigger={<Button>Own menu</Button>}>
        <MenuItem icon={<Pencil />} shortcut="E">
          Edit
        </MenuItem>
        <MenuItem icon={<Archive />} shortcut="#">
          Archive
        </MenuItem>
        <MenuItem disabled>Not allowed</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive>
          Delete
        </MenuItem>
      </Menu>
      {['Bail petition', 'VAT appeal'].map((task) => (
        <MenuTrigger key={task} handle={sharedMenu} payload={task}>
          <IconButton label={`Actions for ${task}`}>
            <Ellipsis className="size-4" />
          </IconButton>
        </MenuTrigger>
      ))}
      <SharedMenu handle={sharedMenu}>
        {(task) => <MenuItem onSelect={() => toasts.success(`${task} archived`)}>Archive {task}</MenuItem>}
      </SharedMenu>
      <Popover
        title="Notifications"
        align="start"
        trigger={
          <IconButton label="Notifications, 3 unread" size="md">
            <Bell className="size-5" />
            <CountBadge count={3} tone="danger" max={99} className="absolute -top-0.5 -right-0.5" />
          </IconButton>
        }
        actions={
          <Button variant="ghost" size="sm">
            Mark all read
          </Button>
        }
      >
        <EmptyState title="No notifications yet" className="border-none" />
      </Popover>
    </Group>
  )
}
