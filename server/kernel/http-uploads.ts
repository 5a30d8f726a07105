import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { complaint } from '../../contract/kernel/complaints.ts'
import type { Endpoint, In, InputOf } from '../../contract/kernel/endpoint.ts'
import type { Reason } from '../../contract/kernel/reasons.ts'
import { codeOf } from './error-code.ts'
import { answer, type Binding, inputOf, type Open, openOf, type Route } from './http.ts'
import { claimOf, letIn } from './http-admission.ts'
import { drain, headerOf } from './http-request.ts'
import { invalidField, Refusal } from './refusal.ts'
import type { Claim } from './transaction.ts'

/** A file that has arrived whole and lies in a temporary place until it is kept or discarded. */
export interface Received {
  /** Where it can be read until then. */
  path: string
  /** Bytes. */
  size: number
  /** Moves it under its key, durably. */
  keep(key: string): Promise<void>
  /** Removes it, unless it was kept. */
  discard(): Promise<void>
}

/** Takes in a stream of at most `most` bytes, or throws what `tooLarge` makes and leaves nothing behind. */
export type Receive = (
  source: AsyncIterable<Uint8Array>,
  most: number,
  tooLarge: () => Refusal,
) => Promise<Received>

/** How an endpoint takes a file, as multipart/form-data. */
interface Uploading {
  /** Bytes that the file may have. */
  most: number
  /** Bytes that a field beside it may have, where they are more than usual. */
  mostText?: number
  tooLarge: Reason
  /** Why a request without a file is refused; left out, it is as good. */
  missing?: Reason
  /** Asked before the first byte is taken: refuses who may not send anything now. */
  admit?: (open: UploadOpen) => Promise<void>
}

/** Like an open handler's means, and as whom the caller may begin transactions. */
export interface UploadOpen extends Open {
  claim: Claim
  /** What the caller named the call, so that it is safe to repeat. */
  idempotencyKey: string | undefined
}

export interface IncomingFile {
  /** As the client named it: text, not to be trusted with anything. */
  name: string
  received: Received
}

export interface UploadRoute extends Route {
  uploading: Uploading
  upload: (open: UploadOpen, input: InputOf<Endpoint>, file: IncomingFile | undefined) => Promise<unknown>
}

/** Binds an endpoint that takes a file. The handler gets it whole; what it does not keep is removed. */
export function onUpload<const E extends Endpoint>(
  endpoint: E,
  uploading: Uploading & { missing: Reason },
  handle: (open: UploadOpen, input: InputOf<E>, file: IncomingFile) => Promise<In<E['reply']>>,
): UploadRoute {
  return { endpoint, uploading, upload: handle as unknown as UploadRoute['upload'] }
}

/** Binds an endpoint that takes a form which may bring a file. */
export function onForm<const E extends Endpoint>(
  endpoint: E,
  uploading: Omit<Uploading, 'missing'>,
  handle: (open: UploadOpen, input: InputOf<E>, file: IncomingFile | undefined) => Promise<In<E['reply']>>,
): UploadRoute {
  return { endpoint, uploading, upload: handle as unknown as UploadRoute['upload'] }
}

const mostData = 256 * 1024

/** Serves the calls that take files, in a scope of their own: nowhere else is a form accepted. */
export async function bindUploads(
  app: FastifyInstance,
  routes: readonly UploadRoute[],
  binding: Binding,
  receive: Receive,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.register(multipart, {
      throwFileSizeLimit: false,
      // The stream itself is counted by whoever takes it; this stands behind.
      limits: { fields: 8, files: 1, parts: 9, fieldSize: mostData, fieldNameSize: 100, headerPairs: 20 },
    })
    for (const route of routes) {
      scope.route({
        method: route.endpoint.method,
        url: route.endpoint.path,
        preParsing: letIn(route.endpoint, binding, mostOf(route.uploading)),
        handler: async (request, reply) => {
          try {
            return await take(route, request, reply, binding, receive)
          } finally {
            drain(request, mostOf(route.uploading))
          }
        },
      })
    }
    done()
  })
}

const mostOf = ({ most, mostText = 0 }: Uploading): number => most + mostText

async function take(
  route: UploadRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  binding: Binding,
  receive: Receive,
): Promise<unknown> {
  const { endpoint, uploading } = route
  const means = openOf(request, reply, binding)
  const open: UploadOpen = {
    ...means,
    claim: endpoint.access === 'public' ? { kind: 'nobody' } : claimOf(request),
    idempotencyKey: headerOf(request, 'idempotency-key'),
  }
  if (!request.isMultipart()) throw new Refusal('unsupported', 'files.not_a_form')
  if (open.claim.kind === 'session') binding.takeRoom(open.claim.user_id)
  await uploading.admit?.(open)
  const { file, body } = await readParts(request, route, receive)
  try {
    const input = inputOf(endpoint, { params: request.params, query: request.query, body })
    if (!file && uploading.missing) throw new Refusal('invalid', uploading.missing)
    return answer(endpoint, reply, await route.upload(open, input, file))
  } finally {
    await file?.received.discard()
  }
}

async function readParts(
  request: FastifyRequest,
  { endpoint: { form }, uploading: { most, mostText = mostData, tooLarge } }: UploadRoute,
  receive: Receive,
): Promise<{ file: IncomingFile | undefined; body: unknown }> {
  let file: IncomingFile | undefined
  let body: unknown
  const fields: Record<string, unknown> = {}
  try {
    for await (const piece of partsOf(request, most, mostText)) {
      if (piece.type === 'file') {
        if (piece.fieldname !== form?.file || file) throw new Refusal('invalid', 'request.invalid')
        const received = await receive(piece.file, most, () => new Refusal('too_large', tooLarge))
        file = { name: piece.filename ?? '', received }
      } else if (piece.valueTruncated) throw new Refusal('too_large', tooLarge)
      else if (piece.fieldname === form?.data) body = parseData(piece.fieldname, piece.value)
      else if (form?.fields?.includes(piece.fieldname)) fields[piece.fieldname] = piece.value
    }
    return { file, body: form?.fields ? fields : body }
  } catch (error) {
    await file?.received.discard()
    throw isCutOff(error) ? new Refusal('invalid', 'files.cut_off') : error
  }
}

/** The parts of a form; what its headers do not describe is none. */
async function* partsOf(request: FastifyRequest, most: number, fieldSize: number) {
  try {
    yield* request.parts({ limits: { fileSize: most + 1, fieldSize } })
  } catch (error) {
    // Limits have a name; of what it cannot read the parser only says that it cannot.
    throw codeOf(error) !== undefined || isCutOff(error) ? error : new Refusal('invalid', 'files.not_a_form')
  }
}

function parseData(field: string, value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    throw invalidField(field, complaint('json'))
  }
}

/** The form ended in the middle of a part, or its connection did. */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Refusal) return false
  return (
    ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(codeOf(error) ?? '') ||
    /Unexpected end|terminated early|Premature close|aborted/i.test(error.message)
  )
}
