import { type RawBuilder, sql } from 'kysely'
import type {
  CaseStage,
  CaseType,
  Court,
  CourtFilters,
  listCourts as courtsCall,
  listCaseStages as stagesCall,
  listCaseTypes as typesCall,
} from '../../../contract/courts.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import type { Order } from '../../kernel/kept-row-sql.ts'
import { patternOf } from '../../kernel/text-search.ts'
import { caseStages, caseTypes, courts } from './rows.ts'

const anything = { test: () => true }
const byName: Order<{ name_en: string }> = {
  by: [
    {
      key: sql`r.name_en collate firm_order`,
      keyOf: ({ name_en }) => name_en,
      type: 'text',
      shape: anything,
    },
  ],
  direction: 'asc',
}
const inTheirOrder: Order<{ place_in_order: number }> = {
  by: [
    {
      key: sql`r.place_in_order`,
      keyOf: ({ place_in_order }) => String(place_in_order),
      type: 'integer',
      shape: /^\d+$/,
    },
  ],
  direction: 'asc',
}

/** Tables of a few hundred rows: a search reads them. */
function fitting({ q, is_active }: CourtFilters, names: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    ...(is_active === undefined ? [] : [sql`r.is_active = ${is_active}`]),
    ...(q ? [sql`search_fold(lower(concat_ws(' ', ${names}))) like ${patternOf(q)}`] : []),
  ]
}

type Paged<Row> = Promise<{ items: Row[]; next: string | null }>

/** A page of the courts that fit, by name. */
export const listCourts = (ctx: StaffContext, { query }: InputOf<typeof courtsCall>): Paged<Court> =>
  courts.page(ctx, fitting(query, sql`r.name_en, r.name_bn, r.district, r.place`), query, byName)

/** A page of the types that fit, by name. */
export const listCaseTypes = (ctx: StaffContext, { query }: InputOf<typeof typesCall>): Paged<CaseType> =>
  caseTypes.page(
    ctx,
    fitting(query, sql`r.code, r.name_en, r.name_bn, array_to_string(r.aliases, ' ')`),
    query,
    byName,
  )

/** A page of the stages that fit, in their order. */
export const listCaseStages = (ctx: StaffContext, { query }: InputOf<typeof stagesCall>): Paged<CaseStage> =>
  caseStages.page(ctx, fitting(query, sql`r.name_en, r.name_bn`), query, inTheirOrder)
