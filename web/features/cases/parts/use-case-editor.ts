import { useState } from 'react'
import { caseChange, type LegalCase } from '../../../../contract/cases.ts'
import { type Complaints, complaintsIn, complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { type KeptForm, useKeptForm } from '../../../lib/kept-form.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { caseOfConflict, useUpdateCase } from '../api.ts'
import { said } from '../labels.ts'
import { type CaseForm, caseForm, changeOf, emptyCase, formOf } from '../logic.ts'

export interface CaseEditor extends Omit<KeptForm<CaseForm>, 'rebase' | 'drop'> {
  id: string
  complaints: Complaints
  saving: boolean
  /** The row as it stands now, after somebody else was faster: saving again replaces it. */
  current: LegalCase | undefined
  save: () => void
  /** Asks first when something was typed. */
  cancel: () => void
}

/** The edit of one row in its place; without a row there is none. */
export function useCaseEditor(row: LegalCase | undefined, onClose: () => void): CaseEditor | undefined {
  const start = { form: row ? formOf(row) : emptyCase, version: row?.version ?? 0 }
  const { rebase, drop, ...kept } = useKeptForm(`case.${row?.id ?? 'none'}`, start, caseForm)
  const [problem, setProblem] = useState<{ id: string; complaints: Complaints; current?: LegalCase }>()
  const { mutateAsync, isPending } = useUpdateCase()
  const toasts = useToasts()
  const confirm = useConfirm()
  if (!row) return undefined

  const close = () => {
    drop()
    setProblem(undefined)
    onClose()
  }
  const save = () => {
    if (isPending) return
    const body = { ...changeOf(kept.form, kept.base.form), version: kept.base.version }
    const complaints = complaintsIn(caseChange, body)
    setProblem({ id: row.id, complaints })
    if (Object.keys(complaints).length > 0) return
    if (!kept.dirty) return close()
    mutateAsync({ id: row.id, body }).then(
      () => {
        toasts.success(said.updated)
        close()
      },
      (error: unknown) => {
        const current = caseOfConflict(error)
        if (current) rebase({ form: formOf(current), version: current.version })
        setProblem({ id: row.id, complaints: complaintsOf(error), ...(current && { current }) })
        toasts.error(said.updateFailed, sentenceOf(error))
      },
    )
  }
  const cancel = () => {
    if (!kept.dirty) return close()
    const question = { title: 'Discard changes?', description: 'What you typed here has not been saved.' }
    void confirm({
      ...question,
      confirmLabel: 'Discard',
      cancelLabel: 'Keep editing',
      destructive: true,
    }).then((yes) => yes && close())
  }
  const own = problem?.id === row.id ? problem : undefined
  return {
    ...kept,
    id: row.id,
    complaints: own?.complaints ?? {},
    current: own?.current,
    saving: isPending,
    save,
    cancel,
  }
}
