import * as z from 'zod/mini'
import { mostOfCaseId } from './case-states.ts'
import * as f from './kernel/fields.ts'
import { author } from './people.ts'

/** What a row that is booked on a typed case id answers beside its fields. */
export const bookedOnCase = {
  /** The case that its case id means. */
  case_ref: z.nullable(f.id),
  /** For whom the case is, as far as the reader may know. */
  client_name: z.nullable(z.string()),
  /** Who added it: told to partners, null for anybody else. */
  user_id: z.nullable(f.id),
  profiles: z.nullable(author),
}

/** What narrows a list of such rows to a case. */
export const ofOneCase = {
  /** What belongs to one case, whatever was typed. */
  case_ref: z.optional(f.id),
  case_id: z.optional(z.string().check(z.trim(), z.maxLength(mostOfCaseId))),
}
