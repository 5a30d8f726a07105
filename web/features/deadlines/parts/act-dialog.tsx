import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deadlineLimits } from '../../../../contract/deadline-words.ts'
import type { Deadline } from '../../../../contract/deadlines.ts'
import { act as words } from '../../../../contract/words/deadline-dialogs.ts'
import { ruleTitle } from '../../../../contract/words/shipped-rules.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import type { Complaints } from '../../../lib/said.ts'
import { flag, text } from '../../../lib/shape.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { removeAndGoOn } from '../../../ui/go-on.ts'
import { Awaited } from '../../../ui/states.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import type { DeadlineAct } from '../address.ts'
import {
  deadlines,
  useDeleteDeadline,
  useFinishDeadline,
  useResumeDeadline,
  useWaiveDeadline,
} from '../api.ts'
import { said } from '../labels.ts'
import { titleOf } from '../logic.ts'
import { useToday } from './deadline-cells.tsx'

type ActDialogProps = {
  id: string
  act: DeadlineAct
  onClose: (isGone?: boolean) => void
  /** The next step is asked for: the rule that follows, for the case of this one. */
  onNext: (of: Deadline) => void
}

const mayBe = { done: 'finish', waive: 'waive', resume: 'resume', delete: 'delete' } as const

/** Says of a deadline that it was met, let go, taken back or deleted, each with a reason. */
export function ActDialog({ id, act, ...on }: ActDialogProps) {
  // What is being deleted is not asked for again.
  const [isGoing, setGoing] = useState(false)
  const query = useQuery({ ...deadlines.one(id), enabled: !isGoing })
  const { data, isError } = query
  if (!data && isError)
    return (
      <Dialog open size="sm" title={words[act].title} onClose={() => on.onClose()}>
        <Awaited of={query} said={said} />
      </Dialog>
    )
  if (data?.id !== id) return null
  return <Acting key={`${act}.${id}`} of={data} act={act} {...on} onGoing={setGoing} />
}

const shapes = { text, done_on: text, next: flag }

type ActingProps = Omit<ActDialogProps, 'id'> & { of: Deadline; onGoing: (isGoing: boolean) => void }

function Acting({ of, act, onClose, onNext, onGoing }: ActingProps) {
  const today = useToday()
  const own = words[act]
  const empty = { text: '', done_on: today, next: true }
  const { form, set, clear, isDirty } = useKeptChanges(`deadline-${act}.${of.id}`, empty, shapes)
  const [complaints, setComplaints] = useState<Complaints>({})
  const deed = useDeed(of, act)
  const toasts = useToasts()
  const isNext = act === 'done' && of.next_rule !== null
  const close = () => {
    clear()
    onClose()
  }
  const submit = () => {
    onGoing(act === 'delete')
    return deed.run(form).then(
      () => {
        if (act !== 'delete') toasts.success(own.done, own.failed)
        clear()
        if (isNext && form.next) onNext(of)
        else onClose(act === 'delete')
      },
      (error: unknown) => {
        onGoing(false)
        setComplaints(complaintsOf(error))
        toasts.error(own.failed, sentenceOf(error))
      },
    )
  }
  return (
    <Dialog
      open={of.can[mayBe[act]] || isDirty}
      onClose={close}
      title={own.title}
      description={`${titleOf(of)} · ${of.case.case_id}`}
      dirty={isDirty}
      onDiscard={clear}
      onSubmit={() => void submit()}
      footer={
        <DialogSave busy={deed.isPending} disabled={form.text.trim() === '' || !of.can[mayBe[act]]}>
          {own.send}
        </DialogSave>
      }
    >
      {!of.can[mayBe[act]] && (
        <Alert tone="warning" className="mb-4">
          {words.late}
        </Alert>
      )}
      <ActFields {...{ of, act, form, set, complaints, isNext }} />
    </Dialog>
  )
}

interface Typed {
  text: string
  done_on: string
  next: boolean
}

type ActFieldsProps = Pick<ActDialogProps, 'act'> & {
  of: Deadline
  form: Typed
  set: (change: Partial<Typed>) => void
  complaints: Complaints
  isNext: boolean
}

function ActFields({ of, act, form, set, complaints, isNext }: ActFieldsProps) {
  const today = useToday()
  const own = words[act]
  return (
    <div className="flex flex-col gap-4">
      <p>{own.ask}</p>
      <Field label={own.text} required error={complaints.note ?? complaints.reason}>
        <Textarea
          rows={3}
          value={form.text}
          maxLength={deadlineLimits.reason}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field>
      {act === 'done' && (
        <Field label={words.on} required error={complaints.done_on} className="sm:max-w-56">
          <DateInput
            value={form.done_on}
            max={today}
            onChange={({ target }) => set({ done_on: target.value })}
          />
        </Field>
      )}
      {isNext && (
        <Checkbox
          label={words.next}
          hint={of.next_rule && `${of.next_rule.code} · ${ruleTitle(of.next_rule.title)}`}
          checked={form.next}
          onChange={({ target }) => set({ next: target.checked })}
        />
      )}
    </div>
  )
}

/** What is written of each act; a deleted one is offered back. */
function useDeed({ id, version }: Deadline, act: DeadlineAct) {
  const finish = useFinishDeadline()
  const waive = useWaiveDeadline()
  const resume = useResumeDeadline()
  const remove = useDeleteDeadline()
  const { mutateAsync: restore } = deadlines.useRestore()
  const toasts = useToasts()
  const undo = () =>
    void restore(id).then(
      () => toasts.success(said.restored, said.restoreFailed),
      (error: unknown) => toasts.error(said.restoreFailed, error),
    )
  const run = ({ text: typed, done_on }: { text: string; done_on: string }): Promise<unknown> => {
    const reason = { text: typed.trim() }
    if (act === 'done') return finish.mutateAsync({ id, version, ...reason, done_on })
    if (act === 'waive') return waive.mutateAsync({ id, version, ...reason })
    if (act === 'resume') return resume.mutateAsync({ id, version, ...reason })
    return removeAndGoOn(id, (gone) => remove.mutateAsync({ id: gone, ...reason })).then(() =>
      toasts.undo(said.deleted, undo, said.deleteFailed),
    )
  }
  return { run, isPending: [finish, waive, resume, remove].some((one) => one.isPending) }
}
