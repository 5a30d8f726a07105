import * as z from 'zod/mini'
import * as f from './kernel/fields.ts'

export const role = z.enum(['partner', 'associate'])
export type Role = z.infer<typeof role>

/** What every signed-in person may know of another. */
export const person = z.object({ user_id: f.id, full_name: z.string(), role })
export type Person = z.infer<typeof person>
