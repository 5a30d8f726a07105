import * as z from 'zod/mini'
import { bookedOnCase, ofOneCase } from './booked-on-case.ts'
import { mostOfCaseId } from './case-states.ts'
import { costCategories } from './cost-categories.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, line, money, oneOfList, paragraphs, rowFields } from './kernel/row.ts'
import { createRow, deleteRow, getRow, restoreRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'

/** Most characters, and the days that a deleted cost can be restored. */
export const costLimits = { case_id: mostOfCaseId, description: 2000, trash_days: 30 }

export const cost = rowFields({
  case_id: line({ most: costLimits.case_id, required: true }),
  description: paragraphs({ most: costLimits.description, required: true }),
  amount: money(),
  cost_category: oneOfList(costCategories, {
    usual: 'Legal Fees',
    mayGrow: true,
    complaint: 'one_of_the_categories',
  }),
  date_incurred: day({ required: true, usual: 'today' }),
})

export const costRow = rowSchema(cost, bookedOnCase)
export type Cost = z.infer<typeof costRow>

export const costDraft = z.extend(draftSchema(cost), f.picked)
export type CostDraft = z.input<typeof costDraft>

const costChange = z.extend(changeSchema(cost), f.picked)

const filters = {
  ...ofOneCase,
  cost_category: costChange.shape.cost_category,
  q: f.search,
}

const table = '/rest/v1/case_costing'
const row = rowCalls({ table, access: 'staff', reply: costRow })

export const listCosts = endpoint({
  method: 'GET',
  path: table,
  summary: 'The costs of cases, newest first',
  access: 'staff',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(costRow),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const totalCosts = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/total_case_costing',
  summary: 'What the costs of a list with the same filters add up to, exactly',
  access: 'staff',
  query: z.object(filters),
  reply: z.object({ total: z.string(), count: z.int() }),
  reads: 'may be late',
  refuses: [],
})

export type CostFilters = z.infer<typeof totalCosts.query>

export const getCost = getRow({ ...row, summary: 'One cost' })

export const createCost = createRow({
  ...row,
  summary: 'Books a cost on a case id that a task or a case of the list has',
  body: costDraft,
  refuses: ['cases.id_not_in_use', 'cases.other_id'],
})

export const updateCost = updateRow({
  ...row,
  summary: 'Changes the fields given, made on `version`; anybody in the firm may',
  body: costChange,
  refuses: ['cases.id_not_in_use', 'cases.other_id'],
})

export const deleteCost = deleteRow({
  ...row,
  summary: 'Deletes a cost; who did it and the partners can restore it for 30 days',
})

export const restoreCost = restoreRow({
  ...row,
  path: '/rest/v1/rpc/restore_case_costing',
  summary: 'Brings a deleted cost back: for who deleted it, and for partners',
  refuses: ['case_costing.not_deleted'],
})
