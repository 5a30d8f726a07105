import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, Pencil, Trash2, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { WorkLog } from '../../../../contract/work-logs.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { shortDay } from '../../../lib/format.ts'
import type { Said } from '../../../lib/said.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { removeAndGoOn } from '../../../ui/go-on.ts'
import { said as kit } from '../../../ui/labels.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { taskDaysQuery, useCorrectDay, useDeleteDay } from '../api.ts'
import { askDelete, ofDay, said, sumOf } from '../labels.ts'
import { readHours } from '../logic.ts'
import { HoursEntry } from './hours-entry.tsx'

/** All days of one task, page by page. */
export function TaskDays({ note_id, title }: { note_id: string; title: string }) {
  const query = useInfiniteQuery(taskDaysQuery(note_id))
  if (!query.data) return <Awaited of={query} said={said} />
  return (
    <div>
      <DayRows logs={query.data.pages.flatMap((page) => page.items)} title={title} />
      <LoadMore pages={query} />
    </div>
  )
}

/** Days of one task; a row says whose it is where they are of several people. */
export function DayRows({ logs, title }: { logs: readonly WorkLog[]; title: string }) {
  if (logs.length === 0)
    return <p className="border-t border-border py-2 text-secondary text-ink-3">{said.noDays}</p>
  const people = new Set(logs.map((log) => log.user_id))
  return (
    <ul>
      {logs.map((log) => (
        <DayRow key={log.id} log={log} title={title} withName={people.size > 1} />
      ))}
    </ul>
  )
}

type DayRowProps = {
  log: WorkLog
  /** Of its task. */
  title: string
  withName: boolean
}

/** One day of work: its hours, which whoever may can correct in place or delete. */
function DayRow({ log, title, withName }: DayRowProps) {
  const [isEditing, setEditing] = useState(false)
  const wasEditing = useRef(false)
  const close = () => {
    wasEditing.current = true
    setEditing(false)
  }
  return (
    <li data-record={log.id} className="group border-t border-border py-1 text-secondary">
      {isEditing ? (
        <Correction log={log} onClose={close} />
      ) : (
        <div className="flex min-h-8 items-center gap-3 tabular-nums">
          <time dateTime={log.work_date} className="text-ink-2">
            {shortDay(log.work_date)}
          </time>
          {withName && <span className="min-w-0 flex-1 truncate text-meta text-ink-3">{nameOf(log)}</span>}
          <span className="ml-auto flex items-center gap-2">
            {log.can.edit && (
              <Actions
                log={log}
                title={title}
                onEdit={() => setEditing(true)}
                onShown={(button) => {
                  if (wasEditing.current) button?.focus()
                  wasEditing.current = false
                }}
              />
            )}
            <span className="min-w-11 text-right font-semibold">{sumOf(log.hours_worked)}</span>
          </span>
        </div>
      )}
    </li>
  )
}

type ActionsProps = Pick<DayRowProps, 'log' | 'title'> & {
  onEdit: () => void
  onShown: (button: HTMLButtonElement | null) => void
}

// Out of sight until the row is pointed at or reached by keyboard; a finger has neither, so it always sees them.
const quiet =
  'flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 coarse:opacity-100'

function Actions({ log, title, onEdit, onShown }: ActionsProps) {
  const toasts = useToasts()
  const confirm = useConfirm()
  const { mutateAsync: remove, isPending } = useDeleteDay()
  const ask = async () => {
    if (!(await confirm({ ...askDelete(log.hours_worked, log.work_date, nameOf(log)), destructive: true })))
      return
    await removeAndGoOn(log.id, remove).then(
      () => toasts.success(said.deleted, said.deleteFailed),
      (error: unknown) => toasts.error(said.deleteFailed, error),
    )
  }
  return (
    <span className={quiet}>
      <IconButton
        ref={onShown}
        label={ofDay.correct(log.hours_worked, log.work_date, title)}
        onClick={onEdit}
      >
        <Pencil className="size-[15px]" />
      </IconButton>
      <IconButton
        label={ofDay.delete(log.hours_worked, log.work_date, title)}
        busy={isPending}
        onClick={() => void ask()}
      >
        <Trash2 className="size-[15px]" />
      </IconButton>
    </span>
  )
}

function Correction({ log, onClose }: { log: WorkLog; onClose: () => void }) {
  const [text, setText] = useState(String(log.hours_worked))
  const [complaint, setComplaint] = useState<Said>()
  const toasts = useToasts()
  const correct = useCorrectDay()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = readHours(text)
    if ('complaint' in typed) return setComplaint(typed.complaint)
    if (typed.hours === log.hours_worked) return onClose()
    correct.mutate(
      { id: log.id, version: log.version, hours_worked: typed.hours },
      {
        onSuccess: () => {
          toasts.success(said.corrected)
          onClose()
        },
        onError: (error) => setComplaint(complaintsOf(error).hours_worked ?? sentenceOf(error)),
      },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <form noValidate onSubmit={submit} onKeyDown={onKeyDown} className="flex items-start gap-2 py-1">
      <time dateTime={log.work_date} className="flex h-control items-center text-ink-2">
        {shortDay(log.work_date)}
      </time>
      <div className="min-w-0 flex-1">
        <HoursEntry
          hideLabel
          takesFocus="at once"
          value={text}
          error={complaint}
          onChange={(value) => {
            setText(value)
            setComplaint(undefined)
          }}
        />
      </div>
      <span className="flex h-control items-center">
        <IconButton type="submit" label={kit.save} busy={correct.isPending}>
          <Check className="size-4" />
        </IconButton>
        <IconButton label={kit.cancel} onClick={onClose}>
          <X className="size-4" />
        </IconButton>
      </span>
    </form>
  )
}
