import type { CaseStatus, StripKind } from '../case-states.ts'
import type { caseDetails, legalCase } from '../cases.ts'
import type { PerField } from '../kernel/row.ts'

/** The fields of a case, on screens and in files. */
export const caseNames: PerField<typeof legalCase, string> = {
  case_id: 'Case ID',
  client_name: 'Client Name',
  description: 'Description',
  links: 'Links',
}

/** What the case file knows beside them. */
export const caseDetailNames: PerField<typeof caseDetails, string> = {
  title: 'Title',
  bench: 'Bench',
  case_no: 'Number',
  filed_on: 'Filed',
  no_date_until: 'No next date until',
  no_date_reason: 'Why there is no next date',
  fee_kind: 'Fee arrangement',
  fee_note: 'Fee details',
  is_litigation: 'Before a court',
}

/** Where a case stands. */
export const caseStatusWords: Readonly<Record<CaseStatus, string>> = {
  open: 'Open',
  disposed: 'Disposed',
  closed: 'Closed',
}

/** What a case page says at its top. */
export const stripWords: Readonly<Record<StripKind, string>> = {
  deadline_overdue: 'Deadline overdue',
  deadline_today: 'Deadline today',
  deadline_tomorrow: 'Deadline tomorrow',
  no_next_date: 'No next date',
  conflict_not_done: 'Conflict check not done',
  deadline_near: 'Deadline in {n} days',
  shares_label: 'Another case has this Case ID.',
}

/** Who stands against whom. */
export const versus = (ours: string, theirs: string): string => `${ours} v ${theirs}`
