import { CallFailure } from './failure.ts'

/**
 * Notes a problem that nobody needs to be told about, for whoever opens the browser's console: an error, or only
 * a warning when a line was cut, a page left or a session ended while the call was on its way.
 */
export function logProblem(what: string, detail?: unknown): void {
  const isOurs = !(detail instanceof CallFailure && ['offline', 'unauthenticated'].includes(detail.kind))
  // biome-ignore lint/suspicious/noConsole: one of two places that write there
  console[isOurs ? 'error' : 'warn'](what, detail ?? '')
}

/** Notes a failure that the person at the screen was told about. */
export function logFailure(message: string, reason: string | undefined): void {
  // biome-ignore lint/suspicious/noConsole: the other one
  console.warn(message, reason ?? '')
}
