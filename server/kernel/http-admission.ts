import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/kernel/endpoint.ts'
import { assertAccess } from './context.ts'
import type { Binding } from './http.ts'
import { clientOf, drain } from './http-request.ts'
import { Refusal } from './refusal.ts'
import type { SessionClaim } from './transaction.ts'

/** As whom each request was let in, for as long as it is there. */
const claims = new WeakMap<FastifyRequest, SessionClaim>()

/** Guaranteed for a call that is not public: `letIn` ran before. */
export function claimOf(request: FastifyRequest): SessionClaim {
  const claim = claims.get(request)
  if (!claim) throw new Error('nobody has looked at who makes this call')
  return claim
}

/** Twice as many bytes of a refused body are taken and thrown away, as of one that is too large. */
const mostBody = 16 * 1024 * 1024

/**
 * Refuses who may not make a call at all before a byte of its body is read: a stranger always; whoever lacks its right,
 * or has a session that is over, where there is a body to wait for. Without one the call's own transaction asks.
 */
export function letIn(endpoint: Endpoint, binding: Binding, most = mostBody) {
  return async (request: FastifyRequest): Promise<void> => {
    try {
      await findClaim(endpoint, request, binding)
    } catch (refusal) {
      drain(request, most)
      throw refusal
    }
  }
}

async function findClaim(endpoint: Endpoint, request: FastifyRequest, binding: Binding): Promise<void> {
  const { access, form } = endpoint
  if (access === 'public') return
  const { bearer } = clientOf(request)
  const session = await binding.readToken(bearer)
  if (!session) throw new Refusal('unauthenticated', reasonOf(endpoint, bearer))
  claims.set(request, { kind: 'session', ...session })
  if (form || (hasBody(request) && access !== 'staff')) await assertMayCall(endpoint, request, binding)
}

/** Answers a body that cannot be read: what is wrong with it is told to nobody who may not make the call. */
export function refuseUnread(endpoint: Endpoint, binding: Binding) {
  return async (error: Error, request: FastifyRequest): Promise<never> => {
    if (claims.has(request) && hasBody(request) && request.body === undefined)
      await assertMayCall(endpoint, request, binding)
    throw error
  }
}

/** Whether something is sent that would be read, whatever the call takes. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Refuses whoever does not hold the right of a call, or is not signed in any more. */
export async function assertMayCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  { read }: Binding,
): Promise<void> {
  await read(claimOf(request), async (ctx) => assertAccess(endpoint, ctx), request.id)
}

/** For a token that is wrong the sign-in standard has a word of its own. */
function reasonOf({ refuses }: Endpoint, bearer: string | undefined) {
  if (bearer === undefined) return 'session.missing'
  return refuses.includes('auth.token_invalid') ? 'auth.token_invalid' : 'session.ended'
}
