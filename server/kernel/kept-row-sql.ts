import { type RawBuilder, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayOf } from '../../contract/kernel/dates.ts'
import { exactMoney } from '../../contract/kernel/fields.ts'
import type { Field, Fields } from '../../contract/kernel/row.ts'
import type { StaffContext } from './context.ts'
import { dayShape, decodeCursor, idShape, momentShape, page } from './cursor.ts'
import { notFound } from './refusal.ts'

/* How the rows of a table whose fields are described are read and written (kept-row.ts). */

export interface Table<Stored, Row> {
  /** What a feature writes of it in SQL calls it `r`. */
  table: string
  /** Each is a column, is answered, and stands in the audit when it was changed. */
  fields: Fields
  /** The column of who added it. */
  author: string
  /** What is read beside the fields, of the row and of what is joined to it. */
  columns: RawBuilder<unknown>
  join: RawBuilder<unknown>
  /** The rows as the caller gets them. */
  present: (ctx: StaffContext, rows: Stored[]) => Row[] | Promise<Row[]>
}

/** Of a table the rows that are there for people. */
export type Standing<Stored, Row> = Table<Stored, Row> & { stands: RawBuilder<unknown> }

export interface Paging {
  limit: number
  after?: string | undefined
}

/** What a table's rows are newest by. */
export interface By {
  column: string
  type: 'date' | 'timestamptz'
}
export const byCreation: By = { column: 'created_at', type: 'timestamptz' }

export type Columns = Readonly<Record<string, unknown>>
/** A page of the rows that stand and fit, newest first; cut before others are joined, which then are read once. */
export async function listRows<Stored extends { id: string }, Row>(
  ctx: StaffContext,
  rows: Standing<Stored, Row>,
  filters: RawBuilder<unknown>[],
  { limit, after }: Paging,
  by: By,
): Promise<{ items: Row[]; next: string | null }> {
  const key = sql.ref(`r.${by.column}`)
  const where = [rows.stands, ...filters]
  if (after) {
    const [value, id] = decodeCursor(after, [by.type === 'date' ? dayShape : momentShape, idShape])
    where.push(sql`(${key}, r.id) < (${value}::${sql.raw(by.type)}, ${id}::uuid)`)
  }
  const found = await sql<Stored & Record<string, string>>`
    select ${columnsRead(rows)} from (
        select * from ${sql.table(rows.table)} r where ${sql.join(where, sql` and `)}
          order by ${key} desc, r.id desc limit ${limit + 1}) r ${rows.join}
      order by ${key} desc, r.id desc`.execute(ctx.db)
  const { items, next } = page(found.rows, limit, (row) => [row[by.column] ?? '', row.id])
  return { items: await rows.present(ctx, items), next }
}

/** One row that stands; throws not-found, also for a deleted one. */
export async function getRow<Stored, Row>(
  ctx: StaffContext,
  rows: Standing<Stored, Row>,
  id: string,
): Promise<Row> {
  const found = await sql<Stored>`
    select ${columnsRead(rows)} from ${sql.table(rows.table)} r ${rows.join}
      where r.id = ${id} and ${rows.stands}`.execute(ctx.db)
  const [row] = await rows.present(ctx, found.rows)
  if (!row) throw notFound()
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
  const all = { ...columns, id, [author]: ctx.actor.user_id, created_at: now, updated_at: now }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(all))})`.execute(ctx.db)
  return id
}

/** Answers the version that the row has now: each write makes a new one. */
export async function writeRow<Stored, Row>(
  ctx: StaffContext,
  { table }: Table<Stored, Row>,
  row: { id: string; version: number },
  columns: Columns,
): Promise<number> {
  const version = row.version + 1
  const all = Object.entries({ ...columns, version, updated_at: ctx.now.toISOString() })
  const set = all.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${row.id}`.execute(ctx.db)
  return version
}

function columnsRead<Stored, Row>({ fields, columns }: Table<Stored, Row>): RawBuilder<unknown> {
  const each = ['id', ...Object.keys(fields), 'created_at', 'version'].map((name) => sql.ref(`r.${name}`))
  return sql`${sql.join(each)}, ${columns}`
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
