import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, line, paragraphs, rowFields, time } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { usualLocation } from './meeting-room.ts'
import { author } from './people.ts'

export const meetingLimits = { title: 300, description: 5000, location: 200 }

/** The most rooms, and the most bookings, that a day's view of the rooms shows. */
export const roomsShown = { rooms: 50, bookings: 500 }

export const meeting = rowFields({
  title: line({ most: meetingLimits.title, required: true }),
  description: paragraphs({ most: meetingLimits.description }),
  /** Day and times are the firm's wall clock. */
  meeting_date: day({ required: true }),
  start_time: time({ required: true }),
  end_time: time({ required: true }),
  /** Empty: the usual room. */
  location: line({ most: meetingLimits.location, usual: usualLocation }),
})

export const meetingRow = rowSchema(meeting, {
  created_by: f.id,
  /** Of a creator whose profile is not found: no name, role partner. */
  profiles: author,
  ...f.ofCase,
})
export type Meeting = z.infer<typeof meetingRow>

interface Times {
  start_time?: string | undefined
  end_time?: string | undefined
}

const endsAfterStart = z.refine<Times>(
  ({ start_time, end_time }) => start_time === undefined || end_time === undefined || start_time < end_time,
  { error: complaint('after_start'), path: ['end_time'] },
)

export const meetingDraft = z.extend(draftSchema(meeting), f.picked).check(endsAfterStart)
export type MeetingDraft = z.input<typeof meetingDraft>

export const meetingChange = z.extend(changeSchema(meeting), f.picked).check(endsAfterStart)
export type MeetingChange = z.infer<typeof meetingChange>

const filters = {
  q: f.search,
  /** One room, however it is written. */
  location: z.optional(z.string().check(z.trim(), z.maxLength(meetingLimits.location))),
}
export const meetingFilters = z.object(filters)
export type MeetingFilters = z.infer<typeof meetingFilters>

const table = '/rest/v1/meetings'
const row = rowCalls({ table, access: 'meetings', reply: meetingRow })

export const listMeetings = endpoint({
  method: 'GET',
  path: table,
  summary:
    'Meetings by date and time: those that have not ended, soonest first, or those that have, latest first',
  access: 'meetings',
  query: z.object({
    /** Left out: all of them, earliest first. */
    when: z.optional(z.enum(['upcoming', 'past'])),
    case_ref: z.optional(f.id),
    ...filters,
    ...paging,
  }),
  reply: pageOf(meetingRow),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getMeeting = getRow({ ...row, summary: 'One meeting' })

export const createMeeting = createRow({
  ...row,
  summary: 'Books a meeting, from the firm’s today on, where nothing else takes place at that time',
  body: meetingDraft,
  refuses: ['meetings.room_taken', 'row.not_found'],
})

export const updateMeeting = updateRow({
  ...row,
  summary: 'Changes the fields given, made on `version`; no meeting can be moved into the past',
  body: meetingChange,
  refuses: ['meetings.room_taken'],
})

export const deleteMeeting = deleteRow({ ...row, summary: 'Deletes a meeting' })

export const dayOfRooms = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/meeting_rooms',
  summary: 'The rooms where the firm meets, the usual one first, each with its bookings of a day',
  access: 'meetings',
  query: z.object({ date: f.day }),
  reply: z.object({
    rooms: z.array(
      z.object({
        location: z.string(),
        bookings: z.array(z.object({ id: f.id, title: z.string(), start_time: f.time, end_time: f.time })),
      }),
    ),
  }),
  refuses: [],
})
