import * as calls from '../../../contract/meetings.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createMeeting, updateMeeting } from './commands.ts'
import { dayOfRooms, listMeetings } from './queries.ts'
import { meetings } from './rows.ts'

export const meetingsRoutes: readonly Route[] = [
  on(calls.listMeetings, listMeetings),
  on(calls.getMeeting, meetings.get),
  on(calls.createMeeting, createMeeting),
  on(calls.updateMeeting, updateMeeting),
  on(calls.deleteMeeting, meetings.delete),
  on(calls.dayOfRooms, dayOfRooms),
]
