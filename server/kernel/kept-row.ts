import { type RawBuilder, sql } from 'kysely'
import { daysBefore } from '../../contract/kernel/days.ts'
import type { Reason } from '../../contract/kernel/reasons.ts'
import type { Fields } from '../../contract/kernel/row.ts'
import type { ChangeOf, DraftedOf } from '../../contract/kernel/row-schemas.ts'
import type { DB } from '../db/types.ts'
import { isEmptyChange } from './change.ts'
import { type Changed, changedIn } from './changed.ts'
import type { StaffContext } from './context.ts'
import {
  type Columns,
  caseOf,
  columnsOf,
  columnsRead,
  getRow,
  insertRow,
  listRows,
  newestFirst,
  type Order,
  type Paging,
  type Standing,
  type Table,
  tableOf,
  usualDays,
  writeRow,
} from './kept-row-sql.ts'
import { type Audience, type DomainEvents, type Hint, type Recorded, record } from './record.ts'
import { notFound, Refusal } from './refusal.ts'
import type { Transact } from './transaction.ts'

/*
 * A row that people add, change, delete and bring back: what all features do alike with one. A feature says in its
 * `rows.ts` which table it is, how it is read and what is told of it; its own rules stand in its commands, between
 * `hold` and `change` (docs/decisions/063).
 */

interface Answered {
  id: string
  version: number
  can: { edit: boolean; delete: boolean }
}

/** The fields that an event tells of a row, by what happened to it. */
type Told<Row> = Readonly<Record<'modified' | 'deleted' | (string & {}), readonly (keyof Row & string)[]>>

/** The events of a kept row, for the feature's `declare module '../../kernel/record.ts'`. */
export type EventsOf<Name extends string, Row, T extends Told<Row>> = {
  [Verb in keyof T & string as `${Name}.${Verb}`]: Pick<Row, T[Verb][number]> &
    (Verb extends 'modified' ? Changed : unknown)
}
type NameIn<Type> = Type extends `${infer Name}.modified` ? Name : never

interface Rows<Stored, Row> extends Table<Stored, Row> {
  /** 'case_costing' of 'case_costing.created', which the feature declares with `EventsOf`. */
  event: NameIn<keyof DomainEvents>
  told: Told<Row>
  /** Who looks at such a row, and hears that there is news of it. */
  audiences: (row: Row) => Audience[]
  /** What an edit changed, where that is not each field before and after. */
  changed?: (before: Row, after: Row) => Changed
}

type Kept<Stored, Row> = Rows<Stored, Row> & Standing<Stored, Row>

interface One {
  params: { id: string }
}

interface Trash {
  /** How long a deleted row can be brought back. */
  days: number
  /** The job that forgets it then; left out: it is kept for good. */
  purge?: string
  /** What is said of a row that is not deleted. */
  notDeleted: Reason
  /** Of those who may call; left out: all of them. */
  mayRestore?: (ctx: StaffContext, deleted_by: string | null) => boolean
}

/** Columns that follow from what was sent, if there are any. */
// biome-ignore lint/suspicious/noConfusingVoidType: a rule that only refuses answers nothing
type Ruling = Columns | void

/** What an area has to say of a draft or a change before it is written: it throws where the world does not allow it. */
interface Ruled<F extends Fields, Row> {
  rule?: (ctx: StaffContext, to: DraftedOf<F> | ChangeOf<F>, before?: Row) => Ruling | Promise<Ruling>
}

type Of<Name extends keyof DB & string, F extends Fields, Stored, Row> = Rows<Stored, Row> &
  Ruled<F, Row> & {
    /** Also the topic of its hints. */
    table: Name
    fields: F & (keyof F extends keyof DB[Name] ? unknown : never)
    author?: keyof DB[Name]
  }

/** A row that is gone when it is deleted. */
export function keptRow<
  Name extends keyof DB & string,
  const F extends Fields,
  Stored extends { id: string; created_at: string },
  Row extends Answered,
>(of: Of<Name, F, Stored, Row> & Partial<Standing<Stored, Row>>) {
  const rows = { ...of, stands: of.stands ?? sql`true` }
  return {
    ...kept<F, Stored, Row>(rows),
    delete: async (ctx: StaffContext, { params }: One): Promise<undefined> => {
      const row = await lockedRow(ctx, rows, params.id, 'delete')
      await sql`delete from ${tableOf(of.table)} where id = ${row.id}`.execute(ctx.db)
      await tell(ctx, rows, 'deleted', row)
    },
  }
}

/**
 * A row that is hidden when it is deleted, and stays for what names it: its deleter may not see that (decision 081).
 * `off` are columns that then say that it is not to be chosen; `seenBy` says who still has to do with it.
 */
export function keptRowThatStays<
  Name extends keyof DB & string,
  const F extends Fields,
  Stored extends { id: string; created_at: string },
  Row extends Answered,
>(of: Of<Name, F, Stored, Row> & { off?: Columns; seenBy?: RawBuilder<unknown> }) {
  const stands = of.seenBy ? sql`(r.deleted_at is null or ${of.seenBy})` : sql`r.deleted_at is null`
  const rows = { ...of, stands }
  return {
    ...kept<F, Stored, Row>(rows),
    delete: async (ctx: StaffContext, { params }: One): Promise<undefined> => {
      const row = await lockedRow(ctx, rows, params.id, 'delete')
      await writeRow(ctx, rows, row, { ...of.off, deleted_at: ctx.now.toISOString() })
      await tell(ctx, rows, 'deleted', row)
    },
  }
}

/** A row that is hidden when it is deleted, kept with who did it, and can be restored for some days. */
export function keptRowWithTrash<
  Name extends keyof DB & string,
  const F extends Fields,
  Stored extends { id: string; created_at: string },
  Row extends Answered,
>(of: Of<Name, F, Stored, Row> & { trash: Trash }) {
  const rows = { ...of, stands: sql`r.deleted_at is null` }
  return {
    ...kept<F, Stored, Row>(rows),
    delete: async (ctx: StaffContext, { params }: One): Promise<undefined> => {
      const row = await lockedRow(ctx, rows, params.id, 'delete')
      const hidden = { deleted_at: ctx.now.toISOString(), deleted_by: ctx.actor.user_id }
      await tell(ctx, rows, 'deleted', { ...row, version: await writeRow(ctx, rows, row, hidden) })
    },
    restore: async (ctx: StaffContext, { body }: { body: { id: string } }): Promise<Row> => {
      const hidden = await lockedInTrash(ctx, rows, body.id)
      await writeRow(ctx, rows, hidden, { deleted_at: null, deleted_by: null })
      return tell(ctx, rows, 'restored', await getRow(ctx, rows, body.id))
    },
    purge: (transact: Transact) => purging(transact, rows),
  }
}

function kept<F extends Fields, Stored extends { id: string; created_at: string }, Row extends Answered>(
  rows: Kept<Stored, Row> & Ruled<F, Row>,
) {
  const verbs = verbsOf<F, Stored, Row>(rows)
  return {
    ...verbs,

    /** The call that adds a row. */
    add: async (ctx: StaffContext, { body }: { body: DraftedOf<F> }): Promise<Row> => {
      return verbs.create(ctx, body, (await rows.rule?.(ctx, body)) ?? {})
    },

    /** The call that changes a row, if it still is as the caller saw it. */
    edit: async (
      ctx: StaffContext,
      { params, body }: One & { body: ChangeOf<F> & { version: number } },
    ): Promise<Row> => {
      const before = await verbs.hold(ctx, params.id, body.version)
      return verbs.change(ctx, before, body, (await rows.rule?.(ctx, body, before)) ?? {})
    },

    /** One row that stands; throws not-found, also for a deleted one. */
    get: (ctx: StaffContext, { params }: One): Promise<Row> => getRow(ctx, rows, params.id),

    /** A page of the rows that stand and fit, newest first or in another order. */
    page: (
      ctx: StaffContext,
      where: RawBuilder<unknown>[],
      query: Paging,
      order: Order<Stored> = newestFirst,
    ) => listRows(ctx, rows, where, query, order),

    /** For what happens to such rows alone. */
    hints: (row: Row) => hintsOf(rows, row),
    caseOf: (row: Row) => caseOf(rows, row),

    /** For a list with an SQL of its own. */
    columns: columnsRead(rows),
    join: rows.join,
    present: rows.present,
  }
}

/** What calls do, for those that do more. */
function verbsOf<F extends Fields, Stored extends { id: string; created_at: string }, Row extends Answered>(
  rows: Kept<Stored, Row>,
) {
  return {
    /** Adds a row in the caller's name; `own` are columns that the draft does not say. */
    create: async (ctx: StaffContext, draft: DraftedOf<F>, own: Columns = {}, verb = 'created') => {
      const id = await insertRow(ctx, rows, { ...usualDays(ctx, rows), ...columnsOf(rows, draft), ...own })
      return tell(ctx, rows, verb, await getRow(ctx, rows, id))
    },

    /** The row as the caller saw it, held until the end of the transaction; they may change it. */
    hold: async (ctx: StaffContext, id: string, version: number): Promise<Row> => {
      const row = await lockedRow(ctx, rows, id, 'edit')
      if (row.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: row })
      return row
    },

    /** Changes the given fields of a row that is held; a change of nothing is no news. */
    change: async (
      ctx: StaffContext,
      before: Row,
      change: ChangeOf<F> & { version: number },
      own: Columns = {},
    ): Promise<Row> => {
      if (isEmptyChange(change)) return before
      await writeRow(ctx, rows, before, { ...columnsOf(rows, change), ...own })
      const row = await getRow(ctx, rows, before.id)
      // A row is answered with each of its fields (`rowSchema`).
      const audited = Object.keys(rows.fields) as (keyof Row & string)[]
      const changed = rows.changed?.(before, row) ?? changedIn(before, row, audited)
      return tell(ctx, rows, 'modified', row, { ...changed, former_case_ref: caseOf(rows, before) })
    },
  }
}

/** Held before it is read, so that it is read as whoever was first has left it. Of a row that may not be held a policy says no. */
async function lockedRow<Stored, Row extends Answered>(
  ctx: StaffContext,
  rows: Kept<Stored, Row>,
  id: string,
  verb: keyof Answered['can'],
): Promise<Row> {
  const locked = await sql`select id from ${tableOf(rows.table)} where id = ${id} for update`.execute(ctx.db)
  const row = await getRow(ctx, rows, id)
  if (locked.rows.length === 0 || !row.can[verb]) throw new Refusal('forbidden', 'rights.not_yours')
  return row
}

interface Hidden {
  id: string
  version: number
  deleted_at: string | null
  deleted_by: string | null
}

async function lockedInTrash<Stored, Row>(
  ctx: StaffContext,
  { table, trash }: Kept<Stored, Row> & { trash: Trash },
  id: string,
): Promise<Hidden> {
  const found = await sql<Hidden>`
    select id, version, deleted_at, deleted_by from ${tableOf(table)} where id = ${id} for update`.execute(
    ctx.db,
  )
  const [row] = found.rows
  if (!row) throw notFound()
  if (row.deleted_at === null) throw new Refusal('rule', trash.notDeleted)
  const mayRestore = trash.mayRestore?.(ctx, row.deleted_by) ?? true
  if (!mayRestore || new Date(row.deleted_at) < restorableSince(ctx.now, trash)) throw notFound()
  return row
}

/** Records what happened to a row, and that it has the version that it has now. */
async function tell<Stored, Row extends Pick<Answered, 'id' | 'version'>>(
  ctx: StaffContext,
  rows: Rows<Stored, Row>,
  verb: string,
  row: Row,
  changed: Partial<Changed> & { former_case_ref?: string | null } = {},
): Promise<Row> {
  const fields = Object.fromEntries((rows.told[verb] ?? []).map((name) => [name, row[name]]))
  // The feature has declared this very event of this very row with `EventsOf`.
  const recorded = {
    type: `${rows.event}.${verb}`,
    subject_id: row.id,
    // A case that has gone can be named no more.
    case_ref: verb === 'deleted' && rows.ofCase === 'id' ? null : caseOf(rows, row),
    ...fields,
    ...changed,
  } as Recorded
  await record(ctx, recorded, hintsOf(rows, row))
  return row
}

function hintsOf<Stored, Row extends Pick<Answered, 'id' | 'version'>>(
  rows: Rows<Stored, Row>,
  row: Row,
): Hint[] {
  const { table, audiences } = rows
  const hint = { topic: table, subject_id: row.id, version: row.version, case_ref: caseOf(rows, row) }
  return audiences(row).map((audience) => ({ ...hint, audience }))
}

function restorableSince(now: Date, { days }: Trash): Date {
  return daysBefore(now, days)
}

const batch = 500

/** Forgets deleted rows once they can no longer be restored, a bounded number at a time. */
function purging<Stored, Row>(transact: Transact, { table, trash }: Rows<Stored, Row> & { trash: Trash }) {
  const purge = () =>
    transact({ kind: 'system' }, async (ctx) => {
      const gone = await sql`
        delete from ${tableOf(table)} where id in (
          select id from ${tableOf(table)} where deleted_at < ${restorableSince(ctx.now, trash).toISOString()}
            order by deleted_at limit ${batch})`.execute(ctx.db)
      return Number(gone.numAffectedRows ?? 0)
    })
  if (!trash.purge) throw new Error(`what is deleted of ${table} is kept for good`)
  return {
    name: trash.purge,
    cron: '43 3 * * *',
    work: async () => {
      while ((await purge()) === batch);
    },
  }
}
