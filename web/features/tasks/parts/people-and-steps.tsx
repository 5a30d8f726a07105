import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type Note, noteLimits } from '../../../../contract/notes.ts'
import { sharedTask as words } from '../../../../contract/words/tasks.ts'
import { useUnsaved } from '../../../lib/unsaved.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { Select } from '../../../ui/select.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { noteQuery } from '../../notes/public.tsx'
import { choiceOf, nameOf } from '../../people/public.ts'
import { everybodyQuery, stepsQuery, useAddStep, useAssign, useUnassign } from '../api.ts'
import { Repeating } from './repeating.tsx'
import { StepForm } from './step-form.tsx'
import { StepList } from './step-list.tsx'
import { TaskOwner } from './task-owner.tsx'

export type PeopleAndStepsProps = {
  /** Undefined while the task is no record yet: it becomes one with the first of them. */
  note: Note | undefined
  rowFor: () => Promise<Note | undefined>
  /** Hears whether something is typed here that the form does not save; the same function as long as it stands. */
  onUnsaved: (isUnsaved: boolean) => void
}
type PartProps = Omit<PeopleAndStepsProps, 'onUnsaved'>

/** In the form of a task: who works on it beside its owner, and its steps; each is kept at once. */
export function PeopleAndSteps({ note: opened, rowFor, onUnsaved }: PeopleAndStepsProps) {
  const { data } = useQuery({ ...noteQuery(opened?.id ?? ''), enabled: opened !== undefined })
  const note = data ?? opened
  const [hasStep, setStep] = useState(false)
  const [hasRule, setRule] = useState(false)
  useUnsaved(hasStep || hasRule, onUnsaved)
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <Assignees note={note} rowFor={rowFor} />
      <Steps note={note} rowFor={rowFor} onUnsaved={setStep} />
      {note && <TaskOwner note={note} />}
      <Repeating note={note} rowFor={rowFor} onUnsaved={setRule} />
    </div>
  )
}

function Assignees({ note, rowFor }: PartProps) {
  const query = useQuery(everybodyQuery)
  const toasts = useToasts()
  const { mutateAsync: assign } = useAssign()
  const { mutate: unassign } = useUnassign()
  const chosen = note?.assignees ?? []
  const taken = new Set([note?.user_id, ...chosen.map(({ user_id }) => user_id)])
  const others = (query.data ?? []).filter((one) => !one.has_left && !taken.has(one.user_id))
  const add = async (user_id: string) => {
    const row = await rowFor()
    if (!row) return
    await assign({ note_id: row.id, user_id }).catch((error: unknown) =>
      toasts.error(words.assignFailed, error),
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={words.assignees}>
        <Select
          placeholder={words.assign}
          options={others.map(choiceOf)}
          value={null}
          onValueChange={(user_id) => void add(user_id)}
          disabled={others.length === 0 || chosen.length >= noteLimits.assignees}
        />
      </Field>
      <FailedLine title={words.peopleFailed} of={query} />
      <ul aria-label={words.assignees} className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((one) => (
          <li key={one.user_id} className="flex min-w-0 items-center gap-0.5">
            <CreatorBadge of={one} />
            <IconButton
              label={words.unassign(nameOf(one))}
              onClick={() =>
                note &&
                unassign(
                  { note_id: note.id, user_id: one.user_id },
                  { onError: (error) => toasts.error(words.unassignFailed, error) },
                )
              }
            >
              <X className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Steps({ note, rowFor, onUnsaved }: PeopleAndStepsProps) {
  const query = useQuery({ ...stepsQuery(note?.id ?? ''), enabled: note !== undefined })
  const [isNew, setNew] = useState(false)
  const [isChanged, setChanged] = useState(false)
  useUnsaved(isNew || isChanged, onUnsaved)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <NewStep rowFor={rowFor} onUnsaved={setNew} isFull={(note?.steps.total ?? 0) >= noteLimits.steps} />
      {note && <FailedLine title={words.stepsFailed} of={query} />}
      {note && query.data && (
        <StepList
          steps={query.data.items}
          formOf={(step, onClose) => <StepForm {...{ note, step, onClose }} onUnsaved={setChanged} />}
        />
      )}
    </div>
  )
}

/** The line of a step that is to be added: Enter adds it, and the next one is typed. */
function NewStep({ rowFor, onUnsaved, isFull }: Omit<PeopleAndStepsProps, 'note'> & { isFull: boolean }) {
  const [title, setTitle] = useState('')
  useUnsaved(title.trim() !== '', onUnsaved)
  const toasts = useToasts()
  const { mutateAsync: addStep, isPending } = useAddStep()
  const add = async () => {
    const typed = title.trim()
    if (typed === '' || isPending) return
    const row = await rowFor()
    if (!row) return
    setTitle('')
    await addStep({ note_id: row.id, title: typed }).catch((error: unknown) => {
      setTitle(typed)
      toasts.error(words.stepFailed, error)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    // The form around it would be saved.
    event.preventDefault()
    void add()
  }
  return (
    <div className="flex items-end gap-2">
      <Field label={words.steps} className="min-w-0 flex-1">
        <TextInput
          value={title}
          maxLength={noteLimits.step_title}
          placeholder={words.addStep}
          disabled={isFull}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button icon={<Plus className="size-4" />} disabled={isFull} onClick={() => void add()}>
        {words.add}
      </Button>
    </div>
  )
}
