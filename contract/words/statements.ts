import type { PerField } from '../kernel/row.ts'
import type { statement } from '../statements.ts'

/** The fields of an entry of the statements, on screens and in files. */
export const statementNames: PerField<typeof statement, string> = {
  entry_type: 'Type',
  category: 'Category',
  description: 'Description',
  amount: 'Amount',
  entry_date: 'Date',
  status: 'Status',
  remarks: 'Remarks',
}
