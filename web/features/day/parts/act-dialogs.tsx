import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DayRow } from '../../../../contract/day.ts'
import { daysAfter, sundayOf } from '../../../../contract/kernel/days.ts'
import { shortDay, weekday } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { choiceOf, nameOf } from '../../people/public.ts'
import { peopleQuery, useAssignTo, useMoveTo } from '../api.ts'
import { told, acts as words } from '../labels.ts'

interface ActDialogProps {
  row: DayRow
  today: string
  onClose: () => void
}

/** To which day a task or a step moves: tomorrow, Sunday, or one that is typed. */
export function MoveDialog({ row, today, onClose }: ActDialogProps) {
  const [day, setDay] = useState(row.due_on ?? today)
  const toasts = useToasts()
  const { mutateAsync: move, isPending } = useMoveTo()
  const send = (due_on: string) =>
    void move({ row, due_on }).then(
      () => {
        toasts.success(told.moved(shortDay(due_on)), told.moveFailed)
        onClose()
      },
      (error: unknown) => toasts.error(told.moveFailed, error),
    )
  const [tomorrow, sunday] = [daysAfter(today, 1), daysAfter(sundayOf(today), 7)]
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={words.move}
      description={row.title}
      dirty={day !== (row.due_on ?? today)}
      onSubmit={() => send(day)}
      footer={
        <DialogSave busy={isPending} disabled={day === ''}>
          {words.save}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          {(tomorrow === sunday ? [tomorrow] : [tomorrow, sunday]).map((one) => (
            <Button key={one} onClick={() => send(one)}>
              {weekday(one)} · {shortDay(one)}
            </Button>
          ))}
        </div>
        <Field label={words.day}>
          <DateInput value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

/** Whom to ask to work on a task. */
export function AssignDialog({ row, onClose }: ActDialogProps) {
  const { data: people } = useQuery(peopleQuery)
  const [person, setPerson] = useState<string | null>(null)
  const toasts = useToasts()
  const { mutateAsync: assign, isPending } = useAssignTo()
  const chosen = people?.find(({ user_id }) => user_id === person)
  const send = () => {
    if (!chosen) return
    void assign({ note_id: row.id, user_id: chosen.user_id }).then(
      () => {
        toasts.success(told.assigned(nameOf(chosen)), told.assignFailed)
        onClose()
      },
      (error: unknown) => toasts.error(told.assignFailed, error),
    )
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={words.assign}
      description={row.title}
      onSubmit={send}
      footer={
        <DialogSave busy={isPending} disabled={!chosen}>
          {words.save}
        </DialogSave>
      }
    >
      <Field label={words.person}>
        <Select
          value={person}
          onValueChange={setPerson}
          options={(people ?? []).filter(({ has_left }) => !has_left).map(choiceOf)}
        />
      </Field>
    </Dialog>
  )
}
