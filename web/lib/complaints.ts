import * as z from 'zod/mini'
import { complainPlainly } from '../../contract/kernel/plain-words.ts'
import { CallFailure } from './failure.ts'

complainPlainly()

/** What is wrong with a form, one sentence a field; `links.2` counts for the field `links`. */
export type Complaints = Record<string, string>

/** What a schema of the contract says about values before they are sent; empty when they fit. */
export function complaintsIn(schema: z.ZodMiniType, values: unknown): Complaints {
  const { error } = z.safeParse(schema, values)
  return firstOfEach(
    error?.issues.map(({ path, message }) => ({ path: path.join('.'), message: sentence(message) })) ?? [],
  )
}

/** What the server said about single fields; empty for any other failure. */
export function complaintsOf(error: unknown): Complaints {
  if (!(error instanceof CallFailure)) return {}
  return firstOfEach(error.fields.map(({ path, message }) => ({ path, message: sentence(message) })))
}

function firstOfEach(complaints: readonly { path: string; message: string }[]): Complaints {
  const found: Complaints = {}
  for (const { path, message } of complaints) found[path.split('.')[0] ?? ''] ??= message
  return found
}

// The contract's words follow a field's name ('must be …'); on screen they stand alone.
function sentence(message: string): string {
  return message.charAt(0).toLocaleUpperCase() + message.slice(1)
}
