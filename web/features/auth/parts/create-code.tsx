import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { type AuthorizationCode, type CodeDraft, codeDraft } from '../../../../contract/auth.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import type { Role } from '../../../../contract/people.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { complaintsOf, saidOf } from '../../../lib/complaints.ts'
import { inDigits } from '../../../lib/digits.ts'
import { serverNow } from '../../../lib/now.ts'
import type { Complaints } from '../../../lib/said.ts'
import { inputOf, momentOf } from '../../../lib/zone-time.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { NumberInput } from '../../../ui/number-input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { roleName, roleNames, useFirm } from '../../people/public.ts'
import { useCreateCode } from '../api.ts'
import { codeWords as said } from '../labels.ts'

interface Typed {
  role: Role
  email: string
  max_uses: string
  expires: string
}

const roles = (['associate', 'partner'] as const).map((value) => ({ value, label: roleNames[value] }))

const start: Typed = { role: 'associate', email: '', max_uses: inDigits('1'), expires: '' }

/** Makes a code and shows it, this once. */
export function CreateCode({ onClose }: { onClose: () => void }) {
  const { time_zone } = useFirm()
  const { typed, set, complaints, create, submit } = useNewCode(time_zone)
  if (create.data) return <NewCode created={create.data} onClose={onClose} />
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      onSubmit={submit}
      dirty={JSON.stringify(typed) !== JSON.stringify(start)}
      title={said.createTitle}
      description={said.createMeta}
      footer={
        <DialogSave busy={create.isPending} busyText={said.creating}>
          {said.create}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={said.role}
          look="cards"
          value={typed.role}
          onValueChange={(role) => set({ role })}
          options={roles}
        />
        <Field label={said.email} error={complaints.email} hint={said.emailHint}>
          <TextInput
            type="email"
            autoComplete="off"
            value={typed.email}
            onChange={(event) => set({ email: event.target.value })}
          />
        </Field>
        <Field label={said.uses} error={complaints.max_uses} hint={said.usesHint}>
          <NumberInput
            inputMode="numeric"
            value={typed.max_uses}
            onValueChange={(max_uses) => set({ max_uses })}
          />
        </Field>
        <Field label={said.expires} error={complaints.expires_at} hint={said.expiresHint}>
          <TextInput
            type="datetime-local"
            min={inputOf(serverNow(), time_zone)}
            value={typed.expires}
            onChange={(event) => set({ expires: event.target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function useNewCode(time_zone: string) {
  const [typed, setTyped] = useState(start)
  const [complaints, setComplaints] = useState<Complaints>({})
  const toasts = useToasts()
  const create = useCreateCode()
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    setComplaints({})
  }
  const submit = () => {
    const draft = draftOf(typed, time_zone)
    const isOver = draft.expires_at && new Date(draft.expires_at) <= new Date()
    const wrong = isOver ? { expires_at: saidOf(complaint('in_the_future')) } : complaintsIn(codeDraft, draft)
    setComplaints(wrong)
    if (Object.keys(wrong).length > 0 || create.isPending) return
    create.mutate(draft, {
      onSuccess: () => toasts.worked(said.createFailed),
      onError: (error) => {
        const about = complaintsOf(error)
        setComplaints(about)
        if (Object.keys(about).length > 0) focusFirstInvalid()
        else toasts.error(said.createFailed, error)
      },
    })
  }
  return { typed, set, complaints, create, submit }
}

function draftOf({ role, email, max_uses, expires }: Typed, zone: string): CodeDraft {
  return {
    role,
    email: email.trim() || null,
    max_uses: max_uses.trim() === '' ? null : Number(foldDigits(max_uses)),
    expires_at: expires === '' ? null : (momentOf(expires, zone) ?? null),
  }
}

type NewCodeProps = { created: AuthorizationCode & { code: string }; onClose: () => void }

/** A code at its only appearance, with a button that copies it. */
function NewCode({ created: { role, email, code }, onClose }: NewCodeProps) {
  const [copied, setCopied] = useState<'yes' | 'failed'>()
  const copy = () =>
    copyText(code).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  const CopyIcon = copied === 'yes' ? Check : Copy
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={said.newTitle(roleName(role))}
      description={said.newFor(email)}
      footer={<DialogClose variant="primary">{said.done}</DialogClose>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <output className="min-w-0 flex-1 rounded-md border border-border bg-bg px-4 py-3 text-center font-mono text-section break-all select-all">
            {code}
          </output>
          <Button icon={<CopyIcon aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
            {copied === 'yes' ? said.copied : said.copy}
          </Button>
        </div>
        <p role="status" className="text-meta text-ink-3 empty:hidden">
          {copied === 'failed' && said.copyFailed}
        </p>
        <Alert tone="info">{said.newHint}</Alert>
      </div>
    </Dialog>
  )
}
