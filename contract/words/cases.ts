import type { legalCase } from '../cases.ts'
import type { PerField } from '../kernel/row.ts'

/** The fields of a case, on screens and in files. */
export const caseNames: PerField<typeof legalCase, string> = {
  case_id: 'Case ID',
  client_name: 'Client Name',
  description: 'Description',
  links: 'Links',
}
