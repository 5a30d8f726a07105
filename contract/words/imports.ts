import type { CaseColumn } from '../import-kinds.ts'

/** The columns of a file of cases, as their heads are written. */
export const caseColumnWords: Record<CaseColumn, string> = {
  case_id: 'Case ID',
  client: 'Client',
  description: 'Description',
  court: 'Court',
  bench: 'Bench',
  type: 'Type',
  number: 'Number',
  year: 'Year',
  filed: 'Filed',
  stage: 'Stage',
  lead: 'Lead',
  opponent: 'Opponent',
  opposing_counsel: 'Opposing counsel',
  next_date: 'Next date',
  purpose: 'Purpose',
  tags: 'Tags',
}

/** What else the heads of other people's files say for the same. */
export const caseColumnOtherWords = {
  case_id: ['Case', 'Case No. (ours)', 'File No', 'Matter ID'],
  client: ['Client name', 'Our client'],
  description: ['Details', 'Remarks', 'Matter'],
  court: ['Court name'],
  bench: ['Court room', 'Bench name'],
  type: ['Case type', 'Nature'],
  number: ['Case number', 'Case no', 'No'],
  year: ['Case year'],
  filed: ['Filed on', 'Date of filing', 'Filing date'],
  stage: ['Case stage'],
  lead: ['Lead lawyer', 'Lawyer', 'Advocate', 'Responsible'],
  opponent: ['Opposing party', 'Opposite party', 'Other side'],
  opposing_counsel: ['Opponent’s lawyer', 'Counsel of the other side'],
  next_date: ['Next hearing', 'Next hearing date', 'Next on'],
  purpose: ['Fixed for', 'Purpose of hearing'],
  tags: ['Tag', 'Labels'],
}
