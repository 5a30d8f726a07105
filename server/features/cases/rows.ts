import { type RawBuilder, sql } from 'kysely'
import { caseFields, type LegalCase } from '../../../contract/cases.ts'
import { caseGone } from '../../kernel/case-gone.ts'
import { changedIn } from '../../kernel/changed.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow } from '../../kernel/kept-row.ts'
import { presentCase, type StoredCase } from './rules.ts'

const told = {
  created: ['case_id'],
  modified: ['case_id'],
  deleted: ['case_id', 'client_name'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'case', LegalCase, typeof told> {}
}

/** The firm's cases: all staff look at the list. Notes, costs and events of a case that is deleted stay. */
export const cases = keptRow({
  table: 'cases',
  fields: caseFields,
  author: 'created_by',
  columns: sql`r.created_by, p.full_name, p.role, p.left_at, r.court_ref, r.type_ref, r.stage_ref, r.case_year,
    r.lead_id, r.tags, r.status, r.disposed_on, r.closed_on, r.access, r.conflict_state, r.next_hearing_on,
    court.name_en as court_en, court.name_bn as court_bn, kind.code as type_code, kind.name_en as type_en,
    kind.name_bn as type_bn, kind.our_side_words, kind.other_side_words, stage.name_en as stage_en,
    stage.name_bn as stage_bn, lead.full_name as lead_name, lead.role as lead_role, lead.left_at as lead_left_at`,
  // The people of a firm are few pages, read whole; a look for each case would touch three for each.
  join: sql`join (select * from profiles offset 0) p on p.user_id = r.created_by
    left join courts court on court.id = r.court_ref
    left join case_types kind on kind.id = r.type_ref
    left join case_stages stage on stage.id = r.stage_ref
    left join (select * from profiles offset 0) lead on lead.user_id = r.lead_id`,
  present: (ctx: StaffContext, rows: StoredCase[]): LegalCase[] => rows.map((row) => presentCase(ctx, row)),
  ofCase: 'id',
  // What was merged into another one is that other one.
  stands: sql`r.merged_into is null`,
  gone: caseGone,
  event: 'case',
  told,
  audiences: () => ['staff'],
  changed: (before, after) => {
    const [was, is] = [audited(before), audited(after)]
    return changedIn(was, is, fieldsOf(is))
  },
})

/** A case as the audit tells of it: by names, where the row holds ids. */
function audited({ court, type, stage, lead, tags, case_year, ...row }: LegalCase) {
  return {
    ...typed(row),
    court: court?.name_en ?? null,
    type: type?.code ?? null,
    stage: stage?.name_en ?? null,
    lead: lead?.full_name ?? null,
    case_year,
    tags: tags.join(', '),
  }
}
type Audited = ReturnType<typeof audited>

/** Guaranteed by how the row is made. */
const fieldsOf = (row: Audited) => Object.keys(row) as (keyof Audited & string)[]

type Typed = Pick<LegalCase, keyof typeof caseFields>

/** Guaranteed by the fields: each is a part of the row. */
function typed(row: Omit<LegalCase, 'court' | 'type' | 'stage' | 'lead' | 'tags' | 'case_year'>): Typed {
  return Object.fromEntries(Object.keys(caseFields).map((name) => [name, row[name as keyof Typed]])) as Typed
}

/** What is joined under this name, by its id and its names in both languages. */
export const named = (
  of: string,
) => sql`jsonb_build_object('id', ${sql.ref(`${of}.id`)}, 'name_en', ${sql.ref(`${of}.name_en`)},
  'name_bn', ${sql.ref(`${of}.name_bn`)})`

/**
 * The case of a row `r` as boards say it, and what is joined for it. It stands on the row (decision 090): who sees the row
 * sees its case; `kept` says how a row without it is read.
 */
export const caseOnBoard = {
  column: sql`(w.board -> 'case') || jsonb_build_object('type', case when kind.id is not null
    then ${named('kind')} || jsonb_build_object('code', kind.code) end)`,
  status: sql`w.board ->> 'status'`,
  lead: sql`(w.board ->> 'lead_id')::uuid`,
  // Types are few pages, read whole.
  join: (
    kept: RawBuilder<unknown>,
  ) => sql`cross join lateral (select coalesce(r.board, ${kept}) as board offset 0) w
    left join (select * from case_types offset 0) kind on kind.id = (w.board ->> 'type_ref')::uuid`,
}
