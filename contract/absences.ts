import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, type FormOf, line, rowFields } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { person } from './people.ts'

export const absenceLimits = { note: 200 }

/** From when until when somebody is away; who stands in for them is chosen. */
export const absence = rowFields({
  from_on: day({ required: true }),
  until_on: day({ required: true }),
  note: line({ most: absenceLimits.note }),
})
export type AbsenceForm = FormOf<typeof absence>

const chosen = { cover_id: z.optional(z.nullable(f.id)) }

export const absenceRow = z.extend(rowSchema(absence, { created_by: f.id }), {
  user_id: f.id,
  person,
  cover_id: z.nullable(f.id),
  cover: z.nullable(person),
})
export type Absence = z.infer<typeof absenceRow>

/** What was just written, and how much of what waits for the person the cover may not see; nothing of it is named. */
export const writtenAbsence = z.extend(absenceRow, { warnings: z.object({ unseen: z.int() }) })
export type WrittenAbsence = z.infer<typeof writtenAbsence>

export const absenceDraft = z.extend(draftSchema(absence), {
  ...chosen,
  /** Left out: the caller. */
  user_id: z.optional(f.id),
})
export type AbsenceDraft = z.input<typeof absenceDraft>
export const absenceChange = z.extend(changeSchema(absence), chosen)
export type AbsenceChange = z.infer<typeof absenceChange>

/** The topic under which open screens hear of absences. */
export const absencesTopic = 'absences'

const table = '/rest/v1/absences'
const row = rowCalls({ table, access: 'staff', reply: absenceRow })
const written = rowCalls({ table, access: 'staff', reply: writtenAbsence })
const refuses = ['absences.overlap', 'absences.cover_away'] as const

export const listAbsences = endpoint({
  method: 'GET',
  path: table,
  summary: 'Who is away, the next to go first: of one person, or whoever is away between two days',
  access: 'staff',
  query: z.object({
    user_id: z.optional(f.id),
    from: z.optional(f.day),
    to: z.optional(f.day),
    ...paging,
  }),
  reply: pageOf(absenceRow),
  refuses: [],
})

export const getAbsence = getRow({ ...row, summary: 'One absence' })

export const createAbsence = createRow({
  ...written,
  summary: 'Says that the caller is away, or somebody else with the right to people, and who stands in',
  body: absenceDraft,
  refuses: ['row.not_found', 'rights.not_yours', ...refuses],
})

export const updateAbsence = updateRow({
  ...written,
  summary: 'Changes the fields given of an absence',
  body: absenceChange,
  refuses: ['rights.not_yours', ...refuses],
})

export const deleteAbsence = deleteRow({
  ...row,
  summary: 'Takes an absence back',
  refuses: ['rights.not_yours'],
})
