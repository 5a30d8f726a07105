import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hearingLimits } from '../../../../contract/hearing-words.ts'
import type { Hearing } from '../../../../contract/hearings.ts'
import { handOver as words } from '../../../../contract/words/handovers.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { shortDay } from '../../../lib/format.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import type { Complaints } from '../../../lib/said.ts'
import { currentSession } from '../../../lib/session.ts'
import { text } from '../../../lib/shape.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { leadChoicesQuery } from '../../cases/public.ts'
import { choiceOf } from '../../people/public.ts'
import { useHandOver } from '../api.ts'

type HandOverDialogProps = { hearing: Hearing; onClose: () => void }

const empty = { to_id: '', note: '' }
const shapes = { to_id: text, note: text }

/** Asks somebody of the firm to appear at a hearing; what is typed stays where asking fails. */
export function HandOverDialog({ hearing, onClose }: HandOverDialogProps) {
  const kept = useKeptChanges(`hand-over.${hearing.id}`, empty, shapes)
  const { form, set, isDirty } = kept
  const [complaints, setComplaints] = useState<Complaints>({})
  const { mutateAsync: ask, isPending } = useHandOver()
  const toasts = useToasts()
  const close = () => {
    kept.clear()
    onClose()
  }
  const submit = () => {
    if (form.to_id === '') return
    ask({ hearing_ref: hearing.id, to_id: form.to_id, note: form.note || null }).then(
      () => {
        toasts.success(words.done, words.failed)
        close()
      },
      (error: unknown) => {
        setComplaints(complaintsOf(error))
        toasts.error(words.failed, sentenceOf(error))
      },
    )
  }
  return (
    <Dialog
      open
      onClose={close}
      title={words.title}
      description={`${hearing.case.case_id} · ${shortDay(hearing.on_day)}`}
      dirty={isDirty}
      onDiscard={kept.clear}
      onSubmit={submit}
      footer={
        <DialogSave busy={isPending} disabled={form.to_id === ''}>
          {words.ask}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={words.to} error={complaints.to_id} required>
          <Others hearing={hearing} value={form.to_id} onPick={(to_id) => set({ to_id })} />
        </Field>
        <Field label={words.note} error={complaints.note}>
          <Textarea
            rows={3}
            value={form.note}
            maxLength={hearingLimits.handover_note}
            onChange={({ target }) => set({ note: target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}

type OthersProps = { hearing: Hearing; value: string; onPick: (user_id: string) => void }

/** Those of the firm who can be asked: neither oneself nor who appears already. */
function Others({ hearing: { appears }, value, onPick }: OthersProps) {
  const query = useQuery(leadChoicesQuery)
  const session = currentSession()
  const me = session.status === 'signed-out' ? undefined : session.session.user.id
  const others = (query.data ?? []).filter(
    ({ user_id, has_left }) => !has_left && user_id !== me && user_id !== appears?.user_id,
  )
  return (
    <>
      <Select
        placeholder={words.choose}
        value={value || null}
        options={others.map(choiceOf)}
        onValueChange={onPick}
        disabled={others.length === 0}
      />
      <FailedLine title={words.peopleFailed} of={query} className="mt-1" />
    </>
  )
}
