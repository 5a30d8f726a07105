import { LayoutTemplate } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { templateLimits } from '../../../../contract/task-templates.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useSaveTemplate } from '../api.ts'
import { template as words } from '../labels.ts'
import type { PeopleAndStepsProps } from './people-and-steps.tsx'

/** Keeps the task of a form as a template, under a name. */
export function SaveTemplate({ note, rowFor }: Omit<PeopleAndStepsProps, 'onUnsaved'>) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [is_shared, setShared] = useState(false)
  const name = typed ?? note?.title.slice(0, templateLimits.name) ?? ''
  const { keep, isPending } = useKeepTemplate({ name, is_shared }, rowFor, () => setOpen(false))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form of the task around it hears of it, too.
    event.preventDefault()
    event.stopPropagation()
    void keep()
  }
  return (
    <Popover
      title={words.save}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={<LayoutTemplate className="size-4" />}>
          {words.save}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Field label={words.name}>
          <TextInput
            value={name}
            maxLength={templateLimits.name}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Checkbox
          label={words.share}
          checked={is_shared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <Button
          size="sm"
          variant="primary"
          className="self-end"
          busy={isPending}
          disabled={name.trim() === ''}
          onClick={() => void keep()}
        >
          {words.keep}
        </Button>
      </div>
    </Popover>
  )
}

function useKeepTemplate(
  template: { name: string; is_shared: boolean },
  rowFor: PeopleAndStepsProps['rowFor'],
  onKept: () => void,
) {
  const toasts = useToasts()
  const { mutateAsync: save, isPending } = useSaveTemplate()
  const keep = async () => {
    const row = template.name.trim() === '' || isPending ? undefined : await rowFor()
    if (!row) return
    await save({ note_id: row.id, ...template }).then(
      () => {
        onKept()
        toasts.success(words.created, words.createFailed)
      },
      (error: unknown) => toasts.error(words.createFailed, error),
    )
  }
  return { keep, isPending }
}
