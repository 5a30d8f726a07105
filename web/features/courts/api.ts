import * as calls from '../../../contract/courts.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { plainRowQueries } from '../../lib/rows/row-queries.ts'

/** The courts that the firm goes to, by name. */
export const courts = plainRowQueries({
  topic: 'courts',
  list: calls.listCourts,
  one: calls.getCourt,
  create: calls.createCourt,
  update: calls.updateCourt,
  remove: calls.deleteCourt,
})

/** The types of cases, by name. */
export const caseTypes = plainRowQueries({
  topic: 'case_types',
  list: calls.listCaseTypes,
  one: calls.getCaseType,
  create: calls.createCaseType,
  update: calls.updateCaseType,
  remove: calls.deleteCaseType,
})

/** The stages of cases, in their order. */
export const caseStages = plainRowQueries({
  topic: 'case_stages',
  list: calls.listCaseStages,
  one: calls.getCaseStage,
  create: calls.createCaseStage,
  update: calls.updateCaseStage,
  remove: calls.deleteCaseStage,
})

export const prefetched = (): Prefetched => ({ '/courts': [courts.list({})] })
