import { useQuery } from '@tanstack/react-query'
import { Clock, LogOut } from 'lucide-react'
import { type Note, noteStatuses } from '../../../../contract/notes.ts'
import { statusWords, sharedTask as words } from '../../../../contract/words/tasks.ts'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Select } from '../../../ui/select.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { said, useChangeNote, useNoteExtras } from '../../notes/public.tsx'
import { stepsQuery, useLeave } from '../api.ts'
import { StepList } from './step-list.tsx'

/** Below the card of a task that one works on and does not own: how far it is, its steps, hours, and the way out. */
export function WorkerPart({ note }: { note: Note }) {
  const { onLogHours } = useNoteExtras()
  const { data } = useQuery({ ...stepsQuery(note.id), enabled: note.steps.total > 0 })
  const leave = useLeaving(note)
  return (
    <div className="flex flex-col gap-3 border-t border-border px-4 py-3">
      <StatusSelect note={note} />
      {data && <StepList steps={data.items} />}
      <div className="flex flex-wrap gap-2">
        {onLogHours && (
          <Button size="sm" icon={<Clock className="size-4" />} onClick={() => onLogHours(note)}>
            {words.logHours}
          </Button>
        )}
        {note.can.leave && (
          <Button size="sm" icon={<LogOut className="size-4" />} onClick={leave}>
            {words.leave}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How far a task is; said at once. */
function StatusSelect({ note }: { note: Note }) {
  const { mutate: change } = useChangeNote()
  const toasts = useToasts()
  return (
    <Select
      label={words.statusOf(note.title)}
      options={noteStatuses.map((value) => ({ value, label: statusWords[value] }))}
      value={note.status}
      onValueChange={(value) => {
        const status = noteStatuses.find((one) => one === value)
        if (!status || status === note.status) return
        change(
          { note, change: () => ({ status }) },
          { onError: (error) => toasts.error(said.updateFailed, error) },
        )
      }}
    />
  )
}

function useLeaving(note: Note) {
  const { user_id = '' } = useAuth()
  const confirm = useConfirm()
  const toasts = useToasts()
  const { mutateAsync: leave } = useLeave()
  return async () => {
    const question = { title: words.leaveAsk, description: note.title, confirmLabel: words.leave }
    if (!(await confirm({ ...question, destructive: true }))) return
    await leave({ note_id: note.id, user_id }).then(
      () => toasts.success(words.left, words.leaveFailed),
      (error: unknown) => toasts.error(words.leaveFailed, error),
    )
  }
}
