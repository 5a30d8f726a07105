import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickedFor } from '../../../../contract/case-states.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { pickCase as words } from '../../../../contract/words/case-dialogs.ts'
import { useCasePicks } from '../../../lib/case-picks.ts'
import type { Said } from '../../../lib/said.ts'
import { Field } from '../../../ui/field.tsx'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { caseQuery } from '../api.ts'

interface PickCaseProps {
  /** The id of the case that is picked, else nothing. */
  value: string
  error: Said | undefined
  /** What it is picked for. */
  kind: PickedFor
  onPick: (case_ref: string) => void
  /** What the case brings along, once it is here. */
  onPicked: (picked: LegalCase) => void
}

/** The case of a new row of its own, found by what is typed. */
export function PickCase({ value, error, kind, onPick, onPicked }: PickCaseProps) {
  const [typed, setTyped] = useState<string>()
  // What was picked before a reload is kept by its id alone: nobody may write to a case that is not on screen.
  const { data: picked } = useQuery(caseQuery(value || undefined))
  const shown = typed ?? picked?.case_id ?? ''
  const { pickOf, isComing, ...cases } = useCasePicks(shown, kind)
  const queries = useQueryClient()
  const pick = async (case_ref: string) => {
    onPick(case_ref)
    onPicked(await queries.fetchQuery(caseQuery(case_ref)))
  }
  return (
    <Field label={words.case} required error={error}>
      <SuggestInput
        value={shown}
        {...cases}
        mustPick
        nothing={isComing ? undefined : words.nothing}
        placeholder={words.find}
        maxLength={200}
        onValueChange={(chosen, isPicked) => {
          const { case_id, case_ref } = pickOf(chosen, isPicked)
          setTyped(case_id)
          // What follows the pick of a case fails without a word: the form is filled in by hand then.
          if (case_ref) void pick(case_ref).catch(() => undefined)
          else if (value) onPick('')
        }}
      />
    </Field>
  )
}
