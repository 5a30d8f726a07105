import { Play, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { clockTime } from '../../../lib/format.ts'
import { serverNow } from '../../../lib/now.ts'
import { useUnsaved } from '../../../lib/unsaved.ts'
import { inputOf, momentOf } from '../../../lib/zone-time.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, type FieldProps } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { said as kit } from '../../../ui/labels.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import type { TimedNote } from '../api.ts'
import { clock, isRepeated } from '../logic.ts'
import { useSaveTime } from './api.ts'
import { inHours, latest, tracking as said, saved, sumOf, unsavedTimes } from './labels.ts'
import { hoursBetween } from './lengths.ts'
import { stopKey } from './live-timer.tsx'
import { useElapsed, useTimer } from './timer-provider.tsx'
import type { Running } from './use-timer-desk.ts'
import { useWarn } from './warnings.ts'

export type TrackedNote = Pick<
  Note,
  'id' | 'title' | 'time_start' | 'time_end' | 'total_hours' | 'is_archived' | 'can'
>

/** Hears whether times are entered that are not saved; the same function as long as it stands. */
type OnUnsaved = (isUnsaved: boolean) => void

/** The task to work on, a new one saved first; undefined when that could not be done, which its form says. */
type RowFor = () => Promise<TimedNote | undefined>

export type TimeTrackingProps = {
  /** Undefined in the form of a new task, which is no record yet: then `rowFor` makes one of it. */
  note: TrackedNote | undefined
  onUnsaved: OnUnsaved
  rowFor?: RowFor
  /** How often a save of the form around waited for the times; 0 while none does. */
  asked?: number
  /** The times are saved or given up, so that the save goes on. */
  onDecided?: () => void
}

const untracked: TrackedNote = {
  id: '',
  title: '',
  time_start: null,
  time_end: null,
  total_hours: 0,
  is_archived: false,
  can: {
    edit: true,
    archive: false,
    unarchive: false,
    delete: false,
    status: true,
    leave: false,
    assign: false,
  },
}

/** The Time Tracking card of a task: its timer, times entered by hand, and the latest run. Stands inside other forms. */
export function TimeTracking({ note = untracked, rowFor, ...entry }: TimeTrackingProps) {
  const id = useId()
  const row: RowFor = async () => (note === untracked ? rowFor?.() : note)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3.5 rounded-lg border border-border bg-bg p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h4 id={id} className="font-serif text-card font-semibold">
          {said.tracking}
        </h4>
        <div className="flex items-center gap-4">
          {note.can.status && <StartStop note={note} rowFor={row} />}
          <p className="tabular-nums">
            <span className="sr-only">{said.total}: </span>
            <span className="text-section font-semibold">{sumOf(note.total_hours)}</span>
          </p>
        </div>
      </div>
      {note.can.status && <ManualEntry rowFor={row} {...entry} />}
      <LatestRun note={note} />
    </section>
  )
}

function StartStop({ note, rowFor }: { note: TrackedNote; rowFor: RowFor }) {
  const { running, toggle } = useTimer()
  const isLive = running?.note_id === note.id
  const Icon = isLive ? Square : Play
  return (
    <div className="flex items-center gap-3">
      {isLive && running && <Clock running={running} />}
      <Button
        size="sm"
        variant={isLive ? 'primary' : 'secondary'}
        icon={<Icon aria-hidden="true" className={isLive ? 'size-3 fill-current' : 'size-3.5'} />}
        aria-keyshortcuts={stopKey}
        onClick={(event) => isRepeated(event) || void rowFor().then((of) => of && toggle(of))}
      >
        {isLive ? said.stop : said.start}
      </Button>
    </div>
  )
}

function Clock({ running }: { running: Running }) {
  return (
    <span className="inline-flex items-center gap-2 text-body font-semibold text-st-green-fg tabular-nums">
      <span aria-hidden="true" className="size-2 animate-pulse-dot rounded-full bg-st-green-dot" />
      {clockTime(clock(useElapsed(running)))}
    </span>
  )
}

type ManualEntryProps = Omit<TimeTrackingProps, 'note' | 'rowFor'> & { rowFor: RowFor }

function ManualEntry({ asked = 0, ...entry }: ManualEntryProps) {
  const times = useManualTimes({ asked, ...entry })
  const { start, end, length, complaints, isUnsaved, isSaving, save, empty } = times
  // Enter here means these two fields, not the form that is around them.
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isField) return
    event.preventDefault()
    void save()
  }
  const saveTime = start !== '' && end !== '' && (
    <span className="flex items-center gap-3">
      <Button busy={isSaving} busyText={kit.saving} onClick={() => void save()}>
        {said.saveTime}
      </Button>
      {length !== undefined && (
        <span className="text-secondary text-ink-2 tabular-nums">{inHours(length)}</span>
      )}
    </span>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps Enter from the form around
    <div className="flex flex-col items-start gap-3" onKeyDown={onKeyDown}>
      <div className="flex flex-wrap items-start gap-3 self-stretch">
        <TimeField
          label={said.startTime}
          value={start}
          onChange={times.setStart}
          error={complaints.time_start}
        />
        <TimeField label={said.endTime} value={end} onChange={times.setEnd} error={complaints.time_end} />
      </div>
      {asked > 0 && isUnsaved ? <Unsaved key={asked} saveTime={saveTime} onLeaveOut={empty} /> : saveTime}
    </div>
  )
}

function useManualTimes({ rowFor, onUnsaved, asked, onDecided }: ManualEntryProps & { asked: number }) {
  const { time_zone } = useFirm()
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const [isBackwards, setBackwards] = useState(false)
  const isUnsaved = start !== '' || end !== ''
  useUnsaved(isUnsaved, onUnsaved)
  const toasts = useToasts()
  const saving = useSaveTime()
  const warn = useWarn()
  const time_start = momentOf(start, time_zone)
  const time_end = momentOf(end, time_zone)
  const length = hoursBetween(time_start, time_end)
  const empty = () => {
    setStart('')
    setEnd('')
    onUnsaved(false)
    if (asked > 0) onDecided?.()
  }
  const save = async () => {
    if (!time_start || !time_end || saving.isPending) return
    // Nothing is made for times that will be refused.
    if (length === undefined) return setBackwards(true)
    const row = await rowFor()
    if (!row) return
    saving.mutate(
      { note_id: row.id, time_start, time_end },
      {
        onSuccess: (run) => {
          toasts.success(saved(run.total_hours), said.saveFailed)
          warn(run)
          empty()
        },
        onError: (error) => {
          if (Object.keys(complaintsOf(error)).length > 0) focusFirstInvalid()
          else toasts.error(said.saveFailed, error)
        },
      },
    )
  }
  const changed = (set: (value: string) => void) => (value: string) => {
    set(value)
    setBackwards(false)
    saving.reset()
  }
  const refused = complaintsOf(saving.error)
  const complaints = isBackwards ? { ...refused, time_end: said.endBeforeStart } : refused
  const fields = { start, setStart: changed(setStart), end, setEnd: changed(setEnd) }
  return { ...fields, length, complaints, isUnsaved, isSaving: saving.isPending, save, empty }
}

/** The form around is being saved, which does not save the times: what is to become of them? */
function Unsaved({ saveTime, onLeaveOut }: { saveTime: ReactNode; onLeaveOut: () => void }) {
  return (
    <div ref={leadHere} className="w-full">
      <Alert tone="warning" title={unsavedTimes.title}>
        <p>{saveTime ? unsavedTimes.choose : unsavedTimes.incomplete}</p>
        <span className="mt-2.5 flex flex-wrap items-center gap-2">
          {saveTime}
          <Button onClick={onLeaveOut}>{unsavedTimes.leaveOut}</Button>
        </span>
      </Alert>
    </div>
  )
}

// The warning is where the press is answered; each press leads there again.
function leadHere(box: HTMLElement | null): void {
  box?.querySelector('button')?.focus({ preventScroll: true })
  // Clear of the foot that stands over the end of the form.
  box?.scrollIntoView({ block: 'center' })
}

type TimeFieldProps = {
  label: string
  value: string
  error: FieldProps['error']
  onChange: (value: string) => void
}

function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const { time_zone } = useFirm()
  return (
    <Field label={label} error={error} className="max-w-xs flex-[1_1_13rem] max-md:max-w-none">
      <TextInput
        type="datetime-local"
        value={value}
        max={inputOf(serverNow(), time_zone)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function LatestRun({ note: { time_start, time_end } }: { note: TrackedNote }) {
  const { time_zone } = useFirm()
  if (time_start === null) return null
  return (
    <div className="text-secondary text-ink-2">
      <p>{latest.started(time_start, time_zone)}</p>
      {time_end !== null && <p>{latest.ended(time_end, time_zone)}</p>}
    </div>
  )
}
