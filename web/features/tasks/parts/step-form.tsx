import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { type Note, noteLimits } from '../../../../contract/notes.ts'
import type { Step } from '../../../../contract/tasks.ts'
import { sharedTask } from '../../../../contract/words/tasks.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { rowOfConflict } from '../../../lib/failure.ts'
import type { Complaints } from '../../../lib/said.ts'
import { useUnsaved } from '../../../lib/unsaved.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { choiceOf } from '../../people/public.ts'
import { everybodyQuery, useChangeStep } from '../api.ts'
import { stepChange as words } from '../labels.ts'

type StepFormProps = {
  note: Note
  step: Step
  onUnsaved: (isUnsaved: boolean) => void
  onClose: () => void
}

const nobody = 'nobody'

/** A step in its place, to be renamed, given a day and given to somebody who works on its task. */
export function StepForm({ note, step, onUnsaved, onClose }: StepFormProps) {
  const [typed, setTyped] = useState({ ...changeable(step) })
  const [isTyped, setIsTyped] = useState(false)
  useUnsaved(isTyped, onUnsaved)
  const set = (change: Partial<typeof typed>) => {
    setIsTyped(true)
    setTyped((now) => ({ ...now, ...change }))
  }
  const { save, complaints, isPending } = useSaving(step, onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    // The form of the task around it would be saved.
    event.preventDefault()
    save(typed)
  }
  return (
    <fieldset
      aria-label={words.change(step.title)}
      className="flex flex-col gap-3 rounded-md bg-sunken p-3"
      onKeyDown={onKeyDown}
    >
      <Field label={words.title} error={complaints.title}>
        <TextInput
          autoFocus
          value={typed.title}
          maxLength={noteLimits.step_title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.day} error={complaints.due_on}>
          <DateInput
            value={typed.due_on ?? ''}
            onChange={({ target }) => set({ due_on: target.value || null })}
          />
        </Field>
        <Field label={words.person} error={complaints.assignee_id}>
          <Select
            options={usePeople(note, step)}
            value={typed.assignee_id ?? nobody}
            onValueChange={(value) => set({ assignee_id: value === nobody ? null : value })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isPending} onClick={() => save(typed)}>
          {words.save}
        </Button>
        <Button size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  )
}

const changeable = ({ title, due_on, assignee }: Step) => ({
  ...{ title, due_on, assignee_id: assignee?.user_id ?? null },
})

/** Saves a step as typed; what somebody else changed since it was opened is not written over unseen. */
function useSaving(step: Step, onSaved: () => void) {
  const toasts = useToasts()
  const [seen, setSeen] = useState(step)
  const [complaints, setComplaints] = useState<Complaints>({})
  const { mutateAsync: change, isPending } = useChangeStep()
  const save = (typed: ReturnType<typeof changeable>) => {
    if (isPending) return
    void change({ step: seen, change: typed }).then(onSaved, (error: unknown) => {
      const found = complaintsOf(error)
      setComplaints(found)
      // Sent once more, it is meant.
      setSeen(rowOfConflict<Step>(error) ?? seen)
      toasts.error(sharedTask.stepFailed, Object.keys(found).length > 0 ? undefined : error)
    })
  }
  return { save, complaints, isPending }
}

/** Nobody, the owner and whoever is assigned, each with the last day of an absence. */
function usePeople(note: Note, { assignee }: Step) {
  const { data: everybody = [] } = useQuery(everybodyQuery)
  const owner = { user_id: note.user_id, ...note.profiles }
  const all = [owner, ...note.assignees, ...(assignee ? [assignee] : [])]
  const people = all.filter(({ user_id }, at) => all.findIndex((one) => one.user_id === user_id) === at)
  return [
    { value: nobody, label: words.nobody },
    ...people.map((one) => choiceOf(everybody.find(({ user_id }) => user_id === one.user_id) ?? one)),
  ]
}
