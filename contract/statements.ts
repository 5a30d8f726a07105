import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
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

export const statement = z.object({
  id: f.id,
  entry_type: z.enum(entryTypes),
  category: z.string(),
  description: z.string(),
  /** An exact decimal with 2 places, '1250.00', in the firm's currency of statements. */
  amount: z.string(),
  entry_date: f.day,
  status: z.enum(statementStatuses),
  remarks: z.nullable(z.string()),
  created_at: f.moment,
  version: f.version,
  user_id: f.id,
  profiles: author,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Statement = z.infer<typeof statement>

const fields = {
  entry_type: z.enum(entryTypes, complaint('income_or_expense')),
  category: z.enum(
    [...statementCategories.income, ...statementCategories.expense],
    complaint('one_of_the_categories'),
  ),
  description: f.paragraphs(statementLimits.description, 1),
  amount: f.money,
  entry_date: f.day,
  status: z.enum(statementStatuses, complaint('one_of_the_five')),
  remarks: z.nullable(f.paragraphs(statementLimits.remarks)),
}

const anotherType = { path: ['category'], error: complaint('category_of_type') }

export const statementDraft = z
  .object({
    entry_type: fields.entry_type,
    category: fields.category,
    description: fields.description,
    amount: fields.amount,
    /** Left out: the firm's today. */
    entry_date: z.optional(fields.entry_date),
    status: z._default(fields.status, usualStatementStatus),
    remarks: z.optional(fields.remarks),
  })
  .check(z.refine(({ entry_type, category }) => isCategoryOf(entry_type, category), anotherType))
export type StatementDraft = z.input<typeof statementDraft>

/** A change of the type brings its new category along: the old one is none of the new type's. */
export const statementChange = z
  .object({
    entry_type: z.optional(fields.entry_type),
    category: z.optional(fields.category),
    description: z.optional(fields.description),
    amount: z.optional(fields.amount),
    entry_date: z.optional(fields.entry_date),
    status: z.optional(fields.status),
    remarks: z.optional(fields.remarks),
    version: f.version,
  })
  .check(
    z.refine(
      ({ entry_type, category }) => !entry_type || !category || isCategoryOf(entry_type, category),
      anotherType,
    ),
  )
export type StatementChange = z.infer<typeof statementChange>

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
  entry_type: z.optional(fields.entry_type),
  status: z.optional(fields.status),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 })))),
}
export const statementFilters = z.object(filters)
export type StatementFilters = z.infer<typeof statementFilters>

const table = '/rest/v1/financial_statements'
const one = z.object({ id: f.id })

export const listStatements = endpoint({
  method: 'GET',
  path: table,
  summary: 'The entries of the statements, newest entry date first',
  access: 'statements',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(statement),
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

export const getStatement = endpoint({
  method: 'GET',
  path: `${table}/:id`,
  summary: 'One entry',
  access: 'statements',
  params: one,
  reply: statement,
  refuses: ['row.not_found'],
})

export const createStatement = endpoint({
  method: 'POST',
  path: table,
  summary: 'Enters an income or an expense of the firm',
  access: 'statements',
  body: statementDraft,
  reply: statement,
  refuses: ['request.key_reused'],
  creates: true,
})

export const updateStatement = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes the fields given, made on `version`; a new type needs a category of its own',
  access: 'statements',
  params: one,
  body: statementChange,
  reply: statement,
  refuses: ['row.not_found', 'request.stale_version'],
})

export const deleteStatement = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: 'Deletes an entry; partners can restore it for 30 days',
  access: 'statements',
  params: one,
  refuses: ['row.not_found'],
})

export const restoreStatement = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/restore_financial_statement',
  summary: 'Brings a deleted entry back',
  access: 'statements',
  body: one,
  reply: statement,
  refuses: ['row.not_found', 'financial_statements.not_deleted'],
})
