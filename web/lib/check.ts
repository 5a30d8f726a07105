import * as z from 'zod/mini'
import { complainPlainly } from '../../contract/kernel/plain-words.ts'
import { firstOfEach, saidOf } from './complaints.ts'
import type { Complaints } from './said.ts'

// It brings the library of schemas along: a page imports this only in what it loads after its first paint.
complainPlainly()

/** What a schema of the contract says about values before they are sent; empty when they fit. */
export function complaintsIn(schema: z.ZodMiniType, values: unknown): Complaints {
  const { error } = z.safeParse(schema, values)
  return firstOfEach(error?.issues.map(({ path, message }) => [path.join('.'), saidOf(message)]) ?? [])
}
