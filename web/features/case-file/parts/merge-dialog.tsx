import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { CaseFile } from '../../../../contract/case-file.ts'
import type { previewMerge } from '../../../../contract/case-moves.ts'
import type { MergedField } from '../../../../contract/case-states.ts'
import type { ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { mergeWords as words } from '../../../../contract/words/case-dialogs.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { caseFileQuery, mergePreviewQuery, otherOfIdQuery, useMergeCases } from '../api.ts'
import { differing, mergedFieldNames, shownField } from './merged-fields.ts'

type MergeDialogProps = {
  file: CaseFile
  /** The case that it is merged with; without one, another of its case id. */
  other: string | undefined
  onClose: () => void
}

/** Makes this case and another one a single case: what the two differ in is chosen field by field. */
export function MergeDialog({ file, other, onClose }: MergeDialogProps) {
  const { case: row } = file
  const found = useQuery({ ...otherOfIdQuery(row), enabled: other === undefined })
  const id = other ?? found.data ?? undefined
  const query = useQuery({ ...caseFileQuery(id ?? ''), enabled: id !== undefined })
  if (query.data && id !== row.id)
    return <Choosing key={id} first={row} second={query.data.case} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {found.data === null ? (
        <p className="text-ink-2">{words.none}</p>
      ) : (
        <Awaited of={id === undefined ? found : query} said={words} />
      )}
    </Dialog>
  )
}

type Row = CaseFile['case']
type Side = 'first' | 'second'
type Preview = ReplyOf<typeof previewMerge>
type ChoosingProps = { first: Row; second: Row; onClose: () => void }

function Choosing({ first, second, onClose }: ChoosingProps) {
  const merging = useMerging({ first, second }, onClose)
  const { keep, setKeep, chosen, choose, isDirty, preview, submit, isPending, isRefused } = merging
  const both = [
    { value: 'first', label: <Head row={first} /> },
    { value: 'second', label: <Head row={second} /> },
  ] as const
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={words.title}
      description={words.why}
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <DialogSave busy={isPending} disabled={preview === undefined || isRefused}>
          {words.button}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup look="cards" label={words.keepThis} value={keep} options={both} onValueChange={setKeep} />
        {differing(first, second).map((field) => (
          <RadioGroup
            key={field}
            look="cards"
            label={mergedFieldNames[field]}
            value={chosen(field)}
            options={[
              { value: 'first', label: shownField(first, field) || '—' },
              { value: 'second', label: shownField(second, field) || '—' },
            ]}
            onValueChange={(side) => choose(field, side)}
          />
        ))}
        {preview ? <Against of={preview} lead={merging.lead} /> : <Unknown of={merging.looking} />}
      </div>
    </Dialog>
  )
}

function Head({ row }: { row: Row }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-semibold [overflow-wrap:anywhere]">{row.case_id}</span>
      <span className="text-meta [overflow-wrap:anywhere] text-ink-2">{row.title ?? row.client_name}</span>
    </span>
  )
}

/** What is not known yet, or is refused at once: two cases that cannot be merged at all. */
function Unknown({ of }: { of: UseQueryResult<Preview> }) {
  const isRefused = of.error instanceof CallFailure && of.error.reason === 'cases.merge_status'
  if (isRefused) return <Alert tone="destructive">{sentenceOf(of.error)}</Alert>
  return <Awaited of={of} said={words} />
}

type AgainstProps = {
  of: Preview
  /** Who leads the result, where that is not who was chosen; null when nobody does. */
  lead: string | null | undefined
}

/** What has to be settled first, who would not see the result, and who leads it. */
function Against({ of: { left_out, clashes }, lead }: AgainstProps) {
  return (
    <>
      {clashes.length > 0 && (
        <Alert tone="destructive">
          {words.clashes} {clashes.map(({ title }) => title).join(', ')}
        </Alert>
      )}
      {left_out.length > 0 && (
        <Alert tone="warning">
          {words.leftOut} {left_out.map(({ full_name }) => full_name).join(', ')}
        </Alert>
      )}
      {lead !== undefined && (
        <Alert tone="warning">{lead === null ? words.noLead : words.leadsThen(lead)}</Alert>
      )}
    </>
  )
}

/** Which of the two stays, what it takes of the other, and the merging itself. */
function useMerging(pair: Record<Side, Row>, onDone: () => void) {
  const [keep, setKeep] = useState<Side>('first')
  const [sides, setSides] = useState<Partial<Record<MergedField, Side>>>({})
  const drop = keep === 'first' ? 'second' : 'first'
  const looking = useQuery(mergePreviewQuery(pair[keep].id, pair[drop].id))
  const preview = looking.data
  const { mutateAsync, isPending } = useMergeCases()
  const confirm = useConfirm()
  const toasts = useToasts()
  const router = useRouter()
  const chosen = (field: MergedField) => sides[field] ?? keep
  const from_drop = differing(pair.first, pair.second).filter((field) => chosen(field) === drop)
  const wished = pair[chosen('lead_id')].lead
  const leads = preview?.leads[chosen('lead_id') === keep ? 'keep' : 'drop']
  // Who was chosen to lead may not see the result, and nobody is chosen where the two agree.
  const lead =
    leads === undefined || leads?.user_id === wished?.user_id ? undefined : (leads?.full_name ?? null)
  const merge = async () => {
    const question = {
      title: words.ask,
      description: words.cannot,
      confirmLabel: words.button,
      destructive: true,
    }
    if (!(await confirm(question))) return
    const versions = { keep_version: pair[keep].version, drop_version: pair[drop].version }
    await mutateAsync({ keep: pair[keep].id, drop: pair[drop].id, ...versions, from_drop })
    toasts.success(words.done)
    onDone()
    await router.navigate(paths.case(pair[keep].id))
  }
  return {
    ...{ keep, setKeep, chosen, preview, looking, lead, isPending },
    choose: (field: MergedField, side: Side) => setSides((before) => ({ ...before, [field]: side })),
    isDirty: keep !== 'first' || Object.keys(sides).length > 0,
    isRefused: (preview?.clashes.length ?? 0) > 0,
    submit: () => void merge().catch((error: unknown) => toasts.error(words.failed, sentenceOf(error))),
  }
}
