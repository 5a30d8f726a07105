import { type Access, endpoint, type Schema } from './endpoint.ts'
import * as f from './fields.ts'
import type { Reason } from './reasons.ts'

/*
 * The five calls on one row that each plain area has. They take what differs, and keep its literal types; `refuses` are
 * the reasons beside the usual ones. The build knows them by their names (tools/vite/lean-contract.ts).
 */

interface Row<T extends string, A extends Access, R extends Schema> {
  table: T
  access: A
  reply: R
}

interface Call<T extends string, A extends Access, R extends Schema> extends Row<T, A, R> {
  summary: string
  refuses?: readonly Reason[]
}

/** What the calls on a row share, with its literal types. */
export const rowCalls = <T extends string, A extends Access, R extends Schema>(row: Row<T, A, R>) => row

/** Answers one row. */
export const getRow = <T extends string, A extends Access, R extends Schema>(call: Call<T, A, R>) =>
  endpoint({
    method: 'GET',
    path: `${call.table}/:id`,
    summary: call.summary,
    access: call.access,
    params: f.oneRow,
    reply: call.reply,
    refuses: ['row.not_found'],
  })

/** Makes a row, once for each Idempotency-Key. */
export const createRow = <T extends string, A extends Access, R extends Schema, B extends Schema>(
  call: Call<T, A, R> & { body: B },
) =>
  endpoint({
    method: 'POST',
    path: call.table,
    summary: call.summary,
    access: call.access,
    body: call.body,
    reply: call.reply,
    refuses: ['request.key_reused', ...(call.refuses ?? [])],
    creates: true,
  })

/** Changes the fields given, if the row is still of the version that the change was made on; once for each Idempotency-Key. */
export const updateRow = <T extends string, A extends Access, R extends Schema, B extends Schema>(
  call: Call<T, A, R> & { body: B },
) =>
  endpoint({
    method: 'PATCH',
    path: `${call.table}/:id`,
    summary: call.summary,
    access: call.access,
    params: f.oneRow,
    body: call.body,
    reply: call.reply,
    refuses: ['row.not_found', 'request.stale_version', 'request.key_reused', ...(call.refuses ?? [])],
    repeats: true,
  })

/** Deletes a row, and answers nothing. */
export const deleteRow = <T extends string, A extends Access, R extends Schema>(call: Call<T, A, R>) =>
  endpoint({
    method: 'DELETE',
    path: `${call.table}/:id`,
    summary: call.summary,
    access: call.access,
    params: f.oneRow,
    refuses: ['row.not_found', ...(call.refuses ?? [])],
  })

/** Brings a deleted row back, at an address of its own. */
export const restoreRow = <T extends string, A extends Access, R extends Schema, P extends string>(
  call: Call<T, A, R> & { path: P },
) =>
  endpoint({
    method: 'POST',
    path: call.path,
    summary: call.summary,
    access: call.access,
    body: f.oneRow,
    reply: call.reply,
    refuses: ['row.not_found', ...(call.refuses ?? [])],
  })
