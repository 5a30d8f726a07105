import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, type FormOf, money, oneOfList, paragraphs, rowFields } from './kernel/row.ts'
import { createRow, deleteRow, getRow, restoreRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { type ChangeOf, changeSchema, type DraftOf, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { author } from './people.ts'
import {
  entryTypes,
  isCategoryOf,
  statementCategories,
  statementStatuses,
  usualStatementStatus,
} from './statement-categories.ts'

export const statementLimits = { description: 2000, remarks: 2000 }

/** Days that a deleted entry can be restored. */
export const statementTrashDays = 30

export const statement = rowFields({
  entry_type: oneOfList(entryTypes, { required: true, complaint: 'income_or_expense' }),
  category: oneOfList([...statementCategories.income, ...statementCategories.expense], {
    required: true,
    mayGrow: true,
    complaint: 'one_of_the_categories',
  }),
  description: paragraphs({ most: statementLimits.description, required: true }),
  amount: money(),
  entry_date: day({ required: true, usual: 'today' }),
  status: oneOfList(statementStatuses, { usual: usualStatementStatus, complaint: 'one_of_the_five' }),
  remarks: paragraphs({ most: statementLimits.remarks }),
})
export type StatementForm = FormOf<typeof statement>

export const statementRow = rowSchema(statement, { user_id: f.id, profiles: author })
export type Statement = z.infer<typeof statementRow>

const anotherType = { path: ['category'], error: complaint('category_of_type') }

export const statementDraft = draftSchema(statement).check(
  z.refine(({ entry_type, category }) => isCategoryOf(entry_type, category), anotherType),
)
export type StatementDraft = DraftOf<typeof statement>

/** A change of the type brings its new category along: the old one is none of the new type's. */
export const statementChange = changeSchema(statement).check(
  z.refine(
    ({ entry_type, category }) => !entry_type || !category || isCategoryOf(entry_type, category),
    anotherType,
  ),
)
export type StatementChange = ChangeOf<typeof statement>

const year = z.coerce
  .number(complaint('year'))
  .check(
    z.int(complaint('year')),
    z.gte(1900, complaint('year_from', { least: '1900' })),
    z.lt(2200, complaint('year_before', { than: '2200' })),
  )

const filters = {
  year: z.optional(year),
  month: z.optional(f.month),
  entry_type: statementChange.shape.entry_type,
  status: statementChange.shape.status,
  q: f.search,
}
export const statementFilters = z.object(filters)
export type StatementFilters = z.infer<typeof statementFilters>

const table = '/rest/v1/financial_statements'
const row = rowCalls({ table, access: 'statements', reply: statementRow })

export const listStatements = endpoint({
  method: 'GET',
  path: table,
  summary: 'The entries of the statements, newest entry date first',
  access: 'statements',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(statementRow),
  reads: 'may be late',
  refuses: [],
})

export const categorySum = z.object({
  entry_type: z.enum(entryTypes),
  category: z.string(),
  amount: z.string(),
  count: z.int(),
})
export type CategorySum = z.infer<typeof categorySum>

export const statementTotals = z.object({
  total_income: z.string(),
  total_expense: z.string(),
  /** Income minus expense; below zero with a minus sign. */
  net_income: z.string(),
  count: z.int(),
  /** How many of them are cancelled: they are counted as all others are. */
  cancelled: z.int(),
  /** Largest first within a type. */
  categories: z.array(categorySum),
})
export type StatementTotals = z.infer<typeof statementTotals>

export const totalStatements = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/total_financial_statements',
  summary: 'Income, expense and net of a list with the same filters, in all and by category, exactly',
  access: 'statements',
  query: statementFilters,
  reply: statementTotals,
  reads: 'may be late',
  refuses: [],
})

export const monthSum = z.object({
  month: z.string(),
  income: z.string(),
  expense: z.string(),
  net: z.string(),
})
export type MonthSum = z.infer<typeof monthSum>

export const yearOfStatements = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/year_of_financial_statements',
  summary: 'Income, expense and net of each of the twelve months of a year',
  access: 'statements',
  query: z.object({ year }),
  reply: z.object({ months: z.array(monthSum) }),
  reads: 'may be late',
  refuses: [],
})

export const yearsOfStatements = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/years_of_financial_statements',
  summary: 'The years that have entries, newest first',
  access: 'statements',
  reply: z.object({ years: z.array(z.int()) }),
  reads: 'may be late',
  refuses: [],
})

export const getStatement = getRow({ ...row, summary: 'One entry' })

export const createStatement = createRow({
  ...row,
  summary: 'Enters an income or an expense of the firm',
  body: statementDraft,
})

export const updateStatement = updateRow({
  ...row,
  summary: 'Changes the fields given, made on `version`; a new type needs a category of its own',
  body: statementChange,
})

export const deleteStatement = deleteRow({
  ...row,
  summary: 'Deletes an entry; partners can restore it for 30 days',
})

export const restoreStatement = restoreRow({
  ...row,
  path: '/rest/v1/rpc/restore_financial_statement',
  summary: 'Brings a deleted entry back',
  refuses: ['financial_statements.not_deleted'],
})
