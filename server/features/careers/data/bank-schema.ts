import { z } from 'zod'

const text = z.string().trim().min(1).max(600)

/** One question of the test's bank, with what never leaves the server: which option is right, and why. */
export const bankQuestion = z
  .object({
    id: z.string().regex(/^[a-z]+(-[a-z0-9]+)+$/),
    topic: z.enum(['general-analysis', 'criminal-law']),
    question: text,
    options: z.tuple([text, text, text, text]),
    /** The place of the right one among the options. */
    right: z.int().min(0).max(3),
    explanation: text,
    law: z.object({ act: text, section: z.string().regex(/^\d+[A-Z]?$/) }).nullable(),
    /** Where the text of the law was read. */
    source: z.url().nullable(),
  })
  .readonly()
export type BankQuestion = z.input<typeof bankQuestion>
