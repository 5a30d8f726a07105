import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeadlineRule } from '../../../../contract/deadline-rules.ts'
import { deadlineLimits } from '../../../../contract/deadline-words.ts'
import { rules as words } from '../../../../contract/words/deadline-dialogs.ts'
import { deadlineRuleNames } from '../../../../contract/words/deadlines.ts'
import { ruleTitle } from '../../../../contract/words/shipped-rules.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import type { Complaints } from '../../../lib/said.ts'
import { text } from '../../../lib/shape.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { deadlineRules, useConfirmRule } from '../api.ts'

type ConfirmRuleProps = { id: string; onClose: () => void }

/** Asks where the law was read before a rule is confirmed. */
export function ConfirmRule({ id, onClose }: ConfirmRuleProps) {
  const { data } = useQuery(deadlineRules.one(id))
  if (!data?.can.confirm) return null
  return <Confirming rule={data} onClose={onClose} />
}

const shapes = { source: text, valid_from: text, valid_until: text }

interface Confirmed {
  rule: DeadlineRule
  onClose: () => void
}

/** What is typed of a confirmation; it stays where sending it fails. */
function useConfirming({ rule, onClose }: Confirmed) {
  const { id, version } = rule
  const empty = {
    // Whoever confirms read the law, and says where: what the rule came with is nobody's word.
    source: '',
    valid_from: rule.valid_from ?? '',
    valid_until: rule.valid_until ?? '',
  }
  const { form, set, clear, isDirty } = useKeptChanges(`confirm-rule.${id}`, empty, shapes)
  const [complaints, setComplaints] = useState<Complaints>({})
  const { mutateAsync, isPending } = useConfirmRule()
  const toasts = useToasts()
  const close = () => {
    clear()
    onClose()
  }
  const submit = () => {
    const { source, valid_from, valid_until } = form
    const valid = { valid_from: valid_from || null, valid_until: valid_until || null }
    mutateAsync({ id, version, source: source.trim(), ...valid }).then(
      () => {
        toasts.success(words.confirmed, words.confirmFailed)
        close()
      },
      (error: unknown) => {
        setComplaints(complaintsOf(error))
        toasts.error(words.confirmFailed, sentenceOf(error))
      },
    )
  }
  return { form, set, clear, isDirty, complaints, isPending, close, submit }
}

function Confirming({ rule, onClose }: Confirmed) {
  const editor = useConfirming({ rule, onClose })
  const { form, set, clear, isDirty, complaints, isPending, close, submit } = editor
  const day = (name: 'valid_from' | 'valid_until') => (
    <Field label={deadlineRuleNames[name]} error={complaints[name]}>
      <DateInput value={form[name]} onChange={({ target }) => set({ [name]: target.value })} />
    </Field>
  )
  return (
    <Dialog
      open
      onClose={close}
      title={words.confirmOf(rule.code)}
      description={`${ruleTitle(rule.title)} · ${rule.act}, ${rule.provision}`}
      dirty={isDirty}
      onDiscard={clear}
      onSubmit={submit}
      footer={
        <DialogSave busy={isPending} disabled={form.source.trim() === ''}>
          {words.confirm}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-secondary text-ink-2">{words.confirmAsk}</p>
        {rule.note && <p className="text-secondary whitespace-pre-line">{rule.note}</p>}
        {rule.source && (
          <p className="text-secondary [overflow-wrap:anywhere] whitespace-pre-line">
            {words.saysNow(rule.source)}
          </p>
        )}
        <Field label={deadlineRuleNames.source} required error={complaints.source}>
          <Textarea
            rows={3}
            value={form.source}
            maxLength={deadlineLimits.source}
            onChange={({ target }) => set({ source: target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          {day('valid_from')}
          {day('valid_until')}
        </div>
      </div>
    </Dialog>
  )
}
