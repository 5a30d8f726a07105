import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEvent as aCalendarEvent } from './features/calendar/testing.ts'
import { anApplication } from './features/careers/testing.ts'
import { aCase } from './features/cases/testing.ts'
import { aCost } from './features/costing/testing.ts'
import { aMeeting } from './features/meetings/testing.ts'
import { aNote } from './features/notes/testing.ts'
import { aPartnerNote } from './features/partner-notes/testing.ts'
import { aStatement } from './features/statements/testing.ts'
import { anEvent } from './features/timeline/testing.ts'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'

/* Every list that is searched, and what people type however it was written: digits, forms, marks, capitals. */

let world: World
let partner: TestPerson

/** What stands in a row, and what is typed to find it. The first text is that of a case's id. */
const meant = [
  ['CASE-2026-417', 'case-২০২৬-৪১৭'],
  ['নথি ২০৯৩১', '20931'],
  ['নথি 5০৬', '৫06'],
  ['আদালতে হাজির', 'আদালত'],
  ['সহিমোহরকৃত দলিল', 'দলীল'],
  ['ষড়যন্ত্রের মামলা'.normalize('NFD'), 'ষড\u09bcযন্ত্র'],
  ['চাঁদ মিয়া', 'চাদ মি'],
  ['হঠাৎ মৃত্যু', 'হঠাত্'],
  ['দুঃখ প্রকাশ', 'দুঃখ'],
  ['Café Motijheel', 'CAFE mo'],
  ['100% of a_b', '0% of a_'],
] as const
const texts = meant.map(([text]) => text)
const id = meant[0][0]

/** Puts a row into a list that has the text, and says how the list is asked. A case id that is drawn may hold any number. */
const lists: Record<string, { put: (text: string) => Promise<unknown>; path: string }> = {
  tasks: { put: (title) => aNote(partner, { title, case_id: 'Of all' }), path: '/rest/v1/notes?month=all&' },
  'archived tasks': {
    put: async (title) => {
      const note = await aNote(partner, { title, case_id: 'Of all' })
      await partner.call('POST', '/rest/v1/rpc/archive_note', { note_id: note.id })
    },
    path: '/rest/v1/notes?archived=true&',
  },
  'work logs': {
    put: async (title) => {
      const note = await aNote(partner, { title, case_id: 'Of all' })
      const log = { note_id: note.id, work_date: '2026-11-20', hours_worked: 0.25 }
      await partner.call('POST', '/rest/v1/daily_work_logs', log)
    },
    path: '/rest/v1/rpc/work_breakdown?',
  },
  cases: {
    put: (description) => aCase(partner, { case_id: `No-${description}`, description }),
    path: '/rest/v1/cases?',
  },
  costs: {
    put: (description) => aCost(partner, { case_id: 'Of all', description }),
    path: '/rest/v1/case_costing?',
  },
  timeline: {
    put: (title) => anEvent(partner, { case_id: 'Of all', title }),
    path: '/rest/v1/case_timeline?',
  },
  calendar: { put: (title) => aCalendarEvent(partner, { title }), path: '/rest/v1/calendar_events?' },
  meetings: {
    put: (title) => aMeeting(partner, { title, location: `Room ${texts.indexOf(title as typeof id)}` }),
    path: '/rest/v1/meetings?when=upcoming&',
  },
  'partner notes': { put: (title) => aPartnerNote(partner, { title }), path: '/rest/v1/partner_notes?' },
  statements: {
    put: (description) => aStatement(partner, { description }),
    path: '/rest/v1/financial_statements?',
  },
  applications: {
    put: (fullName) =>
      anApplication(world, {
        fullName,
        email: `applicant${texts.indexOf(fullName as typeof id)}@example.com`,
      }),
    path: '/rest/v1/career_applications?',
  },
}

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  await aCase(partner, { case_id: 'Of all' })
  for (const { put } of Object.values(lists)) for (const text of texts) await put(text)
  // An application comes a minute after its test began.
  partner = await world.again(partner)
}, 60_000)
afterAll(() => world.end())

const found = async (list: string, q: string) => {
  const { body } = await partner.call('GET', `${lists[list]?.path}limit=50&q=${encodeURIComponent(q)}`)
  return texts.filter((text) => JSON.stringify(body).normalize('NFC').includes(text.normalize('NFC')))
}

test.each(Object.keys(lists))('%s are found however they are written and typed', async (list) => {
  for (const [text, typed] of meant) {
    expect(await found(list, typed), `${typed} for ${text}`).toEqual([text])
    expect(await found(list, text), text).toEqual([text])
  }
  expect(await found(list, 'zanzibar')).toEqual([])
  // Of two letters no index of words knows anything: row by row.
  expect(await found(list, '০%')).toEqual(['100% of a_b'])
})

test('cases to book on and people to mention are found the same way', async () => {
  await aCase(partner, { case_id: id, client_name: 'দলিল লেখক সমিতি' })
  await world.aPerson('associate', 'শাহীন ২য়')
  const ids = async (q: string) =>
    (await partner.call('GET', `/rest/v1/rpc/case_ids_in_use?limit=5&q=${encodeURIComponent(q)}`)).body
      .case_ids
  expect(await ids('CASE-২০২৬-৪১৭')).toEqual([id, `No-${id}`])
  expect(await ids('দলীল লেখক')).toEqual([id])
  const { body } = await partner.call(
    'GET',
    `/rest/v1/rpc/get_users_for_mentions?q=${encodeURIComponent('শাহিন2')}`,
  )
  expect(body.items).toMatchObject([{ full_name: 'শাহীন ২য়' }])
})
