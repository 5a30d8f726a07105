import { useState } from 'react'
import type { Timer } from '../../../../contract/timers.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { useNow } from '../../../lib/now.ts'
import { inputOf, momentOf } from '../../../lib/zone-time.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import { type HowToStop, useDiscardTimer, useStopTimer } from './api.ts'
import { booked, inHours, longRun, tracking as said } from './labels.ts'
import { hoursOfRun, likelyEnd } from './lengths.ts'
import { useWarn } from './warnings.ts'

type Choice = 'keep' | 'stop-at' | 'discard'

export type LongRunDialogProps = {
  timer: Timer
  /** `isOver`: the run was ended in one of the three ways. */
  onClose: (isOver: boolean) => void
}

/** Asks what to keep of a timer that was probably forgotten; closing it lets the timer run on. */
export function LongRunDialog({ timer, onClose }: LongRunDialogProps) {
  const { time_zone } = useFirm()
  const now = useNow().toISOString()
  const [choice, setChoice] = useState<Choice>('stop-at')
  const [end, setEnd] = useState(() => inputOf(likelyEnd(timer), time_zone))
  const { finish, isPending, error } = useFinish(timer, onClose)
  const time_end = momentOf(end, time_zone)
  const ran = hoursOfRun(timer, timer.paused_at ?? now) ?? 0
  const complaint = error instanceof CallFailure ? error.fields[0]?.message : undefined
  const submit = () => {
    if (choice === 'keep') finish({ keep_long: true })
    if (choice === 'discard') finish('discard')
    if (choice === 'stop-at' && time_end) finish({ time_end })
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={() => onClose(false)}
      onSubmit={submit}
      title={longRun.title}
      description={longRun.since(timer.note_title, timer.started_at, time_zone)}
      footer={
        <>
          <DialogClose>{longRun.letItRun}</DialogClose>
          <Button
            type="submit"
            variant={choice === 'discard' ? 'danger' : 'primary'}
            busy={isPending}
            disabled={choice === 'stop-at' && time_end === undefined}
          >
            {choice === 'discard' ? longRun.doDiscard : longRun.doBook}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && !complaint && <Alert tone="destructive">{sentenceOf(error)}</Alert>}
        <RadioGroup
          label={longRun.question}
          value={choice}
          onValueChange={setChoice}
          options={choicesOf(ran)}
        />
        {choice === 'stop-at' && (
          <EndTime timer={timer} value={end} complaint={complaint} onChange={setEnd} />
        )}
        {choice !== 'stop-at' && complaint && <Alert tone="destructive">{complaint}</Alert>}
      </div>
    </Dialog>
  )
}

const choicesOf = (ran: number): { value: Choice; label: string; hint?: string }[] => [
  { value: 'stop-at', label: longRun.stopAt },
  { value: 'keep', label: longRun.keep, hint: inHours(ran) },
  { value: 'discard', label: longRun.discard, hint: longRun.nothing },
]

interface EndTimeProps {
  timer: Timer
  value: string
  complaint: string | undefined
  onChange: (value: string) => void
}

function EndTime({ timer, value, complaint, onChange }: EndTimeProps) {
  const { time_zone } = useFirm()
  const booked = hoursOfRun(timer, momentOf(value, time_zone))
  return (
    <Field label={said.endTime} error={complaint} hint={booked === undefined ? undefined : inHours(booked)}>
      <TextInput
        type="datetime-local"
        value={value}
        min={inputOf(timer.started_at, time_zone)}
        max={inputOf(useNow(), time_zone)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function useFinish(timer: Timer, onClose: (isOver: boolean) => void) {
  const toasts = useToasts()
  const stopping = useStopTimer()
  const discarding = useDiscardTimer()
  const warn = useWarn()
  const finish = (how: HowToStop | 'discard') => {
    if (how === 'discard') {
      return discarding.mutate(undefined, {
        onSuccess: () => {
          toasts.success(longRun.discarded)
          onClose(true)
        },
      })
    }
    stopping.mutate(how, {
      onSuccess: (run) => {
        toasts.success(booked(run.total_hours, timer.note_title))
        warn(run)
        onClose(true)
      },
    })
  }
  return {
    finish,
    isPending: stopping.isPending || discarding.isPending,
    error: stopping.error ?? discarding.error,
  }
}
