import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { complaint } from '../../contract/kernel/complaints.ts'
import type { Access, Endpoint, In, InputOf, Schema } from '../../contract/kernel/endpoint.ts'
import type { Language } from '../../contract/kernel/languages.ts'
import { complainPlainly } from '../../contract/kernel/plain-words.ts'
import type { FieldComplaint, RefusalBody } from '../../contract/kernel/reasons.ts'
import {
  assertAccess,
  type Client,
  type Context,
  type Nobody,
  type Staff,
  type StaffContext,
} from './context.ts'
import { assertMayCall, claimOf, letIn, refuseUnread } from './http-admission.ts'
import { FileAnswer, sendFile } from './http-downloads.ts'
import { clientOf, headerOf, languageOf } from './http-request.ts'
import { idempotent } from './idempotency.ts'
import { Refusal } from './refusal.ts'
import type { Report } from './reports.ts'
import { type Transact, withinOneWait } from './transaction.ts'
import { sentenceOf, wholeComplaint } from './wording.ts'

complainPlainly()

/** Turns a bearer token into the session it claims, or refuses. */
export type ReadToken = (
  bearer: string | undefined,
) => Promise<{ user_id: string; session_id: string; expires_at: Date } | undefined>

type ContextOf<A extends Access> = Context<A extends 'public' ? Nobody : Staff>

/** What an open handler gets instead of a transaction: it begins its own, as whom it needs. */
export interface Open {
  transact: Transact
  client: Client
  now: Date
  header(name: string, value: string): void
  /** Answers with another address of our own site instead of a reply. */
  redirect(address: string): void
}

export interface Route {
  endpoint: Endpoint
  bound?: (ctx: Context<Staff> & Context<Nobody>, input: InputOf<Endpoint>) => Promise<unknown>
  open?: (open: Open, input: InputOf<Endpoint>) => Promise<unknown>
  /** Changes nothing, so that nothing has to be kept. */
  onlyReads?: true
  /** Whether a call with this input takes room that counts, beside those that create. */
  takesRoom?: (input: InputOf<Endpoint>) => boolean
}

/** Binds an endpoint to a command or query, which runs in one transaction as the caller. A GET can only read. */
export function on<const E extends Endpoint>(
  endpoint: E,
  handle: (ctx: ContextOf<E['access']>, input: InputOf<E>) => Promise<In<E['reply']>>,
): Route {
  const bound = handle as unknown as NonNullable<Route['bound']>
  return { endpoint, bound, ...(endpoint.method === 'GET' ? { onlyReads: true } : {}) }
}

/** Has a route count as one that creates, where its input takes as much room as a new row. */
export function takingRoom<const E extends Endpoint>(
  _endpoint: E,
  route: Route,
  takesRoom: (input: InputOf<E>) => boolean = () => true,
): Route {
  return { ...route, takesRoom: takesRoom as unknown as NonNullable<Route['takesRoom']> }
}

/** Binds an endpoint that works outside one transaction as the caller: sign-in, uploads. */
export function onOpen<const E extends Endpoint>(
  endpoint: E,
  handle: (open: Open, input: InputOf<E>) => Promise<In<E['reply']>>,
): Route {
  return { endpoint, open: handle as unknown as NonNullable<Route['open']> }
}

/** Binds an endpoint that answers a file, found in one transaction as the caller. */
export function onFile<const E extends Endpoint>(
  endpoint: E,
  handle: (ctx: ContextOf<E['access']>, input: InputOf<E>) => Promise<FileAnswer>,
): Route {
  return { endpoint, bound: handle as unknown as NonNullable<Route['bound']> }
}

/** The same for an endpoint that begins its own transactions: a signed link says by itself who asks. */
export function onOpenFile<const E extends Endpoint>(
  endpoint: E,
  handle: (open: Open, input: InputOf<E>) => Promise<FileAnswer>,
): Route {
  return { endpoint, open: handle as unknown as NonNullable<Route['open']> }
}

export interface Binding {
  transact: Transact
  /** The same for what only reads. */
  read: Transact
  report: Report
  readToken: ReadToken
  now: () => Date
  /** Counts a row or a text that a person makes, and refuses one too many. */
  takeRoom: (user_id: string) => void
}

/** Serves the routes: parses the input, finds the actor, parses the reply. Nothing else knows HTTP. */
export function bind(app: FastifyInstance, routes: readonly Route[], binding: Binding): void {
  for (const route of routes) {
    const parseReply = parserOf(route.endpoint)
    app.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      preParsing: letIn(route.endpoint, binding),
      errorHandler: refuseUnread(route.endpoint, binding),
      handler: async (request, reply) => {
        const answer = await run(route, request, reply, binding)
        if (answer instanceof FileAnswer) return sendFile(reply, answer)
        return send(route.endpoint, reply, parseReply ? () => parseReply(answer) : undefined)
      },
    })
  }
}

async function run(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  binding: Binding,
): Promise<unknown> {
  const { endpoint } = route
  const { report } = binding
  const transact = route.onlyReads ? binding.read : binding.transact
  // What they are sent goes through rules of their own, in the words of another standard.
  if (route.open)
    return route.open(openOf(request, reply, binding), await admittedInput(endpoint, request, binding, false))
  const { bound } = route
  const language = languageOf(request)
  if (!bound) throw new Error(`${endpoint.path} has no handler`)
  if (endpoint.access === 'public') {
    const input = inputOf(endpoint, request)
    const work = (ctx: Context<Nobody>) => bound({ ...ctx, language } as Parameters<typeof bound>[0], input)
    return transact({ kind: 'nobody' }, work, request.id)
  }
  const claim = claimOf(request)
  const input = await admittedInput(endpoint, request, binding)
  const work = async (ctx: StaffContext): Promise<unknown> => {
    assertAccess(endpoint, ctx)
    // Only now is it sure that the person is here: a session that has ended takes none of their room.
    if (endpoint.creates || route.takesRoom?.(input)) binding.takeRoom(claim.user_id)
    const call = () => bound({ ...ctx, language } as Parameters<typeof bound>[0], input)
    if (endpoint.creates !== true && !endpoint.repeats) return call()
    return idempotent(
      ctx,
      headerOf(request, 'idempotency-key'),
      { endpoint: endpoint.path, params: endpoint.params && request.params, body: request.body },
      call,
    )
  }
  if (isReport(endpoint, input)) return report(claim, work, request.id)
  return transact(claim, work, request.id)
}

/** What was sent, as the call reads it. What is wrong with it is told to nobody who may not make the call. */
async function admittedInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  binding: Binding,
  isStored?: boolean,
) {
  try {
    return inputOf(endpoint, request, isStored)
  } catch (refusal) {
    if (endpoint.access !== 'public') await assertMayCall(endpoint, request, binding)
    throw refusal
  }
}

/** Whether a replica may answer a call with this input. */
function isReport({ reads, lateWith }: Endpoint, { query }: InputOf<Endpoint>): boolean {
  if (!reads || !lateWith) return reads !== undefined
  return Object.entries(query ?? {}).some(([name, value]) => Boolean(value) && lateWith.includes(name))
}

/** What an open handler works with. */
export function openOf(request: FastifyRequest, reply: FastifyReply, { transact, now }: Binding): Open {
  return {
    transact: withinOneWait(transact, request.id),
    client: clientOf(request),
    now: now(),
    header: (name, value) => void reply.header(name, value),
    redirect: (address) => void reply.redirect(address, 303),
  }
}

/** Sends what a handler answered, parsed by the endpoint's reply. */
export function answer(endpoint: Endpoint, reply: FastifyReply, content: unknown): unknown {
  const parseReply = parserOf(endpoint)
  return send(endpoint, reply, parseReply ? () => parseReply(content) : undefined)
}

/** Answers parsed, so that a column which the contract does not name cannot leave the house. */
function send(endpoint: Endpoint, reply: FastifyReply, parsed: (() => unknown) | undefined): unknown {
  if (reply.sent) return reply
  if (!parsed) return reply.code(204).send()
  reply.code(endpoint.creates ? 201 : 200)
  if (endpoint.replyType) reply.type(endpoint.replyType)
  return parsed()
}

function parserOf({ reply }: Endpoint): ((answer: unknown) => unknown) | undefined {
  return reply && ((answer) => z.parse(asZod(reply), answer))
}

/** The contract sees a schema only through its types; all of them are this library's. */
function asZod(schema: Schema): z.core.$ZodType {
  return schema as unknown as z.core.$ZodType
}

/** The three parts of a request as the endpoint's schemas read them, or one refusal that names every field. */
export function inputOf(
  endpoint: Endpoint,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  isStored = true,
): InputOf<Endpoint> {
  const complaints: FieldComplaint[] = []
  const parts = { params, query, body }
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    if (isStored) findUnstorable(parts[part], part, [], complaints)
    const schema = endpoint[part] as unknown as z.ZodMiniType | undefined
    if (!schema) continue
    const parsed = z.safeParse(schema, parts[part] ?? (part === 'body' ? undefined : {}))
    if (parsed.success) input[part] = parsed.data
    else complaints.push(...parsed.error.issues.map((issue) => complaintOf(issue, part)))
  }
  if (!endpoint.body && !isNothing(body)) complaints.push({ path: 'body', message: complaint('empty') })
  if (complaints.length > 0)
    throw new Refusal('invalid', 'request.invalid', { fields: complaints.slice(0, 50) })
  return input as unknown as InputOf<Endpoint>
}

/** What a call that takes no body may be sent: somebody who sends more expects it to be read. */
function isNothing(body: unknown): boolean {
  return body === undefined || body === null || JSON.stringify(body) === '{}'
}

/** Nothing that the contract takes lies deeper; without an end, brackets alone would fill the stack. */
const deepest = 20

/** PostgreSQL stores no NUL and no half of a surrogate pair: text with one is refused by name, wherever it stands. */
function findUnstorable(value: unknown, part: string, path: string[], complaints: FieldComplaint[]): void {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\0')) return
    complaints.push({ path: path.join('.') || part, message: complaint('broken_characters') })
  } else if (typeof value === 'object' && value !== null) {
    if (path.length >= deepest) {
      complaints.push({ path: path[0] ?? part, message: complaint('too_deep') })
      return
    }
    for (const [key, inner] of Object.entries(value)) {
      findUnstorable(key, part, path, complaints)
      findUnstorable(inner, part, [...path, key], complaints)
    }
  }
}

/** A complaint about the whole of a part is told under that part's name. */
function complaintOf(issue: z.core.$ZodIssue, part: string): FieldComplaint {
  return { path: issue.path.map(String).join('.') || part, message: issue.message }
}

/** The body of a refusal, in the house's own shape and the caller's language. */
export function refusalBody(refusal: Refusal, request_id: string, language: Language): RefusalBody {
  const { fields, current, open } = refusal.detail
  return {
    kind: refusal.kind,
    reason: refusal.reason,
    message: sentenceOf(refusal, language),
    request_id,
    ...(fields ? { fields: fields.map((field) => wholeComplaint(field, refusal, language)) } : {}),
    ...(current === undefined ? {} : { current }),
    ...(open === undefined ? {} : { open }),
  }
}
