import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCasePicks } from '../../../lib/case-picks.ts'
import { Field } from '../../../ui/field.tsx'
import type { RowForm } from '../../../ui/rows/use-row-form.ts'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { caseQuery } from '../../cases/public.ts'
import { diary, findCase, noCaseFound } from '../labels.ts'

interface Filled {
  case_ref: string
  court_ref: string
  bench: string
  appears_id: string
}

interface PickCaseProps {
  of: Pick<RowForm<Filled>, 'form' | 'complaints'> & { set: (change: Partial<Filled>) => void }
}

/** The case of a new hearing, which brings its court, bench and lead along. */
export function PickCase({ of: { form, set, complaints } }: PickCaseProps) {
  const [typed, setTyped] = useState<string>()
  // What was picked before a reload is kept by its id alone: nobody may write to a case that is not on screen.
  const { data: picked } = useQuery(caseQuery(form.case_ref || undefined))
  const shown = typed ?? picked?.case_id ?? ''
  const { pickOf, ...cases } = useCasePicks(shown, 'hearing')
  const queries = useQueryClient()
  const pick = async (case_ref: string) => {
    set({ case_ref })
    const { court_ref, bench, lead_id } = await queries.fetchQuery(caseQuery(case_ref))
    set({ court_ref: court_ref ?? '', bench: bench ?? '', appears_id: lead_id ?? '' })
  }
  return (
    <Field label={diary.case} required error={complaints.case_ref}>
      <SuggestInput
        value={shown}
        {...cases}
        mustPick
        nothing={noCaseFound}
        placeholder={findCase}
        maxLength={200}
        onValueChange={(chosen, isPicked) => {
          const { case_id, case_ref } = pickOf(chosen, isPicked)
          setTyped(case_id)
          // What follows the pick of a case fails without a word: the form is filled in by hand then.
          if (case_ref) void pick(case_ref).catch(() => undefined)
          else if (form.case_ref) set({ case_ref: '' })
        }}
      />
    </Field>
  )
}
