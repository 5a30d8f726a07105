import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickedFor } from '../../../../contract/case-states.ts'
import { type CaseInUse, caseLimits } from '../../../../contract/cases.ts'
import { type Fields, type FormOf, line, type PerField, rowFields } from '../../../../contract/kernel/row.ts'
import { caseNames } from '../../../../contract/words/cases.ts'
import { fold } from '../../../../contract/words.ts'
import { pause, useCasePicks } from '../../../lib/case-picks.ts'
import { merging } from '../../../lib/rows/merge.ts'
import type { Complaints } from '../../../lib/said.ts'
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

/** A row's fields with the case that was picked for its id, which goes with it. */
export function withPickedCase<const F extends Fields>(fields: F, names: PerField<F, string>, label: string) {
  const all = rowFields({ ...fields, case_ref: line({ most: 36 }) })
  const rules = merging<FormOf<typeof all>>({ goesWith: goesWithId })
  return { fields: all, names: { ...names, case_ref: label }, rules }
}
const goesWithId = { case_ref: 'case_id' } as const

interface Picked {
  case_id: string
  /** The very case that was picked; '' where the id was typed. */
  case_ref: string
}

type CaseIdFieldProps = {
  of: Pick<RowForm<Picked>, 'form' | 'complaints' | 'current'> & { set: (change: Picked) => void }
  /** What it is picked for. */
  kind: PickedFor
}

/** The case of a cost or event: picked among the cases, or an id in use, found by any part of it or of its client. */
export function CaseIdField({ of: { form, set, complaints, current }, kind }: CaseIdFieldProps) {
  const value = form.case_id
  const { pickOf, ...cases } = usePicks(value, kind)
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
          onValueChange={(chosen, isPicked) => set(pickOf(chosen, isPicked))}
        />
      )}
    </Field>
  )
}

/** The fields of a row that may be about a case, with the case. */
export function withCase<const F extends Fields>(fields: F, names: PerField<F, string>) {
  const all = rowFields({
    ...fields,
    case_id: line({ most: caseLimits.case_id }),
    case_ref: line({ most: 36 }),
  })
  const rules = merging<FormOf<typeof all>>({ goesWith: goesWithId })
  return { fields: all, names: { ...names, case_id: choosing.label, case_ref: choosing.label }, rules }
}

/** Of a case that was typed and not picked nobody could say which it is. */
export function complainUnpicked({ case_id, case_ref }: Picked): Complaints {
  return case_id.trim() !== '' && case_ref === '' ? { case_id: choosing.unpicked } : {}
}

type CaseFieldProps = {
  of: Pick<RowForm<Picked>, 'form' | 'complaints' | 'current'> & { set: (change: Picked) => void }
  kind: PickedFor
}

/** The case that a row is about, which it may be about none of: picked among the cases. */
export function CaseField({ of: { form, set, complaints, current }, kind }: CaseFieldProps) {
  const { pickOf, isComing, ...cases } = useCasePicks(form.case_id, kind)
  return (
    <Field
      label={choosing.label}
      error={complaints.case_id ?? complaints.case_ref}
      below={<NowBelow now={current?.case_id} mine={form.case_id} />}
    >
      <SuggestInput
        value={form.case_id}
        {...cases}
        mustPick
        nothing={isComing ? undefined : choosing.noCase}
        placeholder={choosing.hint}
        maxLength={caseLimits.case_id}
        onValueChange={(chosen, isPicked) => set(pickOf(chosen, isPicked))}
      />
    </Field>
  )
}

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

/** Cases to pick from by the ids of their rows, then ids that only tasks bear. */
function usePicks(typed: string, kind: PickedFor) {
  const inUse = useSuggestions(typed)
  const { isComing: _, ...picks } = useCasePicks(typed, kind)
  const listed = new Set(picks.suggestions.map(picks.textOf))
  return {
    ...inUse,
    ...picks,
    suggestions: [...picks.suggestions, ...inUse.suggestions.filter((case_id) => !listed.has(case_id))],
    detailOf: (suggestion: string) => picks.detailOf(suggestion) ?? inUse.detailOf(suggestion),
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
