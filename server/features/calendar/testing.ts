import { v7 as uuidv7 } from 'uuid'
import type { EventDraft } from '../../../contract/calendar.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** An event added through the front door. */
export async function anEvent(creator: TestPerson, draft: Partial<EventDraft> = {}) {
  const body = { title: 'Hearing', event_date: '2026-11-21', ...draft }
  const answer = await creator.call('POST', '/rest/v1/calendar_events', body)
  if (answer.status !== 201) throw new Error(`no event: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insertEvent = (id: string, person: string) =>
  `insert into calendar_events (id, user_id, title, event_date, created_at, updated_at)
     values ('${id}', '${person}', 'x', '2026-11-21', now(), now())`

const insertFeed = (person: string) =>
  `insert into calendar_feeds values ('${person}', '\\x${uuidv7().replaceAll('-', '')}', now())
     on conflict (user_id) do update set created_at = now()`

export const rightsOfCalendar: readonly RightsLine[] = [
  {
    table: 'calendar_events',
    // Its creator alone changes one: a partner sees and adds like anybody else.
    expects: { right: 'staff', owner: 'rcud', colleague: 'rc', partner: 'rc', stranger: '', system: 'r' },
    seed: async (world, owner) => {
      const id = uuidv7()
      await world.rows(insertEvent(id, owner.user_id))
      return { row: `id = '${id}'`, create: (actor) => insertEvent(uuidv7(), actor), change: `title = 'y'` }
    },
  },
  {
    table: 'calendar_feeds',
    expects: { right: 'staff', owner: 'rcud', colleague: 'c', partner: 'c', stranger: '', system: 'rd' },
    seed: async (world, owner) => {
      await world.rows(insertFeed(owner.user_id))
      return { row: `user_id = '${owner.user_id}'`, create: insertFeed, change: 'created_at = now()' }
    },
  },
]

export const table = '/rest/v1/calendar_events'

/** Three people, with what shows in a calendar, and ways to ask for its days. */
export function aFirmWithCalendar() {
  const people = aFirm(
    'notes, note_counts, cases, courts, calendar_events, calendar_feeds, meetings, rate_limits',
    {
      partner: ['partner', 'Nusrat Jahan'],
      associate: ['associate', 'Farhan Kabir'],
      colleague: ['associate', 'Sadia Rahman'],
    },
  )
  const rangeOf = async (who: TestPerson, from: string, to = from) =>
    (await who.call('GET', `/rest/v1/rpc/calendar_range?from=${from}&to=${to}`)).body.days
  const summaryOf = async (who: TestPerson, month = '2026-11') =>
    (await who.call('GET', `/rest/v1/rpc/calendar_summary?month=${month}`)).body
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
  return { ...people, rangeOf, summaryOf, titles }
}
