import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timeLimits } from '../../../../contract/time-entries.ts'
import type { Timer } from '../../../../contract/timers.ts'
import { codesQuery, nameOfCode } from '../../../lib/activity-codes.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { ComplaintLine, Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useDescribeTimer } from './api.ts'
import { describing as said } from './labels.ts'

const noCode = '-'

/** Says what a timer is about: words and an activity, which its entries will bear. */
export function DescribeDialog({ timer, onClose }: { timer: Timer; onClose: () => void }) {
  const [before] = useState({ description: timer.description ?? '', code: timer.activity_code ?? noCode })
  const [typed, setTyped] = useState(before)
  const { mutate, isPending, error } = useDescribeTimer()
  const toasts = useToasts()
  const { data: codes = [] } = useQuery(codesQuery)
  const kinds = codes.filter(({ code, is_retired }) => !is_retired || code === before.code)
  const complaints = complaintsOf(error)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(before)
  const save = () => {
    if (!isDirty) return onClose()
    const { description, code } = typed
    const done = () => {
      toasts.success(said.done)
      onClose()
    }
    mutate({ description, activity_code: code === noCode ? null : code }, { onSuccess: done })
  }
  return (
    <Dialog
      open
      size="sm"
      dirty={isDirty}
      onClose={onClose}
      onSubmit={save}
      title={said.title}
      description={timer.note_title}
      footer={<DialogSave busy={isPending}>{said.save}</DialogSave>}
    >
      <div className="flex flex-col gap-4">
        <Field label={said.text} error={complaints.description}>
          <Textarea
            rows={3}
            maxLength={timeLimits.description}
            value={typed.description}
            onChange={({ target }) => setTyped({ ...typed, description: target.value })}
          />
        </Field>
        <Field label={said.activity} error={complaints.activity_code}>
          <Select
            value={typed.code}
            onValueChange={(code) => setTyped({ ...typed, code })}
            options={[
              { value: noCode, label: said.noActivity },
              ...kinds.map((kind) => ({ value: kind.code, label: nameOfCode(kind) })),
            ]}
          />
        </Field>
        <ComplaintLine
          id="not-described"
          label=""
          error={error && Object.keys(complaints).length === 0 ? sentenceOf(error) : undefined}
        />
      </div>
    </Dialog>
  )
}
