import * as calls from '../../../contract/meetings.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createMeeting } from './commands/create-meeting.ts'
import { deleteMeeting } from './commands/delete-meeting.ts'
import { updateMeeting } from './commands/update-meeting.ts'
import { dayOfRooms, getMeeting, listMeetings } from './queries.ts'

export const meetingsRoutes: readonly Route[] = [
  on(calls.listMeetings, listMeetings),
  on(calls.getMeeting, getMeeting),
  on(calls.createMeeting, createMeeting),
  on(calls.updateMeeting, updateMeeting),
  on(calls.deleteMeeting, deleteMeeting),
  on(calls.dayOfRooms, dayOfRooms),
]
