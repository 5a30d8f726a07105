import type { CaseFile } from '../../../../contract/case-file.ts'
import { type MergedField, mergedFields } from '../../../../contract/case-states.ts'
import { mergeWords } from '../../../../contract/words/case-dialogs.ts'
import { feeKindWords } from '../../../../contract/words/case-kinds.ts'
import { caseDetailNames, caseNames } from '../../../../contract/words/cases.ts'
import { inDigits } from '../../../lib/digits.ts'
import { shortDay } from '../../../lib/format.ts'
import { caseChoiceNames } from '../../cases/public.ts'
import { nameIn } from '../logic.ts'

type Row = CaseFile['case']

/** What the fields of two cases are called. */
export const mergedFieldNames: Record<MergedField, string> = {
  ...{ ...caseNames, ...caseDetailNames },
  court_ref: caseChoiceNames.court_ref,
  type_ref: caseChoiceNames.type_ref,
  stage_ref: caseChoiceNames.stage_ref,
  case_year: caseChoiceNames.case_year,
  lead_id: caseChoiceNames.lead_id,
}

/** A field as its reader reads it; empty where there is nothing. */
export function shownField(row: Row, field: MergedField): string {
  if (field === 'court_ref') return row.court ? nameIn(row.court) : ''
  if (field === 'type_ref') return row.type ? nameIn(row.type) : ''
  if (field === 'stage_ref') return row.stage ? nameIn(row.stage) : ''
  if (field === 'lead_id') return row.lead?.full_name ?? ''
  if (field === 'fee_kind') return row.fee_kind ? feeKindWords[row.fee_kind] : ''
  if (field === 'case_year') return inDigits(String(row.case_year ?? ''))
  const value = row[field]
  if (typeof value === 'boolean') return value ? mergeWords.yes : mergeWords.no
  if (value === null) return ''
  return field === 'filed_on' || field === 'no_date_until' ? shortDay(value) : value
}

/** The fields in which two cases differ. */
export function differing(one: Row, other: Row): MergedField[] {
  return mergedFields.filter((field) => shownField(one, field) !== shownField(other, field))
}
