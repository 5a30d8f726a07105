import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CaseInUse, caseLimits } from '../../../../contract/cases.ts'
import { caseNames } from '../../../../contract/words/cases.ts'
import { fold } from '../../../../contract/words.ts'
import { useSettled } from '../../../lib/settled.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Field } from '../../../ui/field.tsx'
import { NowBelow } from '../../../ui/rows/conflict.tsx'
import { FilterPlace } from '../../../ui/rows/filters.tsx'
import type { RowForm } from '../../../ui/rows/use-row-form.ts'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { caseIdsQuery } from '../api.ts'
import { choosing, noCaseIds } from '../labels.ts'

type CaseIdFieldProps = {
  of: Pick<RowForm<{ case_id: string }>, 'form' | 'complaints' | 'current'> & {
    set: (change: { case_id: string }) => void
  }
}

/** The case id of a cost or event: one in use, found by any part of it or of its client. */
export function CaseIdField({ of: { form, set, complaints, current } }: CaseIdFieldProps) {
  const value = form.case_id
  const cases = useSuggestions(value)
  const hasNone = useHasNoCaseIds()
  return (
    <Field
      label={caseNames.case_id}
      required
      error={complaints.case_id}
      below={<NowBelow now={current?.case_id} mine={value} />}
    >
      {hasNone ? (
        <>
          <TextInput disabled value={noCaseIds.short} readOnly />
          <Alert tone="info">{noCaseIds.long}</Alert>
        </>
      ) : (
        <SuggestInput
          value={value}
          {...cases}
          placeholder={choosing.which}
          maxLength={caseLimits.case_id}
          onValueChange={(case_id) => set({ case_id })}
        />
      )}
    </Field>
  )
}

// So long after the last key the server is asked.
const pause = 150

/** The cases with what is typed in their id or client, as suggestions. */
function useSuggestions(typed: string) {
  const { data, isPlaceholderData } = useQuery(caseIdsQuery(useSettled(typed.trim(), pause)))
  const part = fold(typed.trim())
  const fits = ({ case_id, client_name }: CaseInUse) =>
    [case_id, client_name ?? ''].some((text) => fold(text).includes(part))
  // The answer before is still there for a moment: what no longer fits is left out of it.
  const cases = (isPlaceholderData ? data?.cases.filter(fits) : data?.cases) ?? []
  const note = data?.more ? choosing.others : undefined
  return {
    suggestions: cases.map(({ case_id }) => case_id),
    detailOf: (case_id: string) => cases.find((one) => one.case_id === case_id)?.client_name ?? undefined,
    note: cases.length > 0 ? note : undefined,
    nothing: note ?? choosing.nothing,
  }
}

/** Whether neither a task nor the list has a case, so that nothing can be booked; false until that is known. */
export function useHasNoCaseIds(): boolean {
  const { data } = useQuery(caseIdsQuery(''))
  return data?.cases.length === 0
}

type CaseIdFilterProps = {
  value: string | undefined
  onChange: (case_id: string | undefined) => void
}

/** Narrows a list to one case: chosen from the list, or typed and entered. */
export function CaseIdFilter({ value = '', onChange }: CaseIdFilterProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // The address changed by itself: it wins over what stands here.
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const cases = useSuggestions(typed === value ? '' : typed)
  const decide = (case_id: string) => {
    if (case_id !== value) onChange(case_id === '' ? undefined : case_id)
  }
  return (
    <FilterPlace width="w-[210px]">
      <SuggestInput
        aria-label={caseNames.case_id}
        value={typed}
        {...cases}
        placeholder={choosing.all}
        maxLength={caseLimits.case_id}
        onValueChange={(next, chosen) => {
          setTyped(next)
          if (chosen || next === '') decide(next.trim())
        }}
        onKeyDown={(event) => {
          // With an entry of the list in hand, Enter chooses that one.
          const isChoosing = event.currentTarget.getAttribute('aria-activedescendant')
          if (event.key === 'Enter' && !isChoosing) decide(typed.trim())
        }}
        onBlur={() => (cases.suggestions.includes(typed.trim()) ? decide(typed.trim()) : setTyped(value))}
      />
    </FilterPlace>
  )
}
