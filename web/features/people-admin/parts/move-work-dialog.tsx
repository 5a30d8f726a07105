import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedPerson } from '../../../../contract/people.ts'
import { type WorkPart, workParts } from '../../../../contract/work-moves.ts'
import { CallFailure } from '../../../lib/failure.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { choiceOf, nameOf } from '../../people/public.ts'
import { everybodyQuery, type PartCount, useMoveWork } from '../api.ts'
import { partWords, moving as words } from './labels.ts'

/** Counts what somebody has open before it is moved; whatever is chosen anew is counted anew. */
export function MoveWorkDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const query = useQuery(everybodyQuery)
  const { from_id, to_id, parts, counts, setFrom, setTo, setParts, send, isPending } = useMoving(
    from,
    onClose,
  )
  const people = query.data ?? []
  const to = people.find(({ user_id }) => user_id === to_id)
  const all = (counts ?? []).reduce((sum, { moves }) => sum + moves, 0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.hint}
      dirty={to_id !== null}
      onSubmit={send}
      footer={
        <DialogSave
          busy={isPending}
          busyText={counts ? undefined : words.counting}
          disabled={!to || parts.length === 0 || (counts !== undefined && all === 0)}
        >
          {counts ? words.move(all) : words.count}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <FailedLine title={words.peopleFailed} of={query} />
        <Who
          label={words.from}
          value={from_id}
          people={people.filter((one) => one.user_id !== to_id)}
          onChoose={setFrom}
        />
        <Who
          label={words.to}
          value={to_id}
          people={people.filter((one) => !one.has_left && one.user_id !== from_id)}
          onChoose={setTo}
        />
        <Parts {...{ parts, counts }} to={to ? nameOf(to) : ''} onChoose={setParts} />
      </div>
    </Dialog>
  )
}

/** What is chosen, the counts of that, and what sending does: first it counts, then it moves. */
function useMoving(from: string, onMoved: () => void) {
  const [from_id, setFrom] = useState(from)
  const [to_id, setTo] = useState<string | null>(null)
  const [parts, setParts] = useState<readonly WorkPart[]>(workParts)
  const [count, setCount] = useState<{ parts: readonly PartCount[]; counted: string }>()
  const toasts = useToasts()
  const { mutateAsync: move, isPending } = useMoveWork()
  function anew<Chosen>(set: (chosen: Chosen) => void) {
    return (chosen: Chosen) => {
      set(chosen)
      setCount(undefined)
    }
  }
  const send = () => {
    if (to_id === null) return
    const asked = { from_id, to_id, parts: [...parts] }
    const countAnew = () => move({ ...asked, dry_run: true }).then(setCount)
    if (!count) return void countAnew().catch((error: unknown) => toasts.error(words.countFailed, error))
    void move({ ...asked, dry_run: false, counted: count.counted }).then(
      () => {
        toasts.success(words.begun, words.failed)
        onMoved()
      },
      (error: unknown) => {
        toasts.error(words.failed, error)
        if (error instanceof CallFailure && error.reason === 'work_moves.changed')
          void countAnew().catch(() => setCount(undefined))
      },
    )
  }
  const chosen = { from_id, to_id, parts, counts: count?.parts, send, isPending }
  return { ...chosen, setFrom: anew(setFrom), setTo: anew(setTo), setParts: anew(setParts) }
}

interface WhoProps {
  label: string
  value: string | null
  people: readonly ListedPerson[]
  onChoose: (id: string) => void
}

function Who({ label, value, people, onChoose }: WhoProps) {
  return (
    <Field label={label}>
      <Select value={value} onValueChange={onChoose} options={people.map(choiceOf)} />
    </Field>
  )
}

interface PartsProps {
  parts: readonly WorkPart[]
  counts: readonly PartCount[] | undefined
  to: string
  onChoose: (parts: readonly WorkPart[]) => void
}

/** What is moved, each with how many once they are counted, and how many stay. */
function Parts({ parts, counts, to, onChoose }: PartsProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{words.parts}</legend>
      {workParts.map((part) => {
        const counted = counts?.find((one) => one.part === part)
        return (
          <div key={part} className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox
              label={partWords[part]}
              checked={parts.includes(part)}
              onChange={(is) =>
                onChoose(workParts.filter((one) => (one === part ? is : parts.includes(one))))
              }
            />
            {counted && (
              <p className="text-secondary text-ink-2 tabular-nums">
                {[words.moves(counted.moves), counted.left > 0 && words.left(counted.left, to)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
