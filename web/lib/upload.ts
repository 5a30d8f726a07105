import type { Endpoint, ReplyOf } from '../../contract/kernel/endpoint.ts'
import { addressOf, tokenFor } from './client.ts'
import { CallFailure, failureOf, unreachable } from './failure.ts'
import { locale } from './locale.ts'
import { renewedAfter } from './session.ts'

export interface UploadOptions {
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** Told how much of the form has left this device: 0 to 1, never backwards. */
  onProgress?: ((part: number) => void) | undefined
  /** Milliseconds before the one retry. */
  pause?: number
}

/**
 * Sends a form with a file to an endpoint and answers its reply. A line that breaks, or a server that is away,
 * is tried once more; fails with a CallFailure only (or the signal's abort).
 */
export async function upload<const E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: UploadOptions = {},
): Promise<ReplyOf<E>> {
  const { pause = 1000, signal } = options
  try {
    return await attempt<E>(endpoint, form, options)
  } catch (error) {
    signal?.throwIfAborted()
    const passes = error instanceof CallFailure && ['offline', 'unavailable'].includes(error.kind)
    if (!passes) throw error
    await waitFor(pause, signal)
    return attempt<E>(endpoint, form, options)
  }
}

async function attempt<E extends Endpoint>(
  endpoint: Endpoint,
  form: FormData,
  options: UploadOptions,
): Promise<ReplyOf<E>> {
  const token = await tokenFor(endpoint)
  let answer = await send(endpoint, form, options, token)
  if (answer.status === 401 && token !== undefined) {
    const renewed = await renewedAfter(token).catch(() => undefined)
    if (renewed !== undefined) answer = await send(endpoint, form, options, renewed)
  }
  return readReply<E>(answer)
}

// Of all ways to call a server only this one says how much has been sent.
function send(
  endpoint: Endpoint,
  form: FormData,
  { signal, idempotencyKey, onProgress }: UploadOptions,
  token: string | undefined,
): Promise<XMLHttpRequest> {
  return new Promise((answer, fail) => {
    if (signal?.aborted) return fail(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    request.open(endpoint.method, addressOf(endpoint.path, {}))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', locale)
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`)
    if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => answer(request)
    request.onerror = () => fail(unreachable())
    request.onabort = () => fail(signal?.reason ?? unreachable())
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.send(form)
  })
}

function readReply<E extends Endpoint>({ status, responseText }: XMLHttpRequest): ReplyOf<E> {
  let body: unknown
  try {
    body = responseText === '' ? undefined : JSON.parse(responseText)
  } catch {
    if (status < 300) throw unreachable()
  }
  if (status >= 300) throw failureOf(status, body)
  return asReply<E>(body)
}

/** Guaranteed by the server, which parses every reply with the endpoint's own schema before it sends it. */
function asReply<E extends Endpoint>(body: unknown): ReplyOf<E> {
  return body as ReplyOf<E>
}

function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      done()
    }, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      fail(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}
