import { pino } from 'pino'

export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** Structured lines on standard output. Callers pass ids and counts, never contents, names or tokens. */
export function makeLog(level: string): Log {
  return pino({
    level,
    base: null,
    serializers: { error: describeError },
  })
}

/** An error without its `detail` and `parameters`, in which PostgreSQL quotes the row. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}
