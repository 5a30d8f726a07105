/** Notes a problem that nobody needs to be told about, for whoever opens the browser's console. */
export function logProblem(what: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.error(what, detail ?? '')
}
