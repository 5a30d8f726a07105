import type { Right } from '../rights.ts'
import type { Reason } from './reasons.ts'

/** Any zod schema, seen only through its types: half the instantiations of `extends ZodType`. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

export type Out<S> = S extends Schema ? S['_zod']['output'] : undefined
export type In<S> = S extends Schema ? S['_zod']['input'] : undefined

/** Who may call at all: anybody, anybody signed in, or who holds a right. What they see is then the database's question. */
export type Access = 'public' | 'staff' | Right

/** One promise between web and server: the server binds it, the web calls it, the docs are made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply?: Schema
  /** The reply is text of this media type, as it stands; left out, it is JSON. */
  readonly replyType?: string
  /** Takes a form: the names of the part that is a file, and of the one that is the body as JSON, or of the body's own fields. */
  readonly form?: { readonly file: string; readonly data?: string; readonly fields?: readonly string[] }
  /** The reasons it may refuse with beside those that every call shares (see `sharedReasons`). */
  readonly refuses: readonly Reason[]
  /** Makes a row: answers 201 and takes an Idempotency-Key, unless its answer is a secret that is never kept. */
  readonly creates?: true | 'a secret'
  /** Changes a row, and takes an Idempotency-Key: it may have waited for a connection, and is sent until it is answered. */
  readonly repeats?: true
  /** A GET over many rows (a report), which a read replica may answer. Never of one row that is then edited. */
  readonly reads?: 'may be late'
  /** Only with one of these filters: without them it is the list that people work on, and the primary's. */
  readonly lateWith?: readonly string[]
}

/** Declares an endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** What a handler receives: parsed, with defaults filled in. */
export interface InputOf<E extends Endpoint> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}

/** What a caller gives: `{ params?, query?, body? }`, each only where the endpoint has it. */
export type ArgsOf<E extends Endpoint> = (E['params'] extends Schema
  ? { params: In<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { query?: In<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: In<E['body']> } : unknown)

export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? Out<E['reply']> : undefined
