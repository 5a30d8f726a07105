import * as z from 'zod/mini'
import { courtLevels, lawSides } from './court-words.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { chosenRow, flag, line, lines, oneOfList, rowFields, whole } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'

export const courtLimits = { name: 200, district: 80, place: 120, code: 20, role: 60, aliases: 20, alias: 60 }

const names = {
  name_en: line({ most: courtLimits.name, required: true }),
  name_bn: line({ most: courtLimits.name }),
} as const
const active = { is_active: flag({ usual: true }) } as const

export const court = rowFields({
  ...names,
  level: oneOfList(courtLevels, { required: true, complaint: 'one_of_the_levels' }),
  district: line({ most: courtLimits.district }),
  /** The building or complex: two courts of one place are a walk apart. */
  place: line({ most: courtLimits.place }),
  /** Its working days; a new court that names none has the one of its level. */
  calendar_ref: chosenRow({}),
  ...active,
})

export const caseType = rowFields({
  /** No two types have one, however it is written. */
  code: line({ most: courtLimits.code, required: true }),
  ...names,
  side: oneOfList(lawSides, { required: true, complaint: 'one_of_the_sides' }),
  /** As lists of the courts write it. */
  aliases: lines({ most: courtLimits.aliases, each: courtLimits.alias }),
  our_side_words: line({ most: courtLimits.role }),
  other_side_words: line({ most: courtLimits.role }),
  ...active,
})

export const caseStage = rowFields({
  ...names,
  /** Stages are offered in this order. */
  place_in_order: whole({ least: 1, most: 1000, usual: 100 }),
  ...active,
})

const inUse = { refuses: ['courts.in_use'] } as const
const courtRow = rowSchema(court, {})
export type Court = z.infer<typeof courtRow>
const typeRow = rowSchema(caseType, {})
export type CaseType = z.infer<typeof typeRow>
const stageRow = rowSchema(caseStage, {})
export type CaseStage = z.infer<typeof stageRow>

/** Only those that can be chosen by now. */
const filters = { is_active: z.optional(z.stringbool()), q: f.search }
export const courtFilters = z.object(filters)
export type CourtFilters = z.infer<typeof courtFilters>
const query = z.object({ ...filters, ...paging })

const courtCalls = rowCalls({ table: '/rest/v1/courts', access: 'staff', reply: courtRow })
const courtWrites = rowCalls({ table: '/rest/v1/courts', access: 'courts', reply: courtRow })

export const listCourts = endpoint({
  method: 'GET',
  path: '/rest/v1/courts',
  summary: 'The courts that the firm goes to, by name',
  access: 'staff',
  query,
  reply: pageOf(courtRow),
  refuses: [],
})
export const getCourt = getRow({ ...courtCalls, summary: 'One court' })
export const createCourt = createRow({
  ...courtWrites,
  summary: 'Adds a court',
  body: draftSchema(court),
  refuses: ['row.not_found'],
})
export const updateCourt = updateRow({
  ...courtWrites,
  summary: 'Changes a court',
  body: changeSchema(court),
})
export const deleteCourt = deleteRow({
  ...courtWrites,
  ...inUse,
  summary: 'Deletes a court that no case names',
})

const typeCalls = rowCalls({ table: '/rest/v1/case_types', access: 'staff', reply: typeRow })
const typeWrites = rowCalls({ table: '/rest/v1/case_types', access: 'courts', reply: typeRow })

export const listCaseTypes = endpoint({
  method: 'GET',
  path: '/rest/v1/case_types',
  summary: 'The types of cases that the firm has, by name',
  access: 'staff',
  query,
  reply: pageOf(typeRow),
  refuses: [],
})
export const getCaseType = getRow({ ...typeCalls, summary: 'One type of case' })
export const createCaseType = createRow({
  ...typeWrites,
  summary: 'Adds a type of case, with a code that no other has',
  body: draftSchema(caseType),
})
export const updateCaseType = updateRow({
  ...typeWrites,
  summary: 'Changes a type of case',
  body: changeSchema(caseType),
})
export const deleteCaseType = deleteRow({
  ...typeWrites,
  ...inUse,
  summary: 'Deletes a type of case that no case has',
})

const stageCalls = rowCalls({ table: '/rest/v1/case_stages', access: 'staff', reply: stageRow })
const stageWrites = rowCalls({ table: '/rest/v1/case_stages', access: 'courts', reply: stageRow })

export const listCaseStages = endpoint({
  method: 'GET',
  path: '/rest/v1/case_stages',
  summary: 'The stages of cases in their order',
  access: 'staff',
  query,
  reply: pageOf(stageRow),
  refuses: [],
})
export const getCaseStage = getRow({ ...stageCalls, summary: 'One stage' })
export const createCaseStage = createRow({
  ...stageWrites,
  summary: 'Adds a stage',
  body: draftSchema(caseStage),
})
export const updateCaseStage = updateRow({
  ...stageWrites,
  summary: 'Changes a stage',
  body: changeSchema(caseStage),
})
export const deleteCaseStage = deleteRow({
  ...stageWrites,
  ...inUse,
  summary: 'Deletes a stage that no case is at',
})
