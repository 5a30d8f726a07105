import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { rowFields, whole } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { person } from './people.ts'

/** How long somebody's week is, in seconds; without a row it is 40 hours. */
export const usualWeek = 40 * 3600

export const workingHours = rowFields({
  seconds_per_week: whole({ least: 0, most: 7 * 86_400, usual: usualWeek }),
})

const workingHoursRow = rowSchema(workingHours, { user_id: f.id, person })
export type WorkingHours = z.infer<typeof workingHoursRow>

/** The topic under which open screens hear of them. */
export const workingHoursTopic = 'working_hours'

const table = '/rest/v1/working_hours'
const row = rowCalls({ table, access: 'time.approve', reply: workingHoursRow })

export const listWorkingHours = endpoint({
  method: 'GET',
  path: table,
  summary:
    'How long weeks are where they are not 40 hours: the caller’s, or everybody’s for whoever approves time',
  access: 'staff',
  query: z.object({ user_id: z.optional(f.id), ...paging }),
  reply: pageOf(workingHoursRow),
  refuses: [],
})

export const getWorkingHours = getRow({ ...row, access: 'staff', summary: 'How long one person’s week is' })

export const createWorkingHours = createRow({
  ...row,
  summary: 'Says how long somebody’s week is',
  body: z.extend(draftSchema(workingHours), { user_id: f.id }),
  refuses: ['row.not_found', 'working_hours.exists'],
})

export const updateWorkingHours = updateRow({
  ...row,
  summary: 'Changes how long somebody’s week is',
  body: changeSchema(workingHours),
  refuses: ['rights.not_yours'],
})

export const deleteWorkingHours = deleteRow({
  ...row,
  summary: 'Somebody’s week is 40 hours again',
  refuses: ['rights.not_yours'],
})
