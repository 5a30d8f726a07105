import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { TaskTemplate } from '../../../../contract/task-templates.ts'
import { dayIn } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { templatesQuery, useDeleteTemplate, useMakeFromTemplate } from '../api.ts'
import { template as words } from '../labels.ts'

type TemplatesDialogProps = {
  onClose: () => void
  /** The task of this id was made. */
  onMade: (id: string) => void
}

/** Chooses a template and the day from which its days are counted, and makes a task of it. */
export function TemplatesDialog({ onClose, onMade }: TemplatesDialogProps) {
  const query = useQuery(templatesQuery)
  const today = dayIn(useFirm().time_zone)
  const [chosen, setChosen] = useState<string>()
  const [day, setDay] = useState(today)
  const toasts = useToasts()
  const { mutateAsync: make, isPending } = useMakeFromTemplate()
  const templates = query.data?.items ?? []
  const template = templates.find(({ id }) => id === chosen)
  const create = () => {
    if (!template || day === '' || isPending) return
    void make({ template_id: template.id, day }).then(
      (note) => {
        toasts.success(words.made, words.makeFailed)
        onClose()
        onMade(note.id)
      },
      (error: unknown) => toasts.error(words.makeFailed, error),
    )
  }
  return (
    <Dialog
      open
      size="sm"
      title={words.from}
      description={query.data && templates.length === 0 ? words.none : words.fromHint}
      onClose={onClose}
      onSubmit={create}
      footer={
        <DialogSave busy={isPending} disabled={!template || day === ''}>
          {words.create}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <FailedLine title={words.loadFailed} of={query} />
        <div className="flex items-end gap-2">
          <Field label={words.template} className="min-w-0 flex-1">
            <TemplateSelect templates={templates} value={template?.id} onChange={setChosen} />
          </Field>
          {template?.can.delete && <DeleteTemplate template={template} />}
        </div>
        <Field label={words.day}>
          <DateInput value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

type TemplateSelectProps = {
  templates: readonly TaskTemplate[]
  value: string | undefined
  onChange: (id: string) => void
}

/** Those of others say whose they are. */
function TemplateSelect({ templates, value, onChange }: TemplateSelectProps) {
  const { user_id } = useAuth()
  return (
    <Select
      placeholder={words.choose}
      disabled={templates.length === 0}
      options={templates.map(({ id, name, created_by, author }) => ({
        value: id,
        label: created_by === user_id ? name : `${name} · ${words.by(nameOf(author))}`,
      }))}
      value={value ?? null}
      onValueChange={onChange}
    />
  )
}

function DeleteTemplate({ template: { id, name } }: { template: TaskTemplate }) {
  const confirm = useConfirm()
  const toasts = useToasts()
  const { mutateAsync: remove } = useDeleteTemplate()
  const ask = async () => {
    const question = { title: words.deleteAsk, description: name, confirmLabel: words.delete }
    if (!(await confirm({ ...question, destructive: true }))) return
    await remove({ id }).then(
      () => toasts.success(words.deleted, words.deleteFailed),
      (error: unknown) => toasts.error(words.deleteFailed, error),
    )
  }
  return (
    <IconButton label={words.delete} onClick={() => void ask()}>
      <Trash2 className="size-4" />
    </IconButton>
  )
}
