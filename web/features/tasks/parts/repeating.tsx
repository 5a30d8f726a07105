import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import type { Recurrence } from '../../../../contract/recurrences.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { rowOfConflict } from '../../../lib/failure.ts'
import { shortDay } from '../../../lib/format.ts'
import type { Complaints } from '../../../lib/said.ts'
import { plural } from '../../../lib/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { recurrenceQuery, useChangeRepeating, useRepeat, useStopRepeating } from '../api.ts'
import { repeats, repeat as words } from '../labels.ts'
import type { PeopleAndStepsProps } from './people-and-steps.tsx'
import { type RepeatRule, RuleFields } from './rule-fields.tsx'
import { SaveTemplate } from './save-template.tsx'

/** In the form of a task: how it comes again; kept at once, as it stands then. */
export function Repeating({ note, rowFor, onUnsaved }: PeopleAndStepsProps) {
  const query = useQuery({ ...recurrenceQuery(note?.id ?? ''), enabled: note !== undefined })
  const [isOpen, setOpen] = useState(false)
  const toasts = useToasts()
  const { mutateAsync: repeat, isPending } = useRepeat()
  const changes = useChanges()
  // What is typed of one that somebody else has stopped meanwhile stays until its person lets it go.
  const recurrence = query.data?.items[0] ?? changes.edited
  const save = async (rule: RepeatRule) => {
    const row = await rowFor()
    if (!row || isPending) return {}
    return repeat({ note_id: row.id, ...rule }).then(
      () => {
        setOpen(false)
        toasts.success(words.saved, words.failed)
        return {}
      },
      (error: unknown) => refused(toasts, words.failed, error),
    )
  }
  if (note && !note.can.assign) return null
  return (
    <div className="flex min-w-0 flex-col items-start gap-2 md:col-span-2">
      {note && <FailedLine title={words.loadFailed} of={query} />}
      {recurrence && <Repeated {...{ recurrence, changes, onUnsaved }} />}
      <div className="flex flex-wrap gap-2">
        {!isOpen && !recurrence && (
          <Button size="sm" icon={<Repeat className="size-4" />} onClick={() => setOpen(true)}>
            {words.repeat}
          </Button>
        )}
        <SaveTemplate note={note} rowFor={rowFor} />
      </div>
      {isOpen && (
        <RuleFields
          due={note?.due_on ?? null}
          busy={isPending}
          onUnsaved={onUnsaved}
          onSave={save}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Says that the server refused a rule; answers what it says of its fields, which they say themselves. */
function refused(toasts: ReturnType<typeof useToasts>, title: string, error: unknown): Complaints {
  const complaints = complaintsOf(error)
  toasts.error(title, Object.keys(complaints).length > 0 ? undefined : error)
  return complaints
}

/** Changes of what repeats, with the row that is being changed, if one is. */
function useChanges() {
  // As it stood when the change of it began: what somebody else has changed since is not written over unseen.
  const [edited, setEdited] = useState<Recurrence>()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChangeRepeating()
  const change = (of: Recurrence, done: string, body: Partial<RepeatRule> & { paused?: boolean }) =>
    mutateAsync({ id: of.id, body: { ...body, version: of.version } }).then(
      () => {
        setEdited(undefined)
        toasts.success(done, words.changeFailed)
        return {}
      },
      (error: unknown) => {
        // Sent once more, it is meant.
        const newer = rowOfConflict<Recurrence>(error)
        if (newer && edited) setEdited(newer)
        return refused(toasts, words.changeFailed, error)
      },
    )
  return { edited, setEdited, change, isPending }
}

type RepeatedProps = Pick<PeopleAndStepsProps, 'onUnsaved'> & {
  recurrence: Recurrence
  changes: ReturnType<typeof useChanges>
}

/** How it comes again and when the next time; it is changed, rests and ends here. */
function Repeated({ recurrence, changes, onUnsaved }: RepeatedProps) {
  const { id, every, unit, make_on, paused_at } = recurrence
  const { edited, setEdited, change, isPending } = changes
  const toasts = useToasts()
  const stopping = useStopRepeating()
  const onStop = () =>
    void stopping.mutateAsync({ id }).then(
      () => toasts.success(words.stopped, words.stopFailed),
      (error: unknown) => toasts.error(words.stopFailed, error),
    )
  if (edited)
    return (
      <RuleFields
        due={null}
        of={edited}
        busy={isPending}
        onUnsaved={onUnsaved}
        onSave={(rule) => change(edited, words.changed, rule)}
        onCancel={() => setEdited(undefined)}
      />
    )
  const isPaused = paused_at !== null
  const next = make_on ? words.next(shortDay(make_on)) : words.noNext
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex items-center gap-2 text-body">
        <Repeat aria-hidden="true" className="size-4 text-ink-3" />
        {plural(every, repeats[unit])}
      </p>
      <p className="text-secondary text-ink-2">{isPaused ? words.isPaused : next}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setEdited(recurrence)}>
          {words.change}
        </Button>
        <Button
          size="sm"
          busy={isPending}
          onClick={() =>
            void change(recurrence, isPaused ? words.resumed : words.paused, { paused: !isPaused })
          }
        >
          {isPaused ? words.resume : words.pause}
        </Button>
        <Button size="sm" busy={stopping.isPending} onClick={onStop}>
          {words.stop}
        </Button>
      </div>
    </div>
  )
}
