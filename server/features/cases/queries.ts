import { type RawBuilder, sql } from 'kysely'
import type { getCase as getCall, LegalCase, listCases as listCall } from '../../../contract/cases.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { Author } from '../../../contract/people.ts'
import { caseGone } from '../../kernel/case-gone.ts'
import { chosenCase } from '../../kernel/case-refs.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { dayShape, type Shape } from '../../kernel/cursor.ts'
import { newestFirst, type Order } from '../../kernel/kept-row-sql.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type AuthorRow, presentAuthor } from '../people/public.ts'
import { cases } from './rows.ts'
import { type StoredCase, tagOf } from './rules.ts'
import { clientsOf, searched } from './search.ts'

const dayOrNone: Shape = { test: (value) => /^-?infinity$/.test(value) || dayShape.test(value) }

/** How each order walks its index. */
const orders: Record<InputOf<typeof listCall>['query']['sort'], Order<StoredCase>> = {
  created_at: newestFirst,
  case_id: {
    by: [
      {
        key: sql`r.case_id collate firm_order`,
        keyOf: (row) => row.case_id,
        type: 'text',
        shape: /^[\s\S]{0,200}$/,
      },
    ],
    direction: 'asc',
  },
  client_name: {
    by: [
      {
        key: sql`coalesce(r.client_name, '') collate firm_order`,
        keyOf: (row) => row.client_name ?? '',
        type: 'text',
        shape: /^[\s\S]{0,400}$/,
      },
    ],
    direction: 'asc',
  },
  // Without a day they come last, whichever way the list is turned first.
  next_hearing_on: {
    by: [
      {
        key: sql`coalesce(r.next_hearing_on, 'infinity'::date)`,
        keyOf: (row) => row.next_hearing_on ?? 'infinity',
        type: 'date',
        shape: dayOrNone,
      },
    ],
    direction: 'asc',
  },
  filed_on: {
    by: [
      {
        key: sql`coalesce(r.filed_on, '-infinity'::date)`,
        keyOf: (row) => row.filed_on ?? '-infinity',
        type: 'date',
        shape: dayOrNone,
      },
    ],
    direction: 'desc',
  },
}

/** The same without an index to walk along: of the few cases of a person all are read and sorted. */
const sorted = (order: Order<StoredCase>): Order<StoredCase> => ({
  ...order,
  by: order.by.map((by) => ({ ...by, key: sql`(select ${by.key})` })),
})

type Filters = InputOf<typeof listCall>['query']

/** A page of the firm's cases. */
export async function listCases(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: LegalCase[]; next: string | null }> {
  const isOfPeople = query.person !== undefined || query.mine || (query.lead && query.sort !== 'created_at')
  const usual = isOfPeople ? sorted(orders[query.sort]) : orders[query.sort]
  const where = [
    ...conditions(ctx, query),
    ...(query.tag ? [await tagged(ctx, tagOf(query.tag))] : []),
    ...(query.q ? [await searched(ctx, query.q)] : []),
  ]
  return cases.page(ctx, where, query, { ...usual, direction: query.direction ?? usual.direction })
}

/** The filters beside the search, each as its index knows it. */
function conditions(ctx: StaffContext, query: Filters): RawBuilder<unknown>[] {
  const { case_id, status, court, type, stage, lead, conflict_state } = query
  const columns = {
    status,
    court_ref: court,
    type_ref: type,
    stage_ref: stage,
    lead_id: lead,
    conflict_state,
  }
  const asked = Object.entries(columns).filter(([, value]) => value !== undefined)
  return [
    // However it is spelt, as the notice 'Another case has this Case ID.' compares them.
    ...(case_id === undefined ? [] : [sql`r.id = any((select cases_of_label(${case_id}))::uuid[])`]),
    ...asked.map(([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`),
    ...(query.person ? [ofPerson(query.person)] : []),
    ...(query.mine ? [ofPerson(ctx.actor.user_id)] : []),
    ...(query.no_next_date ? [withoutNextDate(ctx)] : []),
  ]
}

/** With more cases than these a tag is soon found along the list. */
const fewTagged = 1000

/** Few cases are named by their ids: the index of tags may not be asked before the policies. */
async function tagged(ctx: StaffContext, tag: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{
    ids: string[] | null
  }>`select cases_with_tag(${tag}, ${fewTagged}) as ids`.execute(ctx.db)
  const ids = rows[0]?.ids
  return ids ? sql`r.id = any(${ids}::uuid[])` : sql`r.tags @> array[${tag}]::text[]`
}

const ofPerson = (user_id: string) =>
  sql`r.id in (select case_ref from case_people where user_id = ${user_id})`

/** Open before a court that is named, or in court once, and nobody has said a next date, or that there is none for now. */
export function withoutNextDate(ctx: StaffContext): RawBuilder<unknown> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  return sql`r.status = 'open' and r.merged_into is null and r.next_hearing_on is null and r.is_litigation
    and (r.court_ref is not null or r.was_in_court) and (r.no_date_until is null or r.no_date_until <= ${today}::date)`
}

/** A case with whether the reader sees another one of its case id. */
export async function withLabelShared(
  ctx: StaffContext,
  row: LegalCase,
): Promise<LegalCase & { shares_label: boolean }> {
  const found = await sql<{ shared: boolean }>`
    select shares_label(${row.id}, ${row.case_id}) as shared`.execute(ctx.db)
  return { ...row, shares_label: found.rows[0]?.shared ?? false }
}

/** Throws not-found of a case that there is not, for the caller. */
export async function assertCaseSeen(ctx: StaffContext, id: string, field?: string): Promise<void> {
  const found = await sql`select from cases where id = ${id} and merged_into is null`.execute(ctx.db)
  if (found.rows.length === 0) throw await caseGone(ctx, id, field)
}

/** One case; throws not-found. */
export async function getOneCase(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<LegalCase> {
  return withLabelShared(ctx, await cases.get(ctx, { params }))
}

/** What is answered of a row that belongs to a case, as it is read. */
export type StoredOfCase<Row extends OfCase> = Omit<Row, 'client_name' | 'user_id' | 'profiles' | 'can'> &
  AuthorRow & { user_id: string }

interface OfCase {
  case_id: string
  client_name: string | null
  user_id: string | null
  profiles: Author | null
  can: { edit: boolean; delete: boolean }
}

/** Rows of cases as the reader gets them: with the clients that they may know, and with who added each for partners alone. */
export async function ofCases<Row extends AuthorRow & { case_id: string; user_id: string }>(
  ctx: StaffContext,
  rows: readonly Row[],
) {
  const clients = await clientsOf(
    ctx,
    rows.map(({ case_id }) => case_id),
  )
  const told = may(ctx, 'cases.manage')
  return rows.map(({ full_name, role, left_at, ...row }) => ({
    ...row,
    client_name: clients.get(row.case_id) ?? null,
    user_id: told ? row.user_id : null,
    profiles: told ? presentAuthor({ full_name, role, left_at }) : null,
    // All staff may change and delete what is booked on a case (specification: costing 6).
    can: { edit: true, delete: true },
  }))
}

/** Who deleted a row of a case may bring it back, and partners. */
export function mayRestoreOfCase(ctx: StaffContext, deleted_by: string | null): boolean {
  return may(ctx, 'cases.manage') || deleted_by === ctx.actor.user_id
}

/**
 * Throws, naming the field, unless the case id is on a task of the firm, or a case of the list is or was called that
 * (specification: cases 7); one that a row has already may stay, also when its task is gone. Answers the link to the case
 * that was chosen, if one was.
 */
export async function ruleOfCaseId(
  ctx: StaffContext,
  { case_id, case_ref }: { case_id?: string | undefined; case_ref?: string | null | undefined },
  before?: { case_id: string },
): Promise<{ case_ref?: string }> {
  const chosen = await chosenCase(ctx, { case_id, case_ref }, before)
  if (chosen.case_ref || case_id === undefined || case_id === before?.case_id) return chosen
  const found = await sql<{ used: boolean }>`
    select case_id_in_use(${case_id}) or exists (select from case_labels where label_key = case_label_key(${case_id})) as used`.execute(
    ctx.db,
  )
  if (found.rows[0]?.used) return chosen
  const fields = [{ path: 'case_id', message: 'cases.id_not_in_use' }]
  throw new Refusal('rule', 'cases.id_not_in_use', { fields })
}
