import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { usualLocation } from './meeting-room.ts'
import { author } from './people.ts'

export const meetingLimits = { title: 300, description: 5000, location: 200 }

/** The most rooms, and the most bookings, that a day's view of the rooms shows. */
export const roomsShown = { rooms: 50, bookings: 500 }

const time = z
  .string(complaint('time', { example: '14:30' }))
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, complaint('time', { example: '14:30' })))

export const meeting = z.object({
  id: f.id,
  title: z.string(),
  description: z.nullable(z.string()),
  /** Day and times are the firm's wall clock. */
  meeting_date: f.day,
  start_time: time,
  end_time: time,
  location: z.string(),
  created_by: f.id,
  created_at: f.moment,
  version: f.version,
  /** Of a creator whose profile is not found: no name, role partner. */
  profiles: author,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Meeting = z.infer<typeof meeting>

const fields = {
  title: f.line(meetingLimits.title, 1),
  description: z.optional(z.nullable(f.paragraphs(meetingLimits.description))),
  location: f.line(meetingLimits.location),
}

interface Times {
  start_time?: string | undefined
  end_time?: string | undefined
}

const endsAfterStart = z.refine<Times>(
  ({ start_time, end_time }) => start_time === undefined || end_time === undefined || start_time < end_time,
  { error: complaint('after_start'), path: ['end_time'] },
)

export const meetingDraft = z
  .object({
    ...fields,
    meeting_date: f.day,
    start_time: time,
    end_time: time,
    /** Left out or empty: the Conference Room. */
    location: z._default(fields.location, usualLocation),
  })
  .check(endsAfterStart)
export type MeetingDraft = z.input<typeof meetingDraft>

export const meetingChange = z
  .object({
    title: z.optional(fields.title),
    description: fields.description,
    meeting_date: z.optional(f.day),
    start_time: z.optional(time),
    end_time: z.optional(time),
    location: z.optional(fields.location),
    version: f.version,
  })
  .check(endsAfterStart)
export type MeetingChange = z.infer<typeof meetingChange>

const filters = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 })))),
  /** One room, however it is written. */
  location: z.optional(z.string().check(z.trim(), z.maxLength(meetingLimits.location))),
}
export const meetingFilters = z.object(filters)
export type MeetingFilters = z.infer<typeof meetingFilters>

const table = '/rest/v1/meetings'
const one = z.object({ id: f.id })

export const listMeetings = endpoint({
  method: 'GET',
  path: table,
  summary:
    'Meetings by date and time: those that have not ended, soonest first, or those that have, latest first',
  access: 'meetings',
  query: z.object({
    /** Left out: all of them, earliest first. */
    when: z.optional(z.enum(['upcoming', 'past'])),
    ...filters,
    ...paging,
  }),
  reply: pageOf(meeting),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getMeeting = endpoint({
  method: 'GET',
  path: `${table}/:id`,
  summary: 'One meeting',
  access: 'meetings',
  params: one,
  reply: meeting,
  refuses: ['row.not_found'],
})

export const createMeeting = endpoint({
  method: 'POST',
  path: table,
  summary: 'Books a meeting, from the firm’s today on, where nothing else takes place at that time',
  access: 'meetings',
  body: meetingDraft,
  reply: meeting,
  refuses: ['request.key_reused', 'meetings.room_taken'],
  creates: true,
})

export const updateMeeting = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes the fields given, made on `version`; no meeting can be moved into the past',
  access: 'meetings',
  params: one,
  body: meetingChange,
  reply: meeting,
  refuses: ['row.not_found', 'request.stale_version', 'meetings.room_taken'],
})

export const deleteMeeting = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: 'Deletes a meeting',
  access: 'meetings',
  params: one,
  refuses: ['row.not_found'],
})

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
        bookings: z.array(z.object({ id: f.id, title: z.string(), start_time: time, end_time: time })),
      }),
    ),
  }),
  refuses: [],
})
