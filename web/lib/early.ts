/** A call that the page's first script made (web/public/early.js). */
interface EarlyCall {
  answer: Promise<Response>
  stop: () => void
}

declare global {
  interface Window {
    /** What was asked for before this code was here, by address; only in the first seconds. */
    sereshtaEarly?: { token: string | undefined; answers: Map<string, EarlyCall> }
  }
}

/** Stops and forgets what was not taken yet: something has changed since it was asked for. */
export function forgetEarly(): void {
  const answers = globalThis.window?.sereshtaEarly?.answers
  for (const { stop } of answers?.values() ?? []) stop()
  answers?.clear()
}

/**
 * The answer to a GET that was asked for before the code was here; each is given once. Undefined when there is none,
 * it failed or it was asked for by another session: then the call is still to be made.
 */
export async function takeEarly(
  address: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const early = globalThis.window?.sereshtaEarly
  const call = early?.answers.get(address)
  if (!early || !call || (token !== undefined && token !== early.token)) return undefined
  early.answers.delete(address)
  signal.addEventListener('abort', call.stop)
  return call.answer.catch(() => undefined)
}
