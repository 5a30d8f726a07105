import { randomUUID } from 'node:crypto'
import { grantSession, signUp, verifyLink } from '../../contract/auth.ts'
import type { ArgsOf, Endpoint, ReplyOf } from '../../contract/kernel/endpoint.ts'
import { buildApp } from '../../server/app.ts'
import { createCode } from '../../server/features/auth/commands/create-code.ts'
import { ensureFirstCodes } from '../../server/features/auth/public.ts'
import { manualClock } from '../../server/kernel/clock.ts'
import { usualLimits } from '../../server/kernel/http-limits.ts'
import type { Mail } from '../../server/platform/mail/mailer.ts'
import type { Runtime } from '../../server/platform/runtime.ts'
import type { Member } from './firm.ts'
import { password } from './members.ts'

// Sessions live for 30 days; people of the demo sign in again a little before.
const signInEveryMs = 25 * 24 * 60 * 60_000

interface Work {
  job: string
  payload: Record<string, unknown>
}

/** The real product on a clock of its own: calls go in by the front door, mails stay here. */
export async function openProduct(runtime: Runtime) {
  const clock = manualClock(new Date(0))
  const waiting: Work[] = []
  const mails: Mail[] = []
  const app = await buildApp({
    ...runtime,
    clock,
    jobs: {
      ...runtime.jobs,
      enqueue: async (_db, job, payload) => void waiting.push({ job, payload }),
      wake: () => undefined,
    },
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
    limits: {
      ...usualLimits,
      callsPerMinute: Number.MAX_SAFE_INTEGER,
      createsPerHour: Number.MAX_SAFE_INTEGER,
      eventLoopDelay: 60_000,
    },
  })
  const sessions = new Map<Member, { user_id: string; session_id: string; since: number }>()

  async function work(job: string, payload: Record<string, unknown> = {}): Promise<void> {
    const definition = app.jobs.find(({ name }) => name === job)
    if (!definition) throw new Error(`there is no job ${job}`)
    await definition.work(payload, { id: randomUUID(), attempt: 1 })
  }

  async function send<const E extends Endpoint>(
    endpoint: E,
    args: ArgsOf<E>,
    bearer?: string,
  ): Promise<ReplyOf<E>> {
    const { params, query, body } = partsOf(args)
    const filled = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(`${params[name]}`),
    )
    return ask(endpoint, {
      url: filled,
      query,
      ...(body === undefined ? {} : { payload: body }),
      ...(bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } }),
    })
  }

  async function sendForm<const E extends Endpoint>(
    endpoint: E,
    form: FormData,
    who?: Member,
  ): Promise<ReplyOf<E>> {
    // The platform's own writer of forms, as a browser has one.
    const written = new Response(form)
    const headers = {
      'content-type': written.headers.get('content-type') ?? '',
      ...(who && { authorization: `Bearer ${await tokenOf(who)}` }),
    }
    return ask(endpoint, { url: endpoint.path, headers, payload: Buffer.from(await written.arrayBuffer()) })
  }

  async function ask<const E extends Endpoint>(
    endpoint: E,
    request: {
      url: string
      query?: Record<string, string>
      payload?: object
      headers?: Record<string, string>
    },
  ): Promise<ReplyOf<E>> {
    const answer = await app.http.inject({ method: endpoint.method, ...request })
    if (answer.statusCode >= 300) throw new Error(`${endpoint.method} ${request.url}: ${answer.body}`)
    for (const { job, payload } of waiting.splice(0)) await work(job, payload)
    return asReply<E>(answer.body)
  }

  async function tokenOf(who: Member): Promise<string> {
    const now = clock.now()
    let session = sessions.get(who)
    if (!session || now.getTime() - session.since > signInEveryMs) {
      const body = { email: who.email, password }
      const query = { grant_type: 'password' } as const
      keep(who, (await send(grantSession, { query, body })).access_token)
      session = sessions.get(who)
    }
    if (!session) throw new Error(`${who.email} is not signed in`)
    return app.tokens.sign(session, { email: who.email, role: 'authenticated' }, now)
  }

  function keep(who: Member, access_token: string): void {
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
    sessions.set(who, { user_id: claims.sub, session_id: claims.session_id, since: clock.now().getTime() })
  }

  /** Signs somebody up with a code and confirms the mailed link, as people do. */
  async function arrive(who: Member, code: string): Promise<void> {
    const data = { full_name: who.full_name, [`${who.role}_code`]: code }
    await send(signUp, { body: { email: who.email, password, data } })
    const link = new URL(mails.pop()?.letter.action?.link ?? '')
    const token_hash = link.searchParams.get('token_hash') ?? ''
    keep(who, (await send(verifyLink, { body: { type: 'signup', token_hash } })).access_token)
  }

  return {
    clock,
    work,
    arrive,
    call: async <const E extends Endpoint>(who: Member, endpoint: E, args: ArgsOf<E>) =>
      send(endpoint, args, await tokenOf(who)),
    visit: <const E extends Endpoint>(endpoint: E, args: ArgsOf<E>) => send(endpoint, args),
    sendForm,
    /** The codes with which others may sign up: the first ones ever, where nobody has them yet. */
    codes: async () => {
      const first = await ensureFirstCodes(app.transact, runtime.secret)
      const codeFor = async (role: Member['role']) =>
        first[role] ??
        (
          await app.transact({ kind: 'system' }, (ctx) =>
            createCode(ctx, runtime.secret, { role, max_uses: 8 }),
          )
        ).code
      return { first, partner: await codeFor('partner'), associate: await codeFor('associate') }
    },
    close: () => app.http.close(),
  }
}

export type Product = Awaited<ReturnType<typeof openProduct>>

/** Guaranteed by the server, which parses every reply with the endpoint's own schema before it sends it. */
function asReply<E extends Endpoint>(text: string): ReplyOf<E> {
  return (text === '' ? undefined : JSON.parse(text)) as ReplyOf<E>
}

/** Guaranteed by ArgsOf, which has these three properties and no others. */
function partsOf(args: unknown) {
  const {
    params = {},
    query = {},
    body,
  } = args as {
    params?: Record<string, unknown>
    query?: Record<string, string>
    body?: object
  }
  return { params, query, body }
}
