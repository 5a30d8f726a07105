import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { caseFileLimits, type OpenMatter } from '../../../../contract/case-file.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { lifeWords } from '../../../../contract/words/case-dialogs.ts'
import { complaintsOf, saidOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayIn, shortDay } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import { text } from '../../../lib/shape.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { Awaited } from '../../../ui/states.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { openMattersQuery, useCloseCase, useDisposeCase, useReopenCase } from '../api.ts'
import { said } from '../labels.ts'

type LifeProps = {
  row: Pick<LegalCase, 'id' | 'version' | 'status'>
  /** The address names it, for whoever may do it. */
  isAsked: boolean
  onClose: () => void
}

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

/** What stays of a dialog when somebody else was faster: what was typed, and the word that it is too late. */
function useLate<Form extends object>(
  { row: { status }, isAsked, onClose }: LifeProps,
  kept: ReturnType<typeof useKeptChanges<Form>>,
  isLate: boolean,
  isPending: boolean,
) {
  const { isDirty, clear } = kept
  const give = () => {
    clear()
    onClose()
  }
  return {
    dialog: {
      open: isAsked && (!isLate || isDirty),
      onClose: give,
      dirty: isDirty,
      onDiscard: isLate ? give : clear,
    },
    give,
    late: isLate && !isPending && <Alert tone="warning">{lifeWords.late[status]}</Alert>,
  }
}

type LongFieldProps = { label: string; value: string; most: number; onChange: (value: string) => void }

function LongField({ label, value, most, onChange, required }: LongFieldProps & { required?: boolean }) {
  return (
    <Field label={label} required={required}>
      <Textarea value={value} maxLength={most} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

const toCome = saidOf(complaint('not_in_the_future'))

/** Notes that the court has ended the case, on a day that has begun. */
export function DisposeDialog(props: LifeProps) {
  const { id, version, status } = props.row
  const words = lifeWords.dispose
  const { time_zone } = useFirm()
  const today = dayIn(time_zone)
  const empty = { on: today, result: '' }
  const kept = useKeptChanges(`case-dispose.${id}`, empty, { on: text, result: text })
  const { form, set } = kept
  const { mutateAsync, isPending, error } = useDisposeCase()
  const isLate = status !== 'open'
  const { dialog, give, late } = useLate(props, kept, isLate, isPending)
  const tell = useDeed(words, give)
  const isToCome = form.on > today
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.why}
      onSubmit={() => (isToCome ? focusFirstInvalid() : tell(mutateAsync({ id, version, ...form })))}
      footer={
        <DialogSave busy={isPending} disabled={isLate || form.on === ''}>
          {said.dispose}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {late}
        <Field label={words.date} required error={isToCome ? toCome : complaintsOf(error).on}>
          <DateInput value={form.on} max={today} onChange={({ target }) => set({ on: target.value })} />
        </Field>
        <LongField
          label={words.result}
          value={form.result}
          most={caseFileLimits.result}
          onChange={(result) => set({ result })}
        />
      </div>
    </Dialog>
  )
}

/** Shows what stands open on a case, and puts it away. */
export function CloseDialog(props: LifeProps) {
  const { id, version, status } = props.row
  const words = lifeWords.close
  const kept = useKeptChanges(`case-close.${id}`, { note: '' }, { note: text })
  const { note } = kept.form
  const { mutateAsync, isPending } = useCloseCase()
  const isLate = status === 'closed'
  const { dialog, give, late } = useLate(props, kept, isLate, isPending)
  const query = useQuery({ ...openMattersQuery(id), enabled: dialog.open && !isLate })
  const tell = useDeed(words, give)
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.stays}
      onSubmit={() => tell(mutateAsync({ id, version, note, warned: true }).finally(() => query.refetch()))}
      footer={
        // Also where something stands open: a timer may have stopped meanwhile, and the server looks again.
        <DialogSave busy={isPending} disabled={isLate || !query.data}>
          {said.close}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {late || <StandsOpen query={query} of={id} />}
        <LongField
          label={words.note}
          value={note}
          most={caseFileLimits.close_note}
          onChange={(next) => kept.set({ note: next })}
        />
      </div>
    </Dialog>
  )
}

type StandsOpenProps = { query: UseQueryResult<{ open: OpenMatter[] }>; of: string }

function StandsOpen({ query, of }: StandsOpenProps) {
  const { checking: loading, checkFailed: loadFailed } = lifeWords.close
  if (!query.data) return <Awaited of={query} said={{ loading, loadFailed }} />
  return <Matters open={query.data.open} of={of} />
}

function Matters({ open, of }: { open: readonly OpenMatter[]; of: string }) {
  const words = lifeWords.close
  if (open.length === 0) return <Alert tone="success">{words.nothingOpen}</Alert>
  return (
    <Alert tone="warning" title={words.standsOpen}>
      <ul className="mt-1 flex flex-col gap-1">
        {open.map((matter, at) => (
          <li key={matter.id ?? `${matter.kind} ${at}`} className="flex flex-wrap gap-x-2">
            <span className="font-semibold">{words[matter.kind]}</span>
            <MatterName matter={matter} of={of} />
            {matter.person && <span>{nameOf(matter.person)}</span>}
            {matter.on && <span className="tabular-nums">{shortDay(matter.on)}</span>}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

type MatterNameProps = { matter: OpenMatter; of: string }

function MatterName({ matter: { kind, id, title }, of }: MatterNameProps): ReactNode {
  if (!title) return null
  if (kind === 'hearing' || kind === 'deadline')
    return (
      <Link
        {...paths.case(of, `${kind}s`)}
        className="font-semibold [overflow-wrap:anywhere] text-accent hover:underline"
      >
        {title}
      </Link>
    )
  if (id === null || kind !== 'timer') return <span>{title}</span>
  return (
    <Link {...paths.task(id)} className="font-semibold text-accent hover:underline">
      {title}
    </Link>
  )
}

/** Opens a case again, for a reason. */
export function ReopenDialog(props: LifeProps) {
  const { id, version, status } = props.row
  const words = lifeWords.reopen
  const kept = useKeptChanges(`case-reopen.${id}`, { reason: '' }, { reason: text })
  const { reason } = kept.form
  const { mutateAsync, isPending } = useReopenCase()
  const isLate = status === 'open'
  const { dialog, give, late } = useLate(props, kept, isLate, isPending)
  const tell = useDeed(words, give)
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.why}
      onSubmit={() => tell(mutateAsync({ id, version, reason }))}
      footer={
        <DialogSave busy={isPending} disabled={isLate || reason.trim() === ''}>
          {said.reopen}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {late}
        <LongField
          label={words.reason}
          value={reason}
          most={caseFileLimits.reason}
          onChange={(next) => kept.set({ reason: next })}
          required
        />
      </div>
    </Dialog>
  )
}
