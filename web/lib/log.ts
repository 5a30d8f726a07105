import { CallFailure } from './failure.ts'

/**
 * Notes a problem that nobody needs to be told about, for whoever opens the browser's console: an error, or only
 * a warning when a line was cut, a page left or a session ended while the call was on its way.
 */
export function logProblem(what: string, detail?: unknown): void {
  const isOurs = !(detail instanceof CallFailure && ['offline', 'unauthenticated'].includes(detail.kind))
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console[isOurs ? 'error' : 'warn'](what, detail ?? '')
}
