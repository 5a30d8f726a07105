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

/** An error without what PostgreSQL quotes of the request: its message, detail and parameters. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return 'no error object'
  const code = 'code' in error ? error.code : undefined
  const trace = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  if (!('severity' in error)) return { type: error.name, message: error.message, code, trace }
  const { constraint, table, routine } = error as { constraint?: string; table?: string; routine?: string }
  return { type: 'database', code, constraint, table, routine, trace }
}
