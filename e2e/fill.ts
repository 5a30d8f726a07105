import { createEvent } from '../contract/calendar.ts'
import { sendCaseMessage } from '../contract/case-file.ts'
import { createCase } from '../contract/cases.ts'
import { sendMessage } from '../contract/chat.ts'
import { createCost } from '../contract/costing.ts'
import { createCourt } from '../contract/courts.ts'
import { createDeadline } from '../contract/deadlines.ts'
import { giveFeedback } from '../contract/feedback.ts'
import { createHearing } from '../contract/hearings.ts'
import { createMeeting } from '../contract/meetings.ts'
import { archiveNote, createNote } from '../contract/notes.ts'
import { createCaseParty, createParty } from '../contract/parties.ts'
import { createPartnerNote } from '../contract/partner-notes.ts'
import { createStatement } from '../contract/statements.ts'
import { createTimelineEvent } from '../contract/timeline.ts'
import type { Person } from './people.ts'

/** Writes one word wherever people write in the firm: at least one row of every kind; answers the address of a case. */
export async function fill(partner: Person, associate: Person, word: string): Promise<string> {
  const case_id = `CASE/${word}/2026`
  const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)
  const texts = { title: word, client_name: word, case_id, content: `<p>${word}</p>` }
  const worked = { hours_worked: 23.75, projected_billable_hours: 99_999 }
  await associate.call(createNote, { body: { ...texts, ...worked, is_priority: true, keep_alive: true } })
  const list_items = [{ id: 'first', text: word, type: 'number' as const, completed: false }]
  await partner.call(createNote, { body: { ...texts, note_type: 'list', list_items, hours_worked: 1 } })
  const { id } = await associate.call(createNote, { body: texts })
  await associate.call(archiveNote, { body: { note_id: id } })
  const links = [`https://court.example/${word}`, `https://court.example/${word}/2`]
  const court = await partner.call(createCourt, { body: { name_en: word, level: 'district', place: word } })
  const numbered = {
    title: word,
    court_ref: court.id,
    bench: word,
    case_no: '4312',
    case_year: 2026,
    tags: [word.slice(0, 40)],
  }
  const listed = await partner.call(createCase, {
    body: { case_id, client_name: word, description: word, links, ...numbered },
  })
  const inCourt = {
    on_day: today,
    appears_id: partner.user_id,
    bench: word,
    room: word.slice(0, 60),
    item_no: '12345',
  }
  // Whatever day it is: on some the court does not sit.
  await partner.call(createHearing, {
    body: { case_ref: listed.id, ...inCourt, purpose: word, brief: word, keep: true },
  })
  await partner.call(createDeadline, {
    body: {
      ...{ case_ref: listed.id, title: word, trigger: word.slice(0, 60), trigger_day: today },
      ...{ due_on: today, extra_reason: word },
    },
  })
  const party = await partner.call(createParty, { body: { kind: 'person', name_latin: word, address: word } })
  const sides = { side: 'theirs', role: 'opponent', role_word: word.slice(0, 60) } as const
  await partner.call(createCaseParty, { body: { case_ref: listed.id, party_ref: party.id, ...sides } })
  await partner.call(sendCaseMessage, { body: { case_ref: listed.id, message_text: word } })
  const amount = '999999999.99'
  await partner.call(createCost, { body: { case_id, description: word, amount } })
  await partner.call(createTimelineEvent, { body: { case_id, title: word, description: word } })
  // A day of the month that other journeys leave alone: a month shows few of the events of a full day.
  const quiet = `${today.slice(0, 8)}${Number(today.slice(8)) > 14 ? '04' : '26'}`
  await associate.call(createEvent, { body: { title: word, description: word, event_date: quiet } })
  const at = { meeting_date: today, start_time: '00:00', end_time: '23:59' }
  await partner.call(createMeeting, { body: { title: word, description: word, location: word, ...at } })
  await partner.call(createPartnerNote, { body: { title: word, content: `<p>${word}</p>` } })
  await partner.call(giveFeedback, { body: { associate_id: associate.user_id, feedback_text: word } })
  await associate.call(sendMessage, { body: { message_text: `${word} https://court.example/${word}` } })
  await partner.call(createStatement, {
    body: { entry_type: 'income', category: 'Legal Fees', description: word, remarks: word, amount },
  })
  return `/caselist/case?id=${listed.id}`
}
