import { v7 as uuidv7 } from 'uuid'
import type { MeetingDraft } from '../../../contract/meetings.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** What a meeting of the tests is, where the test says nothing else: tomorrow at ten. */
export const usualMeeting = {
  title: 'Partners’ weekly',
  meeting_date: '2026-11-22',
  start_time: '10:00',
  end_time: '11:00',
} satisfies MeetingDraft

/** A meeting booked through the front door. */
export async function aMeeting(who: TestPerson, draft: Partial<MeetingDraft> = {}) {
  const answer = await who.call('POST', '/rest/v1/meetings', { ...usualMeeting, ...draft })
  if (answer.status !== 201) throw new Error(`no meeting: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insert = (id: string, person: string, room: string) =>
  `insert into meetings (id, created_by, title, meeting_date, start_time, end_time, location, created_at, updated_at)
     values ('${id}', '${person}', 'x', '2026-11-01', '10:00', '11:00', '${room}', now(), now())`

export const rightsOfMeetings: RightsLine = {
  table: 'meetings',
  // The owner of the line is an associate: what was booked in their name is no longer theirs to see.
  expects: { right: 'meetings', owner: '', colleague: '', partner: 'rcud', stranger: '', system: 'r' },
  seed: async (world, owner) => {
    const id = uuidv7()
    await world.rows(insert(id, owner.user_id, 'A'))
    return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor, 'B'), change: `title = 'y'` }
  },
}
