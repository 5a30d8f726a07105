import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { flag, oneOfList, rowFields, time } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { person } from './people.ts'
import { caseAbouts, reminderAbouts, reminderLimits, stepAbouts, stepWays } from './reminder-words.ts'

/** When people of the firm are reminded of what. */
export const reminderStep = rowFields({
  about: oneOfList(reminderAbouts, { required: true, complaint: 'one_of_the_kinds' }),
  at_time: time({ required: true }),
  is_active: flag({ usual: true }),
})

const withWays = { ...reminderStep, ...stepWays }

/** Below 0 is after; null, of deadlines alone, are the days on which they warn. */
const days_before = z.nullable(
  z
    .int(complaint('whole_number'))
    .check(
      z.minimum(-reminderLimits.days, complaint('at_least', { least: -reminderLimits.days })),
      z.maximum(reminderLimits.days, complaint('at_most', { most: reminderLimits.days })),
    ),
)

export const stepRow = z.extend(rowSchema(withWays, {}), { days_before: z.nullable(z.int()) })
export type ReminderStep = z.infer<typeof stepRow>

const stepAbout = z.enum(stepAbouts, complaint('one_of_the_kinds'))
export const stepDraft = z.extend(draftSchema(withWays), { about: stepAbout, days_before })
export type StepDraft = z.input<typeof stepDraft>
export const stepChange = z.extend(changeSchema(withWays), {
  about: z.optional(stepAbout),
  days_before: z.optional(days_before),
})
export type StepChange = z.infer<typeof stepChange>

const table = '/rest/v1/reminder_steps'
const row = rowCalls({ table, access: 'staff', reply: stepRow })
const writes = rowCalls({ table, access: 'courts', reply: stepRow })

export const listReminderSteps = endpoint({
  method: 'GET',
  path: table,
  summary: 'When people of the firm are reminded of what',
  access: 'staff',
  query: z.object(paging),
  reply: pageOf(stepRow),
  refuses: [],
})
export const getReminderStep = getRow({ ...row, summary: 'One step of the reminders' })
export const createReminderStep = createRow({ ...writes, summary: 'Adds a step', body: stepDraft })
export const updateReminderStep = updateRow({
  ...writes,
  summary: 'Changes a step; the one that passes on what nobody has seen stays',
  body: stepChange,
  refuses: ['rights.not_yours'],
})
export const deleteReminderStep = deleteRow({
  ...writes,
  summary: 'Deletes a step',
  refuses: ['rights.not_yours'],
})

/** The topic under which open screens hear of reminders. */
export const remindersTopic = 'reminders_sent'

export const markSeen = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/mark_seen',
  summary: 'The caller has seen what they were reminded of, on whichever way; nobody else is asked to look',
  access: 'staff',
  body: z.object({ about: z.enum([...caseAbouts, 'task']), subject_id: f.id }),
  reply: z.object({ seen_at: f.moment }),
  refuses: ['row.not_found'],
})

/** What became of the reminders of a hearing or deadline. */
const reminded = z.object({
  about: z.enum(caseAbouts),
  subject_id: f.id,
  /** Who saw it first, and when; null: nobody yet. */
  seen_at: z.nullable(f.moment),
  seen_by: z.nullable(person),
  /** The caller was reminded and has not said that they saw it. */
  may_see: z.boolean(),
  /** Whom no mail of it has reached. */
  not_mailed: z.array(person),
})
export type Reminded = z.infer<typeof reminded>

export const remindersOfDay = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/reminders_of_day',
  summary: 'What became of the reminders of the hearings and deadlines of a day',
  access: 'staff',
  query: z.object({ day: f.day }),
  reply: z.object({ items: z.array(reminded) }),
  refuses: [],
})
