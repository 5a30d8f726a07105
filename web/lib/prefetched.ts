import type { PagePath } from '../../contract/pages.ts'

/** The part of a query that makes its call. */
interface FirstQuery {
  readonly queryFn?: unknown
  readonly initialPageParam?: unknown
}

/**
 * What pages ask for first at their plain addresses. A feature's api.ts exports it as `prefetched`; the build writes the
 * calls into each page (tools/vite/prefetched-calls.ts), which makes them before its code is there.
 */
export type Prefetched = Partial<
  Record<PagePath | 'every page' | 'every page of staff', readonly FirstQuery[]>
>

/** A call that the page's first script made (web/public/prefetch.js). */
interface PrefetchedCall {
  answer: Promise<Response>
  stop: () => void
}

declare global {
  interface Window {
    /** What was asked for before this code was here, by address; only in the first seconds. */
    sereshtaPrefetched?: { token: string | undefined; answers: Map<string, PrefetchedCall> }
  }
}

/** Stops and forgets what was not taken yet: something has changed since it was asked for. */
export function forgetPrefetched(): void {
  const answers = globalThis.window?.sereshtaPrefetched?.answers
  for (const { stop } of answers?.values() ?? []) stop()
  answers?.clear()
}

/**
 * The answer to a GET that was asked for before the code was here; each is given once. Undefined when there is none,
 * it failed or it was asked for by another session: then the call is still to be made.
 */
export async function takePrefetched(
  address: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const prefetched = globalThis.window?.sereshtaPrefetched
  const call = prefetched?.answers.get(address)
  if (!prefetched || !call || (token !== undefined && token !== prefetched.token)) return undefined
  prefetched.answers.delete(address)
  signal.addEventListener('abort', call.stop)
  return call.answer.catch(() => undefined)
}
