import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { caseLimits } from '../../../../contract/cases.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Field } from '../../../ui/field.tsx'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { caseIdsQuery } from '../api.ts'
import { noCaseIds } from '../labels.ts'

export type CaseIdFieldProps = {
  value: string
  onChange: (case_id: string) => void
  error?: string | undefined
}

/** The case id of a cost or event: one that a note uses, found by typing its beginning. */
export function CaseIdField({ value, onChange, error }: CaseIdFieldProps) {
  const suggestions = useSuggestions(value)
  const hasNone = useHasNoCaseIds()
  return (
    <Field label="Case ID" required error={error}>
      {hasNone ? (
        <>
          <TextInput disabled value={noCaseIds.short} readOnly />
          <Alert tone="info">{noCaseIds.long}</Alert>
        </>
      ) : (
        <SuggestInput
          value={value}
          suggestions={suggestions}
          nothing="No task has a case ID that begins like this."
          placeholder="Choose or type a case ID"
          maxLength={caseLimits.case_id}
          onValueChange={onChange}
        />
      )}
    </Field>
  )
}

/** The case ids that begin as typed. The answer before is still there for a moment: what no longer fits is left out of it. */
function useSuggestions(typed: string): string[] {
  const { data = [] } = useQuery(caseIdsQuery(useDeferredValue(typed.trim())))
  const start = typed.trim().toLowerCase()
  return data.filter((case_id) => case_id.toLowerCase().startsWith(start))
}

/** Whether no note of the firm has a case id, so that nothing can be booked; false until that is known. */
export function useHasNoCaseIds(): boolean {
  const { data } = useQuery(caseIdsQuery(''))
  return data?.length === 0
}

export type CaseIdFilterProps = {
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
  const suggestions = useSuggestions(typed === value ? '' : typed)
  const decide = (case_id: string) => {
    if (case_id !== value) onChange(case_id === '' ? undefined : case_id)
  }
  return (
    <SuggestInput
      aria-label="Case ID"
      value={typed}
      suggestions={suggestions}
      nothing="No task has a case ID that begins like this."
      placeholder="All Cases"
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
      onBlur={() => (suggestions.includes(typed.trim()) ? decide(typed.trim()) : setTyped(value))}
    />
  )
}
