import { type RawBuilder, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayOf } from '../../contract/kernel/days.ts'
import { exactMoney } from '../../contract/kernel/fields.ts'
import type { Field, Fields } from '../../contract/kernel/row.ts'
import type { DB } from '../db/types.ts'
import type { StaffContext } from './context.ts'
import { decodeCursor, idShape, momentShape, page, type Shape } from './cursor.ts'
import { notFound, type Refusal } from './refusal.ts'

/* How the rows of a table whose fields are described are read and written (kept-row.ts). */

export interface Table<Stored, Row> {
  /** What a feature writes of it in SQL calls it `r`. */
  table: keyof DB & string
  /** Each is a column, is answered, and stands in the audit when it was changed. */
  fields: Fields
  /** The column of who added it; rows that are the firm's have none. */
  author?: string
  /** The column that names its case, where it may be of one: only those who see that are told of it. */
  ofCase?: 'case_ref' | 'id'
  /** What is read beside the fields, of the row and of what is joined to it. */
  columns: RawBuilder<unknown>
  join: RawBuilder<unknown>
  /** The rows as the caller gets them. */
  present: (ctx: StaffContext, rows: Stored[]) => Row[] | Promise<Row[]>
}

/** Of a table the rows that are there for people. */
export type Standing<Stored, Row> = Table<Stored, Row> & {
  stands: RawBuilder<unknown>
  /** What is said of a row that is not there, where there is more to say than that. */
  gone?: (ctx: StaffContext, id: string) => Promise<Refusal | undefined>
}

/** The rows whose columns hold these values; a column whose value was not asked for narrows nothing. */
export function equalTo(values: Record<string, string | undefined>): RawBuilder<unknown>[] {
  return Object.entries(values).flatMap(([column, value]) =>
    value ? [sql`r.${sql.ref(column)} = ${value}`] : [],
  )
}

export interface Paging {
  limit: number
  after?: string | undefined
}

/** What a list is ordered by, before the id; its index says the same. */
export interface Order<Stored> {
  by: readonly {
    key: RawBuilder<unknown>
    keyOf: (row: Stored) => string
    type: 'date' | 'integer' | 'text' | 'time' | 'timestamptz'
    /** What a cursor holds of it. */
    shape: Shape
  }[]
  direction: 'asc' | 'desc'
}

export const newestFirst: Order<{ created_at: string }> = {
  by: [
    {
      key: sql`r.created_at`,
      keyOf: ({ created_at }) => created_at,
      type: 'timestamptz',
      shape: momentShape,
    },
  ],
  direction: 'desc',
}

export type Columns = Readonly<Record<string, unknown>>

/** A page of the rows that stand and fit; cut before others are joined, which then are read once. */
export async function listRows<Stored extends { id: string }, Row>(
  ctx: StaffContext,
  rows: Standing<Stored, Row>,
  filters: RawBuilder<unknown>[],
  { limit, after }: Paging,
  { by, direction }: Order<Stored>,
): Promise<{ items: Row[]; next: string | null }> {
  const where = [rows.stands, ...filters]
  const keys = [...by.map(({ key }) => key), sql`r.id`]
  if (after) {
    const types = [...by.map(({ type }) => type), 'uuid']
    const values = decodeCursor(after, [...by.map(({ shape }) => shape), idShape])
    const last = values.map((value, at) => sql`${value}::${sql.raw(types[at] ?? 'text')}`)
    where.push(sql`(${sql.join(keys)}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${sql.join(last)})`)
  }
  const order = sql.join(keys.map((key) => sql`${key} ${sql.raw(direction)}`))
  const found = await sql<Stored>`
    select ${columnsRead(rows)} from (
        select * from ${tableOf(rows.table)} r where ${sql.join(where, sql` and `)}
          order by ${order} limit ${limit + 1}) r ${rows.join}
      order by ${order}`.execute(ctx.db)
  const { items, next } = page(found.rows, limit, (row) => [...by.map(({ keyOf }) => keyOf(row)), row.id])
  return { items: await rows.present(ctx, items), next }
}

/** One row that stands; throws not-found, also for a deleted one. */
export async function getRow<Stored, Row>(
  ctx: StaffContext,
  rows: Standing<Stored, Row>,
  id: string,
): Promise<Row> {
  const found = await sql<Stored>`
    select ${columnsRead(rows)} from ${tableOf(rows.table)} r ${rows.join}
      where r.id = ${id} and ${rows.stands}`.execute(ctx.db)
  const [row] = await rows.present(ctx, found.rows)
  if (!row) throw (await rows.gone?.(ctx, id)) ?? notFound()
  return row
}

/** Adds a row of the caller's and answers its id. */
export async function insertRow<Stored, Row>(
  ctx: StaffContext,
  { table, author }: Table<Stored, Row>,
  columns: Columns,
): Promise<string> {
  const id = uuidv7()
  const now = ctx.now.toISOString()
  const all = {
    ...columns,
    ...(author && { [author]: ctx.actor.user_id }),
    id,
    created_at: now,
    updated_at: now,
  }
  await sql`insert into ${tableOf(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(all))})`.execute(ctx.db)
  return id
}

/** Answers the version that the row has now: each write makes a new one. */
export async function writeRow<Stored, Row>(
  ctx: StaffContext,
  { table }: Pick<Table<Stored, Row>, 'table'>,
  row: { id: string; version: number },
  columns: Columns,
): Promise<number> {
  const version = row.version + 1
  const all = Object.entries({ ...columns, version, updated_at: ctx.now.toISOString() })
  const set = all.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${tableOf(table)} set ${sql.join(set)} where id = ${row.id}`.execute(ctx.db)
  return version
}

/** The select list of the rows: their fields, what each row has, and what is read beside. */
export function columnsRead<Stored, Row>({
  fields,
  columns,
  ofCase = 'id',
}: Table<Stored, Row>): RawBuilder<unknown> {
  const each = [...new Set(['id', ofCase, ...Object.keys(fields), 'created_at', 'version'])]
  return sql`${sql.join(each.map((name) => sql.ref(`r.${name}`)))}, ${columns}`
}

/** Of which case a row is that was read with its columns. */
export function caseOf<Stored, Row extends object>({ ofCase }: Table<Stored, Row>, row: Row): string | null {
  if (ofCase === undefined) return null
  return (row as { id: string; case_ref?: string | null })[ofCase] ?? null
}

/** What is stored of the fields that somebody sent. Markup never as it came: its feature cleans it first. */
export function columnsOf<Stored, Row>({ fields }: Table<Stored, Row>, sent: object): Columns {
  const values: Columns = { ...sent }
  const given = Object.entries(fields).filter(
    ([name, { kind }]) => values[name] !== undefined && kind !== 'rich_text',
  )
  return Object.fromEntries(given.map(([name, field]) => [name, stored(field, values[name])]))
}

function stored(field: Field, value: unknown): unknown {
  if (field.kind === 'money') return exactMoney(String(value))
  const filled = Array.isArray(value) ? value.filter((item) => item !== '') : value
  const isEmpty = filled === '' || (Array.isArray(filled) && filled.length === 0)
  return isEmpty && !('required' in field) && !('usual' in field) ? null : filled
}

/** The days that are today unless a draft says another. */
export function usualDays<Stored, Row>(ctx: StaffContext, { fields }: Table<Stored, Row>): Columns {
  const days = Object.entries(fields).filter(([, field]) => field.kind === 'day' && field.usual === 'today')
  return Object.fromEntries(days.map(([name]) => [name, dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)]))
}

/** The table's name as it is written everywhere: a name of ours, never what somebody sent. */
export const tableOf = (table: keyof DB) => sql.raw<unknown>(table)
