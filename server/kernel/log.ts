import { type DestinationStream, pino } from 'pino'

export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** Structured lines on standard output, or `to`. Callers pass ids and counts, never contents, names or tokens. */
export function makeLog(level: string, to?: DestinationStream): Log {
  return pino({ level, base: null, serializers: { error: describeError } }, to)
}

/** Logs an error at most once a minute: what goes on failing is tried again all the time, and is news once. */
export function onceAMinute(log: Log, message: string): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    const now = performance.now()
    if (now - loggedAt < 60_000) return
    loggedAt = now
    log.error({ error }, message)
  }
}

/** An error without what PostgreSQL quotes of the request: its message, detail and parameters. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return 'no error object'
  const code = 'code' in error ? error.code : undefined
  const trace = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  if (!('severity' in error)) return { type: error.name, message: error.message, code, trace }
  const { constraint, table, routine } = error as { constraint?: string; table?: string; routine?: string }
  return { type: 'database', code, constraint, table, routine, trace }
}
