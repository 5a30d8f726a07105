import type { CauseListColumn } from '../cause-list-words.ts'

/** The columns of a court's list, as their heads are written. */
export const causeListColumnWords: Record<CauseListColumn, string> = {
  item: 'Item',
  case: 'Case',
  type: 'Type',
  number: 'Number',
  year: 'Year',
  parties: 'Parties',
  one_side: 'First side',
  other_side: 'Second side',
  purpose: 'Purpose',
  next_date: 'Next date',
}

/** What else the heads of courts' files say for the same. */
export const causeListColumnOtherWords = {
  item: ['Item no', 'Serial', 'Serial no', 'Sl', 'Sl no', 'SL. No.'],
  case: ['Case no', 'Case number', 'Case no and year', 'Number of case'],
  type: ['Case type', 'Nature of case'],
  number: ['No'],
  year: ['Case year'],
  parties: ['Name of parties', 'Party', 'Party name', 'Title'],
  one_side: ['Petitioner', 'Plaintiff', 'Appellant', 'Complainant'],
  other_side: ['Respondent', 'Defendant', 'Accused', 'Opposite party'],
  purpose: ['Fixed for', 'For', 'Stage', 'Purpose of hearing', 'Short order'],
  next_date: ['Next', 'Next on', 'Next hearing date'],
}
