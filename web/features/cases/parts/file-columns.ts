import { caseDetails, type LegalCase, legalCase } from '../../../../contract/cases.ts'
import { conflictStateWords } from '../../../../contract/words/case-kinds.ts'
import { caseListWords as words } from '../../../../contract/words/case-lists.ts'
import { caseDetailNames, caseNames, caseStatusWords } from '../../../../contract/words/cases.ts'
import { dayIn } from '../../../lib/format.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import type { FileCell, FileColumn } from '../../../lib/table-file.ts'
import { courtName } from '../../courts/public.ts'
import { creatorColumn, nameOf, roleName } from '../../people/public.ts'
import { choiceNames, columnWords, said } from '../labels.ts'
import { numberOf } from '../logic.ts'

const column = (header: string, width: number, cell: (row: LegalCase) => FileCell) => ({
  header,
  width,
  cell,
})

const own = fileColumns(legalCase, caseNames, {
  case_id: 20,
  client_name: 30,
  description: 60,
  links: 50,
})

// What is paid for a case is its lead's and the managers' to know, and a file is passed on. The number stands beside its year.
const details = fileColumns(
  caseDetails,
  caseDetailNames,
  {
    title: 40,
    bench: 20,
    filed_on: 12,
    is_litigation: 14,
    no_date_until: 12,
    no_date_reason: 30,
    case_no: 14,
    fee_kind: null,
    fee_note: null,
  },
  { is_litigation: (word) => (word === 'true' ? words.yes : words.no) },
)

const dayOrNot = (day: string | null): FileCell => day && { day }

const court = column(choiceNames.court_ref, 30, (row) => row.court && courtName(row.court))
const next = column(columnWords.next, 12, (row) => dayOrNot(row.next_hearing_on))
const status = column(columnWords.status, 14, (row) => caseStatusWords[row.status])

const chosen = [
  column(choiceNames.case_year, 8, ({ case_year }) => (case_year === null ? null : String(case_year))),
  column(choiceNames.type_ref, 20, (row) => row.type && courtName(row.type)),
  court,
  column(choiceNames.stage_ref, 20, (row) => row.stage && courtName(row.stage)),
  column(choiceNames.lead_id, 24, (row) => row.lead && nameOf(row.lead)),
  next,
  status,
  // As a file of cases to bring in has them.
  column(words.tags, 24, (row) => row.tags.join(', ')),
  column(words.conflict_state, 16, (row) => conflictStateWords[row.conflict_state]),
]

const madeIn = (zone: string) => [
  creatorColumn,
  column(said.role, 12, ({ profiles }) => roleName(profiles.role)),
  column(said.createdOn, 12, (row) => ({ day: dayIn(zone, new Date(row.created_at)) })),
]

/** What a file tells of each case: all that its list is told, but the arrangement of fees. */
export function columnsOfFile(zone: string): FileColumn<LegalCase>[] {
  return [...own, ...details, ...chosen, ...madeIn(zone)]
}

/** What stands of each case on paper: the columns of the screen. */
export function columnsOnPaper(zone: string): FileColumn<LegalCase>[] {
  return [...own, column(columnWords.number, 16, numberOf), court, next, status, ...madeIn(zone)]
}
