import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { caseFileLimits, type OpenMatter } from '../../../../contract/case-file.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { lifeWords } from '../../../../contract/words/case-dialogs.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayIn, shortDay } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { openMattersQuery, useCloseCase, useDisposeCase, useReopenCase } from '../api.ts'
import { said } from '../labels.ts'

type LifeProps = { row: Pick<LegalCase, 'id' | 'version'>; open: boolean; onClose: () => void }

/** Says how it went, and closes the dialog where it went well. */
function useDeed(words: { done: string; failed: string }, onDone: () => void) {
  const toasts = useToasts()
  return (deed: Promise<unknown>) =>
    void deed.then(
      () => {
        toasts.success(words.done)
        onDone()
      },
      (error: unknown) => toasts.error(words.failed, sentenceOf(error)),
    )
}

type LongFieldProps = { label: string; value: string; most: number; onChange: (value: string) => void }

function LongField({ label, value, most, onChange, required }: LongFieldProps & { required?: boolean }) {
  return (
    <Field label={label} required={required}>
      <Textarea value={value} maxLength={most} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

/** Notes that the court has ended the case. */
export function DisposeDialog({ row: { id, version }, open, onClose }: LifeProps) {
  const words = lifeWords.dispose
  const { time_zone } = useFirm()
  const [on, setOn] = useState<string>()
  const [result, setResult] = useState('')
  const { mutateAsync, isPending } = useDisposeCase()
  const clear = () => {
    setOn(undefined)
    setResult('')
  }
  const tell = useDeed(words, () => {
    clear()
    onClose()
  })
  const day = on ?? dayIn(time_zone)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.why}
      dirty={on !== undefined || result !== ''}
      onDiscard={clear}
      onSubmit={() => tell(mutateAsync({ id, version, on: day, result }))}
      footer={
        <DialogSave busy={isPending} disabled={day === ''}>
          {said.dispose}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={words.date} required>
          <DateInput value={day} onChange={(event) => setOn(event.target.value)} />
        </Field>
        <LongField label={words.result} value={result} most={caseFileLimits.result} onChange={setResult} />
      </div>
    </Dialog>
  )
}

/** Shows what stands open on a case, and puts it away. */
export function CloseDialog({ row: { id, version }, open, onClose }: LifeProps) {
  const words = lifeWords.close
  const [note, setNote] = useState('')
  const query = useQuery({ ...openMattersQuery(id), enabled: open })
  const { mutateAsync, isPending } = useCloseCase()
  const tell = useDeed(words, () => {
    setNote('')
    onClose()
  })
  const refuses = query.data?.open.some((matter) => matter.refuses) ?? true
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.stays}
      dirty={note !== ''}
      onDiscard={() => setNote('')}
      onSubmit={() => tell(mutateAsync({ id, version, note, warned: true }).finally(() => query.refetch()))}
      footer={
        <DialogSave busy={isPending} disabled={refuses}>
          {said.close}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {query.data ? (
          <Matters open={query.data.open} />
        ) : (
          <Awaited of={query} said={{ loading: words.checking, loadFailed: words.checkFailed }} />
        )}
        <LongField label={words.note} value={note} most={caseFileLimits.close_note} onChange={setNote} />
      </div>
    </Dialog>
  )
}

function Matters({ open }: { open: readonly OpenMatter[] }) {
  const words = lifeWords.close
  if (open.length === 0) return <Alert tone="success">{words.nothingOpen}</Alert>
  return (
    <Alert tone="warning" title={words.standsOpen}>
      <ul className="mt-1 flex flex-col gap-1">
        {open.map((matter, at) => (
          <li key={matter.id ?? `${matter.kind} ${at}`} className="flex flex-wrap gap-x-2">
            <span className="font-semibold">{words[matter.kind]}</span>
            <MatterName matter={matter} />
            {matter.person && <span>{nameOf(matter.person)}</span>}
            {matter.on && <span className="tabular-nums">{shortDay(matter.on)}</span>}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function MatterName({ matter: { kind, id, title } }: { matter: OpenMatter }): ReactNode {
  if (!title) return null
  if (id === null || kind !== 'timer') return <span>{title}</span>
  return (
    <Link {...paths.task(id)} className="font-semibold text-accent hover:underline">
      {title}
    </Link>
  )
}

/** Opens a case again, for a reason. */
export function ReopenDialog({ row: { id, version }, open, onClose }: LifeProps) {
  const words = lifeWords.reopen
  const [reason, setReason] = useState('')
  const { mutateAsync, isPending } = useReopenCase()
  const tell = useDeed(words, () => {
    setReason('')
    onClose()
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.why}
      dirty={reason !== ''}
      onDiscard={() => setReason('')}
      onSubmit={() => tell(mutateAsync({ id, version, reason }))}
      footer={
        <DialogSave busy={isPending} disabled={reason.trim() === ''}>
          {said.reopen}
        </DialogSave>
      }
    >
      <LongField
        label={words.reason}
        value={reason}
        most={caseFileLimits.reason}
        onChange={setReason}
        required
      />
    </Dialog>
  )
}
