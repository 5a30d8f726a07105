import * as z from 'zod/mini'
import * as f from './kernel/fields.ts'

export const inBothLanguages = { id: f.id, name_en: z.string(), name_bn: z.nullable(z.string()) }

/** The case of a row, as a board or a list of many cases says it. */
export const caseOnBoard = z.object({
  id: f.id,
  case_id: z.string(),
  title: z.nullable(z.string()),
  client_name: z.nullable(z.string()),
  type: z.nullable(z.object({ ...inBothLanguages, code: z.string() })),
  case_no: z.nullable(z.string()),
  case_year: z.nullable(z.int()),
  /** One name of each side, where it has parties. */
  ours: z.nullable(z.string()),
  theirs: z.nullable(z.string()),
})
