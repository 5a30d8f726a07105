import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Endpoint, In, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import { call } from '../client.ts'
import { pagedQuery, useWrite } from '../query.ts'
import { everyRow } from './every-row.ts'

/** The five calls of an area of rows, as its contract has them, and what its queries are kept under. */
interface RowCalls<List, One, Create, Update> {
  /** What the live channel calls these rows. */
  topic: string
  /** Other topics whose changes show in a row: names of people, say. */
  shows?: readonly string[]
  /** Rows of a page on screen; one that fills whole rows of cards. */
  pageSize?: number
  list: List
  one: One
  create: Create
  update: Update
  remove: Endpoint
}

/** What a list is narrowed by. */
type FiltersOf<List extends Endpoint> = Omit<NonNullable<In<List['query']>>, 'limit' | 'after'>

/** A row that somebody edited, and the version that they made it on. */
interface RowEdit<Change> {
  id: string
  body: Change
}

/** The queries and writes of an area of rows that can be restored. */
export function rowQueries<
  List extends Endpoint,
  One extends Endpoint,
  Create extends Endpoint,
  Update extends Endpoint,
>(calls: RowCalls<List, One, Create, Update> & { restore: Endpoint }) {
  return {
    ...plainRowQueries(calls),
    /** Brings back a row that was deleted. */
    useRestore: () =>
      useWrite<string, ReplyOf<One>>({
        run: (id) => ask(calls.restore, { body: { id } }),
        topics: [calls.topic],
      }),
  }
}

/** The queries and writes of an area of rows: its list by pages and whole, one row, and what changes them. */
export function plainRowQueries<
  List extends Endpoint,
  One extends Endpoint,
  Create extends Endpoint,
  Update extends Endpoint,
>(calls: RowCalls<List, One, Create, Update>) {
  type Row = ReplyOf<One>
  const { topic, shows = [] } = calls
  return {
    ...rowList<List, Row>(topic, calls.list, calls),
    /** One row, for its form; asked for anew each time. */
    one: (id: string) =>
      queryOptions({
        queryKey: [topic, 'one', id],
        queryFn: ({ signal }) => ask<Row>(calls.one, { params: { id } }, { signal }),
        staleTime: 0,
        meta: { topics: shows },
      }),
    ...rowWrites<ReplyOf<Create>, In<Create['body']>, In<Update['body']>>(topic, calls),
  }
}

/** The list of an area: page by page for the screen, the last one staying while the next comes, and whole for a file. */
export function rowList<List extends Endpoint, Row>(
  topic: string,
  list: List,
  { pageSize = 50, shows = [] }: { pageSize?: number; shows?: readonly string[] } = {},
) {
  type Filters = FiltersOf<List>
  type Page = { items: Row[]; next: string | null }
  return {
    list: (filters: Filters) =>
      pagedQuery(
        [topic, 'list', filters] as const,
        (after, options) => ask<Page>(list, { query: { ...filters, limit: pageSize, after } }, options),
        { placeholderData: keepPreviousData, meta: { topics: shows } },
      ),
    /** Everything that the filters show, or its first `most`. */
    every: (filters: Filters, most?: number) =>
      everyRow((after) => ask<Page>(list, { query: { ...filters, limit: 200, after } }), most),
  }
}

/**
 * What changes the rows of an area. Repeated presses and lost answers make one row; an edit that was made on an older
 * version fails with a failure that `rowOfConflict` reads.
 */
export function rowWrites<Row, Draft, Change>(
  topic: string,
  { create, update, remove }: Record<'create' | 'update' | 'remove', Endpoint>,
) {
  const topics = [topic]
  return {
    useCreate: () =>
      useWrite<Draft, Row>({
        run: (body, idempotencyKey) => ask(create, { body }, { idempotencyKey }),
        topics,
      }),
    useUpdate: () =>
      useWrite<RowEdit<Change>, Row>({
        run: ({ id, body }) => ask(update, { params: { id }, body }),
        topics,
      }),
    useDelete: () => useWrite<string, undefined>({ run: (id) => ask(remove, { params: { id } }), topics }),
  }
}

/** Guaranteed by the types of the endpoints, from which those of every door above are made. */
function ask<Reply>(
  endpoint: Endpoint,
  args: { params?: unknown; query?: unknown; body?: unknown },
  options?: Parameters<typeof call>[2],
): Promise<Reply> {
  return call(endpoint, args, options) as Promise<Reply>
}
